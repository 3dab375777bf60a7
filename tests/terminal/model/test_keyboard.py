"""The keyboard: what each key does at the input line, row by row of its table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import stage
from tests.terminal.model.table import ENGLISH, Hand, Played, after_the_aliens, at_home, new, on_mission
from voidlock import hulk
from voidlock.angel import State
from voidlock.engine import Choice, Option, Seat
from voidlock.games.angel.screen.board import AngelBoard
from voidlock.terminal.model.control.controller import Controller
from voidlock.terminal.model.control.keyboard import Command, Keyboard
from voidlock.terminal.model.emitted import Notice
from voidlock.terminal.model.keys import ENTER
from voidlock.terminal.model.session import Sitting
from voidlock.terminal.sessions.local import LocalGame

CHARACTERS = {"space": " ", "question_mark": "?", "slash": "/", "full_stop": ".", "colon": ":"}


def three_answers() -> Sitting:
    return at_home(new())


class Many(LocalGame[State]):
    """A game that asks for one of ten answers: a digit begins a number."""

    @property
    def questions(self) -> list[Choice[object]]:
        return [Choice(Seat(1), "choose_action", [Option(None, f"stop{number}") for number in range(10)])]


def ten_answers() -> Sitting:
    return Many(new(), AngelBoard())


def squad() -> Sitting:
    return on_mission(stage(AIRLOCK, {"a": "3,5 E", "b": "1,5 E"}, command_points=1).game)


def marine() -> Sitting:
    return on_mission(stage(AIRLOCK, {"a": "3,5 E"}).answer("activate:a").game)


def arranged() -> Sitting:
    game = hulk.new("suicide-mission", seed="3")
    game.apply(1, "arrange")
    return on_mission(game)


def press(controller: Controller, keyboard: Keyboard, *keys: str, typed: str = "") -> list[Command | None]:
    named = [(key, CHARACTERS.get(key, key if len(key) == 1 else "")) for key in keys]
    return [keyboard.press(key, character, typed) for key, character in named]


def commands(
    sitting: Sitting,
    *keys: str,
    typed: str = "",
    numbered: bool = False,
    before: Callable[[Controller], None] | None = None,
) -> list[Command | None]:
    """What these keys do, one after the other, when nothing is done."""

    async def story() -> list[Command | None]:
        controller = Played(sitting).controller
        await controller.begin()
        if before is not None:
            before(controller)
        found = press(controller, Keyboard(controller, numbered=numbered), *keys, typed=typed)
        await controller.end()
        return found

    return asyncio.run(story())


@pytest.mark.parametrize(
    ("sitting", "key", "command"),
    [
        (three_answers, "2", "pick"),
        (three_answers, "\uff12", "pick"),
        (three_answers, "7", "refuse"),
        (three_answers, "enter", "enter"),
        (three_answers, "down", "select"),
        (three_answers, "tab", "select"),
        (three_answers, "home", "select"),
        (three_answers, "left", None),
        (three_answers, "b", None),
        (three_answers, "D", None),
        (three_answers, "slash", None),
        (three_answers, "question_mark", "help"),
        (three_answers, "？", "help"),
        (three_answers, "space", "ignore"),
        (three_answers, "\u3000", "ignore"),
        (three_answers, "u", "letter"),
        (three_answers, "\uff55", "letter"),
        (three_answers, "colon", None),
        (ten_answers, "1", None),
        (ten_answers, "2", "pick"),
        (squad, "A", "pick"),
        (squad, "\uff21", "pick"),
        (squad, "o", "letter"),
        (squad, "a", None),
        (squad, "colon", None),
        (squad, "full_stop", "pick"),
        (squad, "D", "refuse"),
        (squad, "7", "refuse"),
        (squad, "left", "show_cursor"),
        (squad, "up", "select"),
        (marine, "1", "pick"),
        (marine, "a", "letter"),
        (marine, "A", "refuse"),
        (arranged, "A", "name"),
        (marine, "slash", "refuse"),
    ],
)
def test_a_key_at_an_empty_line(sitting: Callable[[], Sitting], key: str, command: Command | None) -> None:
    assert commands(sitting(), key) == [command]


@pytest.mark.parametrize(
    ("key", "command"),
    [
        ("up", "select"),
        ("down", "select"),
        ("tab", "complete"),
        ("enter", "enter"),
        ("home", None),
        ("2", None),
        ("7", None),
        ("u", None),
        ("space", None),
        ("question_mark", None),
        ("left", None),
    ],
)
@pytest.mark.parametrize("sitting", [three_answers, squad])
def test_a_key_behind_typed_text(sitting: Callable[[], Sitting], key: str, command: Command | None) -> None:
    assert commands(sitting(), key, typed="x") == [command]


@pytest.mark.parametrize(
    ("key", "command"),
    [
        ("left", "move_cursor"),
        ("up", "move_cursor"),
        ("shift+down", "move_cursor"),
        ("enter", "act"),
        ("tab", "select"),
    ],
)
def test_a_key_while_the_cursor_is_on_the_map(key: str, command: Command) -> None:
    assert commands(squad(), key, before=lambda controller: controller.pointing.look_around()) == [command]


def test_the_last_digit_of_a_number_needs_no_enter() -> None:
    for typed, command in (("1", "pick"), ("\uff11", "pick"), ("2", None), ("x1", None)):
        assert commands(ten_answers(), "0", typed=typed) == [command]
        assert commands(ten_answers(), "backspace", typed=typed) == [None]
    assert commands(ten_answers(), "space", typed="1") == ["ignore"]


def test_enter_behind_a_number_answers_no_second_question() -> None:
    assert commands(three_answers(), "2", "enter", "enter") == ["pick", "warn", "enter"]
    assert commands(three_answers(), "enter", "enter", numbered=True) == ["warn", "enter"]


def test_enter_behind_a_wrong_number_answers_nothing() -> None:
    assert commands(three_answers(), "9", "9", "enter", "enter") == ["refuse", "refuse", "ignore", "enter"]
    assert commands(three_answers(), "9", "down", "enter") == ["refuse", "select", "enter"]


def test_what_enter_takes_is_said_as_long_as_the_line_is_a_number_of_the_list() -> None:
    takes, unknown = ENGLISH.say("screen-number-typed", key=ENTER, number="4"), "terminal-no-such-number"
    with Hand(ten_answers()) as hand:
        places = [hand.controller.dialogue.follow_typing(typed) for typed in ("4", "46", "4", "", "4", "4x", "4xy")]
    assert places == [3, None, 3, None, 3, None, None]
    said = [each.text for each in hand.emitted if isinstance(each, Notice)]
    assert said == [takes, ENGLISH.say(unknown, key="46", number=10), takes, takes, ""]


def test_a_key_that_skips_what_is_told_does_nothing_else() -> None:
    """The question that waits was not read yet."""

    async def story() -> None:
        game, _ = after_the_aliens()
        played = Played(on_mission(game))
        controller = played.controller
        controller.preferences.pace = "slow"
        await controller.begin()
        keyboard = Keyboard(controller)
        for key, typed, command in (("1", "", "skip"), ("enter", "", "skip"), ("enter", "x", "skip")):
            controller.narrator._teller.waits = True
            controller.narrator._all_told.clear()
            assert press(controller, keyboard, key, typed=typed) == [command]
        assert press(controller, keyboard, "enter") == ["enter"]
        await controller.end()

    asyncio.run(story())
