"""What is typed after `?` finds the cards and terms it means."""

from __future__ import annotations

import pytest

from voidlock.texts import LANGUAGES, Words

WORDS = {language: Words(language) for language in LANGUAGES}


@pytest.mark.parametrize(
    ("language", "query", "first"),
    [
        ("en", "full auto", ("action", "full_auto")),
        ("en", "full_auto", ("action", "full_auto")),
        ("en", "LEON", ("marine", "leon")),
        ("en", "brother leon", ("marine", "leon")),
        ("en", "power fie", ("action", "power_field")),
        ("en", "travelling", ("term", "travel")),
        ("en", "tier", ("term", "tier")),
        ("ja", "段階", ("term", "tier")),
        ("en", "chapel", ("location", "wrath_of_baal_chapel")),
        ("ja", "ドア", ("terrain", "door")),
        ("ja", "door", ("terrain", "door")),
        ("ja", "Ｄｏｏｒ", ("terrain", "door")),
        ("ja", "レオン", ("marine", "leon")),
        ("ja", "回り込み", ("term", "flank")),
        ("ja", "進め", ("action", "onward_brothers")),
    ],
)
def test_a_typed_word_finds_what_it_means(language: str, query: str, first: tuple[str, str]) -> None:
    assert WORDS[language].find(query, "angel")[0] == first


def test_a_word_with_another_ending_finds_it_too() -> None:
    assert WORDS["en"].find("defend", "angel") == [("action", "defensive_stance"), ("term", "defence")]
    assert WORDS["ja"].find("rerolling", "angel") == [("term", "reroll")]


def test_exact_names_come_before_beginnings_and_parts() -> None:
    assert WORDS["en"].find("block", "angel")[0] == ("action", "block")
    found = WORDS["en"].find("attack", "angel")
    exact = [("term", "attack"), ("term", "type_attack")]
    assert found[:2] == exact
    assert found.index(("action", "counter_attack")) > 1


@pytest.mark.parametrize("query", ["", "  ", "xyzzy"])
def test_what_means_nothing_finds_nothing(query: str) -> None:
    assert WORDS["en"].find(query, "angel") == []


def test_everything_found_can_be_explained() -> None:
    for words in WORDS.values():
        assert ("term", "swarm") in words.terms("angel")
        assert ("notion", "blip") in words.terms("hulk")
        for game in ("angel", "hulk"):
            assert all(words.explain(kind, id) and words.name(kind, id) for kind, id in words.terms(game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_space_hulk_is_found_by_its_name_and_by_its_english_one(language: str) -> None:
    words = WORDS[language]
    terms = words.terms("hulk")
    assert len(terms) > 40
    for kind, id in terms:
        for name in (words.name(kind, id), WORDS["en"].name(kind, id)):
            assert words.find(name, "hulk")[0] == (kind, id)
            assert (kind, id) not in words.find(name, "angel")


@pytest.mark.parametrize(("language", "query"), [("en", "door"), ("ja", "ドア"), ("ja", "door")])
def test_a_word_of_both_games_means_another_thing_in_each(language: str, query: str) -> None:
    assert WORDS[language].find(query, "angel")[0] == ("terrain", "door")
    assert WORDS[language].find(query, "hulk")[0] == ("notion", "door")
