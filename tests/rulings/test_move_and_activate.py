"""Section 6.3: Move + Activate."""

import pytest

from tests.stage import stage
from tests.stories import Story, stories


def moves(texts: list[str]) -> list[str]:
    return [text for text in texts if text.startswith("move:")]


@pytest.mark.rule("R-6.9")
def test_move_then_facing_then_activate_each_optional_and_never_back() -> None:
    t = stage("gideon>, noctis>, leon>", terrain={"door": "R1", "spore_chimney": "R2"}, play="run_and_gun")
    assert t.asked.kind == "move"
    t.answer("stop")
    assert t.asked.kind == "facing"
    assert not moves(t.options())
    t.answer("turn:gideon", "stop")
    assert t.asked.kind == "activate"
    assert t.options() == ["activate:noctis:spore_chimney", "stop"]
    t.answer("stop")
    t.nothing_left_to_ask()


@stories(
    Story("a terrain card is activated once a round by anybody", "R-6.15")
    .on(stage, "gideon>, leon>", terrain={"door": {"spot": "R1", "activated": True}}, play="onward_brothers")
    .answer("move:leon:gideon", "stop")
    .ends(),
    # Noctis dies of the tank he set on fire; the shift brings the Door from his row in front of Gideon.
    Story("an activation is resolved completely before the next", "R-6.16")
    .on(stage, "gideon>, noctis>", terrain={"promethium_tank": "R2", "door": "R2"}, play="run_and_gun", dice=[0])
    .answer("stop", "stop", "activate:noctis:promethium_tank")
    .sees(formation="gideon", options=["activate:gideon:door", "stop"]),
)
def test_move_and_activate(story: Story) -> None:
    story.play()


@pytest.mark.rule("R-6.13")
@pytest.mark.parametrize("turned", [[], ["gideon"], ["noctis"], ["gideon", "noctis"]])
def test_any_marines_of_the_team_may_be_turned_moved_or_not(turned: list[str]) -> None:
    t = stage("gideon<, noctis<, leon<", play="run_and_gun").answer("move:gideon:noctis", "stop")
    t.answer(*[f"turn:{name}" for name in turned])
    if len(turned) < 2:
        t.answer("stop")
    t.nothing_left_to_ask()
    facing = {name: t.facing(name) for name in ("gideon", "noctis", "leon")}
    assert facing == {name: "right" if name in turned else "left" for name in facing}
