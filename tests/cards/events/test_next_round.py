"""Event cards with an effect in the next round."""

from functools import partial

import pytest

from tests.stage import EVASION, Stage, stage
from tests.stories import Story, stories

# Evasion: next round an Attack card lets only one Marine of the team act.


@stories(
    Story("one Marine of the team attacks chosen by the first attack", "R-18.1")
    .on(stage, "gideon>, noctis>", R1="claw", R2="tail", play="dead_aim", effects=EVASION, dice=[1])
    .sees(options=["attack:gideon:R1", "attack:noctis:R1", "attack:noctis:R2", "stop"])
    .answer("attack:noctis:R2")
    .ends(swarms={"R1": "claw"}),
    Story("the three attacks of Full Auto are one Marines", "R-18.1")
    .on(stage, "leon>, valencio>", R1="claw claw claw claw", play="full_auto", effects=EVASION, dice=[1, 1, 1])
    .answer("attack:leon:R1", "attack:leon:R1", "attack:leon:R1")
    .ends(swarm={"R1": "claw"}),
    Story("a Heroic Charge is Claudio's acting", "R-18.1", "H-30")
    .on(stage, "claudio>, goriel>", R1="claw", R2="tail", play="heroic_charge", effects=EVASION, dice=[4])
    .answer("charge:claudio", "slay:R1:claw", "enough")
    .ends(swarms={"R2": "tail"}),
    Story("Run and Gun is no attack card", "R-18.1")
    .on(stage, "gideon> 1, noctis> 1", R1="claw", R2="tail", play="run_and_gun", effects=EVASION, dice=[1, 1])
    .answer("stop", "stop", "attack:gideon:R1", "attack:noctis:R2")
    .ends(genestealers=0),
    Story("Overwatch is no attack card", "R-18.1")
    .on(
        stage,
        "leon> 1, valencio> 1",
        R1="claw",
        R2="tail",
        phase="event",
        agenda=["event_end"],
        standing=["overwatch"],
        effects=EVASION,
        dice=[1, 1],
    )
    .answer("attack:leon:R1", "attack:valencio:R2")
    .ends(genestealers=0),
)
def test_evasion(story: Story) -> None:
    story.play()


def test_it_is_in_force_through_the_next_round_and_then_over() -> None:
    t = stage(
        "leon>, valencio>, gideon<",
        R1="claw claw claw claw",
        phase="event",
        agenda=["event_phase"],
        events="evasion the_swarm_tail",
        table={"red": "overwatch", "green": "block"},
        # Round 2: Leon misses three times, Valencio may not attack, the swarm misses Leon.
        dice=[0, 0, 0, 5],
    )
    t.answer("choose:full_auto", "choose:run_and_gun", "stop", "stop")
    t.answer("attack:leon:R1", "attack:leon:R1", "attack:leon:R1")
    t.round_is_over()
    assert t.state.round == 3
    opened = t.game.view(0)["open"]
    assert isinstance(opened, dict) and isinstance(opened["effects"], dict)
    assert opened["effects"]["events"] == []


# Gun Jam: next round a team that did not play Attack this round may not play it.


def choosable(t: Stage, team: str) -> list[str]:
    """What the team may choose; empty if there is but one card, which needs no question."""
    return next(
        (choice.texts() for choice in t.game.pending if choice.subject is not None and choice.subject.id == team), []
    )


@pytest.mark.rule("R-5.3", "R-9.3")
def test_the_team_may_not_play_its_attack_card_next_round() -> None:
    t = stage(
        "gideon<, leon>, zael>",
        table={"green": "block", "red": "full_auto", "purple": "forward_scouting"},
        event="gun_jam",
    )
    t.open_to_all("gun_jam")
    assert t.asked.kind == "event_target"
    assert t.options() == ["target:green", "target:purple"]  # Red played Attack
    t.answer("target:green")
    t.round_is_over()
    assert choosable(t, "green") == []  # Run and Gun is all that is left
    assert choosable(t, "purple") == ["choose:strategize", "choose:flamer_attack"]
    assert choosable(t, "red") == ["choose:overwatch", "choose:onward_brothers"]
    t.answer("choose:strategize", "choose:overwatch")
    assert t.state.last[0] == 1  # Run and Gun was played


@pytest.mark.rule("R-9.4")
def test_if_every_team_attacked_only_the_boxes_are_resolved() -> None:
    t = stage("gideon<, leon>", L1="tail", table={"green": "dead_aim", "red": "full_auto"}, event="gun_jam")
    t.round_is_over()
    assert len(t.told("event_without_effect")) == 1
    assert t.swarms() == {"L2": "tail"}
    assert choosable(t, "green") == ["choose:block", "choose:run_and_gun"]


# Second Wind: through the next round every 0 in a Marine's defence rolls is a miss.


def under_attack(formation: str, dice: list[int], *, L1: str = "", R1: str = "", R2: str = "") -> Stage:
    """Gideon has the Second Wind in this round."""
    return stage(
        formation,
        phase="attack",
        agenda=["swarms_attack"],
        effects=[{"card": "second_wind", "about": "gideon"}],
        dice=dice,
        L1=L1,
        R1=R1,
        R2=R2,
    )


@stories(
    *(
        Story(f"a 0 is a miss from front and behind: {facing}", "R-7.4", "R-7.8")
        .on(under_attack, f"gideon{facing}, noctis>", [0], L1="claw claw claw claw claw")
        .ends(
            formation="gideon noctis",
            events={"missed_by": [{"event": "missed_by", "marine": "gideon", "card": "second_wind"}]},
        )
        for facing in ["<", ">"]
    ),
    Story("every 0 counts also that of a reroll and of each swarm")
    .on(under_attack, "gideon< 1, noctis>", [1, 0, 0], L1="claw", R1="tail")
    .answer("reroll")
    .ends(formation="gideon noctis"),
    # A 1 becomes a lower number, but it is no 0.
    Story("against Brood Lords the face counts not the number", "H-14", "R-7.1")
    .on(under_attack, "gideon<, noctis>", [0], L1="lord_head_tail lord_claw_tongue")
    .sees(formation="gideon noctis"),
    Story("against Brood Lords the face counts not the number", "H-14", "R-7.1")
    .on(under_attack, "gideon<, noctis>", [1], L1="lord_head_tail")
    .sees(formation="noctis"),
    Story("other faces and other Marines are not helped")
    .on(under_attack, "gideon<, noctis>", [1], L1="claw")
    .sees(formation="noctis"),
    Story("other faces and other Marines are not helped")
    .on(under_attack, "gideon<, noctis>", [0], R2="claw")
    .sees(formation="gideon"),
)
def test_second_wind(story: Story) -> None:
    story.play()


# Enter Formation: next round, before each Move + Activate card, its controller may place one token on any Marine.

ENTER_FORMATION = [{"card": "enter_formation"}]


enter_formation = partial(stage, play="run_and_gun")


@stories(
    Story("before the move a token may be placed on any Marine", "R-18.2", "R-6.2")
    .on(enter_formation, "gideon<, noctis>, claudio>", effects=ENTER_FORMATION)
    .sees(asks="place_token", options=["place:gideon", "place:noctis", "place:claudio", "no"])
    .answer("place:claudio")
    .sees(tokens={"claudio": 1}, asks="move"),
    # Reorganize has the lower number
    Story("it comes before each such card for its own controller", "R-18.2")
    .on(stage, "gideon<, claudio>", players=2, play="run_and_gun reorganize", effects=ENTER_FORMATION)
    .sees(asks="place_token", seat=2)
    .answer("place:gideon", "stop", "stop")
    .sees(asks="place_token", seat=1)
    .answer("place:gideon")
    .sees(tokens={"gideon": 2}),
    Story("a token placed pays for Run and Gun at once")
    .on(enter_formation, "gideon<, noctis>", L1="claw", effects=ENTER_FORMATION, dice=[1])
    .answer("place:gideon", "stop", "stop", "attack:gideon:L1")
    .ends(genestealers=0),
    # the token of Block itself, which is no choice to decline
    Story("support and attack cards get none")
    .on(stage, "gideon<, leon>", R2="claw", play="block full_auto", effects=ENTER_FORMATION)
    .sees(options=["place:gideon", "place:leon"])
    .answer("place:leon")
    .sees(asks="attack")
    .answer("stop")
    .sees(supply=11),
)
def test_enter_formation(story: Story) -> None:
    story.play()


@pytest.mark.parametrize("card", ["evasion", "enter_formation"])
def test_it_is_open_to_all_and_nobody_is_asked(card: str) -> None:
    t = stage("gideon<, claudio>", players=2, event=card)
    t.round_is_over()
    assert [event.data() for event in t.game.events_for(0) if event.name in ("event_drawn", "effect_began")] == [
        {"event": "event_drawn", "card": card},
        {"event": "effect_began", "card": card, "subject": ""},
    ]
