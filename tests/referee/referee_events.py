"""Sections 9 to 11, 14, 19 and 20: Event cards, spawn boxes, movement, travel and arriving."""

from dataclasses import replace

from tests.referee import referee_facts as facts
from tests.referee.referee_actions import attack, into_smaller_pile
from tests.referee.referee_board import Board, Marine, Script, Spot, Swarm, Terrain, named, slayable
from tests.referee.referee_facts import COLOUR, LORDS, SIDES, SKULLS, TEAM, TYPE


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
        board.limited |= {name: 0} if name in board.limited else {}


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
    target, everybody = "", board.formation
    if facts.INSTINCT[event]:
        target = yield from board.pick(board.current, "event_target", "target", valid(board, event))
        if not target:
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
        case "psychic_assault":
            if board.chance.die() <= 1:
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
        case "cleansing_flames":
            if board.chance.die() in SKULLS:
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
    if "door" in board.terrain:
        tokens = board.terrain["door"].tokens
        yield from board.slay_some(board.current, "door", tokens, board.swarms, "enough")
    board.location, board.location_tokens = board.ahead.pop(0), 0
    yield from board.lay_out()
    yield from arrive(board)


def arrive(board: Board) -> Script[None]:
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
