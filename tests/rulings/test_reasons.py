"""Why an answer is not legal: the rule that forbids it, and what it is about. The game stays exactly as it was."""

import ast
import random
from collections.abc import Callable
from pathlib import Path

import pytest

import tests.rulings.refused_targets  # noqa: F401 -- adds its scenes
from tests.builds import reads_sources
from tests.rulings.decisions import TABLE, Row
from tests.rulings.refused_actions import attacking
from tests.rulings.scenes import SCENES
from tests.stage import Stage, stage
from tests.texts import sources
from voidlock import angel
from voidlock.engine import IllegalOption, Thing, Unreadable
from voidlock.engine.laws import same
from voidlock.games.angel.reasons import PATTERNS, RULE_OF_KIND, rule_of
from voidlock.games.angel.state.options import VERBS


def refused(t: Stage, text: str, seat: int = 1) -> str:
    """Why the answer is refused, as one line; it is the same if one only asks, and nothing has changed."""
    before = t.game.clone()
    with pytest.raises(IllegalOption) as refusal:
        t.game.apply(seat, text)
    same(before, t.game, f"{text} was refused")
    assert t.game.why_not(text, seat) == refusal.value.reason
    return str(refusal.value.reason)


@pytest.mark.rule("R-3.7", "R-3.11", "R-5.2", "R-5.3", "R-6.15", "R-6.17", "R-13.9")
@pytest.mark.parametrize(
    ("made", "text", "reason"),
    [
        pytest.param(made, *told, id=f"{made.__name__}-{why}")
        for made, all_told in SCENES
        for why, told in all_told.items()
    ],
)
def test_the_reason_names_the_rule_and_what_it_is_about(made: Callable[[], Stage], text: str, reason: str) -> None:
    assert refused(made(), text) == reason


def test_every_reason_arises() -> None:
    given = {reason.partition(" ")[0].rstrip(":") for _, told in SCENES for _, reason in told.values()}
    known = {
        call.args[0].value
        for where, _, call in sources.calls("Reason", layers=("games/angel",))
        if not where.startswith(("invariants.py", "kit.py", "start.py")) and isinstance(call.args[0], ast.Constant)
    }
    assert known == given


def test_a_card_of_another_player_is_refused_to_each_of_them() -> None:
    t = stage("gideon, leon", players=2, table={"red": "overwatch"})
    assert refused(t, "choose:overwatch", 1) == "card_of_other_team (R-5.1): name=overwatch"
    assert refused(t, "choose:overwatch", 2) == "played_last_round (R-5.2): card=overwatch"


@pytest.mark.parametrize("row", [pytest.param(row, id=f"{place}-{row.decision}") for place, row in enumerate(TABLE)])
def test_without_a_closer_reason_the_rule_of_the_question_is_named(row: Row) -> None:
    t = row.scene()
    for verb in {option.verb for option in t.asked.options}:
        rule = rule_of(t.asked)
        text = f"{verb}:this:and:that:too"
        assert refused(t, text, 2) == f"not_an_option{f' ({rule})' if rule else ''}: text={text}"


def test_the_rules_of_questions_are_about_questions_of_the_game(request: pytest.FixtureRequest) -> None:
    rules = Path(request.config.rootpath, "docs/rules/death-angel.md").read_text(encoding="utf-8")
    assert RULE_OF_KIND.keys() <= {row.scene().asked.kind for row in TABLE}
    for number in RULE_OF_KIND.values():
        assert f"- {number} " in rules


@reads_sources
def test_the_verbs_are_those_of_the_answers() -> None:
    assert {verb for verb, _ in sources.angel_answers()} == VERBS


def test_only_questions_with_a_pattern_lack_answers_they_offer_at_other_times() -> None:
    """The pattern of an answer, read off the other answers or found here."""
    offered: dict[tuple[str, Thing | None], set[frozenset[tuple[str, ...]]]] = {}
    for number in range(24):
        game, chance = angel.new(1 + number % 6, seed=f"patterns {number}"), random.Random(number)
        while game.pending:
            choice = chance.choice(list(game.pending))
            shapes = [
                (option.verb, *[thing.kind for thing in option.things]) for option in choice.options if option.things
            ]
            offered.setdefault((choice.kind, choice.card), set()).add(frozenset(shapes))
            game.apply(choice.seat, chance.choice(choice.options))
    varying = {kind for (kind, _), found in offered.items() if len(found) > 1}
    # What a defence discards is in the hand: nobody points at it on the table.
    assert varying - {"defence"} == PATTERNS.keys()
    attacks = [shape for (kind, _), found in offered.items() if kind == "attack" for each in found for shape in each]
    assert PATTERNS["attack"] in attacks


@pytest.mark.parametrize("text", ["", "sing", "leon", "R1", ":attack:leon:R1", "attack leon R1"])
def test_what_no_answer_begins_with_is_unreadable(text: str) -> None:
    t = attacking()
    before = t.game.clone()
    with pytest.raises(Unreadable) as refusal:
        t.game.apply(1, text)
    assert str(refusal.value.reason) == f"unreadable: text={text}"
    same(before, t.game, f"{text} cannot be read")
