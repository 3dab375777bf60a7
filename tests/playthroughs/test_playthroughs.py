"""The committed games are told as they were: a change of rules or words shows as a difference in their texts.

If the change is meant, `python -m tests.playthroughs.write` writes the texts again.
"""

import pytest

from tests.playthroughs.games import GAMES, HERE, LANGUAGES, NAMES, data_of
from tests.playthroughs.tell import tell
from voidlock.engine import laws, load


@pytest.mark.parametrize(("name", "language"), LANGUAGES.items())
def test_told_as_committed(name: str, language: str) -> None:
    committed = (HERE / f"{name}.{language}.txt").read_text(encoding="utf-8")
    assert tell(data_of(name), language).splitlines() == committed.splitlines()


@pytest.mark.parametrize("name", NAMES)
def test_played_to_the_end(name: str) -> None:
    game, notes = load(data_of(name), GAMES)
    assert notes == []
    assert game.result == data_of(name)["result"] != ""
    laws.replay_gives_the_same_end(game, GAMES)


def test_somebody_wins_and_somebody_loses() -> None:
    assert {data_of(name)["result"] for name in NAMES} == {"win", "loss"}
