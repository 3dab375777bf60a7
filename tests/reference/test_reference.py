"""The reference holds every card, every term and every numbered statement, in both languages."""

from __future__ import annotations

import json

import pytest

from tests.rulings.test_every_rule_is_named import hulk_statements, statements
from voidlock.angel import new as new_angel
from voidlock.engine import Thing, View
from voidlock.games import kit_of
from voidlock.games.angel.events import TerrainActivated
from voidlock.games.angel.facts import EVENTS
from voidlock.hulk import new as new_hulk
from voidlock.reference import Book, Rule, book_of
from voidlock.reference.data import book_data
from voidlock.texts import LANGUAGES, Words
from voidlock.words.explaining import look_up

CARDS = ("action", "event", "location", "terrain", "genestealer", "marine")


@pytest.fixture(params=LANGUAGES)
def angel(request: pytest.FixtureRequest) -> Book:
    return book_of("angel", request.param)


@pytest.fixture(params=LANGUAGES)
def hulk(request: pytest.FixtureRequest) -> Book:
    return book_of("hulk", request.param)


@pytest.mark.rule("R-1.1")
def test_all_128_cards_are_there(angel: Book) -> None:
    assert {kind: sum(entry.copies for entry in angel.entries if entry.kind == kind) for kind in CARDS} == {
        "action": 18,
        "event": 30,
        "location": 22,
        "terrain": 8,
        "genestealer": 38,
        "marine": 12,
    }


def test_every_card_has_its_facts_and_its_ruling(angel: Book) -> None:
    for entry in angel.entries:
        if entry.kind not in CARDS:
            continue
        assert entry.facts, entry.id
        assert entry.rules, entry.id
        by_card = [
            number for number in entry.rules if number.partition(".")[0].partition(" ")[0] in ("18", "19", "20", "21")
        ]
        if entry.kind in ("action", "event", "terrain") or (entry.kind == "location" and "void_lock" not in entry.id):
            assert by_card, (entry.kind, entry.id)


def test_the_facts_of_an_event_are_those_of_the_card() -> None:
    book = book_of("angel", "en")
    jam = book.entry("event", "gun_jam")
    assert jam is not None
    assert [fact.value for fact in jam.facts] == [
        "2",
        "yes",
        "major spawn on yellow, minor spawn on red",
        "tail: move to the adjacent position",
    ]
    assert len({entry.id for entry in book.entries if entry.kind == "event"}) == len(EVENTS)


def test_the_facts_of_a_location_and_of_terrain_are_those_of_the_card() -> None:
    book = book_of("angel", "en")
    hold, door, corridor = (
        book.entry("location", "munitorium"),
        book.entry("terrain", "door"),
        book.entry("terrain", "corridor"),
    )
    assert hold is not None and door is not None and corridor is not None
    assert [fact.value for fact in hold.facts][2:4] == [
        "Promethium Tank (3 from the top), Door (5 from the top)",
        "Dark Corner (4 from the bottom), Ventilation Duct (2 from the bottom)",
    ]
    assert [fact.value for fact in door.facts][:2] == ["yellow", "yes"]
    assert [fact.value for fact in corridor.facts][:2] == ["green", "no"]


def test_every_statement_of_the_rules_can_be_looked_up(angel: Book, hulk: Book, request: pytest.FixtureRequest) -> None:
    for book, numbers in (
        (angel, statements(request.config.rootpath)),
        (hulk, hulk_statements(request.config.rootpath)),
    ):
        assert numbers
        for number in numbers:
            found = book.find_by_number(number)
            assert isinstance(found, Rule), number
            assert found.text


def test_every_number_that_a_text_cites_exists(angel: Book, hulk: Book) -> None:
    for book in (angel, hulk):
        for entry in book.entries:
            assert set(entry.rules) <= set(book.rules.rules)
        for rule in book.rules.rules.values():
            missing = [number for number in rule.see if book.find_by_number(number) is None]
            assert not missing, (rule.number, missing)


def test_no_source_tag_is_left_in_a_text(angel: Book) -> None:
    for rule in angel.rules.rules.values():
        if rule.number[0] == "R":
            assert "[000" not in rule.text and "HOUSE" not in rule.text, rule


def test_the_reference_is_data(angel: Book, hulk: Book) -> None:
    for book in (angel, hulk):
        data = json.loads(json.dumps(book_data(book)))
        assert len(data["entries"]) == len(book.entries)
        assert len(data["sections"]) == len(book.rules.sections)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["angel", "hulk"])
def test_every_line_of_the_log_leads_to_a_rule(game: str, language: str) -> None:
    book = book_of(game, language)
    assert set(book.events) == set(kit_of(game).event_kinds)
    assert [event for event, number in book.events.items() if book.find_by_number(number) is None] == []


def test_a_line_of_the_log_leads_to_its_cards_before_its_rule(angel: Book) -> None:
    found = angel.of_event(TerrainActivated(Thing("marine", "leon"), Thing("terrain", "door")))
    assert [each.number if isinstance(each, Rule) else getattr(each, "id", "") for each in found] == [
        "leon",
        "door",
        "R-6.14",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "setting", "value", "term"),
    [
        ("angel", "merge", "event", Thing("term", "merge")),
        ("angel", "renew", "empty", Thing("term", "discard_pile")),
        ("angel", "activate", "one", Thing("term", "activate")),
        ("hulk", "lurking", "entry", Thing("notion", "brood_test")),
    ],
)
def test_at_a_table_the_terms_follow_its_settings(
    game: str, setting: str, value: str, term: Thing, language: str
) -> None:
    words, entry = Words(language), book_of(game, language).entry(*term)
    if game == "angel":
        view: View = new_angel(1, seed=1, settings={setting: value}).view(1)
    else:
        view = new_hulk("airlock-nine", seed=1, settings={setting: value}).view(1)
    told = "".join(line.text for line in look_up(words.name(*term), words, game, view))
    assert entry is not None and entry.readings[f"{setting}-{value}"] in told and entry.text not in told
    assert entry.text in "".join(line.text for line in look_up(words.name(*term), words, game))


@pytest.mark.parametrize("game", ["angel", "hulk"])
def test_every_text_for_a_reading_is_about_a_setting_in_both_languages(game: str) -> None:
    readings = [
        {(entry.id, reading) for entry in book_of(game, each).entries for reading in entry.readings}
        for each in LANGUAGES
    ]
    assert readings[0] == readings[1]
    settings = kit_of(game).settings
    assert {reading for _, reading in readings[0]} <= {
        f"{name}-{value}" for name in settings for value in settings[name][1:]
    }
