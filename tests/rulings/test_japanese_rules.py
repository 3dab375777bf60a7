"""The rules in Japanese state what the rules in English state, number by number."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from voidlock.texts import Words

RULES = Path(__file__).parents[2] / "docs/rules"
DOCUMENTS = ("death-angel", "space-hulk")

HEADING = re.compile(r"^(#+) (?:(S?\d+(?:\.\d+)?)\.? )?")
ITEM = re.compile(r"^( *(?:-|\d+\.|[a-z]\.)) (?:`?([A-Z]{1,3}-\d+(?:\.\d+)?)`? )?")
ROW = re.compile(r"^\| (?:([A-Z]-?\d+b?) \|)?")
NUMBER = re.compile(r"\b(?:[A-Z]{1,3}-\d+(?:\.\d+)?|[A-Z]\d+)\b", re.ASCII)
TAG = re.compile(r"\[(?!UNSURE)[^\]]*\]")
DIGITS = re.compile(r"\d+")

IN_WORDS = {
    2: ("both", "pair", "second", "twice", "two"),
    3: ("third", "three"),
    4: ("four", "fourth"),
    5: ("five",),
    6: ("six",),
    8: ("eight",),
    9: ("nine",),
    10: ("october",),
    11: ("november",),
}
"""Numbers that the English rules write as words and the Japanese rules as digits."""


@dataclass(frozen=True)
class Item:
    """A list item, a row of a table, or a paragraph."""

    place: str
    mark: str
    text: str


def items(text: str) -> list[Item]:
    """What a document consists of, in order; a line that begins nothing new goes on with the item before it."""
    found: list[Item] = []
    section, mark, lines = "", "", list[str]()

    def end() -> None:
        if lines:
            found.append(Item(section, mark, " ".join(lines)))
            lines.clear()

    for line in text.splitlines():
        if match := HEADING.match(line):
            end()
            section, mark, lines = match[2] or match[1], match[1], []
        elif not line.strip("-"):
            end()
        elif match := ROW.match(line):
            end()
            found.append(Item(section, f"{match[1] or ''}{'|' * line.count('|')}", line))
        elif match := ITEM.match(line):
            end()
            mark = f"{match[1]} {match[2]}" if match[2] else match[1]
            lines.append(line[match.end() :])
        else:
            mark = mark if lines else ""
            lines.append(line)
    end()
    return found


def both(document: str) -> tuple[str, str]:
    english, japanese = RULES / f"{document}.md", RULES / f"{document}.ja.md"
    return english.read_text(encoding="utf-8"), japanese.read_text(encoding="utf-8")


def pairs(document: str) -> Iterator[tuple[Item, Item]]:
    english, japanese = both(document)
    return zip(items(english), items(japanese), strict=True)


def untagged(english: str) -> str:
    """A statement without its sources, except for other statements and our own decisions, which both languages name."""
    return TAG.sub(lambda tag: " ".join(NUMBER.findall(tag[0])), english)


def numerals(text: str) -> Counter[int]:
    return Counter(int(digits) for digits in DIGITS.findall(NUMBER.sub(" ", text)))


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_headings_are_numbered_alike(document: str) -> None:
    english, japanese = (
        [match.groups() for line in text.splitlines() if (match := HEADING.match(line))] for text in both(document)
    )
    assert japanese == english
    assert len(english) > 20


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_same_statements_stand_in_the_same_order(document: str) -> None:
    english, japanese = ([(item.place, item.mark) for item in items(text)] for text in both(document))
    assert japanese == english
    assert len(english) > 300


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_statement_refers_to_the_same_statements(document: str) -> None:
    for english, japanese in pairs(document):
        wanted = set(NUMBER.findall(untagged(english.text)))
        assert set(NUMBER.findall(japanese.text)) == wanted, japanese


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_statement_holds_the_same_numbers(document: str) -> None:
    """English writes small numbers as words, and Japanese counts where English says *a* or *the*: a 1 may be added."""
    for english, japanese in pairs(document):
        text = untagged(english.text)
        there, wanted = numerals(japanese.text), numerals(text)
        assert wanted <= there, japanese
        words = set(re.findall(r"[a-z]+", text.lower()))
        written = {number for number, ways in IN_WORDS.items() if words.intersection(ways)}
        assert set(there - wanted) <= {1, *written}, japanese


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_sources_are_left_to_the_english_rules(document: str) -> None:
    _, japanese = both(document)
    assert not re.findall(r"\[(?:000|001|002|003|FAQ|CARD|UNSURE)[^\]]*\]", japanese)


def test_the_cards_go_by_the_names_they_bear_in_the_game() -> None:
    english_words, japanese_words = Words("en"), Words("ja")
    named = {(english_words.short(*card), japanese_words.short(*card)) for card in english_words.terms("angel")}
    checked = 0
    for english, japanese in pairs("death-angel"):
        if english.place in ("18", "19", "20", "21"):
            for names in zip(*(re.findall(r"\*\*(.+?)\*\*", item.text) for item in (english, japanese)), strict=True):
                assert names in named or names == ("Brood Lords", "ブルードロード"), japanese
                checked += 1
    assert checked > 60
