"""Sections 20 and 21: what happens when a Marine activates a Terrain card."""

from tests.referee.referee_board import Board, Marine, Terrain
from tests.referee.referee_facts import SIDES, SKULLS, GameOver, Script


def activated(board: Board, marine: Marine, name: str) -> Script[None]:
    """Section 21"""
    seat = board.seat_of(marine)
    match name:
        case "door" if board.supply:
            board.terrain["door"].tokens += 1
            if marine.team == "red" and "onward_brothers" in board.standing and board.supply:  # card 7
                if (yield from board.ask(seat, "onward", ["yes", "no"])) == "yes":
                    board.terrain["door"].tokens += 1
        case "artefact":
            board.terrain["artefact"] = Terrain(None, held_by=seat)
        case "promethium_tank":
            del board.terrain["promethium_tank"]
            for swarm in board.engaged(marine):
                while swarm.slayable():
                    board.slay(swarm, min(swarm.slayable()))
            if board.chance.die() == 0:
                board.kill(marine)
        case "spore_chimney":
            if board.chance.die() in SKULLS:
                del board.terrain["spore_chimney"]
        case "control_panel":
            yield from panel(board, marine, seat)


def panel(board: Board, marine: Marine, seat: int) -> Script[None]:
    """Section 20, control panels; the controller of the activating Marine decides."""
    match board.location["id"]:
        case "maintenance_tunnels":
            board.terrain["corridor"] = Terrain(board.terrain.pop("control_panel").spot)
        case "cryo_control":
            yield from discard_from(board, seat, 1)
        case "apothecarion":  # H-34: chosen and turned also without a token
            text = yield from board.ask(seat, "place_token", {f"place:{each.name}" for each in board.formation})
            board.place(text)
            if (yield from board.ask(seat, "panel_turn", ["yes", "no"])) == "yes":
                board.turn(board.marine(text.removeprefix("place:")))
        case "core_cogitator":
            text = yield from board.ask(seat, "panel", {f"limit:{card}" for card in board.in_formation()})
            board.limited = {text.removeprefix("limit:"): 1}
        case "teleportarium":
            yield from teleportarium(board)
        case "generatorium":
            if board.chance.die() in SKULLS:
                yield from board.choose_slain(seat, "slay", 4, lambda: board.swarms, True)
            else:
                board.kill(marine)
        case "launch_control_room":
            text = yield from board.ask(seat, "panel", {"token", "roll"} if board.supply else {"roll"})
            if text == "token":
                board.location_tokens += 1
            elif board.chance.die() <= board.location_tokens:
                raise GameOver("win")
        case "toxin_pumping_station":
            yield from discard_from(board, seat, board.chance.die())


def discard_from(board: Board, seat: int, number: int) -> Script[None]:
    """So many cards of a pile of his choice, a non-empty one if there is one."""
    sides = {f"discard:{side}" for side in SIDES if board.piles[side]} if number else set()
    text = yield from board.ask(seat, "panel", sides)
    for _ in range(number if text else 0):
        board.discard_top(text.removeprefix("discard:"))


def teleportarium(board: Board) -> Script[None]:
    """Section 20, H-35: from top to bottom, then both piles go."""
    for marine in list(board.formation):
        choices = {"token", "roll"} if marine.tokens else {"roll"}
        if (yield from board.ask(board.seat_of(marine), "teleport", choices)) == "token":
            marine.tokens -= 1
        elif board.chance.die() == 0:
            board.kill(marine)
    for side in SIDES:
        while board.piles[side]:
            board.discard_top(side)
