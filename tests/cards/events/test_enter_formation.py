"""Enter Formation: next round, before each Move + Activate card, its controller may place one token on any Marine."""

import pytest

from tests.stage import changes, stage

IN_FORCE = [{"card": "enter_formation"}]


@pytest.mark.rule("R-18.2", "R-6.2")
def test_before_the_move_a_token_may_be_placed_on_any_marine() -> None:
    t = stage("gideon<, noctis>, claudio>", play="run_and_gun", effects=IN_FORCE)
    assert t.asked.kind == "place_token"
    assert t.options() == ["place:gideon", "place:noctis", "place:claudio", "no"]
    with changes(lambda: t.tokens("claudio"), by=1):
        t.answer("place:claudio")
    assert t.asked.kind == "move"


@pytest.mark.rule("R-18.2")
def test_it_may_be_declined() -> None:
    t = stage("gideon<, noctis>", play="run_and_gun", effects=IN_FORCE)
    t.answer("no")
    assert t.asked.kind == "move" and t.supply() == 12


@pytest.mark.rule("R-18.2")
def test_it_comes_before_each_such_card_for_its_own_controller() -> None:
    t = stage("gideon<, claudio>", players=2, play="run_and_gun reorganize", effects=IN_FORCE)
    assert (t.asked.kind, t.asked.seat) == ("place_token", 2)  # Reorganize has the lower number
    t.answer("place:gideon", "stop", "stop")
    assert (t.asked.kind, t.asked.seat) == ("place_token", 1)
    t.answer("place:gideon")
    assert t.tokens("gideon") == 2


def test_a_token_placed_pays_for_run_and_gun_at_once() -> None:
    t = stage("gideon<, noctis>", L1="claw", play="run_and_gun", effects=IN_FORCE, dice=[1])
    t.answer("place:gideon", "stop", "stop", "attack:gideon:L1")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0


def test_support_and_attack_cards_get_none() -> None:
    t = stage("gideon<, leon>", R2="claw", play="block full_auto", effects=IN_FORCE)
    assert t.options() == ["place:gideon", "place:leon"]  # the token of Block itself, which is no choice to decline
    t.answer("place:leon")
    assert t.asked.kind == "attack"
    t.answer("stop")
    assert t.supply() == 11


@pytest.mark.rule("R-1.4")
def test_with_an_empty_supply_nothing_is_offered() -> None:
    t = stage("gideon< 12, noctis>", play="run_and_gun", effects=IN_FORCE)
    assert t.asked.kind == "move"


def test_it_is_in_force_through_the_next_round_and_then_over() -> None:
    t = stage(
        "gideon<, leon>",
        phase="event",
        agenda=["event_phase"],
        table={"green": "block", "red": "overwatch"},
        events="enter_formation evasion",
    )
    t.round_is_over()
    t.answer("choose:run_and_gun", "choose:full_auto")
    assert t.asked.kind == "place_token"
    t.answer("place:leon", "stop", "stop")
    t.round_is_over()
    t.answer("choose:block", "choose:onward_brothers", "place:leon")
    assert t.asked.kind == "move"


def test_it_is_open_to_all_and_nobody_is_asked() -> None:
    t = stage("gideon<, claudio>", players=2, event="enter_formation")
    t.round_is_over()
    assert [event.data() for event in t.game.events_for(0) if event.name in ("event_drawn", "effect_began")] == [
        {"event": "event_drawn", "card": "enter_formation"},
        {"event": "effect_began", "card": "enter_formation", "subject": ""},
    ]
