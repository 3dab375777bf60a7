"""Everything of the game that has a name has one in both languages."""

from __future__ import annotations

import pytest

from voidlock import hulk
from voidlock.games.hulk.facts import FACING_NAMES, PHASE_NAMES, ROLES, WEAPONS
from voidlock.games.hulk.mission.mission import CONDITIONS
from voidlock.games.hulk.mission.shipped import shipped_mission
from voidlock.games.hulk.state import OBJECT_STATES
from voidlock.hulk import mission_names
from voidlock.texts import LANGUAGES, Words

NAMED = {
    "facing": FACING_NAMES,
    "phase": PHASE_NAMES,
    "role": ROLES,
    "weapon": WEAPONS,
    "condition": tuple(CONDITIONS),
    "state": OBJECT_STATES,
    "result": ("win", "loss", "draw"),
    "stop": (
        *("no_ap", "sight", "passing", "near", "no_path", "entry_taken", "entry_seen", "entry_burning", "entry_near"),
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", NAMED)
def test_names(language: str, kind: str) -> None:
    words = Words(language)
    names = [words.name(kind, id) for id in NAMED[kind]]
    assert len(set(names)) == len(names) and all(names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mission", mission_names())
def test_whom_and_what_a_mission_names_has_a_name(language: str, mission: str) -> None:
    words, board = Words(language), shipped_mission(mission)
    marines = [marine.id for marine in board.marines]
    for told in (words.name, words.short):
        names = [told("terminator", id) for id in marines]
        assert len(set(names)) == len(names) and not set(names) & set(marines)
    things = [("objective", objective.id) for objective in board.objectives]
    things += [("object", board.special.object)] if board.special.object else []
    assert all(words.has(f"{kind}-{id}") for kind, id in things)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_only_a_mission_knows_goes_by_its_id(language: str) -> None:
    words = Words(language)
    for kind in ("terminator", "squad", "stealer", "objective", "object"):
        assert words.name(kind, "rook") == words.short(kind, "rook") == "rook"
    assert words.say("told-overwatch_set", terminator=("terminator", "rook")).startswith("rook")


@pytest.mark.parametrize(("mission", "squads"), [("decoy", ["Alpha", "Beta"]), ("airlock-nine", ["Your squad"])])
def test_of_several_squads_the_question_names_the_one_that_deploys(mission: str, squads: list[str]) -> None:
    game, words = hulk.new(mission, seed="1"), Words("en")
    for squad in squads:
        (asked,) = game.pending
        assert asked.kind == "deployment"
        assert squad in words.say("ask-deployment", subject=asked.subject or "")
        game.apply(1, "listed")
    assert game.pending[0].kind != "deployment"
