"""Event cards about Marines."""

from __future__ import annotations

from voidlock.engine import Choice, Reason, Script, ask
from voidlock.games.angel.cards.base import EventCard, add_events
from voidlock.games.angel.events import MarineRescued
from voidlock.games.angel.facts import FACE_THINGS, MARINE_THINGS, RIGHT, TEAM_OF, TEAM_THINGS
from voidlock.games.angel.flow.attack import attack, roll_die, targets, without_target
from voidlock.games.angel.flow.formation import slay_marine, turn
from voidlock.games.angel.numbers import Marine
from voidlock.games.angel.state import State
from voidlock.games.angel.state.options import STOP, marine_spot

from .targets import NamesMarine


class PsychicAssault(NamesMarine):
    """Roll: 0 or 1 slays a Marine. He is not defending, so nothing prevents it."""

    id = "psychic_assault"

    def resolve(self, state: State) -> Script[None]:
        if (yield from roll_die(state, self.thing, FACE_THINGS[2:])) <= 1:
            slay_marine(state, self.named_marine(state), self.thing)


class ChaosOfBattle(EventCard):
    """Every Marine turns around."""

    id = "chaos_of_battle"
    turns_everybody = True

    def resolve(self, state: State) -> None:
        for marine in state.formation:
            turn(state, marine)


class QuickInstincts(NamesMarine):
    """A Marine may make one attack; his controller decides."""

    id = "quick_instincts"
    grants_attack = True

    def resolve(self, state: State) -> Script[None]:
        marine = self.named_marine(state)
        options = [marine_spot("attack", marine, spot) for spot in targets(state, marine)]
        if not options:
            without_target(state, [marine], self.thing)
            return
        seat = state.seat_of(marine)
        picked = yield from ask(
            Choice(seat, "granted_attack", [*options, STOP], card=self.thing, subject=MARINE_THINGS[marine])
        )
        if picked is not None:
            yield from attack(state, *picked)


class RescueSpaceMarine(NamesMarine):
    """A slain Marine whose team is in play returns at the end of the formation, facing right, without tokens."""

    id = "rescue_space_marine"
    rescues = True

    def candidates(self, state: State) -> list[Marine]:
        return sorted([marine for marine in state.slain if state.in_play(TEAM_OF[marine])])

    def invalid(self, state: State, target: int) -> Reason | None:
        if target in state.formation:
            return Reason("not_slain", "R-9.4", {"marine": MARINE_THINGS[target]})
        if target in state.slain:
            return Reason("team_eliminated", "R-9.4", {"team": TEAM_THINGS[TEAM_OF[target]]})
        return Reason("team_not_playing", "R-9.4", {"marine": MARINE_THINGS[target]})

    def resolve(self, state: State) -> None:
        marine = self.named_marine(state)
        state.slain.remove(marine)
        state.formation.append(marine)
        state.facing[marine] = RIGHT
        state.swarms += [0, 0]
        state.done += [0, 0]
        if state.apart:
            state.apart += (0, 0)
        state.tell(MarineRescued(MARINE_THINGS[marine]))


add_events(PsychicAssault, ChaosOfBattle, QuickInstincts, RescueSpaceMarine)
