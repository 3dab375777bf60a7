"""Section 25: every decision is asked of the right seat, and can be declined exactly if it is a may."""

import pytest

from tests.rulings.decisions import DECLINING, TABLE, Row, asks, at_panel


@pytest.mark.parametrize("row", [pytest.param(row, id=f"{place}-{row.decision}") for place, row in enumerate(TABLE)])
def test_the_right_seat_decides_and_may_or_must(row: Row) -> None:
    t = row.scene()
    assert asks(t.asked) == row.asks
    assert t.asked.seat == 2
    declining = DECLINING.intersection(t.options())
    assert declining == ({row.declined} if row.declined else set())


def test_the_table_of_the_rules_has_no_other_decision(request: pytest.FixtureRequest) -> None:
    rules = (request.config.rootpath / "docs/rules/death-angel.md").read_text(encoding="utf-8")
    section = rules.partition("## 25. Decisions")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")][2:]
    named = [name.strip() for line in lines for name in line.split("|")[1].split(",")]
    assert {row.decision for row in TABLE} == set(named)


def test_only_action_cards_and_what_instinct_names_are_chosen_in_secret() -> None:
    hidden = {row.decision for row in TABLE if row.scene().asked.secret}
    assert hidden == {"choose_action", "event_target", "event_follow_up"}


def test_a_teleporting_marine_is_decided_by_his_own_controller() -> None:
    t = at_panel("teleportarium")
    assert (t.asked.kind, t.asked.seat, t.asked.subject and t.asked.subject.id) == ("teleport", 1, "gideon")
