"""Start menu of Space Hulk: a built-in mission or a custom file, typed or picked."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from voidlock.engine import Json, Thing, read_text
from voidlock.games.hulk import mission_named
from voidlock.games.hulk.lines.missions import LARGEST, figures, mission_files, mission_of
from voidlock.games.hulk.mission.shipped import find_mission, mission_names
from voidlock.terminal.menu.game_start import Asker, GameStart, Message, Way
from voidlock.terminal.menu.options import BadOption, GameOptions
from voidlock.texts import Words


class HulkStart(GameStart):
    """One player, one mission."""

    bots_wrong = "terminal-option-hulk-one-bot"

    def __init__(self) -> None:
        self.ways = (Way("screen-start-hulk", lambda asker: self.complete(GameOptions(), asker), "S"),)

    def check(self, options: GameOptions, words: Words) -> None:
        if options.players not in (None, 1) or options.teams is not None:
            raise BadOption(words.say("terminal-option-hulk-alone"))

    def is_complete(self, options: GameOptions) -> bool:
        return options.mission is not None

    async def complete(self, options: GameOptions, asker: Asker) -> GameOptions:
        """The briefing is shown before a mission is picked."""
        names = mission_names()
        asked = [
            Message(
                "screen-start-mission-named", {"title": Thing("mission", name), **figures(name)}, f"briefing-{name}"
            )
            for name in names
        ]
        asked.append(Message("screen-start-mission-own", more="screen-start-mission-own-more"))
        place = await asker.ask(Message("screen-start-mission"), asked)
        if place < len(names):
            return options._replace(mission=names[place])
        own = await asker.ask_file(Message("screen-start-mission-file"), mission_files(Path()), mission_of)
        return options._replace(mission=own)

    def setup(self, options: GameOptions, bots: Mapping[int, str], words: Words) -> dict[str, Json]:
        setup: dict[str, Json] = {"mission": mission_named(mission_of(options.mission or "", words))}
        return {**setup, "settings": dict(options.setting)} if options.setting else setup

    def for_bots(self, options: GameOptions) -> GameOptions:
        """Change nothing: the only seat needs no number."""
        return options

    def mission(self, typed: str) -> str:
        return typed if find_mission(typed) or not Path(typed).is_file() else read_text(Path(typed), LARGEST)
