"""Feature extraction for the choice of an Action card: what the board needs, as one team sees it."""

from __future__ import annotations

from voidlock.games.angel.facts import ACTION_OF, ATTACK, FINALS, MOVE_ACTIVATE, SUPPORT
from voidlock.games.angel.flow.round import playable
from voidlock.games.angel.numbers import Team
from voidlock.games.angel.state import State

from .abilities import ability_gain
from .fights import attack_value
from .manoeuvres import Ground, move_gain
from .threat import strength, threat
from .tokens import token_gain

NAMES = (
    *["one", "attack", "move", "token", "support_ability", "move_ability", "danger", "own_danger", "worst", "cards"],
    *["behind", "pile", "tokens", "own_tokens", "marines", "pair", "others_attack", "others_can", "supply"],
    *[
        "last",
        "attack_last",
        "move_last",
        "lair",
        "attack_lair",
        "cards_lair",
        "launch",
        "move_launch",
        "danger_launch",
    ],
    *["toxin", "move_toxin", "attack_toxin", "blips_toxin"],
)


class Needs:
    """The features of a board, shared by all teams."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.ground = Ground(state)
        formation, swarms = state.formation, state.swarms
        self.threats = [threat(state, place) for place in range(len(formation))]
        self.danger = sum(self.threats)
        self.worst = max(self.threats)
        self.cards = sum([strength(swarm) for swarm in swarms if swarm])
        self.behind = sum(
            [strength(swarms[2 * place + 1 - state.facing[marine]]) for place, marine in enumerate(formation)]
        )
        self.pile = min(len(state.piles[0]), len(state.piles[1]))
        self.tokens = sum([state.tokens[marine] for marine in formation])
        self.token = max([token_gain(state, marine) for marine in formation]) if state.supply else 0.0
        self.attacks = {team: attack_value(state, team, ACTION_OF[team][ATTACK]) for team in state.teams_in_play()}
        self.able = {team: ATTACK in playable(state, team) for team in self.attacks}

    def features(self, team: Team) -> list[float]:
        """The features in the order of `NAMES`."""
        state = self.state
        own = state.living(team)
        attack = self.attacks[team]
        move = move_gain(self.ground, team)
        others = [gain for other, gain in self.attacks.items() if other != team and self.able[other]]
        length = len(state.formation)
        scale = 6 / max(length, 6)
        places = [state.formation.index(marine) for marine in own]
        found = [
            *[
                1.0,
                attack,
                move,
                self.token,
                ability_gain(state, team, SUPPORT),
                ability_gain(state, team, MOVE_ACTIVATE),
            ],
            *[self.danger * scale, sum([self.threats[place] for place in places]), self.worst, self.cards * scale / 4],
            *[
                self.behind * scale / 2,
                self.pile / 5,
                self.tokens * scale / 3,
                sum([state.tokens[marine] for marine in own]) / 2,
            ],
            *[length / 6, len(own) - 1.0, sum(others) * scale, len(others) * scale, 0.0 if state.supply else 1.0],
        ]
        if state.location_deck:
            return found + [0.0] * (len(NAMES) - len(found))
        lair, launch, toxin = [1.0 if state.location == place else 0.0 for place in FINALS]
        blips = len(state.piles[0]) + len(state.piles[1])
        return [
            *found,
            *[1.0, attack, move, lair, lair * attack, lair * self.cards * scale / 4],
            *[launch, launch * move, launch * self.danger * scale],
            *[toxin, toxin * move, toxin * attack, toxin * blips / 6],
        ]
