"""Section 5: the Choose Actions Phase."""

import itertools

import pytest

from tests.stage import stage
from tests.stories import Story, stories
from voidlock.games.angel.facts import GREEN
from voidlock.games.angel.flow.round import playable


@pytest.mark.rule("R-5.1", "F-1")
def test_every_team_in_play_must_play_one_card() -> None:
    t = stage("gideon, claudio, leon, lorenzo", players=2)
    assert [(choice.seat, choice.subject.id) for choice in t.game.pending if choice.subject] == [
        *[(1, "green"), (1, "red")],
        *[(2, "yellow"), (2, "blue")],
    ]
    t.answer("choose:block", "choose:full_auto", "choose:reorganize")
    assert not t.told("actions_revealed")
    t.answer("choose:lead_by_example")
    assert [event.data()["actions"] for event in t.told("actions_revealed")] == [
        ["block", "reorganize", "lead_by_example", "full_auto"]
    ]


@pytest.mark.rule("R-5.1", "R-13.8")
def test_a_team_with_one_marine_left_still_plays_and_an_eliminated_one_does_not() -> None:
    t = stage("gideon, claudio", teams=[["green", "yellow", "red"]])
    assert [choice.subject.id for choice in t.game.pending if choice.subject] == ["green", "yellow"]


@stories(
    Story("in the first round every card can be played", "R-5.2")
    .on(stage, "gideon, noctis")
    .sees(options=["choose:block", "choose:run_and_gun", "choose:dead_aim"]),
    Story("a card that could do nothing counts as resolved", "R-5.6")
    .on(stage, "gideon>, noctis>", phase="resolve", chosen={"green": "dead_aim"}, agenda=["resolve_phase", "end_round"])
    .ends(options=["choose:block", "choose:run_and_gun"]),
)
def test_choose(story: Story) -> None:
    story.play()


@pytest.mark.rule("R-5.3")
def test_the_only_legal_card_is_played_without_a_question() -> None:
    t = stage(
        "gideon, leon",
        table={"green": "block", "red": "overwatch"},
        effects=[{"card": "gun_jam", "about": "red"}],
    )
    assert t.options() == ["choose:run_and_gun", "choose:dead_aim"]
    t.answer("choose:dead_aim")
    assert [event.data()["actions"] for event in t.told("actions_revealed")] == [["onward_brothers", "dead_aim"]]


@pytest.mark.rule("R-5.3")
def test_a_legal_card_always_remains() -> None:
    """Gun Jam twice in one round hits teams that did not play Attack, so at most Attack and one other type are out."""
    for last, hits in itertools.product(("support", "move_activate"), (1, 2)):
        jams = [{"card": "gun_jam", "about": "green"}] * hits
        t = stage("gideon, leon", last={"green": last}, effects=jams)
        assert len(playable(t.state, GREEN)) == 1
    t = stage("gideon, noctis, leon", play="dead_aim overwatch", events=["gun_jam"], agenda=["event_phase"])
    assert [event.data()["subject"] for event in t.told("effect_began")] == ["red"]


@pytest.mark.rule("R-5.4")
def test_a_choice_can_be_taken_back_until_the_last_is_in() -> None:
    t = stage("gideon, claudio", players=2).answer("choose:block")
    t.game.back(1, "choose:block")
    t.answer("choose:dead_aim", "choose:defensive_stance")
    assert [event.data()["actions"] for event in t.told("actions_revealed")] == [["defensive_stance", "dead_aim"]]


@pytest.mark.rule("R-5.5")
def test_a_played_card_is_open_until_the_end_of_the_next_choose_actions_phase() -> None:
    t = stage(
        "gideon, claudio, noctis, goriel",
        players=2,
        table={"green": "dead_aim", "yellow": "reorganize"},
        piles={"left": 0},
        ahead=["munitorium"],
    )

    def lying() -> tuple[object, object]:
        opened = t.game.rules.open_view(t.state)
        own = t.game.rules.own_view(t.state, 1, ())
        assert isinstance(opened["teams"], dict)
        assert isinstance(own["hands"], dict)
        green = opened["teams"]["green"]
        assert isinstance(green, dict)
        return green["table"], own["hands"]["green"]

    t.answer("choose:block")
    assert lying() == ("dead_aim", ["block", "run_and_gun"])
    t.answer("choose:defensive_stance")
    # Travel at the end of the phase: the old card is back in hand, the new one lies face down.
    assert t.asked.kind == "munitorium"
    assert lying() == (None, ["run_and_gun", "dead_aim"])
    t.answer("place:gideon", "place:noctis")
    assert lying() == ("block", ["run_and_gun", "dead_aim"])
