"""S7: activation of a stealer, one action per task."""

from __future__ import annotations

from voidlock.engine import Script
from voidlock.games.hulk.events.aliens import AlienTargets
from voidlock.games.hulk.marines.assault import faces, facing_to
from voidlock.games.hulk.marines.movement import obstacle
from voidlock.games.hulk.numbers import Alien, Marine, Square, Stealer
from voidlock.games.hulk.state import ALIEN_THINGS, State, entry_of
from voidlock.games.hulk.state.sight import seen_squares
from voidlock.games.hulk.state.tasks import STEALER_ACTS, script_of

from .actions import alien_enters, alien_moves, alien_uses_door, stealer_attacks, stealer_turns
from .activating import stop
from .aiming import choose, facing_of, tell_aim
from .brood import brood_test
from .look import BESIDE, Aim, Look
from .paths import OPEN, TURN, Action
from .priority import by_priority, deciding_line


@script_of(STEALER_ACTS)
def stealer_acts(state: State, alien: Stealer) -> Script[None]:
    """One round of S7: attack, or take the next action of the path to the target."""
    if state.place[alien] < 0:
        yield from _enter(state, alien)
        return
    if state.ap_left < 1:
        stop(state, alien, "no_ap")
        return
    square = state.place[alien]
    near = state.board.neighbours[square][::2]
    beside = [state.marine_at(there) for there in near if there >= 0 and state.marine_at(there) >= 0]
    if beside:
        yield from _attack(state, alien, by_priority(state, sorted(beside), square))
        return
    look = Look.of_stealer(state, alien)
    aim = choose(look, state.ap_left)
    if aim is None:
        stop(state, alien, "no_path")
        return
    tell_aim(look, aim)
    state.target = aim.marine
    if not state.moved and not state.brood >> alien & 1 and look.blocked_by_sight(aim.way, state.ap_left):
        broken_out = yield from brood_test(state, alien, square)
        if broken_out:
            state.agenda.append(STEALER_ACTS.later(alien))
            return
    yield from _do(state, alien, look, aim.way.actions[0])


def _attack(state: State, alien: Alien, marines: list[Marine]) -> Script[None]:
    """S7 step 1: turn to the adjacent marine of highest target priority, then attack."""
    marine, square = marines[0], state.place[alien]
    if state.target != marine:
        line = deciding_line(state, marines, square)
        state.tell(AlienTargets(ALIEN_THINGS[alien], state.board.marine_things[marine], BESIDE, line, 1))
        state.target = marine
    state.agenda.append(STEALER_ACTS.later(alien))
    if faces(state, square, state.looks[alien], state.where[marine]):
        yield from stealer_attacks(state, alien, marine)
    else:
        stealer_turns(state, alien, facing_to(state, square, state.where[marine]))


def _do(state: State, alien: Alien, look: Look, action: Action) -> Script[None]:
    """S7 step 4: take the next action of the path, unless something forbids it now."""
    why = _forbidden(state, alien, look, action)
    if why:
        stop(state, alien, why)
        return
    state.agenda.append(STEALER_ACTS.later(alien))
    if action.kind == TURN:
        stealer_turns(state, alien, action.facing)
        return
    state.moved = True
    if action.kind == OPEN:
        alien_uses_door(state, alien, action.square)
    else:
        yield from alien_moves(state, alien, action.square, action.facing, action.ap)


def _forbidden(state: State, alien: Alien, look: Look, action: Action) -> str:
    if action.ap > state.ap_left:
        return "no_ap"
    if action.kind == TURN:
        return ""
    if look.passing >> action.square & 1:
        return "passing"
    if action.kind == OPEN:
        return ""
    if not state.brood >> alien & 1 and look.enters_sight(look.square, action.square):
        return "sight"
    corner = next((corner for _, target, corner in state.board.steps[look.square] if target == action.square), 0)
    return "passing" if obstacle(state, look.square, action.square, corner) else ""


# ---------------------------------------------------------------------- lurking stealers


def _enter(state: State, alien: Alien) -> Script[None]:
    """Enter from lurking for 1 AP: the square must be free, not burning, and, without the brood effect, unseen."""
    square = state.board.entry_squares[entry_of(state.place[alien])]
    why = entry_barred(state, alien, square)
    look = Look.any_facing(state, alien, square)
    aim = None if why else choose(look, state.ap_left - 1)
    if blocked_at_entry(look, aim, why):
        if aim is not None:
            tell_aim(look, aim)
            state.target = aim.marine
        broken_out = yield from brood_test(state, alien, square)
        if broken_out:
            return
    if why:
        stop(state, alien, why)
        return
    state.agenda.append(STEALER_ACTS.later(alien))
    alien_enters(state, alien, square, facing_of(look, aim), 1)
    state.moved = True


def blocked_at_entry(look: Look, aim: Aim | None, why: str) -> bool:
    """S6, A34: whether sight bars the entry square, or lies on the path that its AP pay for after entering."""
    if why or aim is None or look.state.settings.lurking == "entry":
        return why == "entry_seen"
    return look.blocked_by_sight(aim.way, look.state.ap_left - 1)


def entry_barred(state: State, alien: Alien, square: Square) -> str:
    """Why a lurking alien cannot enter now; empty if it can. S6: only a marine there comes before sight."""
    if state.marine_at(square) >= 0:
        return "entry_taken"
    if not state.brood >> alien & 1 and seen_squares(state) >> square & 1:
        return "entry_seen"
    if (state.occupied | state.barriers) >> square & 1:
        return "entry_taken"
    return "entry_burning" if state.burning >> square & 1 else ""
