"""Sections 9 to 11, 14, 19 and 20: Event cards, spawn boxes, movement, travel and arriving."""

from tests.referee.referee_actions import attack, smaller_pile, targets
from tests.referee.referee_board import Board, Marine, Swarm, Terrain, slay_texts
from tests.referee.referee_facts import (
    ACTION_TYPE,
    COLOUR,
    EVENTS,
    LOCATIONS,
    LORDS,
    OTHER,
    SIDES,
    SKULLS,
    TEAM_OF,
    Script,
    Spot,
)


def spawn_boxes(board: Board, event: str) -> Script[None]:
    """R-10.2 to R-10.4: the left box is finished before the right one."""
    for size, colour in EVENTS[event]["spawn"]:
        cards = [(spot.position, name, spot) for name, spot in board.in_formation().items() if COLOUR[name] == colour]
        for side in SIDES:
            number = board.setup[size]
            wanted = {
                name: min(number, board.limited.get(name, number)) for _, name, s in sorted(cards) if s.side == side
            }
            wanted = {name: number for name, number in wanted.items() if number}
            while wanted and board.piles[side]:
                name = next(iter(wanted))
                if len(board.piles[side]) < sum(wanted.values()):
                    text = yield from board.ask(board.current, "spawn_order", {f"spawn:{each}" for each in wanted})
                    name = text.removeprefix("spawn:")
                if name in board.limited:
                    board.limited[name] = 0
                board.spawn(board.in_formation()[name], wanted.pop(name))


def movement(board: Board, event: str) -> None:
    """Section 11"""
    move, icon = EVENTS[event]["move"], EVENTS[event]["icon"]

    def goal(swarm: Swarm) -> Spot:
        side, position = swarm.spot
        there = position + (1 if side == "left" else -1)
        if icon not in [each for card in swarm.cards for each in LORDS.get(card, [card])]:
            return swarm.spot
        return Spot(side, there) if move == "adjacent" and 1 <= there <= len(board.formation) else flank(board, swarm)

    board.move_swarms(goal)


def flank(board: Board, swarm: Swarm) -> Spot:
    """R-11.5"""
    return board.behind(board.formation[swarm.spot.position - 1])


# ---------------------------------------------------------------------- Events, card by card (section 19)


def ability(board: Board, event: str) -> Script[None]:
    """Events without a target; the others ask for one (R-9.4)."""
    match event:
        case "flanking_manoeuvre":
            board.move_swarms(lambda swarm: flank(board, swarm))
        case "the_swarm_tail" | "the_swarm_tongue":
            yield from board.deal({"left": 2, "right": 2})
        case "theyre_everywhere":
            yield from theyre_everywhere(board)
        case "evasion" | "enter_formation":
            board.effects.append((event, "", board.round + 1))
        case "outnumbered":
            for marine in board.formation:
                marine.tokens = 0 if board.engaged(marine) else marine.tokens
        case "chaos_of_battle":
            for marine in board.formation:
                board.turn(marine)
        case "secret_route":
            if "door" in board.terrain:
                board.terrain["door"].tokens += min(2, board.supply)
        case _:
            names = {f"target:{name}" for name in valid(board, event)}
            text = yield from board.ask(board.current, "event_target", names)
            if text:
                yield from strike(board, event, text.removeprefix("target:"))


def theyre_everywhere(board: Board) -> Script[None]:
    """From top to bottom; with too few cards on a side it is asked who gets one (R-10.5)."""
    free = [marine for marine in board.formation if not board.engaged(marine)]
    while free := [marine for marine in free if board.piles[marine.facing]]:
        rivals = [marine for marine in free if marine.facing == free[0].facing]
        short = len(board.piles[free[0].facing]) < len(rivals)
        texts = [f"spawn:{marine.name}" for marine in (rivals if short else rivals[:1])]
        text = yield from board.ask(board.current, "spawn_who", texts)
        marine = board.marine(text.removeprefix("spawn:"))
        free.remove(marine)
        board.spawn(board.front(marine), 1)


def valid(board: Board, event: str) -> list[str]:
    """The names of valid targets. Setting targets: useful ones first (H-32), or any."""
    useful = board.settings["targets"] == "useful"
    everybody = board.formation
    with_token = [marine for marine in everybody if marine.tokens]
    slayable = [marine for marine in everybody if slay_texts(board.engaged(marine))]
    match event:
        case "gun_jam":
            return [team for team in board.teams_in_play() if ACTION_TYPE[board.table[team]] != "attack"]
        case "full_scan":
            return [side for side in SIDES if board.piles[side] or not useful]
        case "temporary_sanctuary":
            return [str(swarm.spot) for swarm in board.swarms if swarm.normal() or not useful]
        case "rescue_space_marine":
            return [name for name in board.slain if TEAM_OF[name] in board.teams_in_play()]
        case "out_of_thin_air_head" | "out_of_thin_air_claw":
            most = {marine.name: min(2, len(board.piles[OTHER[marine.facing]])) for marine in everybody}
            return [name for name in most if most[name] and most[name] == max(most.values())]
        case "stalking_from_the_shadows":
            marines = with_token
        case "for_my_battle_brothers":
            marines = with_token or (slayable if useful else everybody)
        case "cleansing_flames":
            marines = (slayable if useful else everybody) or everybody
        case _:
            marines = everybody
    return [marine.name for marine in marines]


def strike(board: Board, event: str, target: str) -> Script[None]:
    """Events that name a swarm, pile, team or dead Marine; the others are about a living Marine."""
    match event:
        case "gun_jam":
            board.effects.append(("gun_jam", target, board.round + 1))
        case "full_scan":
            board.discard_top(target)
        case "temporary_sanctuary":
            side = yield from smaller_pile(board, board.current, "event_follow_up")
            swarm = board.at(Spot.read(target))[0]
            back = swarm.normal()
            swarm.cards = [card for card in swarm.cards if card in LORDS]
            board.settle()
            board.piles[side] = board.chance.shuffled(board.piles[side] + back)
        case "rescue_space_marine":
            board.slain.remove(target)
            board.formation.append(Marine(target, "right"))
        case "second_wind":
            board.effects.append(("second_wind", target, board.round + 1))
        case _:
            yield from strike_marine(board, event, board.marine(target))


def strike_marine(board: Board, event: str, marine: Marine) -> Script[None]:
    match event:
        case "surrounded":
            board.move_swarms(lambda swarm: Spot(swarm.spot.side, board.row(marine)))
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
            text = yield from board.ask(board.current, "event_follow_up", slay_texts(board.engaged(marine)))
            marine.tokens -= min(1, marine.tokens)
            if text:
                board.slay_named(text, board.engaged(marine))
        case "rewarded_faith":
            yield from rewarded_faith(board, marine)
        case "cleansing_flames":
            if board.chance.die() in SKULLS:
                yield from board.choose_slain(board.current, "event_follow_up", 2, lambda: board.engaged(marine))
        case "quick_instincts":
            text = yield from board.ask(board.seat_of(marine), "granted_attack", targets(board, marine) | {"stop"})
            yield from attack(board, text)


def rewarded_faith(board: Board, marine: Marine) -> Script[None]:
    """All cards are named before the reveal, then slain (R-9.2)."""
    left = [Swarm(swarm.spot, list(swarm.cards), field=swarm.field) for swarm in board.engaged(marine)]
    named: list[str] = []
    while len(named) < marine.tokens:
        text = yield from board.ask(board.current, "event_follow_up", slay_texts(left) | {"enough"})
        if text == "enough":
            break
        named.append(text)
        _, spot, card = text.split(":")
        next(swarm for swarm in left if str(swarm.spot) == spot and card in swarm.slayable()).cards.remove(card)
    marine.tokens -= len(named)
    for text in named:
        board.slay_named(text, board.engaged(marine))


# ---------------------------------------------------------------------- travel (section 14) and arriving (section 20)


def travel_check(board: Board) -> Script[None]:
    """R-14.1 to R-14.7"""
    if (board.piles["left"] and board.piles["right"]) or not board.ahead:
        return
    if "door" in board.terrain:
        yield from board.choose_slain(board.current, "door", board.terrain["door"].tokens, lambda: board.swarms, True)
    board.location, board.location_tokens = LOCATIONS[board.ahead.pop(0)], 0
    board.lay_terrain()
    for side in SIDES:
        board.discard += board.piles[side]
        board.piles[side] = []
    yield from board.deal({side: board.location[f"blips_{side}"] for side in SIDES})
    yield from arrive(board)


def arrive(board: Board) -> Script[None]:
    """Section 20, upon entering; the current player decides."""
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
                board.turn(marine)
        case "munitorium":
            yield from munitorium(board)
        case "black_holds":
            yield from black_holds(board)
        case "dark_catacombs":
            bare = [marine for marine in board.formation if not marine.tokens] or board.formation
            text = yield from board.ask(board.current, "arrive", {f"target:{marine.name}" for marine in bare})
            board.spawn(board.behind(board.marine(text.removeprefix("target:"))), 1)
        case "hibernation_cluster":
            yield from board.deal({side: len(board.formation) for side in SIDES})
        case "wrath_of_baal_chapel":
            rows = range(1, len(board.formation) + 1)
            text = yield from board.ask(
                board.current, "arrive", {f"put:{Spot(side, row)}" for side in SIDES for row in rows}
            )
            board.terrain["artefact"] = Terrain(Spot.read(text.removeprefix("put:")))
        case "genestealer_lair":
            red = {spot.side: spot for name, spot in board.in_formation().items() if COLOUR[name] == "red"}
            board.move_swarms(lambda swarm: red[swarm.spot.side])
            text = yield from board.ask(board.current, "lords", {f"lord:{lord}" for lord in LORDS})
            for lord in LORDS:
                side = "left" if text == f"lord:{lord}" else "right"
                board.swarms.append(Swarm(red[side], [lord]))
            board.settle()


def munitorium(board: Board) -> Script[None]:
    """One token each on two different Marines; where all get one there is nothing to choose."""
    places = board.places()
    for number in range(min(2, board.supply), 0, -1):
        text = yield from board.ask(board.current, "munitorium", places if len(places) > number else sorted(places)[:1])
        if text:
            board.place(text)
            places.remove(text)


def black_holds(board: Board) -> Script[None]:
    swarms = {str(swarm.spot): len(board.piles[swarm.spot.side][:2]) for swarm in board.swarms}
    if board.settings["targets"] == "useful":  # H-32
        swarms = {spot: number for spot, number in swarms.items() if number == max(swarms.values())}
    text = yield from board.ask(board.current, "arrive", {f"target:{spot}" for spot in swarms})
    if text:
        board.spawn(Spot.read(text.removeprefix("target:")), 2)
