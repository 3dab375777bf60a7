"""Black Holds: upon entering, two spawn into a swarm."""

import pytest

from tests.cards.locations.arrival import arrive, lies, marines


@pytest.mark.rule("R-14.5")
@pytest.mark.parametrize(
    ("number", "layout"),
    [
        (12, "corridor:L2 door:L4 ventilation_duct:R10 promethium_tank:R11"),
        (10, "corridor:L2 door:L4 ventilation_duct:R8 promethium_tank:R9"),
        (8, "corridor:L2 door:L4 ventilation_duct:R6 promethium_tank:R7"),
        (6, "corridor:L2 door:L4 ventilation_duct:R4 promethium_tank:R5"),
        (3, "corridor:L2 door:L3 ventilation_duct:R1 promethium_tank:R2"),
        (1, "corridor:L1 door:L1 ventilation_duct:R1 promethium_tank:R1"),
    ],
)
def test_its_terrain(number: int, layout: str) -> None:
    assert arrive("black_holds", marines(number)).layout() == lies(layout)


@pytest.mark.rule("R-14.6")
def test_its_piles() -> None:
    t = arrive("black_holds", marines(6))
    assert (len(t.pile("left")), len(t.pile("right"))) == (5, 6)


DECK = "head tail " + "head " * 3 + "claw tongue " + "claw " * 4
"""What fills the piles: five on the left, six on the right."""


@pytest.mark.rule("R-14.7")
@pytest.mark.parametrize(
    ("answer", "swarms"),
    [
        ("target:L1", {"L1": "head tail tongue", "R2": "tail"}),
        ("target:R2", {"L1": "tongue", "R2": "tail claw tongue"}),
    ],
)
def test_two_spawn_into_a_swarm_from_the_new_pile_of_its_side(answer: str, swarms: dict[str, str]) -> None:
    t = arrive("black_holds", "gideon<, leon<", deck=DECK, L1="tongue", R2="tail")
    assert t.options() == ["target:L1", "target:R2"]
    t.answer(answer)
    assert t.swarms() == swarms
    t.nothing_left_to_ask()


def test_without_a_swarm_nothing_happens() -> None:
    t = arrive("black_holds", "gideon<, leon<")
    assert t.genestealers() == 0
    t.nothing_left_to_ask()


def test_an_only_swarm_is_not_asked_for() -> None:
    t = arrive("black_holds", "gideon<, leon<", deck=DECK, R1="tail")
    assert t.swarms() == {"R1": "tail claw tongue"}
    t.nothing_left_to_ask()


def test_the_current_player_decides() -> None:
    t = arrive("black_holds", "gideon<, leon<", L1="claw", R1="claw", players=2, current=2)
    assert (t.asked.seat, t.asked.kind) == (2, "arrive")


@pytest.mark.rule("H-32")
@pytest.mark.parametrize(
    ("odd", "offered", "grown"),
    [("left", ["L1", "L2"], "claw claw tongue tongue"), ("right", ["R1", "R2"], "claw claw claw tongue tongue")],
)
def test_only_a_swarm_for_which_the_most_would_spawn_can_be_chosen(odd: str, offered: list[str], grown: str) -> None:
    """Three tongues are left for both piles: one side gets two of them."""
    t = arrive(
        "black_holds",
        "gideon<, leon<, noctis>",
        L1="claw claw",
        L2="head " * 9 + "tail " * 9,
        R1="claw " * 3,
        R2="claw " * 4 + "tongue " * 6,
        piles={"left": 0, "right": 0},
    )
    t.answer(f"pile:{odd}")
    assert t.options() == [f"target:{spot}" for spot in offered]
    t.answer(f"target:{offered[0]}")
    assert t.swarm(offered[0]) == grown and t.pile(odd) == []
    t.nothing_left_to_ask()


@pytest.mark.rule("H-32")
def test_piles_that_both_have_two_cards_are_equally_good() -> None:
    """Five tongues are left: two in the left pile, three in the right."""
    t = arrive(
        "black_holds",
        "gideon<, leon<",
        L1="head " * 9 + "tail " * 9,
        R2="claw " * 9 + "tongue " * 4,
        piles={"left": 0, "right": 0},
    )
    t.answer("pile:right")
    assert t.options() == ["target:L1", "target:R2"]


@pytest.mark.rule("H-32")
def test_with_both_piles_empty_nothing_happens() -> None:
    t = arrive(
        "black_holds",
        "gideon<, leon<",
        L1="head " * 9 + "tail " * 9,
        R1="claw " * 9 + "tongue " * 9,
        piles={"left": 0, "right": 0},
    )
    assert t.location() == "black_holds" and t.genestealers() == 36
    t.nothing_left_to_ask()


@pytest.mark.rule("R-12.6")
def test_a_swarm_under_power_field_may_grow_too() -> None:
    t = arrive("black_holds", "gideon<, leon<", deck=DECK, L1="tongue", R2="tail", power_field="L1")
    t.answer("target:L1")
    assert t.swarm("L1") == "head tail tongue" and t.power_field() == "L1"
