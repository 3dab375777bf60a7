"""Chance: the k-th answer follows from the seed, dice can be laid out, and shuffles never change."""

from collections import Counter

import pytest

from tests.engine.cave import placed
from voidlock.engine import D6, SHUFFLE, Chance, Source, one_of, permute, seed_of


def test_these_answers_never_change() -> None:
    """Every seed that anybody kept depends on them."""
    source = Source(seed_of("voidlock"))
    assert "".join([str(source.answer(D6)) for _ in range(20)]) == "32321250124001223141"
    assert source.answer(SHUFFLE) == 3026284121533386740
    assert source.answer(one_of(100)) == 92


def test_these_shuffles_never_change() -> None:
    """Every game file depends on them."""
    assert permute(range(10), 0) == [4, 9, 2, 5, 1, 7, 6, 0, 3, 8]
    assert permute(range(10), 1) == [9, 0, 1, 4, 8, 2, 3, 7, 6, 5]
    assert permute(range(10), (1 << 64) - 1) == [6, 7, 0, 3, 5, 4, 2, 1, 9, 8]
    assert permute("angel", 40000) == list("glean")


def test_a_shuffle_leaves_its_items_alone() -> None:
    items = [3, 1, 2]
    assert sorted(permute(items, 7)) == [1, 2, 3]
    assert items == [3, 1, 2]
    assert permute([], 7) == []
    assert permute(["one"], 7) == ["one"]
    assert permute(range(9), 7) == permute(range(9), 7 + (1 << 64))


@pytest.mark.parametrize("numbers", ["in a row", "from a source"])
def test_every_order_is_about_equally_likely(numbers: str) -> None:
    source = Source(seed_of("orders"))
    drawn = [source.answer(SHUFFLE) if numbers == "from a source" else k for k in range(12_000)]
    counts = Counter(tuple(permute(range(4), number)) for number in drawn)
    assert len(counts) == 24
    assert all(400 < count < 600 for count in counts.values()), counts


def test_the_answer_depends_on_seed_and_number_alone() -> None:
    source, restarted = Source(seed_of("a")), Source(seed_of("a"))
    for _ in range(7):
        source.answer(SHUFFLE)
    restarted.given = 7
    assert source.answer(SHUFFLE) == restarted.answer(SHUFFLE)
    assert source.answer(SHUFFLE) != restarted.answer(D6)
    assert Source(seed_of("b")).answer(SHUFFLE) != Source(seed_of("a")).answer(SHUFFLE)


def test_a_copy_answers_alike_and_on_its_own() -> None:
    source = Source(seed_of("a"), {"die": [5, 0, 3]})
    assert source.answer(D6) == 5
    copy = source.copy()
    answers = [source.answer(D6) for _ in range(6)]
    assert answers[:2] == [0, 3]
    assert [copy.answer(D6) for _ in range(6)] == answers


def test_what_is_laid_out_comes_first_by_its_kind() -> None:
    source, free = Source(seed_of("a"), {"die": [2], "draw": [1]}), Source(seed_of("a"))
    assert [source.answer(one_of(3)), source.answer(D6)] == [1, 2]
    free.given = 2
    assert source.answer(D6) == free.answer(D6)


@pytest.mark.parametrize("value", [-1, 6, 1 << 64])
def test_an_impossible_answer_laid_out_is_refused(value: int) -> None:
    with pytest.raises(ValueError, match=f"die {value}"):
        Source(b"", {"die": [value]}).answer(D6)


def test_a_question_to_chance_reads_plainly() -> None:
    assert repr(D6) == "die of 6"
    assert repr(Chance("coin", 2)) == "coin of 2"


def test_dice_to_come_in_a_game() -> None:
    game = placed("walk 1, fight 0", gold=[2, 2], dice=[4, 5, 1], draws=[1])
    assert [given.text() for given in game.inputs] == ["die 4", "die 5", "die 1", "draw 1"]
    assert game.state.gold == [2, 1]
