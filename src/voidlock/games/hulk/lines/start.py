"""Start menu of Space Hulk: a built-in mission or a custom file, typed or picked."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from voidlock.engine import Json, Thing
from voidlock.games.hulk import mission_named
from voidlock.games.hulk.lines.missions import figures, file_called, listed, mission_files, mission_of, read_text
from voidlock.games.hulk.mission.shipped import find_mission, mission_names
from voidlock.installation import command
from voidlock.terminal.console import Console
from voidlock.terminal.menu.game_start import Asker, GameStart, Message, Way
from voidlock.terminal.menu.options import BadOption, GameOptions
from voidlock.terminal.model.typed import plain
from voidlock.texts import Words


class HulkStart(GameStart):
    """One player, one mission."""

    bots_wrong = "terminal-option-hulk-one-bot"

    def __init__(self) -> None:
        self.ways = (Way("screen-start-hulk", lambda menu: self.picked(GameOptions(), menu), "S"),)

    def check(self, options: GameOptions, words: Words) -> None:
        if options.players not in (None, 1) or options.teams is not None:
            raise BadOption(words.say("terminal-option-hulk-alone"))

    def is_complete(self, options: GameOptions) -> bool:
        return options.mission is not None

    async def picked(self, options: GameOptions, menu: Asker) -> GameOptions:
        """The briefing is shown before a mission is picked."""
        names = mission_names()
        asked = [
            Message(
                "screen-start-mission-named", {"title": Thing("mission", name), **figures(name)}, f"briefing-{name}"
            )
            for name in names
        ]
        asked.append(Message("screen-start-mission-own", more="screen-start-mission-own-more"))
        place = await menu.ask(Message("screen-start-mission"), asked)
        if place < len(names):
            return options._replace(mission=names[place])
        own = await menu.ask_file(Message("screen-start-mission-file"), mission_files(Path()), mission_of)
        return options._replace(mission=own)

    def asked(self, options: GameOptions, words: Words, console: Console) -> GameOptions:
        return options._replace(mission=ask_mission(words, console))

    def setup(self, options: GameOptions, bots: Mapping[int, str], words: Words) -> dict[str, Json]:
        setup: dict[str, Json] = {"mission": mission_named(mission_of(options.mission or "", words))}
        return {**setup, "settings": dict(options.setting)} if options.setting else setup

    def for_bots(self, options: GameOptions) -> GameOptions:
        """Change nothing: the only seat needs no number."""
        return options

    def mission(self, typed: str) -> str:
        return typed if find_mission(typed) or not Path(typed).is_file() else read_text(Path(typed))


def ask_mission(words: Words, console: Console) -> str:
    """List the missions and ask for one. Raises InputEnded if input ends."""
    for told in listed(words):
        console.say(*told)
    names = mission_names()
    while True:
        # Keep the case of a file name as typed.
        line = console.ask(words.say("terminal-hulk-which", number=len(names))).strip()
        typed = plain(line)
        if typed.isdecimal() and 1 <= int(typed[:4]) <= len(names):
            return names[int(typed[:4]) - 1]
        if find_mission(typed):
            return find_mission(typed)
        if file_called(line) is not None:
            return line
        if line:
            console.say(words.say("terminal-hulk-mission-unknown", name=line[:80], command=command()), "wrong")
