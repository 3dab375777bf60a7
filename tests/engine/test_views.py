"""What each seat is shown and told."""

import json

from examples.toy_game import Cave, GemFound, TorchLit, seat_thing
from tests.engine.cave import GemRead, cave_game, placed, play
from voidlock.engine import SPECTATOR, Event, Game, Json, Thing


def part(game: Game[Cave], seat: int, name: str) -> dict[str, Json]:
    """A part of a view, as JSON."""
    found: dict[str, Json] = json.loads(json.dumps(game.view(seat)[name]))
    return found


def reading() -> Game[Cave]:
    return placed("read", gold=[2, 2], round=4, deck=[1, 3], looked=1)


def test_the_open_part_is_the_same_for_everybody() -> None:
    game = reading()
    assert game.view(1)["open"] == game.view(2)["open"] == game.view(SPECTATOR)["open"]
    assert [game.view(seat)["seat"] for seat in (0, 1, 2)] == [0, 1, 2]


def test_of_a_secret_question_the_others_see_that_it_is_owed() -> None:
    game = reading()
    assert part(game, 2, "open")["owed"] == [{"seat": 1, "secret": True, "subject": None}]
    assert part(game, 2, "own") == {"chosen": "", "top": 0, "pending": [], "given": []}
    assert part(game, SPECTATOR, "own") == {"chosen": "", "top": 0, "pending": [], "given": []}


def test_its_own_seat_sees_the_whole_secret_question() -> None:
    assert part(reading(), 1, "own")["pending"] == [
        {
            "seat": 1,
            "secret": True,
            "kind": "deed",
            "card": ["gem", "3"],
            "subject": None,
            "face": None,
            "outcome": None,
            "options": [
                {"text": "keep", "things": []},
                {"text": "give", "things": []},
                {"text": "burn", "things": []},
            ],
        }
    ]


def test_an_open_question_is_told_to_everybody_and_its_answers_to_its_seat() -> None:
    game = play(placed("walk 1", gold=[2, 2]), "1 look:deck")
    asked = {
        "seat": 1,
        "secret": False,
        "kind": "pace",
        "card": None,
        "subject": ["way", "1"],
        "face": None,
        "outcome": None,
    }
    assert part(game, 2, "open")["owed"] == [asked]
    slow, fast = {"text": "slow", "things": []}, {"text": "fast", "things": []}
    assert part(game, 1, "own")["pending"] == [{**asked, "options": [slow, fast]}]
    assert part(game, 2, "own")["pending"] == []


def test_options_name_the_things_they_point_at() -> None:
    pending = part(placed("walk 1"), 1, "own")["pending"]
    assert isinstance(pending, list)
    assert isinstance(pending[0], dict)
    assert {"text": "look:deck", "things": [["place", "deck"]]} in [*_list(pending[0]["options"])]


def _list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def test_that_a_seat_has_answered_is_in_every_view_and_what_in_its_own() -> None:
    game = placed("walk 1, choose", gold=[2, 2, 2], round=4)
    assert part(game, 2, "open")["owed"] == [
        {"seat": 1, "secret": True, "subject": None},
        {"seat": 3, "secret": True, "subject": None},
    ]
    play(game, "3 rest")
    assert part(game, 2, "open")["owed"] == [{"seat": 1, "secret": True, "subject": None}]
    assert [part(game, seat, "own")["given"] for seat in (0, 1, 2, 3)] == [[], [], [], ["rest"]]
    game.back(3, "rest")
    assert part(game, 2, "open")["owed"] == [
        {"seat": 1, "secret": True, "subject": None},
        {"seat": 3, "secret": True, "subject": None},
    ]
    assert part(game, 3, "own")["given"] == []


def test_a_view_holds_nothing_hidden() -> None:
    game = play(cave_game(2, "secret words"), "1 dig", "1 look:deck", "1 slow")
    assert "secret words" not in str([game.view(seat) for seat in (0, 1, 2)])
    assert part(game, 2, "own")["top"] == 0
    assert part(game, 1, "own")["top"] == game.state.deck[-1]


# ---------------------------------------------------------------------- events


def test_an_event_says_who_may_know_it() -> None:
    game = play(placed("walk 2, walk 1", gold=[2, 2], deck=[1, 3]), "1 look:deck", "1 slow")
    assert game.events_for(1) == [TorchLit(seat_thing(1), 3)]
    assert game.events_for(2) == game.events_for(SPECTATOR) == [TorchLit(seat_thing(1), 0)]


def test_of_some_events_others_are_told_nothing() -> None:
    game = reading()
    assert game.events_for(1) == [GemRead(seat_thing(1), 3)]
    assert game.events_for(2) == []
    told = play(game, "1 burn", "1 take:1").events_for(2)
    assert told[0] == GemFound(seat_thing(1), 3)


def test_events_are_told_from_a_number_on() -> None:
    game = reading()
    since = len(game.events)
    happened = game.apply(1, "burn") + game.apply(1, "take:2")
    assert happened == game.events_for(1, since) == [event for _, event in game.events[since:]]
    assert [event.name for event in happened][:1] == ["gem_found"]


def test_each_event_has_the_number_of_inputs_before_it() -> None:
    game = placed("walk 1, fight 0", gold=[2, 2], round=2, dice=[4, 3])
    assert [(number, event.name) for number, event in game.events] == [(1, "stone_rolled"), (2, "stone_rolled")]


class MarineSlain(Event):
    marine: Thing
    by: str
    beside: list[Thing]
    face: int


def test_an_event_is_told_as_data() -> None:
    leon, claudio = Thing("marine", "leon"), Thing("marine", "claudio")
    event = MarineSlain(leon, "swarm", [claudio, leon], 3)
    assert event.arguments() == {"marine": leon, "by": "swarm", "beside": [claudio, leon], "face": 3}
    assert event.data() == {
        "event": "marine_slain",
        "marine": "leon",
        "by": "swarm",
        "beside": ["claudio", "leon"],
        "face": 3,
    }
    assert not event.reveals()
    assert event.for_seat(SPECTATOR) is event
