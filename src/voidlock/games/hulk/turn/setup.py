"""Mission setup: marines, their deployment, and the first blips (S1)."""

from __future__ import annotations

from voidlock.engine import Script, Thing, shuffle
from voidlock.games.hulk.aliens.invasion import arrival
from voidlock.games.hulk.events.marines import MarinePosted, MissionBegan, OwnMissionBegan
from voidlock.games.hulk.facts import CANNON, FACING_NAMES, FACING_THINGS, FLAMER, LORD_VALUE
from voidlock.games.hulk.map.board import Board
from voidlock.games.hulk.marines.movement import face
from voidlock.games.hulk.numbers import EVERY_MARINE, Marine, Square
from voidlock.games.hulk.settings import Settings
from voidlock.games.hulk.state import DEAD, State
from voidlock.games.hulk.state.options import of_facing, of_marine, plain
from voidlock.games.hulk.state.pieces import clear, put_alien, put_marine, take_blip
from voidlock.games.hulk.state.tasks import ask_player, script, step

from .turn import begin_turn


def new_state(board: Board, settings: Settings) -> State:
    """A state with the mission's pieces where its file puts them and its blips unshuffled."""
    state = State(board, settings)
    mission, special = board.mission, board.mission.special
    state.pool = sorted(mission.pool)
    for marine, fact in zip(EVERY_MARINE, mission.marines, strict=False):
        fighter = board.fighters[marine]
        put_marine(state, marine, board.square_by_name(fact.at))
        state.facing[marine] = FACING_NAMES.index(fact.facing)
        state.ammo[marine] = {FLAMER: special.flamer_ammo, CANNON: special.cannon_ammo}.get(fighter.gun, 0)
        state.reloads[marine] = special.cannon_reload if fighter.gun == CANNON else 0
        state.psi[marine] = special.psi if fighter.psyker else 0
    if special.object:
        state.object_at = board.square_by_name(special.object_at)
    if mission.placed:
        put_alien(state, take_blip(state, LORD_VALUE), board.square_by_name(mission.placed))
    return state


def begin_setup(state: State) -> None:
    """Fill the agenda of a new game; its last task comes first."""
    mission = state.board.mission
    squads = sorted({marine.squad for marine in mission.marines})
    state.agenda = [begin_turn.later()]
    state.agenda += [start_blips.later()]
    if mission.special.rooms:
        state.agenda += [look_round.later(marine) for marine in reversed(EVERY_MARINE[: len(mission.marines)])]
        state.agenda += [deploy_in_rooms.later()]
    state.agenda += [deploy_squad.later(squads.index(squad)) for squad in reversed(mission.special.permuted)]
    state.agenda += [shuffle_pool.later()]


@script
def shuffle_pool(state: State) -> Script[None]:
    """BLP-1"""
    mission = state.board.mission
    name = state.board.shipped_as
    state.tell(MissionBegan(Thing("mission", name)) if name else OwnMissionBegan(mission.title))
    state.pool = yield from shuffle(state.pool)


@step
def start_blips(state: State) -> None:
    """S-2: place blips by the table of S3, with forced lurking for turn 1 (S-10)."""
    state.received = 0
    state.agenda.extend([arrival.later()] * state.board.mission.start_blips)


# ---------------------------------------------------------------------- deployment


@script
def deploy_squad(state: State, squad: int) -> Script[None]:
    """`permute`: the squad stands as listed, or as the player picks square by square; squares keep their facings."""
    board = state.board
    squads = sorted({marine.squad for marine in board.mission.marines})
    name = squads[squad]
    marines = [marine for marine in state.marines() if board.mission.marines[marine].squad == name]
    asked = Thing("squad", name) if len(squads) > 1 else None
    verb, _ = yield from ask_player("deployment", [plain("listed"), plain("arrange")], asked)
    if verb == "listed":
        return
    posts = [(state.where[marine], state.facing[marine]) for marine in marines]
    for marine in marines:
        clear(state, state.where[marine])
        state.where[marine] = DEAD
    for square, facing in posts:
        _, number = yield from ask_player(
            "deploy", [of_marine(board, "deploy", marine) for marine in marines], board.things[square]
        )
        marine = Marine(number)
        marines.remove(marine)
        post(state, marine, square, facing)


def post(state: State, marine: Marine, square: Square, facing: int) -> None:
    put_marine(state, marine, square)
    state.facing[marine] = facing
    things = state.board.marine_things[marine], state.board.things[square], FACING_THINGS[facing]
    state.tell(MarinePosted(*things))


@script
def deploy_in_rooms(state: State) -> Script[None]:
    """`one_per_room`: shuffle the rooms; each marine starts in the centre of one."""
    board = state.board
    rooms = yield from shuffle([board.square_by_name(square) for square in board.mission.special.rooms])
    marines = state.marines()
    for marine in marines:
        clear(state, state.where[marine])
        state.where[marine] = DEAD
    for marine, square in zip(marines, rooms, strict=False):
        post(state, marine, square, state.facing[marine])


@script
def look_round(state: State, marine: Marine) -> Script[None]:
    """The player picks the facing of a marine in a room."""
    _, facing = yield from ask_player(
        "deploy_facing", [of_facing("face", facing) for facing in range(4)], state.board.marine_things[marine]
    )
    face(state, marine, facing)
