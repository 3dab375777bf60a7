"""New-game options of Death Angel: players, teams and bots, typed or picked in the menu."""

from __future__ import annotations

from collections.abc import Mapping

from voidlock.engine import Json, Thing
from voidlock.terminal.menu.game_start import Asker, GameStart, Message, Way
from voidlock.terminal.menu.options import GameOptions
from voidlock.texts import Words

SITTERS = ("person", "recruit", "brother", "veteran", "librarian", "random")
"""What can take a seat."""

MOST = 6


class AngelStart(GameStart):
    """One to six players. Bots take seats; teams are drafted, dealt at random, or named."""

    def __init__(self) -> None:
        self.ways = (Way("screen-start-alone", alone, "D"), Way("screen-start-others", others, "F"))

    def setup(self, options: GameOptions, bots: Mapping[int, str], words: Words) -> dict[str, Json]:
        if options.players is None and options.teams is None:
            options = options._replace(players=max(bots, default=1))
        return super().setup(options, bots, words)

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
