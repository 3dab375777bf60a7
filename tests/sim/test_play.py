"""Game i of a run depends on (seed, i) alone."""

import random
from pathlib import Path

import pytest

from tests.bots.persons import persons
from tests.sim.settings import of_angel
from voidlock import angel
from voidlock.bots import RandomBot, Seat
from voidlock.bots.names import bot_kind
from voidlock.engine import Json
from voidlock.games.angel.facts import setup_for
from voidlock.sim import play
from voidlock.sim.games import play_chunk
from voidlock.sim.play import Chunk, GameFailed, Settings
from voidlock.sim.written import tally_data


def solo(bot: str = "random", seed: str = "play", **more: bool | float) -> Settings:
    return of_angel(1, "draft", (bot,), seed, bool(more.get("strict")), float(more.get("limit", 5.0)))


def game(settings: Settings, index: int) -> dict[str, Json]:
    return tally_data(play_chunk(settings, Chunk(index, index + 1)).tally)


def test_a_game_is_the_same_alone_and_among_others() -> None:
    alone = [play_chunk(solo(), Chunk(index, index + 1)).tally for index in (5, 3, 4)]
    among = play_chunk(solo(), Chunk(3, 6)).tally
    assert tally_data(alone[0].plus(alone[1]).plus(alone[2])) == tally_data(among)
    assert len({str(tally_data(tally)) for tally in alone}) == 3


@pytest.mark.parametrize("players", range(1, 7))
def test_every_number_of_players(players: int) -> None:
    tally = play_chunk(of_angel(players, "random", ("random",) * players, "all"), Chunk(0, 5)).tally
    assert tally.games == 5
    assert sum(use.games for use in tally.uses["teams"].values()) == 5 * setup_for(players).teams


def test_teams_that_were_given() -> None:
    settings = of_angel(2, (("red", "blue"), ("green", "grey")), ("random", "random"), "given")
    tally = play_chunk(settings, Chunk(0, 4)).tally
    assert {name for name, use in tally.uses["teams"].items() if use.games} == {"red", "blue", "green", "grey"}


def test_the_seed_of_a_game_gives_it_again() -> None:
    tally = play_chunk(solo(seed="run"), Chunk(17, 18)).tally
    again = angel.new(1, seed="run 17")
    bot, rng, answers = RandomBot(), random.Random("run 17 1"), 0
    while again.pending:
        again.apply(1, bot.answer(Seat(again, 1), again.pending[0], rng))
        answers += 1
    assert (tally.numbers["rounds"], tally.answers) == ({again.state.round: 1}, answers)


def test_keeping_everything_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that wants redealt games is slower, and plays the same."""
    quick = game(solo(), 3)
    kind = bot_kind("random", angel.RULES)._replace(redeals=True)
    monkeypatch.setattr(play, "bot_kind", lambda name, rules: kind)
    assert game(solo(), 3) == quick


def test_a_faulty_bot_is_noted_with_its_game(tmp_path: Path) -> None:
    name = persons(tmp_path, "Raises")
    tally = play_chunk(of_angel(2, "draft", ("random", name), "fault"), Chunk(4, 6)).tally
    assert tally.faults == 2
    assert [(note.game, note.fault.seat, note.fault.kind) for note in tally.notes] == [
        (4, 2, "raised"),
        (5, 2, "raised"),
    ]
    assert tally.games == 2


def test_what_a_bot_prints_is_no_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game(solo(persons(tmp_path, "First")), 0)
    out, error = capsys.readouterr()
    assert out == ""
    assert "thinking" in error


def test_a_mistake_of_ours_names_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*given: object) -> None:
        raise AssertionError("a swarm without cards")

    monkeypatch.setattr(play.Simulated, "play_game", broken)
    with pytest.raises(GameFailed) as failed:
        game(solo(), 3)
    assert failed.value.words == "play 3"
    assert "a swarm without cards" in failed.value.why
