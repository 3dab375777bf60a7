"""Space Hulk in the terminal's model: walking over the map, what orders cost, and which are asked about once more."""

from __future__ import annotations

import json
from pathlib import Path

from tests.hulk.boards import AIRLOCK, NEST, drawn
from tests.hulk.stage import stage
from tests.hulk.test_board import LEVELS
from tests.saying import first_line, said
from tests.terminal.model.table import Hand, on_mission
from voidlock import hulk
from voidlock.engine import Thing, read_file
from voidlock.games.hulk.kit import KIT
from voidlock.games.hulk.screen.figures import figures
from voidlock.games.hulk.view.types import hulk_view

EAST, WEST = (1, 0), (-1, 0)
SEEN_BY_A = said("hulk-seen-by", names="A")

# ---------------------------------------------------------------------- the map


def test_arrow_keys_go_over_the_squares_and_say_what_is_there() -> None:
    t = stage(AIRLOCK, {"a": "7,5 E overwatch", "b": "3,5 N"}, {"S1": "12,5 W", "B2": "E3 1"}, command_points=2)
    with Hand(on_mission(t.game)) as hand:
        hand.enter("activate:a")
        assert hand.look().startswith("7,5, section 2: a (A), facing east, on overwatch.")
        assert f"8,5, section 2: {SEEN_BY_A}. A gets there for 1 AP of 4 AP + 2 CP." in hand.look(EAST)
        assert hand.board[0].index("▾") == 3 + 2 * 8
        assert hand.look((5, 0)).startswith("13,5, section 6: closed door.")
        assert f"12,5, section 5: Genestealer S1, facing west, {SEEN_BY_A}." in hand.look(WEST)
        assert hand.look((0, 5)).startswith("15,10, section 8: entry square of E3, 1 lurking behind it.")
        hand.escape()
        assert hand.controller.pointing.at is None


def test_enter_walks_towards_a_square_one_step_at_a_time() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E"})
    with Hand(on_mission(t.game)) as hand:
        hand.enter("activate:a")
        assert "A gets there for 3 AP of 4 AP." in hand.look(EAST, EAST, EAST)
        assert any("A>~▸~ ~" in line for line in hand.board)
        hand.act()
        assert t.marine("a") == "4,5 E"
        hand.act()
        hand.act()
        assert t.marine("a") == "6,5 E"
        # Beyond what he can pay for he is told so.
        assert said("screen-hulk-way-far", letter="A", number=3, points="1 AP") in hand.look(EAST, EAST, EAST)


def test_enter_on_what_several_answers_are_about_leaves_the_choice() -> None:
    t = stage(AIRLOCK, {"a": "7,5 E"}, {"S1": "8,5 W"})
    with Hand(on_mission(t.game)) as hand:
        hand.enter("activate:a")
        assert "Also: Fire at S1, Close assault on S1." in hand.look(EAST)
        hand.act()
        assert hand.said[-1] == said("screen-look-several", number=2, key="Enter")
        option = hand.controller.prompt.option
        assert hand.controller.pointing.at is None and option is not None and option.text == "fire:S1"


def test_enter_opens_the_door_on_the_way_and_flames_nothing_by_itself() -> None:
    t = stage(AIRLOCK, {"a": "12,5 E heavy_flamer power_fist"})
    with Hand(on_mission(t.game)) as hand:
        hand.enter("activate:a")
        hand.look(EAST)
        hand.act()
        assert "Also: Flame 14,5." in hand.look(EAST)
        hand.act()
        assert t.marine("a") == "13,5 E"


def test_a_square_where_nothing_can_be_done_says_why() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E"}, {"S1": "8,2 S"})
    with Hand(on_mission(t.game)) as hand:
        hand.enter("activate:a")
        hand.look_at("8,2")
        hand.act()
        assert "(LOS-1)" in hand.said[-1]


def test_the_map_calls_aliens_as_the_log_does() -> None:
    """Every square keeps its two columns, and the look around says the whole name."""
    t = stage(AIRLOCK, {"a": "3,5 E"}, {"S7": "12,5 W", "S11": "11,5 W", "B3": "8,1 1", "B12": "8,2 1"})
    with Hand(on_mission(t.game)) as hand:
        for sign, (x, y) in (("7<", (12, 5)), ("s<", (11, 5)), ("b3", (8, 1)), ("12", (8, 2)), ("A>", (3, 5))):
            (row,) = [line for line in hand.board if line.startswith(f"{y:2} ")]
            assert row[3 + 2 * x : 5 + 2 * x] == sign
        assert "Genestealer S11" in hand.look_at("11,5") and "blip B12" in hand.look_at("8,2")


def test_the_carrier_of_the_object_is_seen(tmp_path: Path) -> None:
    position = {
        "mission": "classic-3-rescue",
        "phase": "marines",
        "marines": {"a_sgt": {"at": "31,15", "facing": "W"}, "a_sb1": {"at": "32,15", "facing": "W"}},
    }
    file = tmp_path / "object.json"
    file.write_text(json.dumps({"voidlock": 1, "game": "hulk", "seed": "1", "position": position}), encoding="utf-8")
    game, _ = KIT.load(read_file(file))
    with Hand(on_mission(game)) as hand:
        hand.enter("activate:a_sgt")
        assert "object: recording device" in hand.look(WEST)
        hand.act()
        assert any("A< Torvald ! 3AP" in line for line in hand.board)
        assert "carries recording device" in hand.look()
        hand.escape()
        hand.enter("drop")
        assert game.state.board.names[game.state.object_at] == "30,15"


def test_a_ladder_is_walked_to_and_climbed() -> None:
    levels = drawn(LEVELS, ["##########", "#aaa###bb#", "##########"], ladders="L1 = 3,1 -> 7,1")
    game = hulk.new(levels, seed="1")
    with Hand(on_mission(game)) as hand:
        hand.enter("activate:m")
        assert "ladder to 7,1. A gets there for 3 AP of" in hand.look(EAST, EAST)
        for _ in range(3):
            hand.act()
        hand.escape()
        assert "Climb to 7,1 (1 AP + 1 CP)" in hand.lines
        hand.enter("climb:7,1")
        assert game.state.board.names[game.state.where[0]] == "7,1"


# ---------------------------------------------------------------------- orders


def test_a_flamer_that_would_burn_its_own_asks_once_more() -> None:
    """The prompt says who burns; Enter twice fires nothing, only the second answer does."""
    t = stage(AIRLOCK, {"a": "12,5 E heavy_flamer", "b": "15,4 E"}, {"S1": "16,6 W"}, open=["13,5"], dice="5 1")
    with Hand(on_mission(t.game)) as hand:
        hand.enter("activate:a")
        assert "Fire the flamer: choose a square" in hand.lines
        hand.pick("flame")
        hand.look_at("14,5")
        endangered = said("terminal-hulk-area", number=2, chance="83%", who="b (B), S1", verb="flame", squares="")
        warning = hand.controller.text.warning()
        assert endangered.partition(" Burning")[0] in warning
        assert "Burning: 14,4 15,4 16,4 13,5 14,5 15,5 16,5 14,6 15,6 16,6." in warning
        # Eight squares without a piece, and the row that is looked at.
        assert "\n".join(hand.board).count("▸") == 9
        hand.act()
        assert first_line(said("terminal-hulk-harm", verb="flame", who="b (B)", chance="83%")) in hand.question
        hand.enter("no")
        assert t.offers("flame").index("14,5") == hand.controller.prompt.selected and t.state.ammo[0] == 6
        hand.act()
        hand.enter("yes")
        assert t.marine("b") == "dead"


def test_the_cursor_asks_for_a_confirmation_as_well() -> None:
    """The words are those of the doubt until it is settled; then the look around goes on."""
    t = stage(AIRLOCK, {"a": "14,5 E"}, burning=["14,5", "15,5"], dice="6")
    with Hand(on_mission(t.game)) as hand:
        hand.enter("activate:a")
        assert "Move to 15,5 (1 AP, lives 17%)" in hand.lines and "Enter: Move to 15,5" in hand.look(EAST)
        hand.act()
        assert first_line(said("terminal-hulk-doubt-flames", who="a", chance="83%")) in hand.question
        assert hand.controller.text.detail() == "" and not hand.controller.pointing.can_look()
        hand.enter("no")
        assert t.marine("a") == "14,5 E" and "Enter: Move to 15,5" in hand.look()
        hand.act()
        hand.enter("yes")
        assert t.marine("a") == "dead"


def test_orders_say_when_they_are_paid_with_command_points() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E", "b": "6,5 E"}, command_points=2)
    with Hand(on_mission(t.game)) as hand:
        hand.enter("activate:a")
        assert "Go on guard (2 AP)" in hand.lines
        hand.enter("turn:N", "turn:E", "turn:N")
        assert "Turn east (1 AP)" in hand.lines and "Go on guard (1 AP + 1 CP)" in hand.lines
        hand.enter("turn:E")
        assert "Turn south (1 CP)" in hand.lines and "Go on guard (2 CP)" in hand.lines
        # What another marine does on command points costs them alone.
        hand.enter("command:b")
        assert "Move to 7,5 (1 CP)" in hand.lines


def test_a_librarian_is_not_lost_in_barriers_and_his_storm_asks_before_it_strikes_his_own() -> None:
    marines = {"lib": "15,8 E librarian storm_bolter force_axe psi=20", "b": "15,9 E"}
    t = stage(NEST, marines, {"S1": "19,8 W", "broodlord": "18,9 W"}, dice="1 6 1")
    with Hand(on_mission(t.game)) as hand:
        hand.enter("activate:lib")
        option = hand.controller.prompt.option
        assert option is not None and option.text == "move:16,8"
        assert "Fire at S1 (1 AP, hits 31%)" in hand.lines and "kills 50%)" in hand.lines
        hand.enter("storm_section:S1")
        harmed = said("terminal-hulk-harm", verb="storm_section", who="?", chance="").partition("?")[0]
        assert harmed in hand.question
        hand.enter("yes")
        assert (t.marine("lib"), t.alien("S1")) == ("15,8 E", "gone")


def test_ending_the_phase_names_the_marines_who_have_not_acted_once() -> None:
    """B was only chosen."""
    t = stage(AIRLOCK, {"a": "3,5 E", "b": "6,5 E", "c": "8,5 E"}, command_points=1)
    with Hand(on_mission(t.game)) as hand:
        hand.enter("activate:b", "done", "end")
        assert hand.question == said("hulk-idle", number=3, names="A, B, C", cp=1)
        hand.enter("no")
        option = hand.controller.prompt.option
        assert option is not None and option.text == "end"
        for name in "abc":
            hand.enter(f"activate:{name}", "turn:N", "done")
        answered = len(t.game.inputs)
        hand.enter("end")
        assert len(t.game.inputs) == answered + 1


def test_a_barrier_has_one_line_and_its_square_is_chosen_on_the_map() -> None:
    """Only squares that can hold it count then, however near the librarian could walk; Esc goes back to all orders."""
    t = stage(AIRLOCK, {"lib": "3,5 E librarian storm_bolter force_axe psi=20", "b": "1,5 E"})
    with Hand(on_mission(t.game)) as hand:
        hand.enter("activate:lib")
        assert len(t.offers("barrier")) > 5
        assert "b. Force barrier: choose a square (psi 2)" in hand.lines and "Force barrier on" not in hand.lines
        barrier = hand.pick("barrier")
        assert "Force barrier: choose a square, on the map or in" in hand.question
        assert "Enter: Force barrier on 4,5 (psi 2)." in hand.look()
        assert said("screen-look-enter-nothing") in hand.look(WEST)
        hand.act()
        assert "occupied" not in hand.said[-1]
        hand.escape()
        assert "choose an action" in hand.question and hand.controller.prompt.selected == barrier
        hand.pick("barrier")
        hand.look(EAST, EAST)
        hand.act()
        assert t.state.barriers == 1 << t.state.board.numbers[6, 5]


def test_the_squad_is_arranged_square_by_square() -> None:
    """Nobody who is still to be placed is called dead, and the square that is asked about is seen."""
    game = hulk.new("suicide-mission", seed="3")
    with Hand(on_mission(game)) as hand:
        hand.enter("2")
        told = "\n".join(hand.board)
        assert "dead" not in told and "to place" in told and ",▸+" in told
        hand.enter("1")
        assert any("A>" in line and ",▸A>" in line for line in hand.board)
        while "Who starts" in hand.question:
            hand.enter("1")
        assert hand.controller.prompt.choice is not None and hand.controller.prompt.choice.kind == "command_points"


def test_shots_and_assaults_promise_their_chances() -> None:
    t = stage(AIRLOCK, {"a": "7,5 E", "b": "3,5 W guard"}, {"S1": "8,5 W", "S2": "2,5 E"})
    t.answer("activate:a")
    found = figures(hulk_view(t.game.view(1)))
    assert round(found.promised["fire:S1"][0].chance, 3) == 0.306
    assert 0 < found.promised["assault:S1"][0].chance < 0.2
    # On guard he lives more often than the other.
    lives = found.on_board
    assert lives[Thing("terminator", "b")] > lives[Thing("terminator", "a")]
