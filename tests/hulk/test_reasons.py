"""Why an order is refused, with the number of the rule."""

from __future__ import annotations

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import stage
from tests.hulk.stories import Story, check, params
from tests.texts import sources
from voidlock.games.hulk.marines.orders import COSTS, ORDERS
from voidlock.games.hulk.reasons import LOOKS
from voidlock.games.hulk.state.options import VERBS

CASES = [
    ("move:99,99", "name_not_known", ""),
    ("move", "words_expected", ""),
    ("guard:now", "words_expected", ""),
    ("move:9,5", "not_beside", "MOV-2"),
    ("turn:X", "name_not_known", ""),
    ("turn:E", "faces_there", ""),
    ("leave:X", "name_not_known", ""),
    ("climb:99,9", "name_not_known", ""),
    ("open:99,9", "name_not_known", ""),
    ("open:5,5", "no_door_there", "BRD-4"),
    ("open:8,1", "no_door_there", "BRD-4"),
    ("fire:nobody", "name_not_known", ""),
    ("fire:B1", "blip_no_target", "BLP-10"),
    ("fire:5,5", "no_target", "SHT-1"),
    ("fire:S1", "not_seen", "LOS-1"),
    ("assault:nobody", "name_not_known", ""),
    ("clear", "not_jammed", "JAM-2"),
    ("reload", "no_reload", "ACN-2"),
    ("drop", "carries_nothing", "OBJ-2"),
    ("operate:console", "nothing_to_operate", ""),
    ("prescience", "no_psyker", "PSI-1"),
    ("flame:99,9", "name_not_known", ""),
    ("command:nobody", "name_not_known", ""),
    ("command:a", "acts_already", "CP-3"),
    ("parry", "not_asked_now", ""),
]

STORIES = """
ACT-2: who has left cannot be activated
    AIRLOCK a 3,5 E; b 20,5 E
    > activate:b leave:E = refuses activate:b not_on_board ACT-2; refuses activate:nobody name_not_known
ACT-2: nobody is activated twice
    AIRLOCK a 3,5 E; b 1,5 E
    > activate:a done = refuses activate:a activated_before ACT-2
ACT-2: nor on the first square of the map
    AIRLOCK a 8,1 S; b 1,5 E
    > activate:a done = refuses activate:a activated_before ACT-2
CP-6: what cannot be paid
    AIRLOCK a 20,5 W ap=1; b 1,5 E | activated=["a"] | active=a | agenda=["activation a"]
    = refuses overwatch too_few_points CP-6; refuses leave:E too_few_points CP-6; refuses guard too_few_points CP-6
OVW-1 CLS-7: markers are set once
    AIRLOCK a 3,5 E | command_points=2
    > activate:a overwatch = refuses overwatch marked_already OVW-1
    > guard = refuses guard marked_already CLS-7
PSI-4 FLA-1 OVW-1: powers and flames out of reach
    NEST a 15,8 W librarian storm_bolter force_axe; b 15,6 E heavy_flamer power_fist ammunition=0
    > activate:a = refuses barrier:19,8 out_of_reach PSI-4
    > done activate:b = refuses flame:10,8 no_ammunition FLA-1; refuses overwatch no_gun OVW-1
"""


@pytest.mark.parametrize("story", params(STORIES))
def test_stories(story: Story) -> None:
    check(story)


@pytest.mark.parametrize(("text", "id", "rule"), CASES)
def test_orders(text: str, id: str, rule: str) -> None:
    t = stage(AIRLOCK, {"a": "3,5 E", "b": "1,5 E"}, {"S1": "15,9 N", "B1": "8,1 1"}, command_points=1).act("a")
    assert t.why_not(text) == (id, rule)


@pytest.mark.parametrize("verb", ["activate", "parry"])
def test_of_a_long_line_the_beginning_is_told_again(verb: str) -> None:
    reason = stage(AIRLOCK, {"a": "3,5 E", "b": "1,5 E"}).game.why_not(verb + ":b" * 60, 1)
    assert reason is not None and reason.arguments["text"] == (verb + ":b" * 60)[:80]


def test_a_refusal_changes_nothing() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E"}).act("a")
    before = t.game.rules.write(t.state)
    for text, _, _ in CASES:
        t.game.why_not(text, 1)
    assert t.game.rules.write(t.state) == before


def test_the_verbs_are_those_of_the_answers() -> None:
    assert {verb for verb, _ in sources.hulk_answers()} == VERBS


def test_every_order_has_a_cost_and_reasons() -> None:
    assert ORDERS.keys() == LOOKS.keys() - {"snap"}
    assert ORDERS.keys() - COSTS.keys() == {"move", "leave", "operate"}
