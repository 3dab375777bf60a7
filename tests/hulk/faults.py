"""Deliberate faults: one rule of the engine said wrongly, and where it shows."""

from __future__ import annotations

from collections.abc import Callable

from tests.faults import Fault
from tests.hulk import scenes
from voidlock.games.hulk.aliens import invasion, look, reveals
from voidlock.games.hulk.map import fighters
from voidlock.games.hulk.map.board import Board
from voidlock.games.hulk.marines import answering, assault, fates, flames, movement, paying, psychic, shooting
from voidlock.games.hulk.state import State, ending, pieces, sight
from voidlock.games.hulk.state.tasks import TASKS
from voidlock.games.hulk.turn import turn
from voidlock.hulk import SpaceHulk

Seen = int | Callable[[SpaceHulk], None]
"""A scene, or the number of the first late position that may show it."""

COMMAND = TASKS.scripts[turn.command_phase.name]
STATUS = TASKS.steps[turn.mission_status.name]
PLACED = TASKS.scripts[answering.overwatch_placed.name]

FAULTS: list[tuple[Fault, Seen]] = [
    # Sight and movement
    (Fault("LOS-3", Board._trace, "tuple(pairs)", "()"), 11),
    (Fault("LOS-4", State.blocking, "self.burning | ", ""), 28),
    (Fault("LOS-5", Board.field_of_view, "number = 4 *", "corridor_rule, number = False, 4 *"), 65),
    (Fault("5.1 backward", movement.move_cost, "2 if", "1 if"), 1),
    (Fault("5.1 sideways", movement.move_cost, "0 if", "1 if"), 3),
    (Fault("5.1 turn", movement.turn, "act(state, marine, 1)", "act(state, marine, 0)"), 1),
    (Fault("MOV-4", movement.obstacle, "if corner and", "if False and"), 3),
    (
        Fault("BRD-5", assault.assault_targets, " and state.board.fighters[marine].chainfist", ""),
        scenes.before_the_bulkhead,
    ),
    (Fault("DOR-4", movement.by_fire, "or not state.burning", "or True"), 3),
    # Shooting and flames
    (Fault("JAM-1", shooting._apply_matching_dice, " and how == OVERWATCH", ""), 10),
    (Fault("SHT-2", shooting.shoot, "how != MOVING and ", ""), 92),
    (Fault("SHT-4", shooting.shoot, "- sustained", "- sustained - 1"), 6),
    (Fault("OVW-2", shooting.on_overwatch, "<= OVERWATCH_RANGE", "<= 99"), scenes.down_the_corridor),
    (Fault("OVW-5", shooting.first_to_fire, "not any(", "any("), scenes.two_watch_the_door),
    (Fault("OVW-6", PLACED, " if state.place[alien_of(target)] >= 0]", "]"), scenes.three_on_overwatch),
    (Fault("OVW-7", assault.close_assault, "state.overwatch &= ~(1 << marine)", "pass"), 0),
    (Fault("BRO-4", shooting.shoot, "(2 if alien == LORD else 1)", "1"), 92),
    (Fault("BRO-5", fates.unharmed_lord, "return found", "return 0"), scenes.lord_in_flames),
    (Fault("ACN-1", shooting.shoot, "state.ammo[marine] -= 1", "pass"), 20),
    (
        Fault("ACN-3", shooting._apply_matching_dice, "roll_fates(state, squares, EXPLOSION_KILLS, EXPLOSION)", "()"),
        scenes.cannon_explodes,
    ),
    (Fault("FLA-1", flames.flame_squares, '== "forbidden"', "is None"), 5),
    (Fault("FLA-2", flames.set_alight, " & ~state.closed & ~state.bulkheads", ""), 17),
    (Fault("FLA-8", pieces.kill_alien, "1 if value == LORD_VALUE else value", "1"), scenes.blip_in_flames),
    (Fault("OBJ-3", flames.object_burns, "square >= 0", "False"), scenes.device_in_flames),
    # Close assault and psychic powers
    (Fault("BRO-3", assault._alien_score, "max(theirs) + min(theirs) if alien == LORD else ", ""), 9),
    (Fault("CLS-2", assault._modifiers, "if in_front", "if True"), 22),
    (Fault("CLS-4", assault._defender_faces, "if marine_attacks:", "if True:\n        return True"), 0),
    (Fault("CLS-6 parry", fighters.fighter_of, '"power_sword" in has', "True"), 0),
    (Fault("CLS-6 block", fighters.fighter_of, '"storm_shield" in has', "True"), 0),
    (Fault("CLS-7 action", paying.act, "state.guard &= bit", "state.guard &= ~state.overwatch"), 1),
    (
        Fault(
            "CLS-7 reroll",
            assault._reroll,
            "(yield from roll_all(len(ours)))",
            "max(ours, (yield from roll_all(len(ours))))",
        ),
        30,
    ),
    (Fault("PSI-3", psychic._use, "state.power_used = True", "pass"), 9),
    (Fault("PSI-4", psychic._use, "state.psi[marine] -= state.settings.psi_cost[power]", "pass"), 9),
    # Command points, blips and the end
    (Fault("CP-1", COMMAND, "state.tell(CommandDrawn(", "state.cp += 1; state.tell(CommandDrawn("), 1),
    (Fault("CP-2", COMMAND, 'role == "sergeant"', 'role != ""'), 24),
    (Fault("CP-5 overwatch", shooting.on_overwatch, "marine != reacted and ", ""), scenes.shot_as_a_reaction),
    (Fault("CP-5 seen", answering._shown_at, "1 << square |", "-1 |"), 0),
    (
        Fault(
            "BLP-10 room",
            reveals.adjacent_room,
            "not state.burning >> target & 1 and not obstacle(state, square,",
            "not obstacle(state, target,",
        ),
        scenes.revealed_by_the_fire,
    ),
    (Fault("BLP-10 moment", sight.blips_seen, "return found", "return 0"), 3),
    (Fault("S4", invasion.ambush_squares, "barred |= board.around[square]", "pass"), scenes.ambush_near_the_squad),
    (Fault("BLP-4", invasion._arrive, "<= LURK_DISTANCE", "<= LURK_DISTANCE + 1"), scenes.entry_seven_away),
    (Fault("16 markers", STATUS, "state.burning = state.barriers = 0", "state.burning = 0"), 24),
    (Fault("16 turn limit", ending._too_late, ">=", ">"), 19),
    (
        Fault(
            "16 victory first",
            ending.verdict,
            "won is not None",
            "won and not any(_is_met(state, condition, moment) for condition in state.board.mission.defeat)",
        ),
        scenes.last_shot_wins,
    ),
]
SHORT_DETOURS = Fault("A29", look.Look.way, "+ DETOUR", "+ DETOUR - 1")
"""A rule of the aliens, which the twins do not follow."""
