"""The first page of the menu: saved games, new ones, lessons, puzzles, rules, watching, joining, options.

It asks through an Asker: the full screen and plain lines show the same pages.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from voidlock.engine import SPECTATOR, Argument, of_the_day
from voidlock.games import KITS
from voidlock.terminal.menu.game_start import Asker, Back, Delete, Message, start_of
from voidlock.terminal.menu.options import BadOption, GameOptions
from voidlock.terminal.model.advisers.hints import Hints
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.model.session import Declined
from voidlock.terminal.plain.plain_board import lines_of
from voidlock.terminal.saves import Unfinished, open_game
from voidlock.texts import Words
from voidlock.words.telling import system_trouble

FINISHED = 9
"""How many of the newest finished games are listed."""

FIRST = "screen-start"
"""The question of the first page."""

SAVED = ("screen-start-go-on-about", "screen-start-go-on-about")
"""What is said below and beside a saved game: the same, because it may be cut there."""


Choose = Callable[[Asker], Coroutine[None, None, Unfinished | GameOptions]]
"""Asks the questions of the menu and carries out the answers."""


class Entry(NamedTuple):
    """An entry, and what follows it: a game to play, or None if the first page comes again."""

    message: Message
    chosen: Callable[[Asker], Awaitable[Unfinished | GameOptions | None]]


class FirstPage:
    """Asks until there is something to play. `steps`: a game file can be stepped through here."""

    def __init__(self, games: list[Unfinished], preferences: Preferences, hints: Hints, *, steps: bool = True) -> None:
        self._steps = steps
        self.games, self._preferences, self._hints = games, preferences, hints

    async def choose(self, asker: Asker) -> Unfinished | GameOptions:
        """A saved game, or the options of a new one."""
        while True:
            with suppress(Back):
                chosen = await self._choose(asker)
                if chosen is not None:
                    return chosen

    async def _choose(self, asker: Asker) -> Unfinished | GameOptions | None:
        saved = [
            Message("screen-start-go-on", self._describe(game, asker), *SAVED, str(number))
            for number, game in enumerate(self.games, start=1)
        ]
        found = self.entries()
        answers = [*saved, *[entry.message for entry in found]]
        try:
            place = await asker.ask(Message(FIRST), answers, deletes=len(saved))
        except Delete as delete:
            await self._delete(self.games[delete.place], asker)
            return None
        return self.games[place] if place < len(saved) else await found[place - len(saved)].chosen(asker)

    async def _delete(self, game: Unfinished, asker: Asker) -> None:
        """Delete a saved game if the player is sure."""
        sure = Message("screen-start-delete", self._describe(game, asker))
        if await asker.ask(sure, [Message("screen-start-delete-no"), Message("screen-start-delete-yes")]):
            try:
                game.keeper.delete()
            except OSError as error:
                why = system_trouble(error, asker.words)
                asker.note(asker.words.say("terminal-delete-failed", why=why))
            else:
                self.games.remove(game)

    @staticmethod
    def _describe(game: Unfinished, asker: Asker) -> dict[str, Argument]:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(game.changed))
        lines = lines_of(game.game.rules)
        return {"game": lines.describe_saved(game.game.view(SPECTATOR), asker.words, when)}

    def entries(self) -> list[Entry]:
        """New games first, then what a newcomer looks for, then the rest."""
        found = [
            Entry(Message(way.id, about=f"{way.id}-about", key=way.key), way.chosen)
            for kit in KITS.values()
            for way in start_of(kit).ways
        ]
        kits = KITS.values()
        beside = [
            ("learn-way", "G", any_lesson, any(kit.lessons for kit in kits)),
            ("puzzle-way", "P", any_puzzle, any(kit.puzzles for kit in kits)),
            ("screen-start-rules", "R", rules, any(kit.reference for kit in kits)),
            ("screen-start-watch", "W", self._watch, any(kit.screen for kit in kits)),
            ("screen-start-join", "J", join, True),
            ("screen-start-options", "O", self._settings, True),
        ]
        return found + [
            Entry(Message(id, about=f"{id}-about", key=key), chosen) for id, key, chosen, offered in beside if offered
        ]

    async def _watch(self, asker: Asker) -> GameOptions:
        """Bots play a new game, or a game file is stepped through."""
        kits = [kit for kit in KITS.values() if kit.screen is not None and kit.bots]
        asked = [Message("screen-start-watch-bots", {"game": kit.name, "bot": kit.at_tables.usual}) for kit in kits]
        files = [Message("screen-start-watch-file")] if self._steps else []
        place = await asker.ask(Message("screen-start-watch-what"), [*asked, *files])
        if place < len(kits):
            kit = kits[place]
            starting = start_of(kit)
            seated = starting.for_bots(GameOptions(game=kit.name, bots=kit.at_tables.usual, watch=True))
            return await starting.complete(seated, asker)
        found = finished_games(self._preferences.folder)
        path = await asker.ask_file(Message("screen-start-watch-which"), found, is_playable)
        return GameOptions(load=Path(path).expanduser(), watch=True)

    async def _settings(self, asker: Asker) -> None:
        """Settings of this terminal: each answer switches one of them to its next value, until the player goes back."""
        at, preferences, hints = 0, self._preferences, self._hints
        while True:
            asked = [
                Message("screen-start-option-language"),
                Message("screen-start-option-pace", {"pace": preferences.pace}),
                Message("screen-start-option-hints", {"on": "yes" if hints.on else "no"}),
                Message("screen-start-option-colours", {"colours": preferences.colours}),
                Message("screen-start-option-odds", {"on": "yes" if preferences.odds else "no"}),
            ]
            switches: list[Callable[[], None]] = [
                asker.switch_language,
                preferences.next_pace,
                lambda: hints.switch(not hints.on),
                preferences.next_colours,
                preferences.switch_odds,
            ]
            at = await asker.ask(Message("screen-start-options-which"), asked, at)
            switches[at]()
            asker.take_ground()


async def any_lesson(asker: Asker) -> GameOptions:
    """A lesson, to be picked next."""
    return GameOptions(lesson="")


async def any_puzzle(asker: Asker) -> GameOptions:
    """One of the puzzles of all games; today's is marked."""
    # Imported late: few games are puzzles.
    from voidlock.terminal.menu.learning import kits_with_puzzles

    found = [(puzzle, puzzle is of_the_day(kit.puzzles)) for kit in kits_with_puzzles() for puzzle in kit.puzzles]
    told: list[dict[str, Argument]] = [
        {"title": puzzle.thing(), "state": "today" if today else "new"} for puzzle, today in found
    ]
    place = await asker.ask(Message("puzzle-which"), [Message("puzzle-listed", each) for each in told])
    return GameOptions(puzzle=found[place][0].id)


async def rules(asker: Asker) -> None:
    """The table of contents of a game, where everything can be looked up."""
    from voidlock.reference import book_of
    from voidlock.reference.telling import contents

    kits = [kit for kit in KITS.values() if kit.reference is not None]
    asked = [Message("learn-game", {"game": kit.name}) for kit in kits]
    kit = kits[await asker.ask(Message("screen-start-rules-which"), asked)]
    await asker.read(contents(book_of(kit.name, asker.words.language), asker.words), kit.name)


def finished_games(folder: Path | None) -> list[Path]:
    """The newest finished games in the data folder."""
    try:
        found = sorted((folder / "finished").glob("*.json"), reverse=True) if folder is not None else []
    except OSError:
        return []
    return found[:FINISHED]


def is_playable(typed: str, words: Words) -> None:
    """Refuse a file that is not a game. Raises FileError and BadOption."""
    try:
        path = Path(typed).expanduser()
    except RuntimeError:
        raise BadOption(typed) from None
    open_game(path)


async def join(asker: Asker) -> GameOptions:
    """A table on a server: the link is pasted."""
    return GameOptions(link=await asker.ask_line(Message("screen-start-join-link"), is_link))


def is_link(typed: str, words: Words) -> None:
    """Refuse what is not a link to a table. Raises FileError."""
    from voidlock.terminal.network.links import read_link

    try:
        read_link(typed)
    except Declined as declined:
        raise BadOption(declined.describe(words)) from None
