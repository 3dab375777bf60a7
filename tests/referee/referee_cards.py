"""What the cards do: Actions, attack and defence, Terrain, Events, travel (sections 6, 7, 9 to 11, 14, 18 to 21)."""

from dataclasses import replace

from tests.referee import referee_facts as facts
from tests.referee.referee_board import Board, GameOver, Marine, Script, Spot, Swarm, Terrain, named, slayable
from tests.referee.referee_facts import COLOUR, LORDS, OTHER, SIDES, SKULLS, TEAM, TYPE


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
        if board.settings["activate"] == "one":
            break
        if board.settings["activate"] == "any":
            activating.add(pair[0])


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
                own = [each for each in board.formation if board.controller[each.team] == seat]  # H-25
                payers = [each.name for each in own if each.tokens and board.piles[OTHER[side]]]
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
    in_a_row = board.settings["full_auto"] == "in_a_row"
    left = {each.name: 3 if each.name == "leon" and not in_a_row else 1 for each in board.team(TEAM[card])}  # 17
    while True:
        able = [marine for marine in board.team(TEAM[card]) if left[marine.name]]
        texts = {f"attack:{each.name}:{target}" for each in able for target in board.targets(each)} | {"stop"}
        if card == "heroic_charge":  # 18
            texts |= {"charge:claudio" for each in able if each.name == "claudio" and slayable(board.near(each, 1))}
        again = [marine.name for marine in able] == ["leon"] and left["leon"] < 3 and not in_a_row
        text = yield from board.ask(seat, "again" if again else "attack", texts)
        if text == "stop":
            return
        marine = board.marine(text.split(":")[1])
        left[marine.name] -= 1
        if board.in_force("evasion"):
            left = {name: number if name == marine.name else 0 for name, number in left.items()}
        if text == "charge:claudio":
            yield from board.slay_some(seat, "slay", 3, board.near(marine, 1), "enough")
            if board.chance.die() == 0:
                board.kill(marine)
        else:
            more = 2 if in_a_row and marine.name == "leon" else 0
            yield from attack(board, marine.name, text.split(":")[2], more=more)


def paid_attacks(board: Board, team: str, seat: int) -> Script[None]:  # 4 and 12
    still = {marine.name for marine in board.team(team)}
    while pair := (yield from board.act(seat, "paid_attack", "attack", still, board.targets)):
        board.marine(pair[0]).tokens -= 1
        yield from attack(board, *pair)


def attack(board: Board, name: str, spot: str, *, more: int = 0) -> Script[None]:
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
    psionic = name == "calistarius" and "psionic_attack" in board.standing and face in SKULLS  # 15
    if (psionic or more) and (pair := (yield from board.act(seat, "again", "attack", {name}, board.targets))):
        yield from attack(board, *pair, more=max(more - 1, 0))


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


def spawn_boxes(board: Board, event: str) -> Script[None]:
    for size, colour in facts.BOXES[event]:
        spots = sorted((spot, name) for name, spot in board.in_formation().items() if COLOUR[name] == colour)
        yield from spawn_at(board, "spawn_order", {name: spot for spot, name in spots}, facts.SIZE[size][board.setup])


def spawn_at(board: Board, kind: str, spots: dict[str, Spot], full: int) -> Script[None]:
    """So many cards spawn at each spot; the current player says who comes first if a pile is short (R-10.4, R-10.5)."""
    sizes = {name: min(full, board.limited.get(name, full)) for name in spots}
    while able := [name for name in sizes if sizes[name] and board.piles[spots[name].side]]:
        pile = board.piles[spots[able[0]].side]
        rivals = [name for name in able if board.piles[spots[name].side] is pile]
        some = rivals if len(pile) < sum(sizes[name] for name in rivals) else rivals[:1]
        name = yield from board.pick(board.current, kind, "spawn", some)
        board.spawn(spots[name], sizes.pop(name))
        if name in board.limited:
            board.limited[name] = 0


def movement(board: Board, event: str) -> None:  # section 11
    def goal(swarm: Swarm) -> Spot:
        side, position = swarm.spot
        there = position + (1 if side == "left" else -1)
        if facts.ICON[event] not in [icon for card in swarm.cards for icon in LORDS.get(card, [card])]:
            return swarm.spot
        stays_in = facts.MOVE[event] == "adjacent" and 1 <= there <= len(board.formation)
        return Spot(side, there) if stays_in else board.flank(swarm)

    board.move_swarms(goal, merge=True)  # 4d


def valid(board: Board, event: str) -> list[str]:
    """The valid targets of an Event with Instinct: those for which something happens (H-32), or any."""
    swarms, everybody = board.swarms, [marine.name for marine in board.formation]
    with_token = [marine.name for marine in board.formation if marine.tokens]
    prey = board.useful(everybody, [marine.name for marine in board.formation if slayable(board.near(marine))])
    behind = {each.name: len(board.piles[board.behind(each).side][:2]) for each in board.formation}
    most = [name for name in everybody if behind[name] == max(behind.values()) > 0]
    targets = {
        "gun_jam": [team for team, card in board.table.items() if TYPE[card] != "attack"],
        "full_scan": board.useful(SIDES, [side for side in SIDES if board.piles[side]]),
        "temporary_sanctuary": board.useful([each.name for each in swarms], [s.name for s in swarms if s.normal()]),
        "rescue_space_marine": [name for name in board.slain if board.team(TEAM[name])],
        **dict.fromkeys(["out_of_thin_air_head", "out_of_thin_air_claw"], most),
        "stalking_from_the_shadows": with_token,
        "cleansing_flames": prey or everybody,
        "for_my_battle_brothers": with_token or prey,
    }
    return targets.get(event, everybody)


def ability(board: Board, event: str) -> Script[None]:
    """Section 19; the current player names a target first if the card has Instinct (R-9.4)."""
    everybody, names = board.formation, valid(board, event) if facts.INSTINCT[event] else []
    target = yield from board.pick(board.current, "event_target", "target", names)
    if facts.INSTINCT[event] and not target:
        return
    marine = next((marine for marine in everybody if marine.name == target), everybody[0])
    match event:
        case "evasion" | "enter_formation" | "gun_jam" | "second_wind":
            board.effects.append((event, target, board.round + 1))
        case "surrounded":
            board.move_swarms(lambda swarm: Spot(swarm.spot.side, board.row(marine)), merge=True)
        case "flanking_manoeuvre":
            board.move_swarms(board.flank)
        case "out_of_thin_air_head" | "out_of_thin_air_claw":
            board.spawn(board.behind(marine), 2)
        case "the_swarm_tail" | "the_swarm_tongue":
            yield from board.deal({"left": 2, "right": 2})
        case "psychic_assault" if board.chance.die() <= 1:
            board.kill(marine)
        case "theyre_everywhere":
            free = {each.name: board.front(each) for each in everybody if not board.near(each)}
            yield from spawn_at(board, "spawn_who", free, 1)
        case "outnumbered" | "stalking_from_the_shadows":
            for each in [marine] if target else filter(board.near, everybody):
                each.tokens = 0
        case "chaos_of_battle":
            for each in everybody:
                each.turn()
        case "resupply":
            tokens = sum(each.tokens for each in everybody)
            for each in everybody:
                each.tokens = tokens if each is marine else 0
        case "for_my_battle_brothers" | "rewarded_faith":
            number, up_to = (1, "") if event == "for_my_battle_brothers" else (marine.tokens, "enough")
            copies = [replace(swarm, cards=[*swarm.cards]) for swarm in board.near(marine)]
            names = yield from board.slay_some(board.current, "event_follow_up", number, copies, up_to)
            marine.tokens -= len(names) if up_to else min(1, marine.tokens)
            for swarm, card in [named(name, board.near(marine)) for name in names]:
                board.slay(swarm, card)
        case "full_scan":
            board.discard_top(target)
        case "cleansing_flames" if board.chance.die() in SKULLS:
            yield from board.slay_some(board.current, "event_follow_up", 2, board.near(marine))
        case "quick_instincts":  # H-19
            seat = board.controller[marine.team]
            if pair := (yield from board.act(seat, "granted_attack", "attack", {target}, board.targets)):
                yield from attack(board, *pair)
        case "secret_route" if "door" in board.terrain:
            board.terrain["door"].tokens += min(2, board.supply)
        case "temporary_sanctuary":
            swarms = [swarm for swarm in board.swarms if swarm.name == target]
            names = [f"{target}:{card}" for card in swarms[0].normal()]
            yield from into_smaller_pile(board, board.current, "event_follow_up", swarms, names)
        case "rescue_space_marine":
            board.slain.remove(target)
            board.formation.append(Marine(target, "right"))


def travel_check(board: Board) -> Script[None]:
    if (board.piles["left"] and board.piles["right"]) or not board.ahead:
        return
    door = board.terrain.get("door", Terrain())
    yield from board.slay_some(board.current, "door", door.tokens, board.swarms, "enough")
    board.location, board.location_tokens = board.ahead.pop(0), 0
    yield from board.lay_out()
    match board.location:
        case "main_corridor":
            board.spawn(board.in_formation()["corridor"], 2)
        case "service_shaft":
            for marine in board.formation:
                marine.facing = "right"
        case "lower_accessway":
            board.spawn(board.behind(board.formation[0]), 2)
        case "wreckage_labyrinth":
            for marine in board.formation:
                if board.front(marine) in board.in_formation().values():
                    marine.turn()
        case "munitorium":
            names = [marine.name for marine in board.formation]
            for number in range(min(2, board.supply, len(names)), 0, -1):
                some = names if len(names) > number else names[:1]  # all of them: nothing to choose
                name = yield from board.pick(board.current, "munitorium", "place", some)
                board.marine(name).tokens += 1
                names.remove(name)
        case "black_holds":
            gain = {swarm.name: len(board.piles[swarm.spot.side][:2]) for swarm in board.swarms}
            best = board.useful([*gain], [name for name in gain if gain[name] == max(gain.values())])
            if name := (yield from board.pick(board.current, "arrive", "target", best)):
                board.spawn(Spot.read(name.rstrip("b")), 2, name.endswith("b"))
        case "dark_catacombs":
            bare = [marine for marine in board.formation if not marine.tokens] or board.formation
            name = yield from board.pick(board.current, "arrive", "target", [marine.name for marine in bare])
            board.spawn(board.behind(board.marine(name)), 1)
        case "hibernation_cluster":
            yield from board.deal({side: len(board.formation) for side in SIDES})
        case "wrath_of_baal_chapel":
            spots = [Spot(side, row) for side in SIDES for row in range(1, len(board.formation) + 1)]
            board.terrain["artefact"] = Terrain((yield from board.pick(board.current, "arrive", "put", spots)))
        case "genestealer_lair":
            red = {spot.side: spot for name, spot in board.in_formation().items() if COLOUR[name] == "red"}
            board.move_swarms(lambda swarm: red[swarm.spot.side], merge=True)
            left = yield from board.pick(board.current, "lords", "lord", LORDS)
            board.swarms += [Swarm(red["left" if lord == left else "right"], [lord]) for lord in LORDS]
            board.settle()
