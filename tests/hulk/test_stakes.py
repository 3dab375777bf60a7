"""What an answer means comes with it: what it costs, whom it endangers, what it forfeits."""

from __future__ import annotations

from random import Random

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import Stage, stage
from tests.hulk.stories import Story, check, params
from voidlock.engine import Thing
from voidlock.games.hulk import mission_names, new
from voidlock.games.hulk.marines.flames import flame_wins
from voidlock.games.hulk.marines.routes import named_route
from voidlock.games.hulk.odds.plans import named_plan
from voidlock.games.hulk.view.squares import things_by_square
from voidlock.games.hulk.view.types import hulk_view

STORIES = """
FLA-3: flames kill on two
    AIRLOCK a 6,5 E heavy_flamer power_fist; b 8,5 E; S1 7,5 W
    > activate:a = dangers flame:7,5 S1:2 b:2; dangers turn:N
FLA-6: who walks through flames may die, who walks out of them does not
    AIRLOCK a 5,5 E | burning=["5,5", "6,5"]
    > activate:a = dangers move:6,5 a:2; dangers move:4,5
PSI-4 BRO-5: a storm kills one on two and a section on four
    NEST a 13,8 E librarian force_axe storm_bolter; b 16,9 E; S1 18,8 W; S2 19,6 W; broodlord 18,7 W | open=["14,8"]
    > activate:a = dangers storm:S1 S1:2; dangers storm_section:S1 S2:4 S1:4 b:4
MOV-7 SHT-2: any action forfeits overwatch and sustained fire
    AIRLOCK a 5,5 E overwatch aim=S1; S1 12,5 W
    > activate:a = forfeits turn:N overwatch:a sustained_fire:a; forfeits fire:S1 overwatch:a
    > turn:N = forfeits done
MOV-7: any action forfeits guard
    AIRLOCK a 5,5 E guard
    > activate:a = forfeits overwatch guard:a
ACT-2: ending the phase forfeits the activations left
    AIRLOCK a 3,5 E; b 5,5 E; c 7,5 E
    > activate:b done = forfeits end activation:a activation:c; forfeits activate:a
ACT-1 CP-4: who is done with all his points forfeits his activation
    # Even if another has acted within it; the other's own end costs nothing.
    AIRLOCK a 3,5 E; b 5,5 E | command_points=2
    > activate:a = forfeits done activation:a
    > command:b = forfeits done
    > turn:N = forfeits done activation:a
    > turn:N = forfeits done
CP-5: a marine who reacts gives up his overwatch shot
    AIRLOCK a 7,5 E overwatch; b 1,5 W; c 6,5 W overwatch jammed; S1 12,5 W | phase=aliens | command_points=2
    = asked react; forfeits command:a overwatch:a overwatch_shot:a
    = forfeits command:b; forfeits command:c overwatch_shot:c
"""


@pytest.mark.parametrize("story", params(STORIES))
def test_stories(story: Story) -> None:
    check(story)


def test_every_other_answer_forfeits_the_free_shot() -> None:
    """5.1 a"""
    t = stage(AIRLOCK, {"a": "5,5 E", "b": "2,5 E"}, {"S1": "12,5 W"}, command_points=1).act("a", "move:6,5")
    assert t.forfeits("snap:S1") == []
    assert {text for text in t.options() if ("free_shot", "a") not in t.forfeits(text)} == {"snap:S1"}
    assert "hold" not in t.options()


@pytest.mark.rule("CP-3")
def test_a_walk_is_paid_as_far_as_the_points_go() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E", "b": "1,5 E"}, command_points=1).act("a")
    walks = [named_route(t.state, "a", square) for square in ("5,5", "8,5", "10,5")]
    assert [(walk.cost, walk.ap, walk.cp) for walk in walks if walk] == [(2, 2, 0), (5, 4, 1), (7, 4, 1)]
    waiting = named_route(t.state, "b", "2,5")
    assert waiting is not None and (waiting.ap, waiting.cp) == (0, 1)


def test_flames_that_win_the_mission_say_so() -> None:
    t = Stage(new(mission="suicide-mission", seed=1))
    room = t.state.board.objectives[0]
    assert flame_wins(t.state, room)
    assert not flame_wins(t.state, ~room & (1 << len(t.state.board.squares)) - 1)


@pytest.mark.rule("CP-3", "SHT-2")
def test_turns_and_a_shot_are_planned_for_a_stealer_out_of_sight() -> None:
    marines = {"a": "8,5 E aim=S1", "b": "1,5 E", "c": "3,5 W lightning_claws guard"}
    t = stage(AIRLOCK, marines, {"S1": "8,2 S", "S2": "4,5 W"}).act("a")
    plan = named_plan(t.state, "a", "8,2")
    assert plan is not None and (plan.orders, plan.cost) == (("turn:N", "snap:S1"), 1)
    assert plan.chance == pytest.approx(11 / 36)
    behind = named_plan(t.state, "a", "4,5")
    assert behind is not None and (behind.orders, behind.cost) == (("turn:S", "turn:W", "snap:S2"), 2)
    t.answer("turn:N")
    assert named_plan(t.state, "a", "8,2") is None, "he sees it now: a shot needs no plan"
    t.answer("done")
    tired = stage(AIRLOCK, {"a": "8,5 E ap=1"}, {"S2": "4,5 W"}, activated=["a"], active="a", agenda=["activation a"])
    assert named_plan(tired.state, "a", "4,5") is None, "he cannot pay for the second turn"
    # South is a turn to the right; where no shot is free after a turn, it costs 1 AP.
    aimed = stage(AIRLOCK, {"a": "8,5 E"}, {"S1": "8,7 N"}, settings={"fire_after_turn": False}).act("a")
    shot = named_plan(aimed.state, "a", "8,7")
    assert shot is not None and (shot.orders, shot.costs) == (("turn:S", "fire:S1"), (1, 1))
    claws = named_plan(t.act("c").state, "c", "4,5")
    assert claws is not None and (claws.orders[-1], claws.cost) == ("assault:S2", 3)
    assert claws.chance == pytest.approx(4109 / 7776) and claws.dies == pytest.approx(181 / 648)


@pytest.mark.rule("CP-3", "MOV-7")
@pytest.mark.parametrize("mission", mission_names()[::3])
def test_an_order_takes_what_it_says(mission: str) -> None:
    """In random games: the points that are gone, and the markers, right after each order."""
    rng, checked = Random(mission), 0
    t = Stage(new(mission=mission, seed=mission))
    for _ in range(250):
        if t.game.result:
            break
        # A marine who acts as long as he can gives more orders to compare.
        text = rng.choice([text for text in t.options() if text not in ("done", "end")] or t.options())
        checked += _takes(t, text)
        t.game.apply(1, text)
    assert checked > 20


def _takes(t: Stage, text: str) -> bool:
    told, (asked,) = t.offered(text), t.view["own"]["pending"]
    if "cost" not in told or asked["subject"] is None:
        return False
    who = asked["subject"].id
    after = Stage(t.game.clone()).answer(text)
    before, now = t.view["open"]["marines"][who], after.view["open"]["marines"][who]
    moments = {(view["open"]["turn"], view["open"]["phase"]) for view in (t.view, after.view)}
    if after.game.result or now["at"] is None or text == "prescience" or len(moments) > 1:
        return False
    assert before["psi"] - now["psi"] == told["cost"]["psi"]
    assert t.view["open"]["command_points"] - after.view["open"]["command_points"] == told["cost"]["cp"], text
    if t.view["open"]["active"] == who == after.view["open"]["active"]:
        assert before["ap"] - now["ap"] == told["cost"]["ap"], text
    lost = {what for what, _ in t.forfeits(text)}
    assert ("overwatch" in lost) == (before["overwatch"] and not now["overwatch"]), text
    assert ("guard" in lost) == (before["guard"] and not now["guard"]), text
    return True


# ---------------------------------------------------------------------- where an answer is on the map


def test_leaving_is_beside_the_board() -> None:
    leaving = stage(AIRLOCK, {"a": "20,5 E"}).act("a")
    assert leaving.offered("leave:E")["at"] == "21,5"
    assert "at" not in leaving.offered("turn:N")


@pytest.mark.parametrize("mission", mission_names()[::4])
def test_an_answer_about_a_thing_is_where_that_thing_is(mission: str) -> None:
    """Compared with the index of the whole view, at every question of a random game."""
    rng, game, met = Random(mission), new(mission, seed=mission), set()
    while game.pending:
        view = hulk_view(game.view(1))
        squares = things_by_square(view["open"])
        for option in view["own"]["pending"][0]["options"]:
            verb = option["text"].partition(":")[0]
            thing = Thing(*option["things"][0]) if option["things"] else None
            if verb in ("leave", "operate"):
                continue
            found = {square for square, things in squares.items() if thing in things}
            if thing is not None and thing.kind in ("square", "door"):
                found = {thing.id}
            assert option.get("at") == (found.pop() if len(found) == 1 else None), option
            met.add(thing.kind if thing is not None else "")
        choice = game.pending[0]
        game.apply(choice.seat, rng.choice(choice.options))
    assert {"square", "terminator", "facing"} <= met
