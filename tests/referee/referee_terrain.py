"""Sections 20 and 21: what happens when a Marine activates a Terrain card; his controller decides."""

from tests.referee.referee_board import Board, Marine, Terrain, named, slayable
from tests.referee.referee_facts import SIDES, SKULLS, GameOver, Script


def activated(board: Board, marine: Marine, name: str) -> Script[None]:
    seat = board.seat_of(marine)
    match name:
        case "door" if board.supply:
            board.terrain["door"].tokens += 1
            more = marine.team == "red" and "onward_brothers" in board.standing and board.supply  # card 7
            if more and (yield from board.ask(seat, "onward", ["yes", "no"])) == "yes":
                board.terrain["door"].tokens += 1
        case "artefact":
            board.terrain["artefact"] = Terrain(None, held_by=seat)
        case "promethium_tank":
            del board.terrain["promethium_tank"]
            while names := slayable(board.engaged(marine)):
                board.slay(*named(names[0], board.engaged(marine)))
            if board.chance.die() == 0:
                board.kill(marine)
        case "spore_chimney" if board.chance.die() in SKULLS:
            del board.terrain["spore_chimney"]
        case "control_panel":
            yield from panel(board, marine, seat)


def panel(board: Board, marine: Marine, seat: int) -> Script[None]:
    match board.location["id"]:
        case "maintenance_tunnels":
            board.terrain["corridor"] = Terrain(board.terrain.pop("control_panel").spot)
        case "cryo_control":
            yield from discard_from(board, seat, 1)
        case "apothecarion":  # H-34: chosen and turned also without a token
            name = yield from board.pick(seat, "place_token", "place", [each.name for each in board.formation])
            board.place(name)
            if (yield from board.ask(seat, "panel_turn", ["yes", "no"])) == "yes":
                board.marine(name).turn()
        case "core_cogitator":
            board.limited = {(yield from board.pick(seat, "panel", "limit", board.in_formation())): 1}
        case "teleportarium":
            for each in list(board.formation):  # H-35
                choices = ["token", "roll"] if each.tokens else ["roll"]
                if (yield from board.ask(board.seat_of(each), "teleport", choices)) == "token":
                    each.tokens -= 1
                elif board.chance.die() == 0:
                    board.kill(each)
            for side in SIDES:
                board.discard_top(side, len(board.piles[side]))
        case "generatorium":
            if board.chance.die() in SKULLS:
                yield from board.slay_some(seat, "slay", 4, lambda: board.swarms, "enough")
            else:
                board.kill(marine)
        case "launch_control_room":
            if (yield from board.ask(seat, "panel", ["token", "roll"] if board.supply else ["roll"])) == "token":
                board.location_tokens += 1
            elif board.chance.die() <= board.location_tokens:
                raise GameOver("win")
        case "toxin_pumping_station":
            yield from discard_from(board, seat, board.chance.die())


def discard_from(board: Board, seat: int, number: int) -> Script[None]:
    """So many cards of a pile of his choice, a non-empty one if there is one."""
    sides = board.useful(SIDES, [side for side in SIDES if board.piles[side] and number])
    side = yield from board.pick(seat, "panel", "discard", sides)
    if side:
        board.discard_top(side, number)
