"""The table in words: every line understood by itself, and nothing in it that the one who looks may not know."""

from __future__ import annotations

import pytest

from tests.stage import Stage, stage
from voidlock import angel
from voidlock.games.angel.lines.board import Board
from voidlock.games.angel.screen.board import AngelBoard
from voidlock.games.angel.screen.figures import figures
from voidlock.games.angel.view.types import angel_view
from voidlock.terminal.model.board.game_board import Sight
from voidlock.texts import Words
from voidlock.words.columns import columns_of, pad, wrap

WIDE = 10_000


def lines(table: Stage, seat: int = 1, *, language: str = "en", columns: int = WIDE) -> list[str]:
    board = Board(angel_view(table.game.view(seat)), Words(language), columns)
    return [" ".join(line.text.split()) for line in board.lines()]


def starting(told: list[str], start: str) -> str:
    return next(line for line in told if line.startswith(start))


def test_a_position_is_a_line_that_can_be_read_aloud() -> None:
    table = stage("leon< 2, valencio>", L1="claw claw tail", terrain={"door": {"spot": "L1", "tokens": 1}})
    assert starting(lines(table), "1.") == (
        "1. Leon (red) faces left, 2 tokens. Left: swarm of 3 (tail, claw ×2); Door (yellow, 1 token). Right: nothing."
    )
    assert starting(lines(table), "2.") == "2. Valencio (red) faces right. Left: nothing. Right: nothing."


def test_a_position_in_japanese() -> None:
    table = stage("leon< 2, valencio>", L1="claw claw tail", terrain={"door": {"spot": "L1", "tokens": 1}})
    assert starting(lines(table, language="ja"), "1.") == (
        "1. レオン（赤）左向き、トークン2個。 左：群れ3体（尾、爪×2）／ドア（黄色、トークン1個）。 右：なし。"
    )


def test_a_narrow_screen_leaves_out_where_nothing_is() -> None:
    table = stage("leon<, valencio>", R2="head", terrain={"corridor": {"spot": "R2"}})
    told = lines(table, columns=60)
    assert starting(told, "1.") == "1. Leon (red) faces left. Nothing beside him."
    assert starting(told, "2.") == "2. Valencio (red) faces right. Right: swarm of 1 (head); Corridor (green)."


def test_the_way_ahead_the_piles_and_the_stores() -> None:
    table = stage("leon<, valencio>", location="black_holds", ahead=["generatorium", "genestealer_lair"])
    told = lines(table)
    assert starting(told, "Location") == "Location: Black Holds. Ahead: tier 3, tier 4."
    assert starting(told, "Spawns") == "Spawns: major 2, minor 1. Supply: 12 tokens."
    assert starting(told, "Blip piles").startswith("Blip piles: left ")


def test_an_effect_says_whom_it_is_about_and_when() -> None:
    table = stage("leon<, valencio>, gideon>", effects=[{"card": "gun_jam", "about": "green", "round": 2}], round=1)
    assert starting(lines(table), "In force") == "In force: Gun Jam (Green) from next round."


def test_a_card_is_in_force_only_if_it_still_does_something() -> None:
    table = stage("gideon<, noctis>, zael>", play="block strategize")
    table.answer("place:gideon", "place:gideon")
    assert starting(lines(table), "Action cards") == "Action cards on the table: Block (green), Strategize (purple)."
    assert starting(lines(table), "In force") == "In force: Block."


def test_a_field_and_those_that_have_attacked_are_named() -> None:
    table = stage("leon< 1, scipio<", L1="head", L2="tail", play="power_field")
    table.answer("place:leon", "field:L2")
    assert "swarm of 1 (tail); Power Field" in starting(lines(table), "2.")


@pytest.mark.parametrize(
    ("text", "columns"), [("Leon", 4), ("レオン", 6), ("ｶﾅ", 2), ("é", 1), ("e\u0301", 1), ("頭×2", 4), ("", 0)]
)
def test_columns_of_a_text(text: str, columns: int) -> None:
    assert columns_of(text) == columns
    assert columns_of(pad(text, 10)) == 10


@pytest.mark.parametrize("columns", range(6, 60))
def test_no_line_is_wider_than_the_screen(columns: int) -> None:
    for text in (
        "The swarm at L3 moves to L4.",
        "レオン（赤）左向き、トークン2個。左：群れ3体（尾、爪×2）。",
        "「進め、ブラザーたちよ！」（赤）と『群れ』を【選ぶ】。",
        "Leonは左、Zaelは右。",
    ):
        told = wrap(text, columns, "  ")
        assert all(columns_of(line) <= max(columns, 10) for line in told)
        assert "".join("".join(told).split()) == "".join(text.split())
        assert not any(line.lstrip().startswith(("、", "。", "）", "」", "』", "】", "×")) for line in told)
        assert not any(line.endswith(("（", "「", "『", "【")) for line in told)


def test_a_reading_is_named_once_among_the_decks() -> None:
    game, words = angel.new(1, seed=5, teams="random", settings={"full_auto": "in_a_row"}), Words("en")
    told = "\n".join(AngelBoard().decks(game.view(1), Sight(words, (200, 40))))
    assert told.count(words.say("setting-full_auto-in_a_row")) == 1


@pytest.mark.parametrize(
    ("marine", "card", "chance", "what"),
    [("leon", "full_auto", 0.5, "screen-promise-hits"), ("zael", "flamer_attack", 5 / 6, "play-chance-one")],
)
def test_a_roll_that_may_slay_several_promises_at_least_one(marine: str, card: str, chance: float, what: str) -> None:
    table = stage(f"{marine}< 1, noctis>", L1="claw tail", play=card, dice=[1]).answer(f"attack:{marine}:L1")
    promised = figures(angel_view(table.game.view(1))).promised
    assert {text: [(each.id, each.chance) for each in promised[text]] for text in ("keep", "reroll")} == {
        "keep": [(what, 1.0)],
        "reroll": [(what, pytest.approx(chance))],
    }
