"""Section 17: one to three players."""

import pytest

from tests.stage import stage


@pytest.mark.rule("R-17.2")
def test_a_player_plays_one_card_for_each_of_his_teams_and_all_resolve_in_one_order() -> None:
    t = stage("gideon, claudio, leon, lorenzo, calistarius, zael", players=3)
    assert [choice.seat for choice in t.game.pending] == [1, 1, 2, 2, 3, 3]
    t.answer("choose:block", "choose:lead_by_example")
    t.answer("choose:defensive_stance", "choose:power_field", "choose:overwatch", "choose:strategize")
    t.answer(*["place:gideon"] * 5)
    assert [event.data()["action"] for event in t.told("action_began")] == [
        *["block", "defensive_stance", "overwatch", "strategize", "power_field", "lead_by_example"]
    ]
