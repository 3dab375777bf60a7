"""Reorganize: a Yellow Marine may trade places with a Marine at any position."""

import pytest

from tests.stage import stage


@pytest.mark.rule("R-6.12")
def test_a_trade_with_any_marine_shifts_nothing() -> None:
    t = stage("claudio<, leon>, gideon<, goriel>, zael> 2", play="reorganize")
    assert t.options() == [
        *[f"move:claudio:{other}" for other in ("leon", "gideon", "goriel", "zael")],
        *[f"move:goriel:{other}" for other in ("claudio", "leon", "gideon", "zael")],
        "stop",
    ]
    t.answer("move:claudio:zael")
    assert t.formation() == "zael leon gideon goriel claudio"
    assert t.asked.kind == "move"


@pytest.mark.rule("R-6.11")
def test_facing_and_tokens_go_along_terrain_and_genestealers_stay() -> None:
    t = stage("claudio< 1, leon>, goriel> 2", L1="claw", R3="tail", terrain={"door": "R3"}, play="reorganize")
    t.answer("move:claudio:goriel").stand_still()
    t.nothing_left_to_ask()
    assert t.formation() == "goriel leon claudio"
    assert (t.facing("claudio"), t.facing("goriel")) == ("left", "right")
    assert (t.tokens("claudio"), t.tokens("goriel")) == (1, 2)
    assert t.swarms() == {"L1": "claw", "R3": "tail"}
    assert t.terrain("door") == "R3"


@pytest.mark.rule("R-6.10", "H-11", "F-2")
def test_each_yellow_marine_trades_once_the_displaced_one_too() -> None:
    t = stage("claudio<, leon>, gideon<, goriel>", play="reorganize")
    t.answer("move:claudio:goriel")
    assert t.options() == ["move:goriel:leon", "move:goriel:gideon", "move:goriel:claudio", "stop"]
    t.answer("move:goriel:gideon")
    assert t.asked.kind == "facing"
    assert t.formation() == "gideon leon goriel claudio"


@pytest.mark.rule("R-6.9")
def test_the_moves_are_optional_and_the_other_steps_follow() -> None:
    t = stage("claudio<, leon>, goriel>", terrain={"door": "R1"}, play="reorganize")
    t.answer("stop", "turn:claudio", "stop", "activate:claudio:door")
    t.nothing_left_to_ask()
    assert t.formation() == "claudio leon goriel"
    assert t.terrain_tokens("door") == 1


@pytest.mark.rule("R-6.4")
def test_the_living_marine_moves_alone() -> None:
    t = stage("goriel<, leon>, gideon<", play="reorganize").answer("move:goriel:gideon")
    assert t.asked.kind == "facing"
    assert t.formation() == "gideon leon goriel"


def test_a_lone_marine_is_not_asked_to_move() -> None:
    t = stage("goriel<", play="reorganize")
    assert t.asked.kind == "facing"
    t.answer("stop")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.10")
def test_other_teams_still_move_to_the_next_position_only() -> None:
    t = stage("claudio<, leon>, zael<, gideon>", play="reorganize run_and_gun").answer("stop", "stop")
    assert t.options() == ["move:gideon:zael", "stop"]


@pytest.mark.rule("R-18.2")
def test_enter_formation_gives_a_token_before_it() -> None:
    t = stage("claudio<, leon>", effects=[{"card": "enter_formation"}], play="reorganize")
    assert t.asked.kind == "place_token"
    t.answer("place:leon", "move:claudio:leon", "stop")
    t.nothing_left_to_ask()
    assert t.tokens("leon") == 1


@pytest.mark.rule("R-18.2", "R-1.4")
def test_enter_formation_asks_nothing_with_an_empty_supply() -> None:
    t = stage("claudio< 6, leon> 6", effects=[{"card": "enter_formation"}], play="reorganize")
    assert t.asked.kind == "move"


def test_the_cards_controller_decides() -> None:
    t = stage("claudio<, leon>, gideon>", players=2, teams=[["red", "green"], ["yellow"]], play="reorganize")
    for answer in ("move:claudio:gideon", "stop"):
        assert t.asked.seat == 2
        t.answer(answer)
    t.nothing_left_to_ask()


@pytest.mark.rule("R-18.2", "R-6.2")
def test_enter_formation_comes_before_each_move_and_activate_card_and_no_other() -> None:
    t = stage(
        "claudio<, leon>, gideon>",
        players=2,
        teams=[["green", "red"], ["yellow"]],
        effects=[{"card": "enter_formation"}],
        play="reorganize run_and_gun full_auto",
    )
    assert (t.asked.kind, t.asked.seat) == ("place_token", 2)
    t.answer("place:leon").stand_still()
    assert (t.asked.kind, t.asked.seat) == ("place_token", 1)
    t.answer("no").stand_still()
    t.nothing_left_to_ask()
