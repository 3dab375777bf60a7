"""The committed games are told as they were: a change of rules or words shows as a difference in their texts.

If the change is meant, `python -m tests.playthroughs.games` writes the texts again.
"""

import pytest

from tests.playthroughs.games import GAMES, HERE, LANGUAGES, data_of, tell
from voidlock.engine import laws
from voidlock.games import load_game


@pytest.mark.parametrize("name", LANGUAGES)
def test_told_as_committed(name: str) -> None:
    committed = (HERE / f"{name}.{LANGUAGES[name]}.txt").read_text(encoding="utf-8")
    assert tell(name).splitlines() == committed.splitlines()


@pytest.mark.parametrize("name", LANGUAGES)
def test_played_to_the_end(name: str) -> None:
    game, notes = load_game(data_of(name))
    assert notes == []
    assert game.result == data_of(name)["result"] != ""
    laws.replay_gives_the_same_end(game, GAMES)


def test_somebody_wins_and_somebody_loses() -> None:
    assert {data_of(name)["result"] for name in LANGUAGES} == {"win", "loss"}
