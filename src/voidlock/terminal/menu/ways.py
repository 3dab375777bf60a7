"""Entries of the first screen beside the games: learn, puzzles, rules, watch, join, options."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from voidlock.engine import Argument, of_the_day
from voidlock.games import KITS
from voidlock.terminal.menu.game_start import Message, start_of
from voidlock.terminal.menu.options import BadOption, GameOptions
from voidlock.terminal.model.session import Declined
from voidlock.terminal.saves import Unfinished, open_game
from voidlock.texts import LANGUAGES, Words

if TYPE_CHECKING:
    from voidlock.terminal.menu.menu import Menu

FINISHED = 9
"""How many of the newest finished games are listed."""


class Entry(NamedTuple):
    """An entry, and what follows it: a game to play, or None if the first screen comes again."""

    message: Message
    chosen: Callable[[Menu], Awaitable[Unfinished | GameOptions | None]]


def entries() -> list[Entry]:
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
        ("screen-start-watch", "W", watch, any(kit.screen for kit in kits)),
        ("screen-start-join", "J", join, True),
        ("screen-start-options", "O", settings, True),
    ]
    return found + [
        Entry(Message(id, about=f"{id}-about", key=key), chosen) for id, key, chosen, offered in beside if offered
    ]


async def any_lesson(menu: Menu) -> GameOptions:
    """A lesson, to be picked next."""
    return GameOptions(lesson="")


async def any_puzzle(menu: Menu) -> GameOptions:
    """One of the puzzles of all games; today's is marked."""
    # Imported late: few games are puzzles.
    from voidlock.terminal.menu.puzzles import puzzled, puzzles_of

    found = [(puzzle, puzzle is of_the_day(puzzles_of(kit))) for kit in puzzled() for puzzle in puzzles_of(kit)]
    told: list[dict[str, Argument]] = [
        {"title": puzzle.thing(), "state": "today" if today else "new"} for puzzle, today in found
    ]
    place = await menu.ask(Message("puzzle-which"), [Message("puzzle-listed", each) for each in told])
    return GameOptions(puzzle=found[place][0].id)


async def rules(menu: Menu) -> None:
    """The table of contents of a game, where everything can be looked up."""
    from voidlock.reference import book_of
    from voidlock.reference.telling import contents
    from voidlock.terminal.full_screen.panels import Reader

    kits = [kit for kit in KITS.values() if kit.reference is not None]
    asked = [Message("learn-game", {"game": kit.name}) for kit in kits]
    kit = kits[await menu.ask(Message("screen-start-rules-which"), asked)]
    lines = contents(book_of(kit.name, menu.words.language), menu.words)
    await menu.push_screen_wait(Reader(lines, menu.words, kit.name))


async def watch(menu: Menu) -> GameOptions:
    """Bots play a new game, or a game file is stepped through."""
    kits = [kit for kit in KITS.values() if kit.screen is not None and kit.bots]
    asked = [Message("screen-start-watch-bots", {"game": kit.name, "bot": kit.at_tables.usual}) for kit in kits]
    place = await menu.ask(Message("screen-start-watch-what"), [*asked, Message("screen-start-watch-file")])
    if place < len(kits):
        kit = kits[place]
        starting = start_of(kit)
        seated = starting.for_bots(GameOptions(game=kit.name, bots=kit.at_tables.usual, watch=True))
        return await starting.picked(seated, menu)
    path = await menu.ask_file(Message("screen-start-watch-which"), finished(menu.folder), is_playable)
    return GameOptions(load=Path(path).expanduser(), watch=True)


def finished(folder: Path | None) -> list[Path]:
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


async def join(menu: Menu) -> GameOptions:
    """A table on a server: the link is pasted."""
    return GameOptions(link=await menu.ask_line(Message("screen-start-join-link"), is_link))


def is_link(typed: str, words: Words) -> None:
    """Refuse what is not a link to a table. Raises FileError."""
    from voidlock.terminal.network.links import read_link

    try:
        read_link(typed)
    except Declined as declined:
        raise BadOption(declined.told(words)) from None


async def settings(menu: Menu) -> None:
    """Settings of this terminal: each answer switches one of them to its next value. Escape goes back."""
    at, preferences, hints = 0, menu.preferences, menu.hints
    while True:
        asked = [
            Message("screen-start-option-language"),
            Message("screen-start-option-pace", {"pace": preferences.pace}),
            Message("screen-start-option-hints", {"on": "yes" if hints.on else "no"}),
            Message("screen-start-option-colours", {"colours": preferences.colours}),
            Message("screen-start-option-odds", {"on": "yes" if preferences.odds else "no"}),
        ]
        switches: list[Callable[[], None]] = [
            menu.action_language,
            preferences.next_pace,
            lambda: hints.switch(not hints.on),
            preferences.next_colours,
            preferences.switch_odds,
        ]
        at = await menu.ask(Message("screen-start-options-which"), asked, at)
        switches[at]()
        menu.take_ground()


def other_language(words: Words) -> str:
    return next(language for language in LANGUAGES if language != words.language)
