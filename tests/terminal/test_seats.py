"""Several people at one keyboard."""

from __future__ import annotations

import io
import re
from pathlib import Path

from tests.saying import said
from tests.terminal.conversation import answer, talk
from voidlock import angel
from voidlock.angel import State
from voidlock.engine import SPECTATOR, Game
from voidlock.terminal.console import HIDDEN_BY, Console
from voidlock.terminal.menu.start import sitting_at
from voidlock.terminal.plain.mode import LineMode
from voidlock.terminal.saves import Keeper
from voidlock.texts import Words

TEAMS = [["red", "purple"], ["green", "grey"]]


def two_players() -> Game[State]:
    return angel.new(2, seed=5, teams=TEAMS)


def screens(told: str) -> list[str]:
    return re.split(f"\n{{{HIDDEN_BY},}}", told)


def test_secret_questions_wait_for_the_right_person(tmp_path: Path) -> None:
    told = talk(two_players(), tmp_path, "", "choose:overwatch", "choose:strategize", "", "choose:block")
    first, second, _ = screens(told)
    assert first.index("Hand the keyboard to Player 1") < first.index("choose:overwatch")
    assert "Hand the keyboard to Player 2" in second
    assert "choose:block" in second
    assert "verwatch" not in second
    assert "trategize" not in second


def test_an_answer_can_be_taken_back_as_the_keyboard_is_handed_on(tmp_path: Path) -> None:
    game = two_players()
    told = talk(game, tmp_path, "", "choose:overwatch", "choose:strategize", "undo", "choose:flamer_attack", "")
    assert said("terminal-undone") in told
    assert [option.text for option in game.answers_of(1)] == ["choose:overwatch", "choose:flamer_attack"]


def test_nobody_takes_back_the_answer_of_another(tmp_path: Path) -> None:
    game = two_players()
    told = talk(game, tmp_path, "", "choose:overwatch", "choose:strategize", "", "undo")
    assert said("terminal-undo-others") in told
    assert len(game.answers_of(1)) == 2


def test_where_nothing_can_be_cleared_secret_answers_are_not_repeated(tmp_path: Path) -> None:
    typed = ["", "choose:overwatch", "board", "choose:strategize", "", "choose:block"]
    target = io.StringIO()
    console = Console(io.BytesIO("".join(line + "\n" for line in typed).encode()), target, person=True)
    game = two_players()
    LineMode(sitting_at(game, Keeper(tmp_path)), Words("en"), console).play()
    assert [option.text for option in game.answers_of(2)] == ["choose:block"]
    told = target.getvalue()
    assert told.count(said("terminal-cannot-hide")) == 1
    assert "hosen" not in told
    assert "> choose" not in told


def test_a_scouted_card_is_shown_to_the_scout_alone(tmp_path: Path) -> None:
    game = two_players()
    answer_all(game, "choose:overwatch", "choose:forward_scouting", "choose:dead_aim", "choose:psionic_attack")
    while game.pending[0].kind != "scout_look":
        answer(game, [game.pending[0].texts()[-1]])
    answer(game, ["yes"])
    sitting = sitting_at(game, None)
    (look,) = sitting.own_news(1)
    assert sitting.cover == 1
    card = Words("en").name("event", str(look.data()["card"]))
    told = talk(game, tmp_path, "", "bottom")
    alone, *after = screens(told)
    before, _, private = alone.partition("Press Enter: ")
    assert card not in before.partition("Round 1, Resolve")[2]
    assert card in private
    assert all(card not in screen for screen in after)


def test_open_questions_are_asked_before_everybody() -> None:
    game = two_players()
    answer_all(game, "choose:overwatch", "choose:forward_scouting", "choose:dead_aim", "choose:psionic_attack")
    sitting = sitting_at(game, None)
    assert (sitting.cover, sitting.viewer) == (0, SPECTATOR)


def answer_all(game: Game[State], *texts: str) -> None:
    for text in texts:
        choice = next(choice for choice in game.pending if text in choice.texts())
        game.apply(choice.seat, text)
