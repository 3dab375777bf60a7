"""`voidlock card`, `rule` and `sheet` as they are typed."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.saying import said
from voidlock.cli import main
from voidlock.reference import book_of
from voidlock.texts import LANGUAGES


def typed(*words: str) -> Result:
    return CliRunner().invoke(main, [*words, "--lang", "en"])


def test_a_card_shows_its_text_its_facts_and_its_ruling() -> None:
    result = typed("card", "gun", "jam")
    card = book_of("angel", "en").entry("event", "gun_jam")
    assert card is not None
    assert result.exit_code == 0
    assert card.text in result.output
    for fact in card.facts:
        assert said("reference-fact", label=fact.label, value=fact.value) in result.output
    assert card.names["ja"] in result.output
    assert "R-9.1" in result.output


def test_a_card_of_space_hulk_is_found_without_naming_the_game() -> None:
    assert book_of("hulk", "en").entry("notion", "sustained_fire").text in typed("card", "sustained fire").output  # type: ignore[union-attr]


def test_a_word_of_both_games_is_that_of_the_named_game() -> None:
    own = {game: typed("card", "door", "--game", game).output for game in ("angel", "hulk")}
    assert own["angel"] != own["hulk"]
    assert typed("card", "door").output == own["angel"]


@pytest.mark.parametrize(
    ("number", "found"), [("R-11.5", "R-11.5"), ("los3", "LOS-3"), ("H-29", "H-29"), ("A32", "A32")]
)
def test_a_rule_is_looked_up_by_its_number(number: str, found: str) -> None:
    result = typed("rule", number)
    assert result.exit_code == 0
    assert result.output.startswith(found)


def test_a_section_shows_all_its_statements() -> None:
    told = typed("rule", "14").output
    assert all(number in told for number in ("R-14.1", "R-14.5", "R-14.7"))


def test_nonsense_ends_with_an_error_and_the_nearest_name() -> None:
    result = typed("card", "gun jma")
    assert result.exit_code == 1
    assert said("reference-nothing", text="gun jma") in result.output
    assert said("reference-nearest", names="Gun Jam") in result.output
    assert typed("rule", "R-99.99").exit_code == 1


def test_one_misspelled_word_of_a_name_is_enough() -> None:
    assert typed("card", "flmer").output.splitlines()[-1].count("Flamer Attack") == 1


def test_everything_is_data_too() -> None:
    whole = json.loads(typed("card", "--json").output)
    assert [book["game"] for book in whole["books"]] == ["angel", "hulk"]
    one = json.loads(typed("card", "gun jam", "--json").output)
    assert [entry["id"] for entry in one] == ["gun_jam"]
    assert json.loads(typed("rule", "R-11.5", "--json").output)[0]["number"] == "R-11.5"


def test_without_a_name_all_names_are_listed() -> None:
    told = typed("card").output
    assert all(entry.name in told for game in ("angel", "hulk") for entry in book_of(game, "en").entries)
    assert "S5" in typed("rule").output


class Headings(HTMLParser):
    """The quick sheet's pages and the rows in them."""

    def __init__(self) -> None:
        super().__init__()
        self.pages = 0
        self.rows = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.pages += ("class", "page") in attrs
        self.rows += tag in ("dt", "tr")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["angel", "hulk"])
def test_the_quick_sheet_has_two_pages(game: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "sheet.html"
    result = CliRunner().invoke(main, ["sheet", "--game", game, "--lang", language, "-o", str(file)])
    assert result.exit_code == 0
    seen = Headings()
    seen.feed(file.read_text(encoding="utf-8"))
    assert seen.pages == 2
    assert seen.rows > 40


def test_a_sheet_that_cannot_be_written_says_why(tmp_path: Path) -> None:
    result = typed("sheet", "-o", str(tmp_path / "nowhere" / "sheet.html"))
    assert result.exit_code == 2
    assert "sheet.html" in result.output
