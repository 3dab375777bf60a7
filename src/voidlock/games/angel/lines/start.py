"""New-game options of Death Angel: players, teams and bots, typed or picked in the menu."""

from __future__ import annotations

from collections.abc import Mapping

from voidlock.engine import Json, Thing
from voidlock.games.angel.facts import SETUPS, TEAM_NAMES, teams_each
from voidlock.terminal.menu.game_start import Asker, GameStart, Message, Way
from voidlock.terminal.menu.options import BadOption, GameOptions
from voidlock.texts import Words

SITTERS = ("person", "brother", "librarian", "random")
"""What can take a seat."""

MOST = 6


class AngelStart(GameStart):
    """One to six players. Bots take seats; teams are drafted, dealt at random, or named."""

    def __init__(self) -> None:
        self.ways = (Way("screen-start-alone", alone, "D"), Way("screen-start-others", others, "F"))

    def setup(self, options: GameOptions, bots: Mapping[int, str], words: Words) -> dict[str, Json]:
        players = options.players
        if players is None and options.teams is None:
            players = max(bots, default=1)
        number, teams = read_teams("draft" if options.teams is None else options.teams, players, words)
        shared: Json = teams if isinstance(teams, str) else [list[Json](own) for own in teams]
        setup: dict[str, Json] = {"players": number, "teams": shared}
        if options.setting:
            setup["settings"] = dict(options.setting)
        return setup

    def for_bots(self, options: GameOptions) -> GameOptions:
        return super().for_bots(options)._replace(teams="random")


async def alone(asker: Asker) -> GameOptions:
    """A solo game needs no further questions."""
    return GameOptions(players=1)


async def others(asker: Asker) -> GameOptions:
    """Asks how many seats there are, who takes each, and how teams are dealt."""
    numbers = list(range(1, MOST + 1))
    asked = [Message("screen-start-seats", {"number": number}) for number in numbers]
    players = numbers[await asker.ask(Message("screen-start-how-many"), asked, numbers.index(2))]
    bots = []
    for seat in range(1, players + 1):
        sitters = [Message("screen-start-sitter", {"who": who}) for who in SITTERS]
        who = SITTERS[await asker.ask(Message("screen-start-who", {"seat": Thing("seat", str(seat))}), sitters)]
        bots += [f"{seat}={who}"] if who != "person" else []
    teams = ("draft", "random")
    asked = [Message(f"screen-start-teams-{way}") for way in teams]
    way = teams[await asker.ask(Message("screen-start-teams"), asked)]
    return GameOptions(players=players, teams=way, bots=",".join(bots) or None)


def read_teams(text: str, players: int | None, words: Words) -> tuple[int, str | list[list[str]]]:
    """The number of players and their teams, from what was typed after `--teams`. Raises BadOption."""
    named = [[team.strip().casefold() for team in own.split(",") if team.strip()] for own in text.split("/")]
    if named in ([["draft"]], [["random"]]):
        return check_players(1 if players is None else players, words), named[0][0]
    every = [team for own in named for team in own]
    for team in every:
        if team not in TEAM_NAMES:
            teams = words.say("terminal-comma").join(TEAM_NAMES)
            raise BadOption(words.say("terminal-option-team-unknown", name=team[:40], teams=teams))
        if every.count(team) > 1:
            raise BadOption(words.say("terminal-option-team-twice", name=team))
    number = check_players(len(named) if players is None else players, words)
    each = teams_each(number)
    if len(named) != number or any(len(own) != each for own in named):
        example = "/".join(",".join(TEAM_NAMES[seat * each : (seat + 1) * each]) for seat in range(number))
        raise BadOption(words.say("terminal-option-teams-count", players=number, number=each, example=example))
    return number, named


def check_players(number: int, words: Words) -> int:
    """The number itself, if the game has a setup for it. Raises BadOption."""
    if not any(number in setup.players for setup in SETUPS):
        raise BadOption(words.say("terminal-option-players", number=number))
    return number
