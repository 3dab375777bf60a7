"""Evasion: next round an Attack card lets only one Marine of the team act."""

from tests.stage import stage
from tests.stories import Story, stories

IN_FORCE = [{"card": "evasion"}]


@stories(
    Story("one Marine of the team attacks chosen by the first attack", "R-18.1")
    .on(stage, "gideon>, noctis>", R1="claw", R2="tail", play="dead_aim", effects=IN_FORCE, dice=[1])
    .sees(options=["attack:gideon:R1", "attack:noctis:R1", "attack:noctis:R2", "stop"])
    .answer("attack:noctis:R2")
    .ends(swarms={"R1": "claw"}),
    Story("the three attacks of Full Auto are one Marines", "R-18.1")
    .on(stage, "leon>, valencio>", R1="claw claw claw claw", play="full_auto", effects=IN_FORCE, dice=[1, 1, 1])
    .answer("attack:leon:R1", "attack:leon:R1", "attack:leon:R1")
    .ends(swarm={"R1": "claw"}),
    Story("a Heroic Charge is Claudio's acting", "R-18.1", "H-30")
    .on(stage, "claudio>, goriel>", R1="claw", R2="tail", play="heroic_charge", effects=IN_FORCE, dice=[4])
    .answer("charge:claudio", "slay:R1:claw", "enough")
    .ends(swarms={"R2": "tail"}),
    Story("Run and Gun is no attack card", "R-18.1")
    .on(stage, "gideon> 1, noctis> 1", R1="claw", R2="tail", play="run_and_gun", effects=IN_FORCE, dice=[1, 1])
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
        effects=IN_FORCE,
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


def test_it_is_open_to_all_and_nobody_is_asked() -> None:
    t = stage("gideon<, claudio>", players=2, L1="head", event="evasion")
    t.round_is_over()
    assert [event.data() for event in t.game.events_for(0) if event.name in ("event_drawn", "effect_began")] == [
        {"event": "event_drawn", "card": "evasion"},
        {"event": "effect_began", "card": "evasion", "subject": ""},
    ]
    assert t.swarms() == {"R1": "head"}
