"""Section 7: dice and rerolls."""

import pytest

from tests.stage import Stage, changes, stage


def defend(formation: str, dice: list[int], **position: object) -> Stage:
    """The swarms of the position attack."""
    swarms = {"R1": "claw claw", **position}
    return stage(formation, agenda=["swarms_attack"], dice=dice, **swarms)  # type: ignore[arg-type]  # callers give what stage takes


@pytest.mark.rule("R-7.1", "H-14")
def test_rolls_are_told_to_everybody_with_the_face_the_die_shows() -> None:
    t = stage("gideon>, claudio>", players=2, R1="lord_head_tail claw", agenda=["swarms_attack"], dice=[4])
    for seat in (0, 1, 2):
        assert [event.data()["face"] for event in t.game.events_for(seat) if event.name == "die_rolled"] == ["4"]


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


@pytest.mark.rule("R-7.1", "H-14")
@pytest.mark.parametrize(("die", "alive"), [(1, True), (2, True), (3, True), (0, False)])
def test_block_reads_the_raw_face_against_brood_lords(die: int, alive: bool) -> None:
    t = stage(
        "gideon>, claudio>",
        R1="lord_head_tail lord_claw_tongue claw",
        standing=["block"],
        agenda=["swarms_attack"],
        dice=[die],
    )
    assert ("gideon" in t.formation()) == alive


@pytest.mark.rule("R-7.1", "H-14")
@pytest.mark.parametrize(("die", "alive"), [(0, True), (1, False)])
def test_second_wind_reads_the_raw_face_against_brood_lords(die: int, alive: bool) -> None:
    t = stage(
        "gideon>, claudio>",
        R1="lord_head_tail",
        effects=[{"card": "second_wind", "about": "gideon"}],
        agenda=["swarms_attack"],
        dice=[die],
    )
    assert ("gideon" in t.formation()) == alive


# ---------------------------------------------------------------------- tokens


@pytest.mark.rule("R-7.2")
def test_only_the_attackers_own_tokens_pay_for_his_reroll() -> None:
    t = stage("gideon>, noctis> 2", R1="claw", play="dead_aim", dice=[0])
    t.answer("attack:gideon:R1")
    assert t.asked.kind == "attack"
    assert t.tokens("noctis") == 2


@pytest.mark.rule("R-7.2")
def test_only_the_defenders_own_tokens_pay_and_only_his_controller_decides() -> None:
    t = stage("gideon> 1, claudio> 3", players=2, R1="claw claw", R2="claw", agenda=["swarms_attack"], dice=[0, 5, 5])
    assert (t.asked.kind, t.asked.seat) == ("defence", 1)
    with changes(lambda: t.tokens("gideon"), by=-1), changes(lambda: t.tokens("claudio"), by=0):
        t.answer("reroll")
    assert (t.asked.kind, t.asked.seat) == ("defence", 2)


@pytest.mark.rule("R-7.2")
@pytest.mark.parametrize(("facing", "asked"), [(">", True), ("<", False)])
def test_a_defence_reroll_needs_facing(facing: str, asked: bool) -> None:
    t = stage(f"gideon{facing} 2, claudio>", R1="claw", agenda=["swarms_attack"], dice=[5])
    assert bool(t.game.pending) == asked


@pytest.mark.rule("R-7.2")
def test_other_rolls_stand() -> None:
    everybody = "claudio> 2, goriel> 2, lorenzo> 2, deino> 2"
    t = stage(everybody, R1="claw", play="heroic_charge", dice=[4])
    t.answer("charge:claudio", "slay:R1:claw")
    t.nothing_left_to_ask()
    t = stage(everybody, R3="claw claw", piles={"left": 1}, play="intimidation", dice=[1])
    t.answer("stop", "stop", "roll")
    t.nothing_left_to_ask()
    t = stage(everybody, event="psychic_assault", dice=[5]).answer("target:claudio")
    t.round_is_over()
    t = stage(everybody, R1="claw claw claw", event="cleansing_flames", dice=[4])
    t.round_is_over()
    t = stage(everybody, terrain={"spore_chimney": "R1"}, play="reorganize", dice=[4])
    t.answer("stop", "stop", "activate:claudio:spore_chimney")
    t.nothing_left_to_ask()
    t = stage(everybody, location="generatorium", terrain={"control_panel": "R1"}, play="reorganize", dice=[4])
    t.answer("stop", "stop", "activate:claudio:control_panel")
    t.nothing_left_to_ask()


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


@pytest.mark.rule("R-7.4", "H-15")
@pytest.mark.parametrize(
    ("marine", "position", "die"),
    [
        ("gideon", {"standing": ["block"]}, 2),
        ("lorenzo", {"standing": ["counter_attack"], "R1": "claw"}, 3),
        ("leon", {"effects": [{"card": "second_wind", "about": "leon"}]}, 0),
    ],
)
def test_an_automatic_miss_comes_before_the_question(marine: str, position: dict[str, object], die: int) -> None:
    t = defend(f"{marine}> 2, claudio>", [die], **position)
    t.nothing_left_to_ask()
    assert (t.tokens(marine), t.formation()) == (2, f"{marine} claudio")


@pytest.mark.rule("R-7.4", "H-15")
def test_defensive_stance_needs_a_reroll_bought_with_a_token_that_is_not_a_0() -> None:
    t = defend("claudio> 3, leon>", [5, 0, 1], R1="claw claw claw claw claw", standing=["defensive_stance"])
    assert t.options() == ["reroll", "accept"]  # the first roll gets no benefit
    t.answer("reroll")
    assert t.options() == ["reroll", "accept"]  # a 0: the loop goes on
    t.answer("reroll")
    t.nothing_left_to_ask()
    assert (t.tokens("claudio"), t.formation()) == (1, "claudio leon")


@pytest.mark.rule("R-7.4")
def test_the_controller_pays_or_discards_the_artefact_or_accepts() -> None:
    t = defend("leon> 1, gideon>", [0, 1], terrain={"artefact": {"held_by": 1}})
    assert t.options() == ["reroll", "discard:artefact", "accept"]
    t.answer("reroll")
    assert t.options() == ["discard:artefact", "accept"]
    t.answer("discard:artefact")
    assert (t.formation(), t.terrain("artefact")) == ("leon gideon", "aside")


@pytest.mark.rule("R-7.5")
def test_a_reroll_is_offered_even_when_the_roll_would_miss() -> None:
    t = defend("lorenzo> 1, leon>", [5, 1, 5], R1="claw claw", standing=["counter_attack"])
    assert t.asked.kind == "defence"
    t.answer("reroll")
    assert t.swarm("R1") == "claw"


@pytest.mark.rule("R-7.6", "F-6")
def test_the_die_is_rolled_against_any_size_of_swarm() -> None:
    t = defend("gideon>, leon>", [1], R1=" ".join(["claw"] * 9), standing=["block"])
    t.nothing_left_to_ask()
    assert t.formation() == "gideon leon"


# ---------------------------------------------------------------------- how cards meet the loops


@pytest.mark.rule("R-7.7")
@pytest.mark.parametrize(
    ("card", "marine", "die", "slain"),
    [
        ("overwatch", "leon", 1, 1),
        ("overwatch", "leon", 4, 0),
        ("dead_aim", "gideon", 4, 3),
        ("dead_aim", "noctis", 2, 1),
        ("dead_aim", "noctis", 5, 0),
        ("flamer_attack", "zael", 0, 0),
        ("flamer_attack", "zael", 2, 2),
        ("flamer_attack", "zael", 5, 5),
        ("flamer_attack", "omnio", 5, 0),
        ("flamer_attack", "omnio", 3, 1),
    ],
)
def test_what_the_final_face_slays(card: str, marine: str, die: int, slain: int) -> None:
    t = stage(
        f"{marine}> 1, claudio<",
        R1="claw claw claw claw claw claw",
        standing=[card],
        event="quick_instincts",
        dice=[5 if die == 0 else 0, die],
    )
    t.answer(f"target:{marine}", f"attack:{marine}:R1", "reroll")
    while t.game.pending and t.game.pending[0].kind == "slay":
        t.answer("slay:R1:claw")
    t.round_is_over()
    assert t.genestealers() == 6 - slain


@pytest.mark.rule("R-7.7")
def test_psionic_attack_may_go_on_after_a_final_skull_only() -> None:
    t = stage("calistarius> 1, scipio<", R1="claw claw claw", play="psionic_attack", dice=[1, 4, 0])
    t.answer("attack:calistarius:R1", "keep")
    assert t.asked.kind == "again"
    t.answer("attack:calistarius:R1", "reroll")
    t.nothing_left_to_ask()
    assert t.swarm("R1") == "claw claw"


@pytest.mark.rule("R-7.7")
def test_lead_by_example_follows_any_attack_that_slays() -> None:
    t = stage("lorenzo>, deino>", R1="claw claw claw", play="lead_by_example", dice=[0, 1])
    t.answer("attack:lorenzo:R1")
    assert t.asked.kind == "attack"
    t.answer("attack:deino:R1")
    assert t.asked.kind == "place_token"


@pytest.mark.rule("R-7.7")
def test_full_auto_is_three_loops_of_its_own() -> None:
    t = stage("leon> 1, valencio<", R1="claw claw claw", play="full_auto", dice=[0, 0, 1, 2])
    t.answer("attack:leon:R1", "reroll", "attack:leon:R1", "attack:leon:R1")
    t.nothing_left_to_ask()
    assert t.swarm("R1") == "claw"


@pytest.mark.rule("R-7.7")
def test_under_evasion_the_second_marine_makes_no_attack_with_an_attack_card() -> None:
    t = stage("leon>, valencio>", R1="claw", play="full_auto", effects=[{"card": "evasion"}], dice=[0])
    t.answer("attack:valencio:R1")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-7.8")
@pytest.mark.parametrize(
    ("marine", "position", "dice"),
    [
        ("gideon", {"standing": ["block"]}, [1]),
        ("lorenzo", {"standing": ["counter_attack"]}, [1, 2]),
        ("leon", {"effects": [{"card": "second_wind", "about": "leon"}]}, [0]),
    ],
)
def test_automatic_misses_work_from_behind_too(marine: str, position: dict[str, object], dice: list[int]) -> None:
    t = defend(f"{marine}<, claudio>", dice, **position)
    t.nothing_left_to_ask()
    assert t.formation() == f"{marine} claudio"


@pytest.mark.rule("R-7.8", "F-8")
def test_counter_attack_from_behind_slays_one_and_the_swarm_attacks_again() -> None:
    t = defend("lorenzo<, claudio>", [1, 4], R1="claw claw", standing=["counter_attack"])
    assert t.swarm("R1") == "claw"
    assert [event.data()["number"] for event in t.told("swarm_attacks")] == [2, 1]


@pytest.mark.rule("R-7.8")
def test_the_artefact_works_from_behind_but_tokens_and_defensive_stance_do_not() -> None:
    t = defend("claudio< 2, leon>", [1], standing=["defensive_stance"], terrain={"artefact": {"held_by": 1}})
    assert t.options() == ["discard:artefact", "accept"]
    t.answer("discard:artefact")
    assert t.formation() == "claudio leon"
    t = defend("claudio< 2, leon>", [1], standing=["defensive_stance"])
    t.nothing_left_to_ask()
    assert t.formation() == "leon"


@pytest.mark.rule("R-7.8")
def test_brood_lords_take_one_off_from_behind_too() -> None:
    assert defend("leon<, claudio>", [3], R1="lord_head_tail claw").formation() == "claudio"


@pytest.mark.rule("R-7.9", "H-28")
@pytest.mark.parametrize("slain", [0, 1, 2, 3])
def test_up_to_lets_the_decider_stop_at_any_time_also_at_none(slain: int) -> None:
    t = stage("gideon>, noctis<", R1="claw claw claw claw", play="dead_aim", dice=[4])
    t.answer("attack:gideon:R1", *["slay:R1:claw"] * slain)
    if slain < 3:
        t.answer("enough")
    t.nothing_left_to_ask()
    assert t.genestealers() == 4 - slain


@pytest.mark.rule("R-7.7")
def test_a_roll_tells_the_faces_that_slay() -> None:
    t = stage("scipio>, calistarius>", R1="claw", play="psionic_attack", dice=[0])
    t.answer("attack:scipio:R1")
    (rolled,) = t.told("die_rolled")
    assert rolled.data()["good"] == ["1", "2", "3"]
