"""Deliberate faults: the engine with one rule broken, each by the number of the rule."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Sequence

import pytest

from voidlock.engine import Script, Thing
from voidlock.games.hulk.aliens import invasion, look, reveals
from voidlock.games.hulk.facts import SHOT_NEEDS
from voidlock.games.hulk.map.board import Board
from voidlock.games.hulk.map.fighters import Fighter, fighter_of
from voidlock.games.hulk.marines import answering, assault, fates, flames, movement, orders, paying, psychic, shooting
from voidlock.games.hulk.numbers import Alien, Square, Target
from voidlock.games.hulk.numbers import Marine as Number
from voidlock.games.hulk.state import State, ending, pieces, sight
from voidlock.games.hulk.state.tasks import TASKS, roll
from voidlock.games.hulk.turn import turn

Patch = pytest.MonkeyPatch


def everywhere(patch: Patch, function: Callable[..., object], fault: Callable[..., object]) -> None:
    """The fault instead of the function, in every module that uses it."""
    for name, module in list(sys.modules.items()):
        if name.startswith("voidlock.games.hulk"):
            for attribute, value in list(vars(module).items()):
                if value is function:
                    patch.setattr(module, attribute, fault)
    for table in (orders.ORDERS, TASKS.scripts, TASKS.steps, ending.MET):
        for key, value in list(table.items()):
            if value is function:
                patch.setitem(table, key, fault)


def rewritten(patch: Patch, function: Callable[..., object], old: str, new: str) -> None:
    """The function with one piece of its text changed."""
    source = inspect.getsource(function)
    assert source.count(old) == 1, f"{function.__name__} has no single {old!r}"
    text = source[source.index("def ") :].replace(old, new)
    made: dict[str, Callable[..., object]] = {}
    exec(compile(f"from __future__ import annotations\n{text}", "fault", "exec"), function.__globals__, made)
    everywhere(patch, function, made[function.__name__])


def squad(patch: Patch, **changed: object) -> None:
    """Every marine fights otherwise than his weapons say."""

    def other(id: str, role: str, has: Sequence[str]) -> Fighter:
        return fighter_of(id, role, has)._replace(**changed)  # type: ignore[arg-type]  # fields by name

    everywhere(patch, fighter_of, other)


# ---------------------------------------------------------------------- sight and movement


def corner_is_no_obstacle(patch: Patch) -> None:
    trace = Board._trace

    def lines(board: Board, viewer: Square, target: Square) -> object:
        found = trace(board, viewer, target)
        return found and (found[0], found[1], ())

    patch.setattr(Board, "_trace", lines)


def flames_hide_nothing(patch: Patch) -> None:
    patch.setattr(State, "blocking", lambda state: state.occupied | state.closed | state.bulkheads | state.barriers)


def corridors_are_seen_slantwise(patch: Patch) -> None:
    seen = Board.seen
    patch.setattr(
        Board, "seen", lambda board, square, facing, blocking, _: seen(board, square, facing, blocking, False)
    )


def backward_for_one(patch: Patch) -> None:
    cost = movement.move_cost
    everywhere(patch, cost, lambda facing, direction: min(cost(facing, direction), 1))


def sideways_allowed(patch: Patch) -> None:
    cost = movement.move_cost
    everywhere(patch, cost, lambda facing, direction: cost(facing, direction) or 1)


def corners_are_cut(patch: Patch) -> None:
    barred = movement.barred
    everywhere(patch, barred, lambda state, square, target, corner: barred(state, square, target, 0))


def turn_for_nothing(patch: Patch) -> None:
    def free(state: State, marine: Number, facing: int) -> None:
        state.cp += 1
        turning(state, marine, facing)

    turning = movement.turn
    everywhere(patch, turning, free)


def doors_by_fire(patch: Patch) -> None:
    everywhere(patch, movement.by_fire, lambda state, square: False)


# ---------------------------------------------------------------------- shooting and flames


def jam_on_any_shot(patch: Patch) -> None:
    matched = shooting._matched
    everywhere(patch, matched, lambda state, marine, how: matched(state, marine, shooting.OVERWATCH))


def bonus_after_a_move(patch: Patch) -> None:
    shoot = shooting.shoot

    def steady(state: State, marine: Number, target: Target, how: str) -> Script[None]:
        yield from shoot(state, marine, target, shooting.AIMED if how == shooting.MOVING else how)

    everywhere(patch, shoot, steady)


def overwatch_at_any_range(patch: Patch) -> None:
    for module in (shooting, answering):
        patch.setattr(module, "OVERWATCH_RANGE", 99)


def who_reacted_fires_too(patch: Patch) -> None:
    watch = shooting.on_overwatch
    everywhere(patch, watch, lambda state, squares, reacted=-1: watch(state, squares))


def any_hit_is_enough(patch: Patch) -> None:
    patch.setattr(shooting, "SHOT_NEEDS", {gun: needs - 1 for gun, needs in SHOT_NEEDS.items()})


def lord_strikes_with_one_die(patch: Patch) -> None:
    everywhere(patch, assault._alien_score, lambda alien, theirs: max(theirs))


def blast_harms_nobody_else(patch: Patch) -> None:
    def harmless(state: State, squares: int, needs: int, cause: Thing) -> Script[None]:
        yield from ()

    patch.setattr(shooting, "roll_fates", harmless)


def flames_in_ones_own_section(patch: Patch) -> None:
    squares = flames.flame_squares

    def anywhere(state: State, marine: Number) -> int:
        other = state.copy()
        other.settings = state.settings._replace(flamer_own_section="allowed")
        return squares(other, marine)

    everywhere(patch, squares, anywhere)


def flames_harm_the_lord(patch: Patch) -> None:
    everywhere(patch, fates.unharmed_lord, lambda state: 0)


def flames_pass_closed_doors(patch: Patch) -> None:
    everywhere(patch, flames.set_alight, lambda state, square: state.board.sections[state.board.section[square]])


# ---------------------------------------------------------------------- close assault and psi


def everybody_parries(patch: Patch) -> None:
    squad(patch, parries=True)


def everybody_blocks(patch: Patch) -> None:
    squad(patch, blocks=True)


def bonus_from_behind(patch: Patch) -> None:
    modifiers = assault._modifiers
    everywhere(patch, modifiers, lambda state, marine, in_front: modifiers(state, marine, True))


def rear_defender_kills(patch: Patch) -> None:
    everywhere(patch, assault._defender_faces, lambda state, marine, alien, marine_attacks: True)


def guard_survives_actions(patch: Patch) -> None:
    act = paying.act

    def kept(state: State, marine: Number, cost: int) -> tuple[int, int]:
        guard = state.guard
        paid = act(state, marine, cost)
        state.guard = guard & ~state.overwatch
        return paid

    everywhere(patch, act, kept)


def second_roll_does_not_stand(patch: Patch) -> None:
    reroll = assault._reroll

    def better(ours: list[int]) -> Script[list[int]]:
        again = yield from reroll(ours)
        return max(ours, again)

    everywhere(patch, reroll, better)


def powers_for_nothing(patch: Patch) -> None:
    use = psychic._use

    def free(state: State, marine: Number, power: int, target: Thing | str) -> None:
        before = state.psi[marine]
        use(state, marine, power, target)
        state.psi[marine] = before

    everywhere(patch, use, free)


def power_twice_a_phase(patch: Patch) -> None:
    use = psychic._use

    def again(state: State, marine: Number, power: int, target: Thing | str) -> None:
        use(state, marine, power, target)
        state.power_used = False

    everywhere(patch, use, again)


# ---------------------------------------------------------------------- command points, reveals, the end


def one_point_more(patch: Patch) -> None:
    def generous() -> Script[int]:
        face = yield from roll()
        return face + 1

    patch.setattr(turn, "roll", generous)


def reaction_to_what_nobody_sees(patch: Patch) -> None:
    patch.setattr(answering, "seen", lambda state: -1)


def stealers_placed_in_flames(patch: Patch) -> None:
    def room(state: State, square: int) -> list[int]:
        return [
            target
            for _, target, corner in state.board.steps[square]
            if not movement.barred(state, target, target, corner)
        ]

    everywhere(patch, reveals.room_beside, room)


def blips_stay_hidden(patch: Patch) -> None:
    everywhere(patch, sight.blips_seen, lambda state: 0)


def blip_counts_one(patch: Patch) -> None:
    kill = pieces.kill_alien

    def cheap(state: State, alien: Alien) -> None:
        kills = state.kills
        kill(state, alien)
        state.kills = kills + 1

    everywhere(patch, kill, cheap)


def object_withstands_fire(patch: Patch) -> None:
    everywhere(patch, flames.object_burns, lambda state, area: False)


def one_turn_longer(patch: Patch) -> None:
    late = ending._too_late
    everywhere(patch, late, lambda state, condition: state.turn > state.board.mission.turn_limit)


def defeat_before_victory(patch: Patch) -> None:
    def gloomy(state: State, moment: int = ending.AT_ONCE) -> ending.Verdict | None:
        won = ending._victory(state, moment)
        patched = [condition for condition in state.board.mission.defeat if ending._is_met(state, condition, moment)]
        return ("loss", patched[0].name) if patched else won or fair(state, moment)

    fair = ending.verdict
    everywhere(patch, fair, gloomy)


def barriers_stay(patch: Patch) -> None:
    status = TASKS.steps["mission_status"]

    def forgetful(state: State) -> None:
        barriers = state.barriers
        status(state)
        state.barriers = barriers

    patch.setitem(TASKS.steps, "mission_status", forgetful)


# ---------------------------------------------------------------------- in the text of the engine


def dead_stealers_are_offered(patch: Patch) -> None:
    rewritten(patch, TASKS.scripts[answering.overwatch_placed.name], " if state.place[alien_of(target)] >= 0]", "]")


def order_asked_for_nothing(patch: Patch) -> None:
    rewritten(patch, shooting.first_to_fire, "not any(", "any(")


def attacked_he_still_watches(patch: Patch) -> None:
    rewritten(patch, assault.close_assault, "state.overwatch &= ~(1 << marine)", "pass")


def one_hit_kills_the_lord(patch: Patch) -> None:
    rewritten(patch, shooting.shoot, "(2 if alien == LORD else 1)", "1")


def shots_that_cost_none(patch: Patch) -> None:
    rewritten(patch, shooting.shoot, "state.ammo[marine] -= 1", "pass")


def redraw_without_a_sergeant(patch: Patch) -> None:
    rewritten(patch, TASKS.scripts[turn.command_phase.name], 'role == "sergeant"', 'role != ""')


def any_fist_cuts_bulkheads(patch: Patch) -> None:
    rewritten(patch, assault.assault_targets, " and state.board.fighters[marine].chainfist", "")


def ambush_beside_a_marine(patch: Patch) -> None:
    rewritten(patch, invasion.ambush_squares, "barred |= board.around[square]", "pass")


def forced_to_lurk_at_seven(patch: Patch) -> None:
    patch.setattr(invasion, "LURK_DISTANCE", 7)


def short_detours_only(patch: Patch) -> None:
    patch.setattr(look, "DETOUR", 5)
