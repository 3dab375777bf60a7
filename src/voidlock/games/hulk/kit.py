"""The kit of Space Hulk: its entry in the registry of games."""

from __future__ import annotations

from pathlib import Path

from voidlock.engine import Json, Reason, Refused
from voidlock.games.kit import Environment, Kit, Part, TableBots, Wanted

from .mission.shipped import find_mission, mission_names
from .rules import RULES
from .settings import CHOICES

SWITCH: dict[str, Json] = {"on": True, "off": False}
"""The typed values of a setting that is a flag."""


def setup(wanted: Wanted) -> dict[str, Json]:
    """The setup of a game: a mission's name, or the whole text of a mission file."""
    mission = wanted.mission
    if mission is None:
        raise Refused(Reason("sim_mission", arguments={"known": ", ".join(mission_names())}))
    found: dict[str, Json] = {"mission": find_mission(mission) or ({"text": mission} if "\n" in mission else mission)}
    if wanted.setting:
        found["settings"] = {name: SWITCH.get(value, value) for name, value in wanted.setting.items()}
    return found


KIT = Kit(
    rules=RULES,
    sources=Path(__file__).parent,
    slow=True,
    takes=("mission", "setting"),
    setup=setup,
    settings={"lurking": CHOICES["lurking"]},
    events=[Part("voidlock.games.hulk.events.marines"), Part("voidlock.games.hulk.events.aliens")],
    bots={
        "sergeant": Part("voidlock.games.hulk.bots.sergeant:SergeantBot"),
        "librarian": Part("voidlock.search:LibrarianBot"),
    },
    search_profile=Part("voidlock.games.hulk.bots.search_profile:SEARCH_PROFILE"),
    at_tables=TableBots(("sergeant", "librarian"), "sergeant", dearest=100),
    odds=Part("voidlock.games.hulk.odds.sheet:sheet_of"),
    review=Part("voidlock.games.hulk.odds.review:review_data"),
    tally=Part("voidlock.games.hulk.tally:HulkTally"),
    views=Part("voidlock.games.hulk.view.types:TYPES"),
    constants=Part("voidlock.games.hulk.constants:CONSTANTS"),
    arrow_keys=Part("voidlock.games.hulk.view.squares:arrow_keys"),
    report=Part("voidlock.games.hulk.report:REPORT"),
    start=Part("voidlock.games.hulk.lines.start:HulkStart"),
    lines=Part("voidlock.games.hulk.lines.mode:HulkLines"),
    screen=Part("voidlock.games.hulk.screen.board:HulkGameBoard"),
    goals=Part("voidlock.games.hulk.goals:GOALS"),
    reference=Part("voidlock.games.hulk.reference:REFERENCE"),
    missions=Part("voidlock.games.hulk.catalogue:MISSIONS"),
    mission_lines=Part("voidlock.games.hulk.lines.missions:MISSION_LINES"),
    route=Part("voidlock.games.hulk.odds.plans:named_plan"),
    intents=Part("voidlock.games.hulk.aliens.intent:intents"),
    environment=Environment("voidlock/SpaceHulk-v0", "voidlock.games.hulk.environment.single:SpaceHulkEnv"),
)
