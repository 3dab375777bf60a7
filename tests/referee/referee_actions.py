"""Sections 6, 7 and 18: dice, attacks, defence, the Action cards."""

from collections.abc import Iterable

from tests.referee.referee_board import Board, Marine, Swarm, named, slayable
from tests.referee.referee_facts import ACTIONS, LORDS, MARINES, OTHER, SIDES, SKULLS, TERRAIN, Script, Spot
from tests.referee.referee_terrain import activated


def resolve(board: Board, card: str) -> Script[None]:
    team, kind = ACTIONS[card]["team"], ACTIONS[card]["type"]
    seat = board.controller[team]
    board.standing.add(card)
    if kind == "support":
        yield from support(board, card, seat)
    elif kind == "attack":
        yield from attack_action(board, card, seat)
    else:
        if board.in_force("enter_formation"):
            board.place((yield from board.pick(seat, "place_token", "place", board.holders(), "no")))
        yield from move(board, card, seat)
        still = {marine.name for marine in board.team(team)}
        while name := (yield from board.pick(seat, "facing", "turn", still, "stop")):
            still.remove(name)
            board.marine(name).turn()
        yield from activate(board, team, seat)
        if board.team(team):
            yield from afterwards(board, card, seat)


def support(board: Board, card: str, seat: int) -> Script[None]:
    board.place((yield from board.pick(seat, "place_token", "place", board.holders())))
    spots = {swarm.spot for swarm in board.swarms}
    if card == "strategize":  # 5: up or down, across, or both
        n = len(board.formation)
        goals = {(spot, Spot(side, spot.position + step)) for spot in spots for side in SIDES for step in (-1, 0, 1)}
        ways = [f"{spot}:{goal}" for spot, goal in goals if goal != spot and 1 <= goal.position <= n]
        way = yield from board.pick(seat, "strategize", "send", ways, "no")
        if way:
            start, goal = (Spot.read(spot) for spot in way.split(":"))
            board.move_swarms(lambda swarm: goal if swarm.spot == start else swarm.spot)
    if card == "power_field":  # 6
        spot = yield from board.pick(seat, "power_field", "field", spots, "no")
        for swarm in board.swarms:
            swarm.field = str(swarm.spot) == spot


def move(board: Board, card: str, seat: int) -> Script[None]:
    still = {marine.name for marine in board.team(ACTIONS[card]["team"])}
    far = len(board.formation) if card == "reorganize" else 1  # 9
    while True:
        rows = {marine.name: board.row(marine) for marine in board.formation}
        pairs = [f"{one}:{other}" for one in still for other in rows if 0 < abs(rows[one] - rows[other]) <= far]
        pair = yield from board.pick(seat, "move", "move", pairs, "stop")
        if not pair:
            return
        one, other = pair.split(":")
        still.remove(one)
        board.formation[rows[one] - 1], board.formation[rows[other] - 1] = board.marine(other), board.marine(one)


def activate(board: Board, team: str, seat: int) -> Script[None]:
    acted: set[str] = set()
    while True:
        able = {board.front(marine): marine.name for marine in board.team(team) if marine.name not in acted}
        ready = {name: spot for name, spot in board.in_formation().items() if TERRAIN[name]["activatable"]}
        if board.location.get("ability") != "activate_control_panel":
            ready.pop("control_panel", None)
        names = [name for name, spot in ready.items() if spot in able and not board.terrain[name].activated]
        pairs = [f"{able[ready[name]]}:{name}" for name in names]
        pair = yield from board.pick(seat, "activate", "activate", pairs, "stop")
        if not pair:
            return
        marine, name = pair.split(":")
        acted.add(marine)
        board.terrain[name].activated = True
        yield from activated(board, board.marine(marine), name)


def afterwards(board: Board, card: str, seat: int) -> Script[None]:
    if card == "stealth_tactics":  # 8
        full = [side for side in SIDES if board.piles[side]]
        if side := (yield from board.pick(seat, "stealth_first", "discard", full, "no")):
            board.discard_top(side)
            payers = [each.name for each in board.formation if each.tokens and board.seat_of(each) == seat]  # H-25
            payers = payers if board.piles[OTHER[side]] else []
            if payer := (yield from board.pick(seat, "stealth_second", "pay", payers, "no")):
                board.marine(payer).tokens -= 1
                board.discard_top(OTHER[side])
    elif card == "forward_scouting":  # 10
        if (yield from board.ask(seat, "scout_look", ["yes", "no"])) == "yes":
            board.renew(board.events, board.event_discard)
            if (yield from board.ask(seat, "scout_place", ["top", "bottom"])) == "bottom":
                board.events.append(board.events.pop(0))
    elif card == "intimidation":
        yield from intimidation(board, seat)
    elif card == "run_and_gun":
        yield from paid_attacks(board, "green", seat)


def intimidation(board: Board, seat: int) -> Script[None]:  # 11: named one by one, moved together
    swarms = [swarm for marine in board.team("blue") for swarm in board.engaged(marine)]
    pool = [f"{swarm.name}:{card}" for swarm in swarms for card in swarm.normal()]
    if not pool or (yield from board.ask(seat, "intimidate_roll", ["roll", "no"])) == "no":
        return
    names: list[str] = []
    for left in range(min(board.chance.die(), len(pool)), 0, -1):
        some = pool if len(pool) > left else pool[:1]
        names.append((yield from board.pick(seat, "intimidate_pick", "take", some)))
        pool.remove(names[-1])
    if names:
        yield from into_smaller_pile(board, seat, "smaller_pile", swarms, names)


def into_smaller_pile(board: Board, seat: int, kind: str, swarms: Iterable[Swarm], names: list[str]) -> Script[None]:
    """The cards named are shuffled into the pile with fewer cards; of two equal ones the seat chooses."""
    fewest = min(len(pile) for pile in board.piles.values())
    side = yield from board.pick(seat, kind, "pile", [side for side in SIDES if len(board.piles[side]) == fewest])
    for swarm, card in [named(name, swarms) for name in names]:
        swarm.cards.remove(card)
    board.settle()
    board.piles[side] = board.chance.shuffled(board.piles[side] + [name.split(":")[1] for name in names])


def targets(board: Board, marine: Marine) -> list[str]:
    near = board.within(MARINES[marine.name]["range"], marine)
    return [f"{marine.name}:{swarm.name}" for swarm in near if swarm.spot.side == marine.facing and not swarm.field]


def attack_action(board: Board, card: str, seat: int) -> Script[None]:
    team = ACTIONS[card]["team"]
    left = {marine.name: 3 if card == "full_auto" and marine.name == "leon" else 1 for marine in board.team(team)}
    while True:
        able = [marine for marine in board.team(team) if left[marine.name]]
        texts = {f"attack:{target}" for marine in able for target in targets(board, marine)} | {"stop"}
        if card == "heroic_charge":  # 18
            texts |= {"charge:claudio" for each in able if each.name == "claudio" and slayable(board.within(1, each))}
        again = {marine.name for marine in able} == {"leon"} and left["leon"] < 3 and card == "full_auto"
        text = yield from board.ask(seat, "again" if again else "attack", texts)
        if text == "stop":
            return
        name = text.split(":")[1]
        left[name] -= 1
        if board.in_force("evasion"):
            left = {each: number if each == name else 0 for each, number in left.items()}
        if text == "charge:claudio":
            yield from charge(board, board.marine(name), seat)
            continue
        yield from attack(board, text.removeprefix("attack:"))
        while name == "leon" and left[name] and board.settings["full_auto"] == "in_a_row":
            target = yield from board.pick(seat, "again", "attack", targets(board, board.marine(name)), "stop")
            left[name] = left[name] - 1 if target else 0
            yield from attack(board, target)


def charge(board: Board, claudio: Marine, seat: int) -> Script[None]:  # 18
    yield from board.slay_some(seat, "slay", 3, lambda: board.within(1, claudio), "enough")
    if board.chance.die() == 0:
        board.kill(claudio)


def paid_attacks(board: Board, team: str, seat: int) -> Script[None]:  # 4 and 12
    still = {marine.name for marine in board.team(team)}
    while True:
        able = [marine for marine in board.team(team) if marine.tokens and marine.name in still]
        names = [target for marine in able for target in targets(board, marine)]
        target = yield from board.pick(seat, "paid_attack", "attack", names, "stop")
        if not target:
            return
        still.remove(target.split(":")[0])
        board.marine(target.split(":")[0]).tokens -= 1
        yield from attack(board, target)


def attack(board: Board, target: str) -> Script[None]:
    """Carry out the attack `leon:L3` with all that follows from it (R-6.20, R-7.7); nothing if empty."""
    while target:
        marine, spot = board.marine(target.split(":", maxsplit=1)[0]), target.split(":")[1]
        seat = board.seat_of(marine)
        face = board.chance.die()
        while marine.tokens and (yield from board.ask(seat, "reroll_attack", ["reroll", "keep"])) == "reroll":
            marine.tokens -= 1
            face = board.chance.die()
        slain = yield from hit(board, marine, next(swarm for swarm in board.swarms if swarm.name == spot), face)
        if slain and marine.team == "blue" and "lead_by_example" in board.standing and not board.lead_used:  # 13
            name = yield from board.pick(seat, "place_token", "place", board.holders(), "no")
            board.lead_used = board.place(name)
        if marine.name != "calistarius" or "psionic_attack" not in board.standing or face not in SKULLS:  # 15
            return
        target = yield from board.pick(seat, "again", "attack", targets(board, marine), "stop")


def hit(board: Board, marine: Marine, swarm: Swarm, face: int) -> Script[int]:
    number, up_to = (1 if face in SKULLS else 0), ""
    if marine.name == "zael" and "flamer_attack" in board.standing:  # 14
        number = face
    elif marine.team == "green" and "dead_aim" in board.standing and face == 4:  # 16
        number, up_to = 3, "enough"
    return (yield from board.slay_some(board.seat_of(marine), "slay", number, lambda: [swarm], up_to))


def defend(board: Board, swarm: Swarm) -> Script[None]:
    marine = board.formation[swarm.spot.position - 1]
    seat = board.seat_of(marine)
    paid, face = False, board.chance.die()
    while not missed(board, marine, face, paid):
        if marine.name == "lorenzo" and "counter_attack" in board.standing and face in SKULLS:  # 3
            yield from board.slay_some(seat, "counter_slay", 1, lambda: [swarm])
            if swarm.cards:
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
            board.has_attacked(swarm)  # before the formation shifts
            board.kill(marine)
        return


def missed(board: Board, marine: Marine, face: int, paid: bool) -> bool:  # step 1, R-7.8
    block = marine.name == "gideon" and "block" in board.standing and face in SKULLS
    stance = marine.team == "yellow" and "defensive_stance" in board.standing and paid and face != 0
    return block or stance or (board.in_force("second_wind", marine.name) and face == 0)
