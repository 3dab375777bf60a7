"""Keys of answers that mean the same after every step, and the keys that the bottom line offers."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import Stage, stage
from tests.saying import said
from tests.terminal.model.table import ENGLISH, Hand, Played, at_home, new, on_mission
from voidlock.games import KITS
from voidlock.games.angel.screen.board import AngelBoard
from voidlock.games.hulk.screen.board import HulkGameBoard
from voidlock.terminal.full_screen.footer import offered_keys
from voidlock.terminal.full_screen.palette import commands
from voidlock.terminal.menu.learning import session_for
from voidlock.terminal.model.board.game_values import NO_FIGURES
from voidlock.terminal.model.prompt import PromptModel
from voidlock.terminal.sessions.puzzle import Puzzling
from voidlock.terminal.sessions.replay import Watching

BOARD = HulkGameBoard()


def prompt_of(t: Stage, before: PromptModel | None = None) -> PromptModel:
    prompt = before or PromptModel(BOARD)
    prompt.put(BOARD, t.asked, None, t.game.view(1))
    return prompt


def by_key(prompt: PromptModel) -> dict[str, str]:
    """The text of the answer behind each key."""
    return {key: row.options[0].text for key, row in zip(prompt.keys, prompt.rows, strict=True)}


def test_one_is_a_step_ahead_whatever_else_can_be_done() -> None:
    """After a step the marine may fire at once: the key of the step must not."""
    t = stage(AIRLOCK, {"a": "9,5 E"}, {"S1": "16,5 W"}, open=["13,5"]).answer("activate:a")
    assert by_key(prompt_of(t))["1"] == "move:10,5"
    t.answer("move:10,5")
    keys = by_key(prompt_of(t))
    assert (keys["1"], keys["6"]) == ("move:11,5", "snap:S1")
    t.answer("turn:N")
    keys = by_key(prompt_of(t))
    assert "1" not in keys
    assert (keys["4"], keys["5"]) == ("turn:W", "turn:E")


def test_every_key_of_a_marine_is_another_answer_and_digits_come_first() -> None:
    t = stage(AIRLOCK, {"a": "12,5 E", "b": "11,5 E"}, {"S1": "14,5 W"}, command_points=2).answer("activate:a")
    prompt = prompt_of(t)
    keys = prompt.keys
    assert len({*keys}) == len(keys) == len(t.asked.options)
    assert by_key(prompt)["/"] == "open:13,5"
    assert by_key(prompt)["B"] == "command:b"
    assert keys[0] in "123456789" and keys[-1] == "0"


def test_marines_have_their_letters_and_the_end_has_no_digit() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E", "b": "1,5 E"}, command_points=1)
    assert by_key(prompt_of(t)) == {
        "A": "activate:a",
        "B": "activate:b",
        "a": "command:a",
        "b": "command:b",
        ".": "end",
    }


def test_the_cursor_stays_on_its_key_while_a_marine_acts() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E"}, command_points=1).answer("activate:a")
    prompt = prompt_of(t)
    prompt.move(prompt.keys.index("4"))
    prompt_of(t.answer("turn:N"), prompt)
    assert prompt.keys[prompt.selected or 0] == "4"
    prompt_of(t.answer("done"), prompt)
    assert prompt.selected == 0


def test_enter_alone_never_fires() -> None:
    t = stage(AIRLOCK, {"a": "9,5 E"}, {"S1": "16,5 W"}, open=["13,5"]).answer("activate:a").answer("move:10,5")
    option = prompt_of(t).option
    assert option is not None and option.verb == "move"


def test_digits_act_at_once_and_small_letters_do_not() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E", "b": "1,5 E"}, command_points=1)
    prompt = prompt_of(t)
    assert prompt.is_at_once("A") and prompt.is_at_once(".") and not prompt.is_at_once("a")
    assert not prompt.is_at_once("1")
    assert prompt.is_amiss("1") and prompt.is_amiss("/") and prompt.is_amiss("D")
    assert not (prompt.is_amiss("A") or prompt.is_amiss("a") or prompt.is_amiss("d") or prompt.is_amiss(" "))
    meant = prompt.find_entry("a")
    assert meant is not None and meant == prompt.entry_at(prompt.keys.index("a"))
    game = new()
    numbered = PromptModel(AngelBoard())
    numbered.put(numbered.board, game.pending[0], None, game.view(1))
    assert numbered.is_at_once("1") and not numbered.steady
    assert numbered.is_amiss("4") and not numbered.is_amiss("/")
    assert numbered.lines(game.view(1), ENGLISH, NO_FIGURES, None)[0].startswith("1. ")


def keys_of(hand: Hand) -> set[str]:
    return {key.word for key in offered_keys(hand.controller)}


def test_the_bottom_line_offers_what_can_be_done() -> None:
    with Hand(at_home(new())) as hand:
        assert "undo" not in keys_of(hand) and "advice" in keys_of(hand)
        assert not {"table", "talk", "map", "eyes"} & keys_of(hand)
        hand.enter("1")
        assert "undo" in keys_of(hand)
        hand.controller.narrator.past = 3
        assert keys_of(hand) == {"through", "back", "explain", "commands", "quit"}


def test_a_spectator_of_bots_can_neither_undo_nor_ask() -> None:
    with Hand(at_home(new(), bots={1: "random"})) as hand:
        assert not {"undo", "advice", "look", "map"} & keys_of(hand)
        assert {"odds", "board", "past", "pace"} < keys_of(hand)
    with Hand(Watching(new(), AngelBoard())) as hand:
        assert {"step", "run", "quit"} < keys_of(hand) and "eyes" not in keys_of(hand)


def test_nobody_is_advised_in_a_puzzle(tmp_path: Path) -> None:
    """The Librarian plays to win; a puzzle may ask for something else."""
    puzzle = next(puzzle for puzzle in KITS["angel"].puzzles if puzzle.id == "keep")
    with Hand(session_for(Puzzling(puzzle, tmp_path))) as hand:
        assert "advice" not in keys_of(hand) and "odds" in keys_of(hand)
        hand.enter("advice")
        assert hand.said == [said("learn-no-advice")] and not hand.controller.advisers.adviser.thinks


def test_a_map_is_walked_by_arrow_keys() -> None:
    with Hand(on_mission(stage(AIRLOCK, {"a": "3,5 E"}).game)) as hand:
        assert "map" in keys_of(hand)


def test_the_palette_holds_what_can_be_done_and_does_it() -> None:
    pressed: list[str] = []

    async def press(action: str) -> None:
        pressed.append(action)

    async def play() -> None:
        played = Played(at_home(new()))
        await played.controller.begin()
        found = list(commands(played.controller, press, press, pressed.append))
        titles = [command.title for command in found]
        assert len({*titles}) == len(titles)
        assert not [title for title in titles if title.startswith("undo")]
        for command in found:
            done = command.callback()
            if done is not None:
                await done
        assert {"command('advice')", "command('odds')", "leave", "colours", "hints", "save ", "why "} <= {*pressed}
        await played.controller.end()

    asyncio.run(play())


def test_a_sign_stands_alone_before_its_answer() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E"}, command_points=1)
    lines = prompt_of(t).lines(t.game.view(1), ENGLISH, NO_FIGURES, None)
    assert lines[0].startswith("A. ") and lines[-1].startswith(".  ")
