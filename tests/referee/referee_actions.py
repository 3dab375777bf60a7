"""Sections 6, 7, 18, 20 and 21: the Action cards, attack and defence, and what Marines activate."""

from dataclasses import replace

from tests.referee import referee_facts as facts
from tests.referee.referee_board import Board, GameOver, Marine, Script, Spot, Swarm, Terrain, named, slayable
from tests.referee.referee_facts import LORDS, OTHER, SIDES, SKULLS, TEAM, TYPE


def resolve(board: Board, card: str) -> Script[None]:
    seat = board.controller[TEAM[card]]
    board.standing.add(card)
    if TYPE[card] == "support":
        yield from board.give_token(seat)
    elif TYPE[card] == "attack":
        yield from attack_action(board, card, seat)
    else:
        if board.in_force("enter_formation"):
            yield from board.give_token(seat, "no")
        yield from move_activate(board, card, seat)
    if board.team(TEAM[card]):
        yield from afterwards(board, card, seat)


def move_activate(board: Board, card: str, seat: int) -> Script[None]:
    far = len(board.formation) if card == "reorganize" else 1  # 9

    def partners(marine: Marine) -> list[str]:
        return [each.name for each in board.formation if 0 < abs(board.row(each) - board.row(marine)) <= far]

    def ready(marine: Marine) -> list[str]:
        front = [name for name, spot in board.in_formation().items() if spot == board.front(marine)]
        panel = facts.ABILITY.get(board.location) == "activate_control_panel"
        able = [name for name in front if facts.ACTIVATABLE[name] and (panel or name != "control_panel")]
        return [name for name in able if not board.terrain[name].activated]

    moving, turning, activating = ({marine.name for marine in board.team(TEAM[card])} for _ in range(3))
    while pair := (yield from board.act(seat, "move", "move", moving, partners)):
        one, other = (board.row(board.marine(name)) - 1 for name in pair)
        board.formation[one], board.formation[other] = board.formation[other], board.formation[one]
    while name := (yield from board.pick(seat, "facing", "turn", turning, "stop")):
        turning.remove(name)
        board.marine(name).turn()
    while pair := (yield from board.act(seat, "activate", "activate", activating, ready)):
        board.terrain[pair[1]].activated = True
        yield from activated(board, board.marine(pair[0]), pair[1])


def activated(board: Board, marine: Marine, name: str) -> Script[None]:
    """What a Terrain card or a control panel does; the Marine's controller decides."""
    seat = board.controller[marine.team]
    match board.location if name == "control_panel" else name:
        case "door" if board.supply:
            board.terrain["door"].tokens += 1
            more = marine.team == "red" and "onward_brothers" in board.standing and board.supply  # card 7
            if more and (yield from board.ask(seat, "onward", ["yes", "no"])) == "yes":
                board.terrain["door"].tokens += 1
        case "artefact":
            board.terrain["artefact"] = Terrain(held_by=seat)
        case "promethium_tank":
            del board.terrain["promethium_tank"]
            yield from board.slay_some(seat, "slay", 38, board.near(marine))  # every card there
            if board.chance.die() == 0:
                board.kill(marine)
        case "spore_chimney" if board.chance.die() in SKULLS:
            del board.terrain["spore_chimney"]
        case "maintenance_tunnels":
            board.terrain["corridor"] = Terrain(board.terrain.pop("control_panel").spot)
        case "cryo_control" | "toxin_pumping_station" as location:
            number = 1 if location == "cryo_control" else board.chance.die()
            sides = board.useful(SIDES, [side for side in SIDES if board.piles[side] and number])
            if side := (yield from board.pick(seat, "panel", "discard", sides)):
                board.discard_top(side, number)
        case "apothecarion":  # H-34: chosen and turned also without a token
            chosen = yield from board.pick(seat, "place_token", "place", [each.name for each in board.formation])
            board.marine(chosen).tokens += min(1, board.supply)
            if (yield from board.ask(seat, "panel_turn", ["yes", "no"])) == "yes":
                board.marine(chosen).turn()
        case "core_cogitator":
            board.limited = {(yield from board.pick(seat, "panel", "limit", board.in_formation())): 1}
        case "teleportarium":
            for each in list(board.formation):  # H-35
                choices = ["token", "roll"] if each.tokens else ["roll"]
                if (yield from board.ask(board.controller[each.team], "teleport", choices)) == "token":
                    each.tokens -= 1
                elif board.chance.die() == 0:
                    board.kill(each)
            for side in SIDES:
                board.discard_top(side, len(board.piles[side]))
        case "generatorium":
            if board.chance.die() in SKULLS:
                yield from board.slay_some(seat, "slay", 4, board.swarms, "enough")
            else:
                board.kill(marine)
        case "launch_control_room":
            if (yield from board.ask(seat, "panel", ["token", "roll"] if board.supply else ["roll"])) == "token":
                board.location_tokens += 1
            elif board.chance.die() <= board.location_tokens:
                raise GameOver("win")


def afterwards(board: Board, card: str, seat: int) -> Script[None]:
    spots = {swarm.spot for swarm in board.swarms}
    match card:
        case "strategize":  # 5: up or down, across, or both
            near = {(spot, Spot(side, spot.position + step)) for spot in spots for side in SIDES for step in (-1, 0, 1)}
            inside = range(1, len(board.formation) + 1)
            ways = [f"{spot}:{goal}" for spot, goal in near if goal != spot and goal.position in inside]
            if way := (yield from board.pick(seat, "strategize", "send", ways, "no")):
                start, goal = map(Spot.read, way.split(":"))
                board.move_swarms(lambda swarm: goal if swarm.spot == start else swarm.spot)
        case "power_field":  # 6
            field = yield from board.pick(seat, "power_field", "field", spots, "no")
            for swarm in board.swarms:
                swarm.field = str(swarm.spot) == field
        case "stealth_tactics":  # 8
            full = [side for side in SIDES if board.piles[side]]
            if side := (yield from board.pick(seat, "stealth_first", "discard", full, "no")):
                board.discard_top(side)
                payers = [
                    each.name for each in board.formation if each.tokens and board.controller[each.team] == seat
                ]  # H-25
                payers = payers if board.piles[OTHER[side]] else []
                if payer := (yield from board.pick(seat, "stealth_second", "pay", payers, "no")):
                    board.marine(payer).tokens -= 1
                    board.discard_top(OTHER[side])
        case "forward_scouting":  # 10
            if (yield from board.ask(seat, "scout_look", ["yes", "no"])) == "yes":
                board.renew(board.events, board.event_discard)
                if (yield from board.ask(seat, "scout_place", ["top", "bottom"])) == "bottom":
                    board.events.append(board.events.pop(0))
        case "intimidation":  # 11: named one by one, moved together
            swarms = [swarm for marine in board.team("blue") for swarm in board.near(marine) if swarm.normal()]
            if swarms and (yield from board.ask(seat, "intimidate_roll", ["roll", "no"])) == "roll":
                normal = [replace(swarm, cards=swarm.normal(), field=False) for swarm in swarms]
                names = yield from board.slay_some(seat, "intimidate_pick", board.chance.die(), normal)
                yield from into_smaller_pile(board, seat, "smaller_pile", swarms, names)
        case "run_and_gun":  # 12
            yield from paid_attacks(board, "green", seat)


def into_smaller_pile(board: Board, seat: int, kind: str, swarms: list[Swarm], names: list[str]) -> Script[None]:
    """The named cards are shuffled into the pile with fewer cards; the player chooses between equal ones."""
    fewest = min(len(pile) for pile in board.piles.values())
    sides = [side for side in SIDES if names and len(board.piles[side]) == fewest]
    if side := (yield from board.pick(seat, kind, "pile", sides)):
        for swarm, card in [named(name, swarms) for name in names]:
            swarm.cards.remove(card)
        board.settle()
        board.piles[side] = board.chance.shuffled(board.piles[side] + [name.split(":")[1] for name in names])


def attack_action(board: Board, card: str, seat: int) -> Script[None]:
    left = {marine.name: 3 if marine.name == "leon" else 1 for marine in board.team(TEAM[card])}  # 17
    while True:
        begun = 0 < left.get("leon", 0) < 3
        in_a_row = begun and board.settings["full_auto"] == "in_a_row"
        able = [each for each in board.team(TEAM[card]) if left[each.name] and (each.name == "leon" or not in_a_row)]
        texts = {f"attack:{each.name}:{target}" for each in able for target in board.targets(each)} | {"stop"}
        if card == "heroic_charge":  # 18
            texts |= {"charge:claudio" for each in able if each.name == "claudio" and slayable(board.near(each, 1))}
        text = yield from board.ask(seat, "again" if begun and len(able) == 1 else "attack", texts)
        if text == "stop" and not in_a_row:
            return
        name = "leon" if text == "stop" else text.split(":")[1]
        left[name] = 0 if text == "stop" else left[name] - 1
        if board.in_force("evasion"):
            left = {each: number if each == name else 0 for each, number in left.items()}
        if text.startswith("attack"):
            yield from attack(board, name, text.split(":")[2])
        elif text == "charge:claudio":
            yield from board.slay_some(seat, "slay", 3, board.near(board.marine(name), 1), "enough")
            if board.chance.die() == 0:
                board.kill(board.marine(name))


def paid_attacks(board: Board, team: str, seat: int) -> Script[None]:  # 4 and 12
    still = {marine.name for marine in board.team(team)}
    while pair := (yield from board.act(seat, "paid_attack", "attack", still, board.targets)):
        board.marine(pair[0]).tokens -= 1
        yield from attack(board, *pair)


def attack(board: Board, name: str, spot: str) -> Script[None]:
    marine, swarm = board.marine(name), next(each for each in board.swarms if each.name == spot)
    seat, face = board.controller[marine.team], board.chance.die()
    while marine.tokens and (yield from board.ask(seat, "reroll_attack", ["reroll", "keep"])) == "reroll":
        marine.tokens -= 1
        face = board.chance.die()
    number, up_to = int(face in SKULLS), ""
    if name == "zael" and "flamer_attack" in board.standing:  # 14
        number = face
    elif marine.team == "green" and "dead_aim" in board.standing and face == 4:  # 16
        number, up_to = 3, "enough"
    slain = yield from board.slay_some(seat, "slay", number, [swarm], up_to)
    leads = marine.team == "blue" and "lead_by_example" in board.standing - board.used  # 13
    if leads and slain and (yield from board.give_token(seat, "no")):
        board.used.add("lead_by_example")
    again = name == "calistarius" and "psionic_attack" in board.standing and face in SKULLS  # 15
    if again and (pair := (yield from board.act(seat, "again", "attack", {name}, board.targets))):
        yield from attack(board, *pair)


def defend(board: Board, swarm: Swarm) -> Script[Marine | None]:
    """The Marine is attacked; he is returned if he is slain (R-7.4, R-8.3)."""
    marine = board.formation[swarm.spot.position - 1]
    seat = board.controller[marine.team]
    paid, face = False, board.chance.die()
    while True:
        block = marine.name == "gideon" and "block" in board.standing and face in SKULLS
        stance = marine.team == "yellow" and "defensive_stance" in board.standing and paid and face != 0
        if block or stance or (board.in_force("second_wind", marine.name) and face == 0):
            return None
        if marine.name == "lorenzo" and "counter_attack" in board.standing and face in SKULLS:  # 3
            yield from board.slay_some(seat, "counter_slay", 1, [swarm])
            return (yield from defend(board, swarm)) if swarm.cards else None
        pays = {"reroll"} if marine.tokens and marine.facing == swarm.spot.side else set()
        held = "artefact" in board.terrain and board.terrain["artefact"].held_by == seat
        text = yield from board.ask(seat, "defence", pays | ({"discard:artefact"} if held else set()) | {"accept"})
        if text == "accept":
            lords = sum(card in LORDS for card in swarm.cards)
            return marine if face - lords <= len(swarm.cards) else None
        if text == "discard:artefact":
            del board.terrain["artefact"]
            return None
        marine.tokens -= 1
        paid, face = True, board.chance.die()
