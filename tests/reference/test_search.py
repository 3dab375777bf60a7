"""What is typed finds the cards, terms and rules it means."""

from __future__ import annotations

import pytest

from voidlock.reference import Entry, Rule, Section, book_of
from voidlock.texts import LANGUAGES, Words

WORDS = {language: Words(language) for language in LANGUAGES}


def found(language: str, query: str, game: str) -> list[tuple[str, str]]:
    """The cards and terms that match, best first."""
    matches = book_of(game, language).search(query)
    return [(match.kind, match.id) for match in matches if isinstance(match, Entry)]


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
    assert found(language, query, "angel")[0] == first


def test_a_word_with_another_ending_finds_it_too() -> None:
    assert found("en", "defend", "angel")[:2] == [("action", "defensive_stance"), ("term", "defence")]
    assert found("ja", "rerolling", "angel")[:1] == [("term", "reroll")]


def test_exact_names_come_before_beginnings_and_parts() -> None:
    assert found("en", "block", "angel")[0] == ("action", "block")
    matches = found("en", "attack", "angel")
    assert matches[:2] == [("term", "attack"), ("term", "type_attack")]
    assert matches.index(("action", "counter_attack")) > 1


@pytest.mark.parametrize("query", ["", "  ", "xyzzy"])
def test_what_means_nothing_finds_nothing(query: str) -> None:
    assert book_of("angel", "en").search(query) == []


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
            assert found(language, name, "hulk")[0] == (kind, id)
            assert (kind, id) not in found(language, name, "angel")[:1]


@pytest.mark.parametrize(("language", "query"), [("en", "door"), ("ja", "ドア"), ("ja", "door")])
def test_a_word_of_both_games_means_another_thing_in_each(language: str, query: str) -> None:
    assert found(language, query, "angel")[0] == ("terrain", "door")
    assert found(language, query, "hulk")[0] == ("notion", "door")


@pytest.mark.parametrize("typed", ["R-11.5", "r11.5", "r-11.5", "Ｒ－１１．５", "R 11.5"])
def test_a_rule_is_found_however_its_number_is_typed(typed: str) -> None:
    match = book_of("angel", "en").search(typed)[0]
    assert isinstance(match, Rule)
    assert match.number == "R-11.5"


def test_a_number_alone_is_a_section() -> None:
    section = book_of("angel", "en").search("14")[0]
    assert isinstance(section, Section)
    assert next(part.number for part in section.content if isinstance(part, Rule)) == "R-14.1"
    solo = book_of("hulk", "en").search("S5")[0]
    assert isinstance(solo, Section)


def test_words_of_a_rule_find_it() -> None:
    rules = [
        match.number for match in book_of("hulk", "en").search("both squares diagonal step") if isinstance(match, Rule)
    ]
    assert "MOV-4" in rules
