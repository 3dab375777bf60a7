"""Section 13: the death of a Marine, shifting, and Brood Lords."""

import pytest

from tests.stage import Stage, stage
from tests.stories import Story, stories
from voidlock.games.angel.facts import ICON_NAMES, MARINE_NAMES

OTHERS = [name for name in MARINE_NAMES if name not in ("claudio", "goriel")]


def claudio_dies(rows: int, row: int, **position: object) -> Stage:
    """Claudio stands in this row of so many and dies of his own charge, having slain nobody."""
    names = [*OTHERS, "goriel"][: rows - 1]
    names.insert(row - 1, "claudio")
    t = stage(", ".join(names), play="heroic_charge", dice=[0], **position)  # type: ignore[arg-type]  # callers give what stage takes
    return t.answer("charge:claudio", "enough")


def moved(rows: int, row: int) -> dict[int, int]:
    """R-13.2 to R-13.4 by hand: by old row the new one, when the Marine of `row` dies.

    The smaller segment moves by one towards the gap, the lower one if they are equal; an empty one cannot.
    """
    above, below = row - 1, rows - row
    upper_moves = below == 0 or 0 < above < below
    if upper_moves:
        # Everything above goes down onto the gap, and rows are then counted from one further down.
        return {old: old if old < row else old - 1 for old in range(1, rows + 1)}
    return {old: old if old <= row else old - 1 for old in range(1, rows + 1)}


EVERY_ROW = [(rows, row) for rows in range(2, 13) for row in range(1, rows + 1)]


@pytest.mark.rule("R-13.2", "R-13.3", "R-13.4", "H-21")
@pytest.mark.parametrize(("rows", "row"), EVERY_ROW)
def test_swarms_shift_with_their_rows(rows: int, row: int) -> None:
    """Every spot has a card, so that neighbouring rows never look alike."""
    here = {f"L{place}": ICON_NAMES[place % 4] for place in range(1, rows + 1)}
    here |= {f"R{place}": ICON_NAMES[(place + 2) % 4] for place in range(1, rows + 1)}
    t = claudio_dies(rows, row, piles={"left": 0, "right": 0}, ahead=["genestealer_lair"], **here)
    expected: dict[str, list[str]] = {}
    for spot, icon in here.items():
        expected.setdefault(f"{spot[0]}{moved(rows, row)[int(spot[1:])]}", []).append(icon)
    assert {spot: sorted(swarm.split()) for spot, swarm in t.swarms().items()} == {
        spot: sorted(icons) for spot, icons in expected.items()
    }
    assert "claudio" not in t.formation()


@pytest.mark.rule("R-13.2", "R-13.3", "R-13.4", "R-15.2")
@pytest.mark.parametrize(("rows", "row"), EVERY_ROW)
def test_terrain_with_its_tokens_and_marks_and_the_power_field_go_along(rows: int, row: int) -> None:
    t = claudio_dies(
        rows,
        row,
        **{f"L{row}": "claw", f"R{rows}": "tail"},
        power_field=f"R{rows}",
        terrain={
            "door": {"spot": f"L{row}", "tokens": 2, "activated": True},
            "dark_corner": f"R{row}",
            "corridor": "L1",
            "spore_chimney": f"R{rows}",
        },
    )
    goes = moved(rows, row)
    assert (t.terrain("door"), t.terrain_tokens("door")) == (f"L{goes[row]}", 2)
    assert t.terrain("dark_corner") == f"R{goes[row]}"
    assert t.terrain("corridor") == f"L{goes[1]}"
    assert t.terrain("spore_chimney") == f"R{goes[rows]}"
    opened = t.game.rules.open_view(t.state)
    effects, cards = opened["effects"], opened["terrain"]
    assert isinstance(effects, dict)
    assert effects["power_field"] == f"R{goes[rows]}"
    assert isinstance(cards, dict)
    assert isinstance(cards["door"], dict)
    assert cards["door"]["activated"]


@stories(
    Story("the last Marine leaves nothing to shift", "R-13.1")
    .on(stage, "claudio>", R1="claw", play="heroic_charge", dice=[0])
    .answer("charge:claudio", "enough")
    .sees(result="loss"),
    Story("one dead Marine does not eliminate his team", "R-13.6")
    .on(stage, "claudio>, goriel>", R1="claw", play="heroic_charge", dice=[0])
    .answer("charge:claudio", "enough")
    .sees(times={"team_eliminated": 0}, asks="attack"),
)
def test_death(story: Story) -> None:
    story.play()


@pytest.mark.rule("R-13.6", "R-13.8")
def test_a_team_without_marines_is_eliminated_and_its_cards_leave_the_game() -> None:
    t = stage(
        "claudio>, leon>, gideon>",
        players=3,
        R1="claw",
        table={"yellow": "defensive_stance", "green": "block", "red": "overwatch"},
        resolved=["yellow", "green", "red"],
        phase="attack",
        events=["evasion"],
        dice=[0],
    )
    # Yellow is seat 2's only team.
    assert [event.data()["team"] for event in t.told("team_eliminated")] == ["yellow"]
    own = t.game.view(2)["own"]
    assert isinstance(own, dict)
    assert own["hands"] == {"yellow": []}
    assert {choice.seat for choice in t.game.pending} == {1, 3}
