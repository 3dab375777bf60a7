"""Action cards of the Green team: Gideon and Noctis."""

from __future__ import annotations

from voidlock.games.angel.ahead import attacks_ahead, defence_ahead
from voidlock.games.angel.cards.base import ActionCard, add_actions
from voidlock.games.angel.facts import GREEN, SKULLS, TEAM_OF, marine_by_name
from voidlock.games.angel.flow.attack import paid_attacks
from voidlock.games.angel.numbers import Marine
from voidlock.games.angel.state import State

GIDEON = marine_by_name("gideon")


class Block(ActionCard):
    """Each time Gideon rolls a skull while defending, the attack misses."""

    id = "block"

    def lasts(self, state: State) -> bool:
        return GIDEON in state.formation and defence_ahead(state)

    def misses(self, marine: Marine, face: int, bought: bool) -> bool:
        return marine == GIDEON and SKULLS[face]


class RunAndGun(ActionCard):
    """Afterwards each Green Marine may pay one of his own tokens to attack once."""

    id = "run_and_gun"

    def after(self, state: State) -> None:
        state.agenda.append(paid_attacks.later(self.number))


class DeadAim(ActionCard):
    """An attack by a Green Marine with a final 4 slays up to three cards of its target."""

    id = "dead_aim"

    def lasts(self, state: State) -> bool:
        return state.in_play(GREEN) and attacks_ahead(state)

    def slays(self, marine: Marine, face: int) -> tuple[int, bool] | None:
        return (3, True) if TEAM_OF[marine] == GREEN and face == 4 else None


add_actions(Block, RunAndGun, DeadAim)
