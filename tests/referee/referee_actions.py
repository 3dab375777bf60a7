"""Sections 6, 7 and 18: dice, attacks, defence, the Action cards."""

from tests.referee.referee_board import Board, Marine, Swarm
from tests.referee.referee_facts import (
    ACTION_TEAM,
    ACTION_TYPE,
    ACTIVATABLE,
    LORDS,
    OTHER,
    RANGE,
    SIDES,
    SKULLS,
    Script,
    Spot,
)
from tests.referee.referee_terrain import activated


def resolve(board: Board, card: str) -> Script[None]:
    """R-6.2. What has not begun when the team is gone is lost (R-6.21)."""
    team = ACTION_TEAM[card]
    seat = board.controller[team]
    board.standing.add(card)
    match ACTION_TYPE[card]:
        case "support":
            yield from support(board, card, seat)
        case "attack":
            yield from attack_action(board, card, seat)
        case _:
            if board.in_force("enter_formation"):
                yield from may_place(board, seat)
            yield from move(board, card, seat)
            yield from change_facing(board, team, seat)
            yield from activate(board, team, seat)
            if board.team(team) and card in AFTERWARDS:
                yield from AFTERWARDS[card](board, seat)


# ---------------------------------------------------------------------- Support


def support(board: Board, card: str, seat: int) -> Script[None]:
    """R-6.7; cards 5 and 6."""
    text = yield from board.ask(seat, "place_token", board.places())
    if text:
        board.place(text)
    spots = {swarm.spot for swarm in board.swarms}
    if card == "strategize" and spots:
        ways = {f"send:{spot}:{goal}" for spot in spots for goal in destinations(board, spot)}
        text = yield from board.ask(seat, "strategize", ways | {"no"})
        if text != "no":
            start, goal = (Spot.read(spot) for spot in text.split(":")[1:])
            board.move_swarms(lambda swarm: goal if swarm.spot == start else swarm.spot)
    if card == "power_field" and spots:
        text = yield from board.ask(seat, "power_field", {f"field:{spot}" for spot in spots} | {"no"})
        if text != "no":
            board.at(Spot.read(text.removeprefix("field:")))[0].field = True


def destinations(board: Board, spot: Spot) -> set[Spot]:
    """Card 5: up or down, across, or both."""
    rows = [row for row in range(spot.position - 1, spot.position + 2) if 1 <= row <= len(board.formation)]
    return {Spot(side, row) for side in SIDES for row in rows} - {spot}


def may_place(board: Board, seat: int) -> Script[bool]:
    """A token that may be placed on any Marine; not offered while the supply is empty."""
    text = yield from board.ask(seat, "place_token", board.places() | {"no"})
    if text != "no":
        board.place(text)
    return text != "no"


# ---------------------------------------------------------------------- Move + Activate


def move(board: Board, card: str, seat: int) -> Script[None]:
    """R-6.10 to R-6.12, card 9."""
    still = {marine.name for marine in board.team(ACTION_TEAM[card])}
    while True:
        texts = {
            f"move:{name}:{other.name}"
            for name in still
            for other in board.formation
            if other.name != name
            and (card == "reorganize" or abs(board.row(board.marine(name)) - board.row(other)) == 1)
        }
        text = yield from board.ask(seat, "move", texts | {"stop"})
        if text == "stop":
            return
        one, other = (board.marine(name) for name in text.split(":")[1:])
        still.remove(one.name)
        here, there = board.row(one) - 1, board.row(other) - 1
        board.formation[here], board.formation[there] = other, one


def change_facing(board: Board, team: str, seat: int) -> Script[None]:
    """R-6.13"""
    still = {f"turn:{marine.name}" for marine in board.team(team)}
    while (text := (yield from board.ask(seat, "facing", still | {"stop"}))) != "stop":
        still.remove(text)
        board.turn(board.marine(text.removeprefix("turn:")))


def activate(board: Board, team: str, seat: int) -> Script[None]:
    """R-6.14 to R-6.17"""
    still = {marine.name for marine in board.team(team)}
    while True:
        texts = {
            f"activate:{marine.name}:{name}"
            for marine in board.team(team)
            for name, spot in board.in_formation().items()
            if marine.name in still
            and spot == board.front(marine)
            and name in ACTIVATABLE
            and not board.terrain[name].activated
            and (name != "control_panel" or board.location.get("ability") == "activate_control_panel")
        }
        text = yield from board.ask(seat, "activate", texts | {"stop"})
        if text == "stop":
            return
        _, marine_name, name = text.split(":")
        still.remove(marine_name)
        board.terrain[name].activated = True
        yield from activated(board, board.marine(marine_name), name)


def stealth_tactics(board: Board, seat: int) -> Script[None]:
    """Card 8"""
    first = yield from board.ask(
        seat, "stealth_first", {f"discard:{side}" for side in SIDES if board.piles[side]} | {"no"}
    )
    if first == "no":
        return
    side = first.removeprefix("discard:")
    board.discard_top(side)
    if board.piles[OTHER[side]]:
        payers = {f"pay:{each.name}" for each in board.formation if each.tokens and board.seat_of(each) == seat}  # H-25
        text = yield from board.ask(seat, "stealth_second", payers | {"no"})
        if text != "no":
            board.marine(text.removeprefix("pay:")).tokens -= 1
            board.discard_top(OTHER[side])


def forward_scouting(board: Board, seat: int) -> Script[None]:
    """Card 10"""
    if (yield from board.ask(seat, "scout_look", ["yes", "no"])) == "yes":
        board.renew_events()
        if (yield from board.ask(seat, "scout_place", ["top", "bottom"])) == "bottom":
            board.events.append(board.events.pop(0))


def intimidation(board: Board, seat: int) -> Script[None]:
    """Card 11: the cards are named one by one, then go together (R-16.5)."""
    swarms = [swarm for marine in board.team("blue") for swarm in board.engaged(marine)]
    pool = [f"take:{swarm.spot}:{card}" for swarm in swarms for card in swarm.normal()]
    if not pool or (yield from board.ask(seat, "intimidate_roll", ["roll", "no"])) == "no":
        return
    face, named = board.chance.die(), list[str]()
    while pool and len(named) < face:
        all_go = len(pool) <= face - len(named)
        named.append((yield from board.ask(seat, "intimidate_pick", pool[:1] if all_go else pool)))
        pool.remove(named[-1])
    if named:
        side = yield from smaller_pile(board, seat, "smaller_pile")
        for _, spot, card in [text.split(":") for text in named]:
            next(swarm for swarm in swarms if str(swarm.spot) == spot and card in swarm.cards).cards.remove(card)
        board.settle()
        board.piles[side] = board.chance.shuffled(board.piles[side] + [text.split(":")[2] for text in named])


def smaller_pile(board: Board, seat: int, kind: str) -> Script[str]:
    """The pile with fewer cards; of two equal ones the seat chooses."""
    fewest = min(len(pile) for pile in board.piles.values())
    text = yield from board.ask(seat, kind, {f"pile:{side}" for side in SIDES if len(board.piles[side]) == fewest})
    return text.removeprefix("pile:")


def run_and_gun(board: Board, seat: int) -> Script[None]:
    """Card 12"""
    yield from paid_attacks(board, "green", seat)


AFTERWARDS = {
    "stealth_tactics": stealth_tactics,
    "forward_scouting": forward_scouting,
    "intimidation": intimidation,
    "run_and_gun": run_and_gun,
}

# ---------------------------------------------------------------------- Attack


def targets(board: Board, marine: Marine) -> set[str]:
    """R-3.7, R-6.19"""
    near = [swarm for swarm in board.swarms if abs(swarm.spot.position - board.row(marine)) <= RANGE[marine.name]]
    return {f"attack:{marine.name}:{s.spot}" for s in near if s.spot.side == marine.facing and not s.field}


def attack_action(board: Board, card: str, seat: int) -> Script[None]:
    """R-6.18; cards 17 and 18; R-18.1."""
    team = ACTION_TEAM[card]
    left = {marine.name: 3 if card == "full_auto" and marine.name == "leon" else 1 for marine in board.team(team)}
    while True:
        able = [marine for marine in board.team(team) if left[marine.name]]
        texts = {text for marine in able for text in targets(board, marine)}
        if card == "heroic_charge":
            texts |= {"charge:claudio" for marine in able if marine.name == "claudio" and in_charge(board, marine)}
        text = yield from board.ask(seat, "attack", texts | {"stop"})
        if text == "stop":
            return
        name = text.split(":")[1]
        left[name] -= 1
        if board.in_force("evasion"):
            left = {each: number if each == name else 0 for each, number in left.items()}
        if text == "charge:claudio":
            yield from charge(board, board.marine(name), seat)
            continue
        yield from attack(board, text)
        while name == "leon" and left[name] and board.settings["full_auto"] == "in_a_row":
            text = yield from board.ask(seat, "again", targets(board, board.marine(name)) | {"stop"})
            left[name] = 0 if text == "stop" else left[name] - 1
            yield from attack(board, text)


def in_charge(board: Board, marine: Marine) -> list[Swarm]:
    """Card 18: swarms within one position, on both sides, of which a card can be slain."""
    near = [swarm for swarm in board.swarms if abs(swarm.spot.position - board.row(marine)) <= 1]
    return [swarm for swarm in near if swarm.slayable()]


def charge(board: Board, claudio: Marine, seat: int) -> Script[None]:
    """Card 18"""
    yield from board.choose_slain(seat, "slay", 3, lambda: in_charge(board, claudio), True)
    if board.chance.die() == 0:
        board.kill(claudio)


def paid_attacks(board: Board, team: str, seat: int) -> Script[None]:
    """Cards 4 and 12: each Marine of the team once; the target is chosen before he pays."""
    still = {marine.name for marine in board.team(team)}
    while True:
        able = [marine for marine in board.team(team) if marine.tokens and marine.name in still]
        texts = {text for marine in able for text in targets(board, marine)}
        text = yield from board.ask(seat, "paid_attack", texts | {"stop"})
        if text == "stop":
            return
        still.remove(text.split(":")[1])
        board.marine(text.split(":")[1]).tokens -= 1
        yield from attack(board, text)


def attack(board: Board, text: str) -> Script[None]:
    """Carry out `attack:leon:L3` with all that follows from it (R-6.20, R-7.7)."""
    while text != "stop":
        _, name, spot = text.split(":")
        marine = board.marine(name)
        seat = board.seat_of(marine)
        swarm = next(swarm for swarm in board.at(Spot.read(spot)) if not swarm.field)
        face = yield from attack_roll(board, marine)
        slain = yield from hit(board, marine, swarm, face)
        if slain and marine.team == "blue" and "lead_by_example" in board.standing and not board.lead_used:
            board.lead_used = yield from may_place(board, seat)
        if name != "calistarius" or "psionic_attack" not in board.standing or face not in SKULLS:
            return
        text = yield from board.ask(seat, "again", targets(board, marine) | {"stop"})  # card 15


def attack_roll(board: Board, marine: Marine) -> Script[int]:
    """R-7.3: the last face counts."""
    face = board.chance.die()
    while marine.tokens:
        if (yield from board.ask(board.seat_of(marine), "reroll_attack", ["reroll", "keep"])) == "keep":
            break
        marine.tokens -= 1
        face = board.chance.die()
    return face


def hit(board: Board, marine: Marine, swarm: Swarm, face: int) -> Script[int]:
    """R-7.7: what the final face slays. Returns how many cards."""
    number, up_to = (1 if face in SKULLS else 0), False
    if marine.name == "zael" and "flamer_attack" in board.standing:
        number = face
    elif marine.team == "green" and "dead_aim" in board.standing and face == 4:
        number, up_to = 3, True
    return (yield from board.choose_slain(board.seat_of(marine), "slay", number, lambda: [swarm], up_to))


# ---------------------------------------------------------------------- defence


def defend(board: Board, swarm: Swarm) -> Script[None]:
    """R-8.3, R-7.4: a swarm attacks the Marine of its position."""
    marine = board.formation[swarm.spot.position - 1]
    seat = board.seat_of(marine)
    paid, face = False, board.chance.die()
    while not missed(board, marine, face, paid):
        if marine.name == "lorenzo" and "counter_attack" in board.standing and face in SKULLS:
            yield from board.choose_slain(seat, "counter_slay", 1, lambda: [swarm])
            if swarm.cards:  # card 3: it attacks again
                yield from defend(board, swarm)
            return
        pays = {"reroll"} if marine.tokens and marine.facing == swarm.spot.side else set()
        held = "artefact" in board.terrain and board.terrain["artefact"].held_by == seat
        text = yield from board.ask(seat, "defence", pays | ({"discard:artefact"} if held else set()) | {"accept"})
        if text == "reroll":
            marine.tokens -= 1
            paid, face = True, board.chance.die()
            continue
        if text == "discard:artefact":
            del board.terrain["artefact"]
        elif face - sum(card in LORDS for card in swarm.cards) <= len(swarm.cards):
            swarm.waiting = False  # it is done before the formation shifts
            board.kill(marine)
        return


def missed(board: Board, marine: Marine, face: int, paid: bool) -> bool:
    """R-7.4 step 1, R-7.8."""
    return (
        (marine.name == "gideon" and "block" in board.standing and face in SKULLS)
        or (board.in_force("second_wind", marine.name) and face == 0)
        or (marine.team == "yellow" and "defensive_stance" in board.standing and paid and face != 0)
    )
