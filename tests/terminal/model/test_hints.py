"""Hints: what is new is explained once, where it happens, and never to a player who wants none."""

from __future__ import annotations

import asyncio
import io
import json
from pathlib import Path

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import stage
from tests.saying import said
from tests.terminal.conversation import run
from tests.terminal.full_screen.acting import Actor
from tests.terminal.model.table import ENGLISH, at_home, new, on_mission
from voidlock.engine import Event
from voidlock.games import KITS
from voidlock.terminal.console import Console
from voidlock.terminal.full_screen.app import GameScreen
from voidlock.terminal.menu.learning import session_for
from voidlock.terminal.model.advisers.hints import Hints
from voidlock.terminal.model.session import Sitting
from voidlock.terminal.plain.mode import LineMode
from voidlock.terminal.sessions.lesson import Progress, Teaching
from voidlock.texts import LANGUAGES, Words


def talked(sitting: Sitting, hints: Hints, *lines: str, language: str = "en") -> str:
    """What line mode says when these lines are typed, without the breaks of its lines."""
    target = io.StringIO()
    console = Console(io.BytesIO("".join(line + "\n" for line in lines).encode()), target)
    LineMode(sitting, Words(language), console, hints=hints).play()
    return " ".join(target.getvalue().split())


def test_a_question_is_explained_the_first_time_only(tmp_path: Path) -> None:
    hint = said("hint-ask-choose_action")
    told = talked(at_home(new()), Hints(tmp_path), "board", "1", "1")
    assert told.count(hint) == 1
    assert told.count(said("terminal-hints-no-more")) == 1
    assert "ask-choose_action" in json.loads((tmp_path / "hints.json").read_text())["seen"]
    assert hint not in talked(at_home(new()), Hints(tmp_path), "1")


def test_the_round_is_explained_after_the_question_that_came_with_it(tmp_path: Path) -> None:
    told = talked(at_home(new()), Hints(tmp_path), "1", "1")
    assert told.index(said("hint-ask-choose_action")) < told.index(said("hint-round_began"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_more_hints_for_ever_and_back_again(tmp_path: Path, language: str) -> None:
    words, hints = Words(language), Hints(tmp_path)
    off, on = (f"hints {words.say(id).split()[-1]}" for id in ("terminal-hints-off", "terminal-hints-on"))
    assert words.say("hint-round_began")[:20] not in talked(at_home(new()), hints, off, "1", language=language)
    assert not Hints(tmp_path).on
    talked(at_home(new()), Hints(tmp_path), on, language=language)
    assert Hints(tmp_path).on


def test_an_option_decides_for_this_time_only(tmp_path: Path) -> None:
    hints = Hints(tmp_path, wanted=False)
    assert said("hint-ask-choose_action") not in talked(at_home(new()), hints, "1")
    assert Hints(tmp_path).on


def test_space_hulk_is_explained_in_words_that_fit_lines(tmp_path: Path) -> None:
    t = stage(AIRLOCK, {"a": "7,5 E", "b": "3,5 E"}, {})
    told = talked(on_mission(t.game), Hints(tmp_path), "activate:a")
    assert said("hint-ask-next_marine") in told
    assert said("hint-ask-order-lines") in told


def test_a_lesson_has_no_hints(tmp_path: Path) -> None:
    for kit in KITS.values():
        lesson = kit.lessons[0]
        sitting = session_for(Teaching(lesson, Progress(tmp_path), last=False))
        assert said("terminal-hints-new", text="") not in talked(sitting, Hints(tmp_path))


def test_what_a_lesson_has_explained_needs_no_hint(tmp_path: Path) -> None:
    lesson = next(each for each in KITS["angel"].lessons if each.id == "cards")
    talked(session_for(Teaching(lesson, Progress(tmp_path), last=False)), Hints(tmp_path), "choose:dead_aim")
    assert said("hint-ask-choose_action") not in talked(at_home(new()), Hints(tmp_path), "1")


def test_a_script_is_told_nothing_unless_it_asks(tmp_path: Path) -> None:
    play = ["play", "--teams", "red,blue,green", "--seed", "5"]
    first = said("hint-ask-choose_action")[:40]
    assert first not in run(tmp_path, *play).stdout
    assert first in run(tmp_path, *play, "--hints").stdout


def test_on_the_screen_escape_puts_a_hint_away_and_a_key_all_of_them(tmp_path: Path) -> None:
    async def story() -> None:
        app = GameScreen(at_home(new()), ENGLISH, hints=Hints(tmp_path))
        async with app.run_test(size=(100, 40)) as pilot:
            actor = Actor(app, pilot)
            new_to_you = said("terminal-hints-new", text="").strip()
            assert new_to_you in await actor.settle()
            assert new_to_you not in await actor.press("escape")
            assert Hints(tmp_path).seen == ["ask-choose_action"]
            assert new_to_you in await actor.press("1")
            assert said("terminal-hints-switched-off")[:14] in await actor.press("ctrl+n")
            assert new_to_you not in await actor.press("1")
            assert not Hints(tmp_path).on

    asyncio.run(story())


def test_every_hint_of_an_event_or_a_question_can_come() -> None:
    kinds = {event.name for event in all_events()}
    for id in ENGLISH.ids():
        hint = id.removeprefix("hint-")
        if hint != id and "_" in hint and not hint.startswith("ask-"):
            assert hint.partition("-")[0] in kinds, id


def all_events(of: type[Event] = Event) -> list[type[Event]]:
    return [each for kind in of.__subclasses__() for each in (kind, *all_events(kind))]
