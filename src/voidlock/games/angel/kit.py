"""The kit of Death Angel: its entry in the registry of games."""

from __future__ import annotations

from pathlib import Path

from voidlock.engine import Json, Reason, Refused
from voidlock.games.kit import Environment, Kit, Part, TableBots, Wanted

from .rules import RULES
from .settings import CHOICES


def setup(wanted: Wanted) -> dict[str, Json]:
    """The setup from players, teams and settings. Teams can be typed: `draft`, `random`, or `red,blue/green,grey`."""
    asked = "draft" if wanted.teams is None else wanted.teams
    teams = _parse_teams(asked) if isinstance(asked, str) else asked
    shared: Json = teams if isinstance(teams, str) else [list[Json](own) for own in teams]
    players = wanted.players if wanted.players is not None else 1 if isinstance(teams, str) else len(teams)
    if not 1 <= players <= KIT.seats:
        raise Refused(Reason("sim_players", arguments={"number": players}))
    made: dict[str, Json] = {"players": players, "teams": shared}
    if wanted.setting:
        made["settings"] = dict(wanted.setting)
    return made


def _parse_teams(text: str) -> str | list[list[str]]:
    """Parse typed teams; a slash separates the players."""
    named = [[name.strip().casefold() for name in own.split(",") if name.strip()] for own in text.split("/")]
    return named[0][0] if named in ([["draft"]], [["random"]]) else named


KIT = Kit(
    rules=RULES,
    sources=Path(__file__).parent,
    seats=6,
    takes=("players", "teams", "setting"),
    setup=setup,
    settings=CHOICES,
    events=[Part("voidlock.games.angel.events")],
    bots={
        "recruit": Part("voidlock.games.angel.bots.recruit:RecruitBot"),
        "brother": Part("voidlock.games.angel.bots.brother:BrotherBot"),
        "veteran": Part("voidlock.search:VeteranBot"),
        "librarian": Part("voidlock.search:LibrarianBot"),
    },
    search_profile=Part("voidlock.games.angel.bots.search_profile:SEARCH_PROFILE"),
    at_tables=TableBots(("recruit", "brother", "veteran", "librarian"), "brother", dearest=4_000),
    odds=Part("voidlock.games.angel.odds.sheet:sheet_of"),
    review=Part("voidlock.games.angel.odds.review:review_data"),
    tally=Part("voidlock.games.angel.tally:AngelTally"),
    views=Part("voidlock.games.angel.view.types:TYPES"),
    constants=Part("voidlock.games.angel.constants:CONSTANTS"),
    report=Part("voidlock.games.angel.report:REPORT"),
    start=Part("voidlock.games.angel.lines.start:AngelStart"),
    lines=Part("voidlock.games.angel.lines.mode:AngelLines"),
    screen=Part("voidlock.games.angel.screen.board:AngelBoard"),
    leaning=Part("voidlock.games.angel.leaning:leaning"),
    rolled=Part("voidlock.games.angel.company:rolled"),
    fallen=Part("voidlock.games.angel.company:fallen"),
    goals=Part("voidlock.games.angel.goals:GOALS"),
    reference=Part("voidlock.games.angel.reference:REFERENCE"),
    environment=Environment("voidlock/DeathAngel-v0", "voidlock.games.angel.environment.single:DeathAngelEnv"),
)
