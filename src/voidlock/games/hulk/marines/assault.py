"""Close assault (section 11)."""

from __future__ import annotations

from voidlock.engine import Script, Thing
from voidlock.games.hulk.events.aliens import AlienTurned
from voidlock.games.hulk.events.marines import (
    AssaultEnded,
    AssaultRolled,
    BulkheadCut,
    DoorHeld,
    DoorStruck,
    GuardRerolled,
    GuardSet,
    OverwatchSet,
    Parried,
    PsiSpent,
)
from voidlock.games.hulk.facts import FACING_THINGS, LORD, STEALER_DICE
from voidlock.games.hulk.numbers import Alien, Marine, Square, Target, alien_of, at_alien, at_door, door_of
from voidlock.games.hulk.state import ALIEN_THINGS, State
from voidlock.games.hulk.state.options import of_facing, of_points, plain
from voidlock.games.hulk.state.pieces import kill_alien, kill_marine
from voidlock.games.hulk.state.tasks import ask_player, dice_text, roll, roll_all

from .movement import face
from .paying import act, settle
from .shooting import destroy_door

ASSAULT = Thing("cause", "assault")
LOWEST_DIE = Thing("modifier", "lowest_die")
"""BRO-3: the Broodlord adds its lowest die."""
DOOR_NEEDS = 6


def ahead(state: State, square: Square, facing: int) -> Square:
    """The square directly ahead, or NO_SQUARE."""
    return state.board.neighbours[square][2 * facing]


def faces(state: State, square: Square, facing: int, other: Square) -> bool:
    """Whether the other square is the one directly ahead."""
    return ahead(state, square, facing) == other


def facing_to(state: State, square: Square, other: Square) -> int:
    """The facing from a square to one that shares a side with it."""
    return state.board.neighbours[square].index(other) // 2


# ---------------------------------------------------------------------- marines' actions


def set_overwatch(state: State, marine: Marine, _: int) -> None:
    """OVW-1"""
    act(state, marine, 2)
    state.overwatch |= 1 << marine
    state.tell(OverwatchSet(state.board.marine_things[marine]))


def set_guard(state: State, marine: Marine, _: int) -> None:
    """CLS-7"""
    act(state, marine, 2)
    state.guard |= 1 << marine
    state.tell(GuardSet(state.board.marine_things[marine]))


def assault_targets(state: State, marine: Marine) -> list[Target]:
    """CLS-1: what stands directly ahead, encoded as in `State.aim`."""
    square = ahead(state, state.where[marine], state.facing[marine])
    if square < 0:
        return []
    alien = state.alien_at(square)
    if 0 <= alien <= LORD:
        return [at_alien(alien)]
    if state.closed >> square & 1:
        return [at_door(square)]
    cut = state.board.mission.special.chainfist_only and state.board.fighters[marine].chainfist
    return [at_door(square)] if cut and state.bulkheads >> square & 1 else []


def marine_assaults(state: State, marine: Marine, target: Target) -> Script[None]:
    act(state, marine, 1)
    if target > 0:
        yield from close_assault(state, marine, alien_of(target), marine_attacks=True)
    else:
        yield from marine_breaks_door(state, marine, door_of(target))
    settle(state)


def marine_breaks_door(state: State, marine: Marine, square: Square) -> Script[None]:
    """CLS-8: any modified die of 6 or more; a chainfist needs no roll, and may cut a bulkhead (BRD-5)."""
    fighter = state.board.fighters[marine]
    if state.bulkheads >> square & 1:
        state.bulkheads &= ~(1 << square)
        state.tell(BulkheadCut(fighter.thing, state.board.door_things[square]))
        return
    if fighter.chainfist:
        destroy_door(state, square, fighter.thing)
        return
    rolled = yield from roll_all(fighter.dice)
    _strike_door(state, square, fighter.thing, rolled, fighter.veteran + fighter.weapon)


def _strike_door(state: State, square: Square, piece: Thing, rolled: list[int], bonus: int) -> None:
    door = state.board.door_things[square]
    state.tell(DoorStruck(piece, door, dice_text(rolled)))
    if max(rolled) + bonus >= DOOR_NEEDS:
        destroy_door(state, square, piece)
    else:
        state.tell(DoorHeld(piece, door))


# ---------------------------------------------------------------------- the assault


def close_assault(state: State, marine: Marine, alien: Alien, *, marine_attacks: bool) -> Script[None]:
    """CLS-2: both roll, the higher score wins. Against an opponent not in front the marine rolls one plain die."""
    fighter, stealer = state.board.fighters[marine], ALIEN_THINGS[alien]
    in_front = faces(state, state.where[marine], state.facing[marine], state.place[alien])
    if not marine_attacks:
        state.overwatch &= ~(1 << marine)  # OVW-7
    theirs = yield from roll_all(STEALER_DICE - int(in_front and fighter.blocks))
    ours = yield from roll_all(fighter.dice if in_front else 1)
    modifiers = _modifiers(state, marine, in_front)
    bonus = len(modifiers)
    scores = max(ours) + bonus, _alien_score(alien, theirs)
    told = [*modifiers, LOWEST_DIE] if alien == LORD else modifiers
    if marine_attacks:
        state.tell(AssaultRolled(fighter.thing, stealer, dice_text(ours), dice_text(theirs), told, *scores))
    else:
        state.tell(AssaultRolled(stealer, fighter.thing, dice_text(theirs), dice_text(ours), told, *scores[::-1]))
    if in_front and fighter.parries:
        parried = yield from _parries(state, marine, _outcome(state, marine, alien, scores, marine_attacks))
        if parried:
            highest, again = yield from _parry(theirs)
            scores = max(ours) + bonus, _alien_score(alien, theirs)
            state.tell(Parried(fighter.thing, highest, again, *_attacker_first(scores, marine_attacks)))
    if state.guard >> marine & 1:
        rerolls = yield from _rerolls(state, marine, _outcome(state, marine, alien, scores, marine_attacks))
        if rerolls:
            ours = yield from _reroll(ours)
            scores = max(ours) + bonus, _alien_score(alien, theirs)
            state.tell(GuardRerolled(fighter.thing, dice_text(ours), *_attacker_first(scores, marine_attacks)))
    score, score2 = scores
    if in_front and fighter.force_axe:
        score += yield from _add_psi(state, marine, score2 - score + 1)
    yield from _resolve(state, marine, alien, (score, score2), marine_attacks=marine_attacks)


def _modifiers(state: State, marine: Marine, in_front: bool) -> list[Thing]:
    """The modifiers of the marine's score, +1 each."""
    fighter = state.board.fighters[marine]
    if in_front:
        return list(fighter.modifiers)
    return [] if state.settings.veteran_bonus_front_only else list(fighter.modifiers[: fighter.veteran])


def _alien_score(alien: Alien, theirs: list[int]) -> int:
    return max(theirs) + min(theirs) if alien == LORD else max(theirs)  # BRO-3


def _defender_faces(state: State, marine: Marine, alien: Alien, marine_attacks: bool) -> bool:
    square, lair = state.where[marine], state.place[alien]
    if marine_attacks:
        return faces(state, lair, state.looks[alien], square)
    return faces(state, square, state.facing[marine], lair)


def _attacker_first(scores: tuple[int, int], marine_attacks: bool) -> tuple[int, int]:
    """Reorder the scores of the marine and the alien to attacker and defender."""
    return scores if marine_attacks else (scores[1], scores[0])


def _outcome(state: State, marine: Marine, alien: Alien, scores: tuple[int, int], marine_attacks: bool) -> str:
    """CLS-3 to CLS-5: the outcome of these scores of the marine and the alien."""
    attack, defence = _attacker_first(scores, marine_attacks)
    if attack >= defence:
        return "attacker" if attack > defence else "tie"
    return "defender" if _defender_faces(state, marine, alien, marine_attacks) else "unharmed"


def _resolve(
    state: State, marine: Marine, alien: Alien, scores: tuple[int, int], *, marine_attacks: bool
) -> Script[None]:
    """CLS-3 to CLS-5: a defender not facing the attacker cannot kill it, but may turn to face it."""
    square, lair = state.where[marine], state.place[alien]
    things = state.board.marine_things[marine], ALIEN_THINGS[alien]
    attack, defence = _attacker_first(scores, marine_attacks)
    if not marine_attacks:
        things = things[::-1]
    faced = _defender_faces(state, marine, alien, marine_attacks)
    outcome = _outcome(state, marine, alien, scores, marine_attacks)
    state.tell(AssaultEnded(*things, attack, defence, Thing("outcome", outcome)))
    if outcome == ("defender" if marine_attacks else "attacker"):
        kill_marine(state, marine, ASSAULT)
    elif outcome in ("attacker", "defender"):
        kill_alien(state, alien)
    elif not faced and marine_attacks:
        # CLS-4, CLS-5: an alien always takes the free turn.
        state.looks[alien] = facing_to(state, lair, square)
        state.tell(AlienTurned(ALIEN_THINGS[alien], FACING_THINGS[state.looks[alien]], 0))
    elif not faced:
        yield from _may_turn(state, marine, facing_to(state, square, lair))


def _parries(state: State, marine: Marine, now: str) -> Script[bool]:
    """CLS-6"""
    fighter = state.board.fighters[marine]
    verb, _ = yield from ask_player("parry", [plain("parry"), plain("accept")], fighter.thing, Thing("outcome", now))
    return verb == "parry"


def _parry(theirs: list[int]) -> Script[tuple[int, int]]:
    """CLS-6: reroll the opponent's single highest die; return that die before and after."""
    highest = max(theirs)
    again = yield from roll()
    theirs[theirs.index(highest)] = again
    return highest, again


def _reroll(ours: list[int]) -> Script[list[int]]:
    """CLS-7: reroll all his own dice once; the second roll stands."""
    return (yield from roll_all(len(ours)))


def _rerolls(state: State, marine: Marine, now: str) -> Script[bool]:
    """CLS-7"""
    fighter = state.board.fighters[marine]
    verb, _ = yield from ask_player(
        "guard_reroll", [plain("reroll_all"), plain("accept")], fighter.thing, Thing("outcome", now)
    )
    return verb == "reroll_all"


def _add_psi(state: State, marine: Marine, useful: int) -> Script[int]:
    """PSI-2: add psi points to his score, +1 each; no more are offered than he needs to win."""
    most = min(state.psi[marine], max(useful, 0))
    fighter = state.board.fighters[marine]
    options = [of_points("psi", number) for number in range(most + 1)]
    _, number = yield from ask_player("add_psi", options, fighter.thing)
    if number:
        state.psi[marine] -= number
        state.tell(PsiSpent(fighter.thing, number))
    return number


def _may_turn(state: State, marine: Marine, facing: int) -> Script[None]:
    verb, _ = yield from ask_player(
        "face_attacker", [of_facing("face", facing), plain("stay")], state.board.marine_things[marine]
    )
    if verb == "face":
        face(state, marine, facing)
