"""Section 7: dice and rerolls."""

import pytest

from tests.stage import ARTEFACT_HELD, Stage, second_wind, stage
from tests.stories import Story, stories
from voidlock.engine import Json


def defend(formation: str, dice: list[int], **position: object) -> Stage:
    """The swarms of the position attack."""
    swarms = {"R1": "claw claw", **position}
    return stage(formation, agenda=["swarms_attack"], dice=dice, **swarms)  # type: ignore[arg-type]  # callers give what stage takes


MISSES: list[tuple[str, list[str], list[Json], int]] = [
    ("gideon", ["block"], [], 2),
    ("lorenzo", ["counter_attack"], [], 3),
    ("leon", [], second_wind("leon"), 0),
]
"""A Marine, what is in force, and a face that is a miss by it."""


def good(t: Stage) -> list[str]:
    """By roll, the faces with which it succeeds."""
    return ["".join(faces) for faces in rolled(t, "good")]


def needs(t: Stage) -> list[str]:
    """By roll, what it needs."""
    return [" ".join(signs) for signs in rolled(t, "needs")]


def rolled(t: Stage, field: str) -> list[list[str]]:
    found = [event.data()[field] for event in t.game.events_for(0) if event.name == "die_rolled"]
    return [[str(name) for name in each] for each in found if isinstance(each, list)]


@pytest.mark.rule("R-7.4", "R-7.8", "R-13.10")
@pytest.mark.parametrize(
    ("marine", "position", "faces", "what"),
    [
        ("leon", {}, "345", "above_2"),
        ("leon", {"R1": "claw lord_head_tail"}, "45", "above_3"),
        ("leon", {"R1": "claw " * 5}, "", "above_5"),
        ("leon", {"effects": [{"card": "second_wind", "about": "leon"}]}, "0345", "0 above_2"),
        ("gideon", {"standing": ["block"], "R1": "claw " * 4}, "1235", "skull above_4"),
        ("gideon", {"standing": ["block"], "R1": "claw " * 3}, "12345", "skull above_3"),
        ("gideon", {"standing": ["block"], "R1": "claw lord_head_tail"}, "12345", "skull above_3"),
        ("gideon", {"standing": ["block"]}, "12345", "skull above_2"),
        ("lorenzo", {"standing": ["counter_attack"], "R1": "claw " * 5}, "123", "skull"),
        ("claudio", {"standing": ["defensive_stance"]}, "345", "above_2"),
    ],
)
def test_a_defence_says_which_faces_are_good_and_what_it_needs(
    marine: str, position: dict[str, object], faces: str, what: str
) -> None:
    t = defend(f"{marine}> 1, deino<", [5], **position)
    assert (good(t), needs(t)) == ([faces], [what])


@pytest.mark.rule("R-7.8")
def test_a_bought_reroll_may_have_other_good_faces() -> None:
    t = defend("claudio> 1, deino<", [0, 0], standing=["defensive_stance"])
    assert good(t.answer("reroll")) == ["345", "12345"]
    assert needs(t) == ["above_2", "above_0"]


@pytest.mark.rule("R-6.20", "R-7.7")
@pytest.mark.parametrize(
    ("marine", "play", "faces", "what"),
    [
        ("leon", "full_auto", "123", "skull"),
        ("zael", "flamer_attack", "12345", "number"),
        ("omnio", "flamer_attack", "123", "skull"),
        ("noctis", "dead_aim", "1234", "skull 4"),
    ],
)
def test_an_attack_says_which_faces_are_good_and_what_it_needs(marine: str, play: str, faces: str, what: str) -> None:
    t = stage(f"{marine}>, deino<", R1="claw", play=play, dice=[0])
    t.answer(f"attack:{marine}:R1")
    assert (good(t), needs(t)) == ([faces], [what])


# ---------------------------------------------------------------------- tokens


@stories(
    Story("only the attackers own tokens pay for his reroll", "R-7.2")
    .on(stage, "gideon>, noctis> 2", R1="claw", play="dead_aim", dice=[0])
    .answer("attack:gideon:R1")
    .sees(asks="attack", tokens={"noctis": 2}),
    Story("only the defenders own tokens pay and only his controller decides", "R-7.2")
    .on(stage, "gideon> 1, claudio> 3", players=2, R1="claw claw", R2="claw", agenda=["swarms_attack"], dice=[0, 5, 5])
    .sees(asks="defence", seat=1)
    .answer("reroll")
    .sees(tokens={"gideon": 0, "claudio": 3}, asks="defence", seat=2),
    *(
        Story(f"an automatic miss comes before the question: {marine} {die}", "R-7.4", "H-15")
        .on(defend, f"{marine}> 2, claudio>", [die], R1="claw", standing=standing, effects=effects)
        .ends(tokens={marine: 2}, formation=f"{marine} claudio")
        for marine, standing, effects, die in MISSES
    ),
    Story("the controller pays or discards the Artefact or accepts", "R-7.4")
    .on(defend, "leon> 1, gideon>", [0, 1], terrain=ARTEFACT_HELD)
    .sees(options=["reroll", "discard:artefact", "accept"])
    .answer("reroll")
    .sees(options=["discard:artefact", "accept"])
    .answer("discard:artefact")
    .sees(formation="leon gideon", terrain={"artefact": "aside"}),
    Story("the die is rolled against any size of swarm", "R-7.6", "F-6")
    .on(defend, "gideon>, leon>", [1], R1=" ".join(["claw"] * 9), standing=["block"])
    .ends(formation="gideon leon"),
    *(
        Story(f"automatic misses work from behind too: {marine}", "R-7.8")
        .on(defend, f"{marine}<, claudio>", [die], R1="claw", standing=standing, effects=effects)
        .ends(formation=f"{marine} claudio")
        for marine, standing, effects, die in MISSES
    ),
    Story("the Artefact works from behind but tokens and Defensive Stance do not", "R-7.8")
    .on(defend, "claudio< 2, leon>", [1], standing=["defensive_stance"], terrain=ARTEFACT_HELD)
    .sees(options=["discard:artefact", "accept"])
    .answer("discard:artefact")
    .sees(formation="claudio leon"),
    Story("the Artefact works from behind but tokens and Defensive Stance do not", "R-7.8")
    .on(defend, "claudio< 2, leon>", [1], standing=["defensive_stance"])
    .ends(formation="leon"),
)
def test_dice(story: Story) -> None:
    story.play()


@pytest.mark.rule("R-7.2")
@pytest.mark.parametrize(("facing", "asked"), [(">", True), ("<", False)])
def test_a_defence_reroll_needs_facing(facing: str, asked: bool) -> None:
    t = stage(f"gideon{facing} 2, claudio>", R1="claw", agenda=["swarms_attack"], dice=[5])
    assert bool(t.game.pending) == asked


@pytest.mark.rule("R-7.3")
def test_an_attack_is_rerolled_as_often_as_tokens_last_and_the_last_face_counts() -> None:
    t = stage("leon<, valencio> 2", R2="claw", play="full_auto", dice=[1, 0, 4])
    t.answer("attack:valencio:R2")
    assert t.asked.kind == "reroll_attack"
    assert t.asked.face is not None
    assert t.asked.face.id == "1"  # also when the roll was a hit
    t.answer("reroll", "reroll")
    t.nothing_left_to_ask()
    assert (t.tokens("valencio"), t.swarm("R2")) == (0, "claw")


# ---------------------------------------------------------------------- the defence loop


@pytest.mark.rule("R-7.4")
@pytest.mark.parametrize(
    ("size", "die", "alive"), [(1, 2, True), (1, 1, False), (2, 2, False), (4, 5, True), (5, 5, False)]
)
def test_higher_than_the_number_of_cards_misses_equal_or_lower_slays(size: int, die: int, alive: bool) -> None:
    t = stage("leon>, gideon>", R1=" ".join(["claw"] * size), agenda=["swarms_attack"], dice=[die])
    assert ("leon" in t.formation()) == alive


@pytest.mark.rule("R-7.4", "R-13.10", "F-7")
@pytest.mark.parametrize(
    ("swarm", "die", "alive"),
    [
        ("lord_head_tail", 2, False),
        ("lord_head_tail", 3, True),
        ("lord_head_tail claw", 3, False),
        ("lord_head_tail claw", 4, True),
        ("lord_head_tail lord_claw_tongue", 4, False),
        ("lord_head_tail lord_claw_tongue", 5, True),
        ("lord_head_tail lord_claw_tongue claw", 5, False),
    ],
)
def test_each_brood_lord_takes_one_off_and_counts_as_a_card(swarm: str, die: int, alive: bool) -> None:
    t = stage("leon>, gideon>", R1=swarm, agenda=["swarms_attack"], dice=[die])
    assert ("leon" in t.formation()) == alive
