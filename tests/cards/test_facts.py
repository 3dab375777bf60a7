"""The card facts: how many there are of everything, one class a card, and no card named outside its own class."""

import ast
import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from tests.builds import COMPILED
from tests.stage import stage
from voidlock.angel import RULES
from voidlock.engine import D6, FileError
from voidlock.games.angel.cards.base import (
    ACTION_CARDS,
    EVENT_CARDS,
    LOCATION_CARDS,
    TERRAIN_CARDS,
    ActionCard,
    EventCard,
    LocationCard,
    TerrainCard,
)
from voidlock.games.angel.facts import (
    ACTION_NAMES,
    ACTIONS,
    COLOUR_NAMES,
    COPIES,
    EVENT_NAMES,
    EVENTS,
    ICON_NAMES,
    LOCATION_NAMES,
    LOCATIONS,
    LORD_NAMES,
    MARINE_NAMES,
    MARINES,
    SKULLS,
    TEAM_NAMES,
    TERRAIN,
    TERRAIN_NAMES,
    TOKENS,
    TYPE_NAMES,
)
from voidlock.games.angel.settings import CHOICES

ENGINE = Path(__file__).parents[2] / "src" / "voidlock"

# ---------------------------------------------------------------------- counts


@pytest.mark.rule("R-1.1")
def test_there_are_128_cards_12_tokens_6_markers_and_a_die() -> None:
    counts = {
        "actions": len(ACTIONS),
        "brood_lords": len(LORD_NAMES),
        "events": sum(event.copies for event in EVENTS),
        "genestealers": COPIES * len(ICON_NAMES),
        "locations": len(LOCATIONS),
        "marines": len(MARINES),
        "terrain": len(TERRAIN),
    }
    assert counts == {
        "actions": 18,
        "brood_lords": 2,
        "events": 30,
        "genestealers": 36,
        "locations": 22,
        "marines": 12,
        "terrain": 8,
    }
    assert sum(counts.values()) == 128
    assert (TOKENS, len(TEAM_NAMES), COPIES) == (12, 6, 9)
    assert len([location for location in LOCATIONS if location.tier == "setup"]) == 4


@pytest.mark.rule("R-1.2")
def test_the_die_has_six_faces_and_skulls_on_1_2_and_3() -> None:
    facts = tomllib.loads(files("voidlock.games.angel").joinpath("cards/facts.toml").read_text(encoding="utf-8"))
    assert D6.sides == 6
    assert [(face["value"], face["skull"]) for face in facts["die"]["faces"]] == list(enumerate(SKULLS))
    assert SKULLS == (False, True, True, True, False, False)


@pytest.mark.rule("R-5.2")
def test_every_team_has_two_marines_and_one_action_card_of_each_type() -> None:
    for team in range(len(TEAM_NAMES)):
        assert len([marine for marine in MARINES if marine.team == team]) == 2
        assert sorted(action.type for action in ACTIONS if action.team == team) == list(range(len(TYPE_NAMES)))
    assert [action.number for action in ACTIONS] == list(range(1, 19))


@pytest.mark.rule("R-15.1")
def test_two_terrain_cards_have_each_colour() -> None:
    assert sorted(card.colour for card in TERRAIN) == sorted([*range(len(COLOUR_NAMES))] * 2)


# ---------------------------------------------------------------------- one class a card

Card = ActionCard | EventCard | LocationCard | TerrainCard


def classes_with_an_id(base: type[Card]) -> list[type[Card]]:
    """All classes below this one that name a card of their own."""
    found: list[type[Card]] = []
    for card in base.__subclasses__():
        found += [card] if "id" in vars(card) else []
        found += classes_with_an_id(card)
    return found


def registered(
    cards: dict[int, ActionCard] | dict[int, EventCard] | dict[int, LocationCard] | dict[int, TerrainCard],
) -> list[type[Card]]:
    return [type(card) for card in cards.values()]


@pytest.mark.parametrize(
    ("base", "names", "known"),
    [
        (ActionCard, ACTION_NAMES, registered(ACTION_CARDS)),
        (EventCard, EVENT_NAMES, registered(EVENT_CARDS)),
        (LocationCard, LOCATION_NAMES, registered(LOCATION_CARDS)),
        (TerrainCard, TERRAIN_NAMES, registered(TERRAIN_CARDS)),
    ],
)
def test_every_card_has_exactly_one_class(base: type[Card], names: tuple[str, ...], known: list[type[Card]]) -> None:
    classes = classes_with_an_id(base)
    assert sorted(card.id for card in classes) == sorted(names)
    assert set(known) == set(classes)
    assert COMPILED or all(card.__doc__ for card in classes)


# ---------------------------------------------------------------------- nobody else names a card

CARD_NAMES = {*ACTION_NAMES, *EVENT_NAMES, *LOCATION_NAMES, *TERRAIN_NAMES, *MARINE_NAMES}
CLASS_NAMES = {
    card.__name__ for base in (ActionCard, EventCard, LocationCard, TerrainCard) for card in classes_with_an_id(base)
}

# The mark that lies on a swarm is a field of positions and views, and has the name of the card that lays it; two
# decisions of section 25 have the name of the card that asks.
MARKS = {"power_field", "door", "munitorium"}


def words_in(source: str) -> list[tuple[int, str]]:
    """Line and word for every word of the string literals (but docstrings) and every name a source uses."""
    tree = ast.parse(source)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found: list[tuple[int, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            found += [(node.lineno, word) for word in re.findall(r"\w+", node.value)]
        elif isinstance(node, ast.Name):
            found.append((node.lineno, node.id))
        elif isinstance(node, ast.Attribute):
            found.append((node.lineno, node.attr))
        elif isinstance(node, ast.ImportFrom):
            found += [(node.lineno, alias.name) for alias in node.names]
    return found


def cards_named(source: str) -> list[tuple[int, str]]:
    return [(line, word) for line, word in words_in(source) if word in (CARD_NAMES | CLASS_NAMES) - MARKS]


SETTINGS = {ENGINE / "games" / "angel" / f"{name}.py" for name in ("settings", "view/parts", "view/types")}
"""Where a card may be named outside its class, if a setting is about it."""

OF_SETTINGS = {*CHOICES, *(value for values in CHOICES.values() for value in values)}


NAMING = {"cards", "bots", "environment"}
"""Folders of a game that may name cards."""


def test_no_module_outside_the_cards_names_a_card() -> None:
    named = [
        f"{path.relative_to(ENGINE)}:{line}: {word}"
        for layer in ("engine", "games/angel", "terminal")
        for path in sorted((ENGINE / layer).rglob("*.py"))
        if not NAMING & set(path.relative_to(ENGINE).parts)
        for line, word in cards_named(path.read_text(encoding="utf-8"))
        if not (path in SETTINGS and word in OF_SETTINGS)
    ]
    assert not named, "\n".join(named)


@pytest.mark.parametrize(
    "source",
    [
        'ABOUT = {"gun_jam": 1}',
        'text = f"choose:{x} full_auto"',
        "from .cards.actions.red import FullAuto",
        "red.FullAuto()",
    ],
)
def test_a_card_named_elsewhere_is_caught(source: str) -> None:
    assert cards_named(source)


@pytest.mark.parametrize("source", ['"""As with full_auto."""', 'field = "power_field"', "# gun_jam"])
def test_words_about_cards_are_no_code(source: str) -> None:
    assert not cards_named(source)


# ---------------------------------------------------------------------- what is in force

AFTER_RESOLVING = ("slays", "after_attack", "misses", "after_miss", "after_terrain_token", "at_event_end")


@pytest.mark.parametrize("card", ACTION_CARDS.values(), ids=lambda card: card.id)
def test_a_card_lasts_if_it_has_a_say_after_it_has_been_resolved(card: ActionCard) -> None:
    """It says itself for how long."""
    overridden = [hook for hook in AFTER_RESOLVING if getattr(type(card), hook) is not getattr(ActionCard, hook)]
    assert (type(card).lasts is not ActionCard.lasts) is bool(overridden)


# ---------------------------------------------------------------------- what an effect is about


def test_a_card_says_what_its_effect_is_about() -> None:
    effects = [
        {"card": "gun_jam", "about": "red", "round": 2},
        {"card": "second_wind", "about": "valencio", "round": 1},
        {"card": "evasion", "about": None, "round": 1},
    ]
    t = stage("leon>, valencio<", effects=effects)
    assert RULES.write(t.state)["effects"] == effects
    shown = t.game.view(0)["open"]
    assert isinstance(shown, dict) and isinstance(shown["effects"], dict)
    assert shown["effects"]["events"] == effects


@pytest.mark.parametrize(
    "effect",
    [
        {"card": "gun_jam"},
        {"card": "gun_jam", "about": "leon"},
        {"card": "second_wind", "about": "red"},
        {"card": "second_wind", "about": None},
        {"card": "evasion", "about": "red"},
    ],
)
def test_an_effect_about_something_else_is_refused(effect: dict[str, str | None]) -> None:
    with pytest.raises(FileError):
        stage("leon>, valencio<", effects=[effect])


def test_a_card_that_strikes_back_says_how_often() -> None:
    """The odds read `strikes_back`; the engine plays `after_miss`."""
    for card in ACTION_CARDS.values():
        assert (type(card).after_miss is not ActionCard.after_miss) == bool(card.strikes_back), card.id
