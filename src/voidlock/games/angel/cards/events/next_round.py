"""Event cards with an effect in the next round."""

from __future__ import annotations

from voidlock.engine import Option, Reason, Script, Thing
from voidlock.games.angel.ahead import cards_ahead, defence_ahead
from voidlock.games.angel.cards.base import EventCard, add_events
from voidlock.games.angel.events import EffectBegan
from voidlock.games.angel.facts import ATTACK, MARINE_NAMES, MARINE_THINGS, MOVE_ACTIVATE, TEAM_NAMES, TEAM_THINGS
from voidlock.games.angel.flow.movement import may_give_token
from voidlock.games.angel.numbers import Marine, Team
from voidlock.games.angel.state import CHOOSE, State
from voidlock.games.angel.state.options import of_team

from .targets import NamesMarine, Naming


def next_round(state: State, card: EventCard, about: int, subject: Thing | str) -> None:
    state.effects.append((card.number, about, state.round + 1))
    state.tell(EffectBegan(card.thing, subject))


class Evasion(EventCard):
    """Next round an Attack card lets only one Marine of the team act (R-18.1)."""

    id = "evasion"

    def resolve(self, state: State) -> None:
        next_round(state, self, 0, "")

    def lasts(self, state: State, about: int) -> bool:
        return cards_ahead(state, ATTACK)

    def attackers(self) -> int:
        return 1


class GunJam(Naming):
    """A team that did not play Attack this round may not play it next round."""

    id = "gun_jam"
    about_names = TEAM_NAMES

    def candidates(self, state: State) -> list[Team]:
        return [team for team in state.teams_in_play() if state.table[team] != ATTACK]

    def option(self, number: int) -> Option[int]:
        return of_team("target", Team(number))

    def invalid(self, state: State, target: int) -> Reason | None:
        about = {"team": TEAM_THINGS[target]}
        if state.table[target] == ATTACK:
            return Reason("team_played_attack", "R-9.4", about)
        return Reason("team_eliminated", "R-9.4", about)

    def resolve(self, state: State) -> None:
        next_round(state, self, state.named[0], TEAM_THINGS[state.named[0]])

    def lasts(self, state: State, about: int) -> bool:
        return state.phase == CHOOSE and state.in_play(Team(about))

    def forbids(self, about: int, team: Team, type: int) -> bool:
        return team == about and type == ATTACK


class SecondWind(NamesMarine):
    """Through the next round every 0 in a Marine's defence rolls is a miss."""

    id = "second_wind"
    about_names = MARINE_NAMES

    def resolve(self, state: State) -> None:
        next_round(state, self, state.named[0], MARINE_THINGS[state.named[0]])

    def lasts(self, state: State, about: int) -> bool:
        return about in state.formation and defence_ahead(state)

    def misses(self, about: int, marine: Marine, face: int) -> bool:
        return marine == about and face == 0


class EnterFormation(EventCard):
    """Next round, before each Move + Activate card, its controller may place one token on any Marine (R-18.2)."""

    id = "enter_formation"

    def resolve(self, state: State) -> None:
        next_round(state, self, 0, "")

    def lasts(self, state: State, about: int) -> bool:
        return cards_ahead(state, MOVE_ACTIVATE)

    def before_move(self, state: State, team: Team) -> Script[None]:
        yield from may_give_token(state, state.controller[team], self.thing)


add_events(Evasion, GunJam, SecondWind, EnterFormation)
