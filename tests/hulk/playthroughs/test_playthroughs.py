"""The committed games are told as they were: a change of rules or words shows as a difference in their texts.

If the change is meant, `python -m tests.hulk.playthroughs.games` writes the texts again.
"""

from __future__ import annotations

import pytest

from tests.hulk.playthroughs.games import HERE, LANGUAGES, data_of, tell
from tests.hulk.policies import GAMES
from voidlock.engine import laws, load


@pytest.mark.parametrize(("name", "language"), LANGUAGES.items())
def test_told_as_committed(name: str, language: str) -> None:
    committed = (HERE / f"{name}.{language}.txt").read_text(encoding="utf-8")
    assert tell(name, language).splitlines() == committed.splitlines()


@pytest.mark.parametrize("name", LANGUAGES)
def test_played_to_the_end(name: str) -> None:
    game, notes = load(data_of(name), GAMES)
    assert notes == []
    assert game.result == data_of(name)["result"] != ""
    laws.replay_gives_the_same_end(game, GAMES)
