"""Start menu of Space Hulk: a built-in mission or a custom file, typed or picked."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from voidlock.engine import Json, Thing
from voidlock.games.hulk import mission_named
from voidlock.games.hulk.mission.shipped import find_mission, mission_names
from voidlock.installation import command
from voidlock.terminal.console import Console
from voidlock.terminal.start.game_start import Asker, GameStart, Message, Way
from voidlock.terminal.start.options import BadOption, Wished
from voidlock.terminal.typed import plain
from voidlock.texts import Words

from .missions import file_called, listed, mission_files, mission_of, read_text


class HulkStart(GameStart):
    """One player, one mission."""

    bots_wrong = "terminal-option-hulk-one-bot"

    def __init__(self) -> None:
        self.ways = (Way("screen-start-hulk", lambda menu: self.picked(Wished(), menu), "S"),)

    def check(self, wished: Wished, words: Words) -> None:
        if wished.players not in (None, 1) or wished.teams is not None:
            raise BadOption(words.say("terminal-option-hulk-alone"))
        if wished.setting:
            raise BadOption(words.say("terminal-option-hulk-setting"))

    def is_complete(self, wished: Wished) -> bool:
        return wished.mission is not None

    async def picked(self, wished: Wished, menu: Asker) -> Wished:
        """The briefing is shown before a mission is picked."""
        names = mission_names()
        asked = [
            Message("screen-start-mission-named", {"title": Thing("mission", name)}, f"briefing-{name}")
            for name in names
        ]
        asked.append(Message("screen-start-mission-own", more="screen-start-mission-own-more"))
        place = await menu.ask(Message("screen-start-mission"), asked)
        if place < len(names):
            return wished._replace(mission=names[place])
        own = await menu.ask_file(Message("screen-start-mission-file"), mission_files(Path()), mission_of)
        return wished._replace(mission=own)

    def asked(self, wished: Wished, words: Words, console: Console) -> Wished:
        return wished._replace(mission=ask_mission(words, console))

    def setup(self, wished: Wished, bots: Mapping[int, str], words: Words) -> dict[str, Json]:
        return {"mission": mission_named(mission_of(wished.mission or "", words))}

    def for_bots(self, wished: Wished) -> Wished:
        """Change nothing: the only seat needs no number."""
        return wished

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
