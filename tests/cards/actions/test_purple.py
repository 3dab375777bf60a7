"""Action cards of the Purple team."""

import random
from collections.abc import Sequence
from functools import partial

from tests.stage import Stage, stage
from tests.stories import Story, stories
from voidlock.games.angel.facts import EVENT_NAMES

# Strategize: afterwards he may move a swarm one position up or down, to the other side, or both.

strategize = partial(stage, play="strategize")


@stories(
    *(
        Story(f"a swarm goes to a spot around its own never outside the formation: {spot}")
        .on(strategize, "zael<, omnio>, leon>", **{spot: "claw tail"}, agenda=["next_action"], dice=[])
        .answer("place:zael")
        .sees(options=[*[f"send:{spot}:{goal}" for goal in goals], "no"])
        .answer(f"send:{spot}:{goals[-1]}")
        .ends(swarms={goals[-1]: "tail claw"})
        for spot, goals in [
            ("L2", ["L1", "R1", "R2", "L3", "R3"]),
            ("R2", ["L1", "R1", "L2", "L3", "R3"]),
            ("L1", ["R1", "L2", "R2"]),
            ("R3", ["L2", "R2", "L3"]),
        ]
    ),
    Story("a lone Marine leaves only the other side")
    .on(strategize, "omnio>", R1="claw")
    .sees(tokens={"omnio": 1}, options=["send:R1:L1", "no"]),
    Story("any one swarm moves as a whole and is one with what it meets", "F-4", "R-12.2")
    .on(strategize, "zael<, omnio>, leon>", L1="claw", L2="head head", R3="tail")
    .answer("place:zael", "send:R3:L2")
    .ends(
        swarms={"L1": "claw", "L2": "head head tail"},
        events={"swarm_moved": [{"event": "swarm_moved", "spot": "R3", "spot2": "L2"}]},
    ),
    Story("without a swarm nothing is asked").on(strategize, "zael<, omnio>").answer("place:zael").ends(),
)
def test_strategize(story: Story) -> None:
    story.play()


# Forward Scouting: afterwards he may look at the top Event card and put it on top or at the bottom.


def deck(t: Stage) -> list[str]:
    """The Event deck, its top card first."""
    return [EVENT_NAMES[card] for card in reversed(t.state.events)]


def looked_at(t: Stage, seat: int) -> object:
    own = t.game.view(seat)["own"]
    assert isinstance(own, dict)
    return own["looked_at"]


def test_on_top_it_stays() -> None:
    t = stage("zael<, omnio>", events="gun_jam evasion", play="forward_scouting").stand_still()
    before = deck(t)
    t.answer("yes", "top")
    t.nothing_left_to_ask()
    assert deck(t) == before
    assert looked_at(t, 1) == [{"from_top": 1, "card": "gun_jam"}]


def test_at_the_bottom_it_comes_last() -> None:
    t = stage("zael<, omnio>", events="gun_jam evasion", play="forward_scouting").stand_still()
    before = deck(t)
    t.answer("yes", "bottom")
    t.nothing_left_to_ask()
    assert deck(t) == [*before[1:], "gun_jam"]
    assert looked_at(t, 1) == [{"from_top": 30, "card": "gun_jam"}]


def three_at_the_table(agenda: Sequence[str] = ("next_action",)) -> Stage:
    """Seat 2 scouts; seats 1 and 3 and a spectator are at the table, and seat 1 is the current player."""
    t = stage(
        "zael<, leon>, gideon>",
        players=3,
        teams=[["red"], ["purple"], ["green"]],
        current=1,
        events="gun_jam evasion",
        play="forward_scouting",
        agenda=agenda,
    )
    return t.stand_still()


forward_scouting = partial(stage, play="forward_scouting")


@stories(
    Story("he may look and must then say where the card goes")
    .on(forward_scouting, "zael<, omnio>", events="gun_jam evasion")
    .stand_still()
    .sees(asks="scout_look", options=["yes", "no"])
    .answer("yes")
    .sees(asks="scout_place", options=["top", "bottom"]),
)
def test_forward_scouting(story: Story) -> None:
    story.play()


def test_the_scout_alone_keeps_the_card_in_mind_when_the_rest_is_dealt_again() -> None:
    t = three_at_the_table().answer("yes", "bottom")
    dealt = [t.game.redealt(2, random.Random(number)).state.events[0] for number in range(8)]
    assert {EVENT_NAMES[card] for card in dealt} == {"gun_jam"}
    others = [t.game.redealt(1, random.Random(number)).state.events[0] for number in range(8)]
    assert len(set(others)) > 1


def test_a_look_cannot_be_taken_back() -> None:
    t = three_at_the_table().answer("yes")
    assert t.game.why_no_undo() is not None


# Flamer Attack: Zael's attacks slay as many cards of the target as the final number says, skull or not.

flamer_attack = partial(stage, play="flamer_attack")


@stories(
    *(
        Story(f"Zael slays as many as he rolls skull or not: {face}", "R-7.7")
        .on(flamer_attack, "zael>, omnio<", R1="claw claw claw claw claw claw", dice=[face])
        .answer("attack:zael:R1")
        .ends(genestealers=6 - face)
        for face in [0, 1, 2, 3, 4, 5]
    ),
    # also after a good roll
    Story("rerolls come first", "R-7.3", "R-7.7")
    .on(flamer_attack, "zael> 2, omnio<", R1="claw claw claw claw claw", dice=[1, 5, 4])
    .answer("attack:zael:R1", "reroll")
    .sees(options=["reroll", "keep"])
    .answer("reroll")
    .ends(genestealers=1),
)
def test_flamer_attack(story: Story) -> None:
    story.play()
