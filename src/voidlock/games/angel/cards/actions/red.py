"""Action cards of the Red team: Leon and Valencio."""

from __future__ import annotations

from voidlock.engine import Choice, Script, ask
from voidlock.games.angel.ahead import event_end_ahead, is_resolving
from voidlock.games.angel.cards.base import ActionCard, add_actions
from voidlock.games.angel.facts import RED, TEAM_OF, TERRAIN_THINGS, marine_by_name
from voidlock.games.angel.flow.attack import paid_attacks
from voidlock.games.angel.flow.formation import place_token_on_terrain
from voidlock.games.angel.numbers import Marine
from voidlock.games.angel.state import State
from voidlock.games.angel.state.options import NO, YES

LEON = marine_by_name("leon")


class Overwatch(ActionCard):
    """At the end of the Event Phase each Red Marine may pay one of his own tokens to attack once."""

    id = "overwatch"

    def lasts(self, state: State) -> bool:
        return state.in_play(RED) and event_end_ahead(state)

    def at_event_end(self, state: State) -> None:
        state.agenda.append(paid_attacks.later(self.number))


class OnwardBrothers(ActionCard):
    """When a Red Marine's activation puts a token on a Door, one more may be added."""

    id = "onward_brothers"

    def lasts(self, state: State) -> bool:
        return state.in_play(RED) and is_resolving(state, self.number)

    def after_terrain_token(self, state: State, marine: Marine, terrain: int) -> Script[None]:
        if TEAM_OF[marine] != RED or not state.supply:
            return
        choice = Choice(state.controller[RED], "onward", (YES, NO), card=self.thing, subject=TERRAIN_THINGS[terrain])
        if (yield from ask(choice)):
            place_token_on_terrain(state, terrain)


class FullAuto(ActionCard):
    """Leon makes up to three attacks with this card, each with its own target; Valencio's may come between (23.1)."""

    id = "full_auto"
    rule_of_turns = "H-29"

    def attacks(self, marine: Marine) -> int:
        return 3 if marine == LEON else 1

    def in_a_row(self, state: State) -> bool:
        return state.settings.full_auto == "in_a_row"


add_actions(Overwatch, OnwardBrothers, FullAuto)
