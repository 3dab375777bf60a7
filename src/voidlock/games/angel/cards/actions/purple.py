"""Action cards of the Purple team: Zael and Omnio."""

from __future__ import annotations

from voidlock.engine import Choice, Script, Thing, ask
from voidlock.games.angel.ahead import attacks_ahead
from voidlock.games.angel.cards.base import ActionCard, add_actions
from voidlock.games.angel.events import EventPutBack, EventScouted
from voidlock.games.angel.facts import EVENT_THINGS, EVERY_SPOT, PURPLE, SEAT_THINGS, marine_by_name
from voidlock.games.angel.flow.formation import send
from voidlock.games.angel.flow.spawning import renew_events
from voidlock.games.angel.numbers import Marine, Spot
from voidlock.games.angel.state import State
from voidlock.games.angel.state.options import BOTTOM, NO, NONE, TOP, YES, spots

ZAEL = marine_by_name("zael")


class Strategize(ActionCard):
    """Afterwards the player may move a swarm: one position up or down, to the other side, or both."""

    id = "strategize"

    def after(self, state: State) -> Script[None]:
        if not any(state.swarms):
            return
        options = [
            spots("send", spot, goal)
            for spot in state.every_spot()
            if state.swarms[spot]
            for goal in self._goals(state, spot)
        ]
        picked = yield from ask(Choice(state.controller[PURPLE], "strategize", [*options, NONE], card=self.thing))
        if picked is not None:
            send(state, *picked)

    def _goals(self, state: State, spot: Spot) -> list[Spot]:
        """The spots of the adjacent positions on both sides, and the other side of its own."""
        top = spot & ~1
        near = EVERY_SPOT[max(top - 2, 0) : min(top + 4, len(state.swarms))]
        return [goal for goal in near if goal != spot]


class ForwardScouting(ActionCard):
    """Afterwards the player may look at the top Event card, and then puts it on top or at the bottom."""

    id = "forward_scouting"

    def after(self, state: State) -> Script[None]:
        seat = state.controller[PURPLE]
        if not (yield from ask(Choice(seat, "scout_look", (YES, NO), card=self.thing))):
            return
        if not state.events:
            yield from renew_events(state)
        state.event_knowers[-1] |= 1 << seat
        state.tell(EventScouted(seat, SEAT_THINGS[seat], EVENT_THINGS[state.events[-1]]))
        on_top = yield from ask(Choice(seat, "scout_place", (TOP, BOTTOM), card=self.thing))
        if not on_top:
            state.events.insert(0, state.events.pop())
            state.event_knowers.insert(0, state.event_knowers.pop())
        state.tell(EventPutBack(SEAT_THINGS[seat], Thing("end", "top" if on_top else "bottom")))


class FlamerAttack(ActionCard):
    """Zael's attacks slay as many cards of the target as the final number says, skull or not."""

    id = "flamer_attack"

    def lasts(self, state: State) -> bool:
        return ZAEL in state.formation and attacks_ahead(state)

    def slays(self, marine: Marine, face: int) -> tuple[int, bool] | None:
        return (face, False) if marine == ZAEL else None


add_actions(Strategize, ForwardScouting, FlamerAttack)
