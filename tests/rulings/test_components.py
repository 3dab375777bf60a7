"""Section 1: what there is, and what happens when it runs out."""

import pytest

from tests.stage import Stage, changes, stage
from tests.stories import Story, stories
from voidlock.engine import FileError
from voidlock.games.angel.facts import EVENTS
from voidlock.games.angel.flow.spawning import shares

EVERY_EVENT = [event.id for event in EVENTS for _ in range(event.copies)]


def piles(t: Stage) -> tuple[int, int]:
    return len(t.pile("left")), len(t.pile("right"))


# ---------------------------------------------------------------------- tokens


@pytest.mark.rule("R-1.3")
def test_there_are_twelve_tokens_wherever_they_lie() -> None:
    """Three on Marines, two on the Door, one on the location: six are in the supply, and the twelfth is the last."""
    door = {"door": {"spot": "R1", "tokens": 2}}
    t = stage("gideon< 3, leon<", location="launch_control_room", location_tokens=1, terrain=door, play="block")
    assert t.supply() == 6
    with changes(t.supply, by=-1), changes(lambda: t.tokens("leon"), by=1):
        t.answer("place:leon")
    with pytest.raises(FileError):
        stage("gideon< 10", location="launch_control_room", location_tokens=1, terrain=door)


# ---------------------------------------------------------------------- decks


@pytest.mark.rule("R-1.6", "H-2")
def test_an_empty_event_deck_is_renewed_when_a_card_is_drawn_and_not_before() -> None:
    others = EVERY_EVENT[:]
    others.remove("chaos_of_battle")
    t = stage("gideon<", event="chaos_of_battle", event_discard=others)
    assert t.state.events == [] and t.told("deck_renewed") == []
    t.round_is_over()

    t = stage("gideon<, leon>", agenda=["event_phase"], event_discard=EVERY_EVENT)
    assert [event.data()["deck"] for event in t.told("deck_renewed")] == ["event"]
    assert len(t.state.events) == 29


@pytest.mark.rule("R-1.6", "R-14.6", "H-2")
def test_the_deck_is_renewed_in_the_middle_of_a_fill_with_the_piles_just_discarded() -> None:
    """Three tongues are left in the deck; the fourth card of the left pile comes from the new one."""
    t = stage(
        "gideon<",
        deck="tongue tongue tongue",
        discard="head tail claw " * 9,
        piles={"left": 0, "right": "tongue " * 6},
        ahead=["generatorium"],
        agenda=["travel_check"],
    )
    assert t.pile("left")[:3] == ["tongue"] * 3
    assert piles(t) == (5, 5)
    assert len(t.told("deck_renewed")) == 1
    assert len(t.state.deck) == 36 - 3 - 7 and t.discard() == ""
    t.nothing_left_to_ask()


# ---------------------------------------------------------------------- too few cards for the piles


def short_of_cards(location: str, available: int) -> Stage:
    """Travel to the location with so many cards in deck and discard pile together."""
    kinds = [kind for kind in ("head", "tail", "claw", "tongue") for _ in range(9)]
    rest = kinds[:available]
    return stage(
        "gideon<, leon>",
        L1=" ".join(kinds[available:]),
        discard=" ".join(rest[: available // 2]),
        piles={"left": 0, "right": 0},
        ahead=[location],
        agenda=["travel_check"],
        players=2,
        current=2,
    )


@pytest.mark.rule("R-1.8")
@pytest.mark.parametrize(
    ("location", "available", "dealt"),
    [
        ("cryo_control", 14, (7, 7)),
        ("cryo_control", 12, (6, 6)),
        ("cryo_control", 2, (1, 1)),
        ("cryo_control", 0, (0, 0)),
        ("core_cogitator", 11, (6, 5)),  # 7 and 5: no pile above its number, so the odd card is no question
        ("munitorium", 12, (6, 6)),  # 6 and 7
    ],
)
def test_all_available_cards_are_used_and_spread_as_equally_as_possible(
    location: str, available: int, dealt: tuple[int, int]
) -> None:
    t = short_of_cards(location, available)
    assert piles(t) == dealt
    assert not [choice for choice in t.game.pending if choice.kind == "odd_card"]


@pytest.mark.rule("R-1.8", "H-4")
@pytest.mark.parametrize(("answer", "dealt"), [("pile:left", (6, 5)), ("pile:right", (5, 6))])
def test_the_current_player_says_which_pile_gets_the_odd_card(answer: str, dealt: tuple[int, int]) -> None:
    t = short_of_cards("cryo_control", 11)
    assert (t.asked.kind, t.asked.seat) == ("odd_card", 2)
    assert t.options() == ["pile:left", "pile:right"]
    t.answer(answer)
    assert piles(t) == dealt
    t.nothing_left_to_ask()


@pytest.mark.rule("R-1.8")
def test_the_split_is_the_most_equal_one_for_all_numbers() -> None:
    for left in range(13):
        for right in range(13):
            for available in range(left + right):
                splits = [(one, available - one) for one in range(left + 1) if 0 <= available - one <= right]
                nearest = min(abs(one - other) for one, other in splits)
                best = [split for split in splits if abs(split[0] - split[1]) == nearest]
                one, other, odd = shares(available, left, right)
                if odd:
                    assert sorted(best) == [(one, other + 1), (one + 1, other)]
                else:
                    assert best == [(one, other)]


@stories(
    Story("otherwise tokens stay where they are through rounds and travel", "R-1.5")
    .on(stage, "gideon< 2, leon< 1", terrain={"door": {"spot": "L2", "tokens": 1}}, events=["chaos_of_battle"])
    .answer("choose:run_and_gun", "choose:full_auto", "stop", "stop")
    .ends(tokens={"gideon": 2, "leon": 1}, terrain_tokens={"door": 1}),
    Story("otherwise tokens stay where they are through rounds and travel", "R-1.5")
    .on(stage, "gideon< 2, leon< 1", piles={"left": 0, "right": 1}, ahead=["generatorium"], agenda=["travel_check"])
    .sees(location="generatorium", tokens={"gideon": 2, "leon": 1}, supply=9),
)
def test_components(story: Story) -> None:
    story.play()
