"""The options of the command line, and the game of Death Angel that they make."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from voidlock.engine import Game
from voidlock.engine import State as AnyState
from voidlock.games import Kit, angel, kit_wanted
from voidlock.games.angel import State
from voidlock.games.angel.facts import SETUPS, TEAM_NAMES, teams_each
from voidlock.texts import Words


class BadOption(Exception):
    """An option of the command line that makes no game; the text says why."""


class Wished(NamedTuple):
    """What the command line asks for."""

    players: int | None = None
    teams: str | None = None
    seed: str | None = None
    load: Path | None = None
    game: str | None = None
    mission: str | None = None
    bots: str | None = None
    plain: bool = False
    setting: Mapping[str, str] | None = None
    """Readings of the rules of Death Angel that are not the default."""

    @property
    def kit(self) -> Kit[AnyState]:
        """The game that is meant. Raises FileError if there is none of this name."""
        return kit_wanted(self.game, self.mission)

    @property
    def is_hulk(self) -> bool:
        """Whether a mission is played."""
        return "mission" in self.kit.takes


def read_teams(text: str, players: int | None, words: Words) -> tuple[int, str | list[list[str]]]:
    """The number of players and their teams, as `new` takes them, from what was typed after `--teams`."""
    named = [[team.strip().casefold() for team in own.split(",") if team.strip()] for own in text.split("/")]
    if named in ([["draft"]], [["random"]]):
        return checked_players(1 if players is None else players, words), named[0][0]
    every = [team for own in named for team in own]
    for team in every:
        if team not in TEAM_NAMES:
            teams = words.say("terminal-comma").join(TEAM_NAMES)
            raise BadOption(words.say("terminal-option-team-unknown", name=team[:40], teams=teams))
        if every.count(team) > 1:
            raise BadOption(words.say("terminal-option-team-twice", name=team))
    number = checked_players(len(named) if players is None else players, words)
    each = teams_each(number)
    if len(named) != number or any(len(own) != each for own in named):
        example = "/".join(",".join(TEAM_NAMES[seat * each : (seat + 1) * each]) for seat in range(number))
        raise BadOption(words.say("terminal-option-teams-count", players=number, number=each, example=example))
    return number, named


def checked_players(number: int, words: Words) -> int:
    if not any(number in setup.players for setup in SETUPS):
        raise BadOption(words.say("terminal-option-players", number=number))
    return number


def new_game(
    players: int | None, teams: str, seed: str | None, words: Words, settings: Mapping[str, str] | None = None
) -> Game[State]:
    """A new game as the options of the command line ask for it. Raises FileError for a setting that is not known."""
    if seed is not None and not is_text(seed):
        raise BadOption(words.say("terminal-option-seed"))
    number, shared = read_teams(teams, players, words)
    return angel.new(number, seed=seed, teams=shared, settings=settings)


def is_text(typed: str) -> bool:
    """Bytes that are no text come from the shell as halves of letters, which no file can hold."""
    try:
        typed.encode()
    except UnicodeEncodeError:
        return False
    return True


def see_that_load_stands_alone(wished: Wished, words: Words) -> None:
    """A loaded game has its own players, teams, settings and seed."""
    for option in ("players", "teams", "seed", "mission", "game", "setting"):
        if getattr(wished, option) is not None:
            raise BadOption(words.say("terminal-option-load-alone", option=f"--{option}"))
