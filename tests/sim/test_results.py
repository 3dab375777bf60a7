"""The results as JSON and as CSV."""

import csv
import io
import json

from tests.sim.settings import of_angel
from voidlock.games.angel.tally import AngelTally
from voidlock.sim.games import play_chunk
from voidlock.sim.play import Chunk
from voidlock.sim.results import COLUMNS, csv_text, results
from voidlock.sim.run import Outcome
from voidlock.sim.wilson import wilson

SETTINGS = of_angel(1, "draft", ("random",), "results")


def outcome(games: int = 20) -> Outcome:
    return Outcome(play_chunk(SETTINGS, Chunk(0, games)).tally, complete=True)


def test_the_object_says_what_it_must() -> None:
    played = outcome()
    played.tally.wins = 5
    told = json.loads(json.dumps(results(SETTINGS, 20, played), allow_nan=False))
    assert (told["games"], told["wins"], told["rate"]) == (20, 5, 0.25)
    assert (told["low"], told["high"]) == wilson(5, 20)
    assert told["settings"]["seed"] == "results"
    assert told["settings"]["games"] == 20
    assert told["complete"] is True
    assert sum(told["rounds"]["counts"].values()) == 20
    assert len(told["teams"]) == 6
    assert len(told["actions"]) == 18
    assert sum(team["games"] for team in told["teams"].values()) == 60


def test_no_games_have_no_rate() -> None:
    told = results(SETTINGS, 20, Outcome(AngelTally(), complete=False))
    assert (told["games"], told["rate"], told["low"], told["high"]) == (0, None, 0.0, 1.0)
    assert told["rounds"] == {"mean": None, "counts": {}}
    assert csv_text(AngelTally()).splitlines()[1] == "run,,,0,0,,0,1,,,,"


def test_the_rows() -> None:
    played = outcome()
    read = list(csv.DictReader(io.StringIO(csv_text(played.tally))))
    assert tuple(read[0]) == COLUMNS
    assert (read[0]["part"], read[0]["games"]) == ("run", "20")
    by_part = {part: [row for row in read if row["part"] == part] for part in {row["part"] for row in read}}
    assert len(by_part["actions"]) == 18
    assert sum(int(row["games"]) for row in by_part["rounds"]) == 20
    assert sum(int(row["games"]) for row in by_part["causes"]) == 20 - played.tally.wins
    assert sum(int(row["lost"]) for row in by_part["deaths"]) == sum(int(row["lost"]) for row in by_part["teams"])
