"""Stalking from the Shadows: a Marine with tokens loses them all."""

import pytest

from tests.stage import changes, stage


@pytest.mark.rule("R-9.3", "R-1.5")
def test_a_marine_with_tokens_loses_them_all() -> None:
    t = stage("gideon< 3, noctis>, claudio> 1", event="stalking_from_the_shadows")
    t.open_to_all("stalking_from_the_shadows")
    assert t.options() == ["target:gideon", "target:claudio"]
    with changes(t.supply, by=3):
        t.answer("target:gideon")
    t.round_is_over()
    assert (t.tokens("gideon"), t.tokens("claudio")) == (0, 1)


@pytest.mark.rule("R-9.4", "H-32")
def test_if_nobody_has_a_token_only_the_boxes_are_resolved() -> None:
    t = stage(
        "gideon<, noctis>",
        L1="head",
        terrain={"spore_chimney": "R2"},
        piles={"left": 3, "right": "claw tail tongue"},
        event="stalking_from_the_shadows",
    )
    t.round_is_over()
    assert len(t.told("event_without_effect")) == 1
    assert t.swarms() == {"L2": "head", "R2": "tail claw"}


@pytest.mark.rule("R-9.2", "R-9.5")
def test_the_marine_of_another_player_is_named_in_secret() -> None:
    t = stage("gideon< 1, claudio> 2", players=2, event="stalking_from_the_shadows")
    t.read_alone("stalking_from_the_shadows")
    t.answer("target:claudio")
    assert t.revealed() == [["stalking_from_the_shadows", ["claudio"]]]
    assert (t.tokens("gideon"), t.tokens("claudio")) == (1, 0)


@pytest.mark.rule("R-9.4")
def test_the_only_one_with_a_token_needs_no_question() -> None:
    t = stage("gideon<, claudio> 2", players=2, event="stalking_from_the_shadows")
    t.round_is_over()
    assert t.revealed() == [["stalking_from_the_shadows", ["claudio"]]]
    assert t.tokens("claudio") == 0


@pytest.mark.rule("R-9.4")
def test_without_a_target_the_card_is_shown_all_the_same() -> None:
    t = stage("gideon<, claudio>", players=2, event="stalking_from_the_shadows")
    t.round_is_over()
    assert t.revealed() == [["stalking_from_the_shadows", []]]


def test_a_token_on_a_door_is_nobodys() -> None:
    t = stage("gideon<, noctis>", terrain={"door": {"spot": "L1", "tokens": 1}}, event="stalking_from_the_shadows")
    assert len(t.told("event_without_effect")) == 1
    assert t.terrain_tokens("door") == 1
