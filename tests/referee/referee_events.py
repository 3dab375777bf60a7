"""Sections 9 to 11, 14, 19 and 20: Event cards, spawn boxes, movement, travel and arriving."""

from dataclasses import replace

from tests.referee.referee_actions import attack, into_smaller_pile, targets
from tests.referee.referee_board import Board, Marine, Swarm, Terrain, named, slayable
from tests.referee.referee_facts import ACTIONS, EVENTS, LOCATIONS, LORDS, MARINES, SIDES, SKULLS, TERRAIN, Script, Spot


def spawn_boxes(board: Board, event: str) -> Script[None]:
    for size, colour in EVENTS[event]["spawn"]:
        full = board.setup[size]
        spots = {name: spot for name, spot in board.in_formation().items() if TERRAIN[name]["colour"] == colour}
        for side in SIDES:
            names = sorted((name for name in spots if spots[name].side == side), key=lambda name: spots[name].position)
            wanted = {name: min(full, board.limited.get(name, full)) for name in names if board.limited.get(name, full)}
            while wanted and board.piles[side]:
                some = list(wanted) if len(board.piles[side]) < sum(wanted.values()) else list(wanted)[:1]
                name = yield from board.pick(board.current, "spawn_order", "spawn", some)
                board.spawn(spots[name], wanted.pop(name))
                if name in board.limited:
                    board.limited[name] = 0


def movement(board: Board, event: str) -> None:  # section 11
    move, icon = EVENTS[event]["move"], EVENTS[event]["icon"]

    def goal(swarm: Swarm) -> Spot:
        side, position = swarm.spot
        there = position + (1 if side == "left" else -1)
        if icon not in [each for card in swarm.cards for each in LORDS.get(card, [card])]:
            return swarm.spot
        return Spot(side, there) if move == "adjacent" and 1 <= there <= len(board.formation) else flank(board, swarm)

    board.move_swarms(goal)
    board.merge()  # 4d


def flank(board: Board, swarm: Swarm) -> Spot:
    return board.behind(board.formation[swarm.spot.position - 1])


def ability(board: Board, event: str) -> Script[None]:
    """Events without a target; the others ask for one (R-9.4)."""
    match event:
        case "flanking_manoeuvre":
            board.move_swarms(lambda swarm: flank(board, swarm))
        case "the_swarm_tail" | "the_swarm_tongue":
            yield from board.deal({"left": 2, "right": 2})
        case "theyre_everywhere":
            free = [marine for marine in board.formation if not board.engaged(marine)]
            while free := [marine for marine in free if board.piles[marine.facing]]:
                rivals = [marine.name for marine in free if marine.facing == free[0].facing]
                some = rivals if len(board.piles[free[0].facing]) < len(rivals) else rivals[:1]
                marine = board.marine((yield from board.pick(board.current, "spawn_who", "spawn", some)))
                free.remove(marine)
                board.spawn(board.front(marine), 1)
        case "evasion" | "enter_formation":
            board.effects.append((event, "", board.round + 1))
        case "outnumbered":
            for marine in board.formation:
                marine.tokens = 0 if board.engaged(marine) else marine.tokens
        case "chaos_of_battle":
            for marine in board.formation:
                marine.turn()
        case "secret_route":
            if "door" in board.terrain:
                board.terrain["door"].tokens += min(2, board.supply)
        case _:
            target = yield from board.pick(board.current, "event_target", "target", valid(board, event))
            if target:
                yield from strike(board, event, target)


def valid(board: Board, event: str) -> list[str]:
    """The names of valid targets. Setting targets: those for which something happens (H-32), or any."""
    everybody = board.formation
    with_token = [marine for marine in everybody if marine.tokens]
    match event:
        case "gun_jam":
            return [team for team, card in board.table.items() if ACTIONS[card]["type"] != "attack"]
        case "full_scan":
            return board.useful(SIDES, [side for side in SIDES if board.piles[side]])
        case "temporary_sanctuary":
            return board.useful([s.name for s in board.swarms], [s.name for s in board.swarms if s.normal()])
        case "rescue_space_marine":
            return [name for name in board.slain if board.team(MARINES[name]["team"])]
        case "out_of_thin_air_head" | "out_of_thin_air_claw":
            most = {marine.name: min(2, len(board.piles[board.behind(marine).side])) for marine in everybody}
            return [name for name in most if most[name] and most[name] == max(most.values())]
    prey = board.useful(everybody, [marine for marine in everybody if slayable(board.engaged(marine))])
    some = {"stalking_from_the_shadows": with_token, "cleansing_flames": prey or everybody}
    some["for_my_battle_brothers"] = with_token or prey
    return [marine.name for marine in some.get(event, everybody)]


def strike(board: Board, event: str, target: str) -> Script[None]:
    marine = next((marine for marine in board.formation if marine.name == target), board.formation[0])
    match event:
        case "gun_jam" | "second_wind":
            board.effects.append((event, target, board.round + 1))
        case "full_scan":
            board.discard_top(target)
        case "temporary_sanctuary":
            swarms = [swarm for swarm in board.swarms if swarm.name == target]
            names = [f"{target}:{card}" for card in swarms[0].normal()]
            if names:
                yield from into_smaller_pile(board, board.current, "event_follow_up", swarms, names)
        case "rescue_space_marine":
            board.slain.remove(target)
            board.formation.append(Marine(target, "right"))
        case "surrounded":
            board.move_swarms(lambda swarm: Spot(swarm.spot.side, board.row(marine)))
            board.merge()
        case "out_of_thin_air_head" | "out_of_thin_air_claw":
            board.spawn(board.behind(marine), 2)
        case "psychic_assault":
            if board.chance.die() <= 1:
                board.kill(marine)
        case "stalking_from_the_shadows":
            marine.tokens = 0
        case "resupply":
            marine.tokens = sum(each.tokens for each in board.formation)
            for each in board.formation:
                each.tokens = each.tokens if each is marine else 0
        case "for_my_battle_brothers":
            name = yield from board.pick(board.current, "event_follow_up", "slay", slayable(board.engaged(marine)))
            marine.tokens -= min(1, marine.tokens)
            if name:
                board.slay(*named(name, board.engaged(marine)))
        case "rewarded_faith":  # all named before the reveal
            left = [replace(swarm, cards=list(swarm.cards)) for swarm in board.engaged(marine)]
            names = []
            for _ in range(marine.tokens):
                name = yield from board.pick(board.current, "event_follow_up", "slay", slayable(left), "enough")
                if not name:
                    break
                names.append(name)
                swarm, card = named(name, left)
                swarm.cards.remove(card)
            marine.tokens -= len(names)
            for swarm, card in [named(name, board.engaged(marine)) for name in names]:
                board.slay(swarm, card)
        case "cleansing_flames":
            if board.chance.die() in SKULLS:
                yield from board.slay_some(board.current, "event_follow_up", 2, lambda: board.engaged(marine))
        case "quick_instincts":  # H-19
            names = targets(board, marine)
            name = yield from board.pick(board.seat_of(marine), "granted_attack", "attack", names, "stop")
            yield from attack(board, name)


def travel_check(board: Board) -> Script[None]:
    if (board.piles["left"] and board.piles["right"]) or not board.ahead:
        return
    if "door" in board.terrain:
        tokens = board.terrain["door"].tokens
        yield from board.slay_some(board.current, "door", tokens, lambda: board.swarms, "enough")
    board.location, board.location_tokens = LOCATIONS[board.ahead.pop(0)], 0
    board.lay_terrain()
    for side in SIDES:
        board.discard += board.piles[side]
        board.piles[side] = []
    yield from board.deal({side: board.location[f"blips_{side}"] for side in SIDES})
    yield from arrive(board)


def arrive(board: Board) -> Script[None]:
    match board.location["id"]:
        case "main_corridor":
            board.spawn(board.in_formation()["corridor"], 2)
        case "service_shaft":
            for marine in board.formation:
                marine.facing = "right"
        case "lower_accessway":
            board.spawn(board.behind(board.formation[0]), 2)
        case "wreckage_labyrinth":
            for marine in [each for each in board.formation if board.front(each) in board.in_formation().values()]:
                marine.turn()
        case "munitorium":
            names = board.holders()
            for number in range(min(2, board.supply, len(names)), 0, -1):
                some = names if len(names) > number else names[:1]  # all of them: nothing to choose
                name = yield from board.pick(board.current, "munitorium", "place", some)
                board.place(name)
                names.remove(name)
        case "black_holds":
            gain = {swarm.name: len(board.piles[swarm.spot.side][:2]) for swarm in board.swarms}
            best = board.useful([*gain], [name for name in gain if gain[name] == max(gain.values())])
            name = yield from board.pick(board.current, "arrive", "target", best)
            if name:
                board.spawn(Spot.read(name.rstrip("b")), 2, name.endswith("b"))
        case "dark_catacombs":
            bare = [marine for marine in board.formation if not marine.tokens] or board.formation
            name = yield from board.pick(board.current, "arrive", "target", [marine.name for marine in bare])
            board.spawn(board.behind(board.marine(name)), 1)
        case "hibernation_cluster":
            yield from board.deal({side: len(board.formation) for side in SIDES})
        case "wrath_of_baal_chapel":
            spots = [Spot(side, row) for side in SIDES for row in range(1, len(board.formation) + 1)]
            spot = yield from board.pick(board.current, "arrive", "put", spots)
            board.terrain["artefact"] = Terrain(Spot.read(spot))
        case "genestealer_lair":
            red = {spot.side: spot for name, spot in board.in_formation().items() if TERRAIN[name]["colour"] == "red"}
            board.move_swarms(lambda swarm: red[swarm.spot.side])
            board.merge()
            left = yield from board.pick(board.current, "lords", "lord", LORDS)
            board.swarms += [Swarm(red["left" if lord == left else "right"], [lord]) for lord in LORDS]
            board.settle()
