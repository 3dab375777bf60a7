"""Death Angel in the reference: the printed facts of each card."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from voidlock.reference.entry import Details, Fact, GameReference, SheetPart
from voidlock.reference.rulebook import Document
from voidlock.texts import Words

from .facts import (
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
    MARINES_OF,
    MOVE_NAMES,
    SETUPS,
    SIDE_NAMES,
    SIZE_NAMES,
    STAY,
    TEAM_NAMES,
    TERRAIN,
    TERRAIN_NAMES,
    TYPE_NAMES,
    Placement,
    team_by_name,
)

Facts = Iterator[Fact]


def details_of(kind: str, id: str, words: Words) -> Details:
    """The facts of a card, with the rule of its kind; terms have none."""
    if kind not in KINDS:
        return Details()
    facts, rule, copies = KINDS[kind]
    return Details(tuple(facts(id, words)), rule, copies(id))


def _fact(words: Words, label: str, value: str) -> Fact:
    return Fact(words.say(f"fact-{label}"), value)


def _list(words: Words, names: list[str]) -> str:
    return words.say("terminal-comma").join(names)


def _marine(id: str, words: Words) -> Facts:
    fact = MARINES[MARINE_NAMES.index(id)]
    yield _fact(words, "team", words.name("team", TEAM_NAMES[fact.team]))
    yield _fact(words, "range", str(fact.range))


def _team(id: str, words: Words) -> Facts:
    team = team_by_name(id)
    yield _fact(words, "marines", _list(words, [words.name("marine", MARINE_NAMES[each]) for each in MARINES_OF[team]]))
    cards = [
        words.say("fact-numbered", number=fact.number, name=("action", fact.id))
        for fact in ACTIONS
        if fact.team == team
    ]
    yield _fact(words, "cards", _list(words, cards))


def _action(id: str, words: Words) -> Facts:
    fact = ACTIONS[ACTION_NAMES.index(id)]
    yield _fact(words, "number", str(fact.number))
    yield _fact(words, "team", words.name("team", TEAM_NAMES[fact.team]))
    yield _fact(words, "type", words.name("type", TYPE_NAMES[fact.type]))


def _event(id: str, words: Words) -> Facts:
    fact = EVENTS[EVENT_NAMES.index(id)]
    yield _fact(words, "copies", str(fact.copies))
    yield _fact(words, "instinct", words.say("fact-yes" if fact.instinct else "fact-no"))
    boxes = [
        words.say(
            "fact-box", size=words.name("size", SIZE_NAMES[size]), colour=words.name("colour", COLOUR_NAMES[colour])
        )
        for size, colour in fact.spawn
    ]
    yield _fact(words, "spawn", _list(words, boxes))
    move = words.name("move", MOVE_NAMES[fact.move])
    moved = (
        words.say("fact-moves", icon=words.name("icon", ICON_NAMES[fact.icon]), move=move)
        if fact.move != STAY
        else move
    )
    yield _fact(words, "movement", moved)


def _location(id: str, words: Words) -> Facts:
    number = LOCATION_NAMES.index(id)
    fact = LOCATIONS[number]
    if number < len(SETUPS):
        yield from _setup(number, words)
    else:
        yield _fact(words, "tier", fact.tier)
    yield _fact(words, "blips", words.say("fact-blips-each", left=fact.blips[0], right=fact.blips[1]))
    for side, name in enumerate(SIDE_NAMES):
        placed = [_place(each, words) for each in fact.terrain if each.side == side]
        yield _fact(words, f"terrain-{name}", _list(words, placed))
    if fact.ability:
        yield _fact(words, "ability", words.name("ability", fact.ability))
    if fact.final:
        yield _fact(words, "final", words.say("fact-yes"))


def _setup(number: int, words: Words) -> Facts:
    setup = SETUPS[number]
    yield _fact(words, "players", _list(words, [str(each) for each in setup.players]))
    yield _fact(words, "teams", str(setup.teams))
    yield _fact(words, "deck", _list(words, list(setup.tiers)))
    yield _fact(words, "sizes", words.say("fact-sizes-each", major=setup.sizes[0], minor=setup.sizes[1]))


def _place(placement: Placement, words: Words) -> str:
    from_end = "bottom" if placement.from_bottom else "top"
    name = words.name("terrain", TERRAIN_NAMES[placement.terrain])
    return words.say(f"fact-from-{from_end}", name=name, distance=placement.distance)


def _terrain(id: str, words: Words) -> Facts:
    number = TERRAIN_NAMES.index(id)
    fact = TERRAIN[number]
    yield _fact(words, "colour", words.name("colour", COLOUR_NAMES[fact.colour]))
    yield _fact(words, "activate", words.say("fact-yes" if fact.activatable else "fact-no"))
    lying = [
        words.name("location", each.id) for each in LOCATIONS if any(card.terrain == number for card in each.terrain)
    ]
    if lying:
        yield _fact(words, "lies-at", _list(words, list(dict.fromkeys(lying))))


def _genestealer(id: str, words: Words) -> Facts:
    yield _fact(words, "copies", str(_creatures(id)))
    icons = id.removeprefix("lord_").split("_") if id in LORD_NAMES else [id]
    yield _fact(words, "icons", _list(words, [words.name("icon", icon) for icon in icons]))
    moving = [event for event in EVENTS if event.move != STAY and ICON_NAMES[event.icon] in icons]
    for move in (1, 2):
        count = sum(event.copies for event in moving if event.move == move)
        yield _fact(words, f"{MOVE_NAMES[move]}-events", str(count))


def _creatures(id: str) -> int:
    return 1 if id in LORD_NAMES else COPIES


def _one(id: str) -> int:
    return 1


def _none(id: str) -> int:
    return 0


def _events(id: str) -> int:
    return EVENTS[EVENT_NAMES.index(id)].copies


KINDS: dict[str, tuple[Callable[[str, Words], Facts], str, Callable[[str], int]]] = {
    "marine": (_marine, "R-3.7", _one),
    "team": (_team, "R-2.4", _none),
    "action": (_action, "R-6.2", _one),
    "event": (_event, "R-9.1", _events),
    "location": (_location, "R-14.4", _one),
    "terrain": (_terrain, "R-15.1", _one),
    "genestealer": (_genestealer, "R-3.9", _creatures),
}
"""By kind of card: its facts, its rule, and how many copies are in the box."""


def _terms(*ids: str) -> tuple[tuple[str, str], ...]:
    return tuple(("term", id) for id in ids)


SHEET = (
    (
        SheetPart("round", _terms("phase_choose", "phase_resolve", "phase_attack", "phase_event", "travel")),
        SheetPart("actions", _terms("type_support", "type_move_activate", "type_attack", "activate")),
        SheetPart(
            "dice", (("die", "combat"), *_terms("attack", "defence", "skull", "reroll", "support_token", "brood_lord"))
        ),
        SheetPart("board", _terms("facing", "behind", "engaged", "range", "shift", "current_player")),
        SheetPart("swarms", _terms("spawn", "move_adjacent", "flank", "merge", "instinct")),
        SheetPart("ends", _terms("winning", "losing", "team_elimination")),
        SheetPart("terrain", cards="terrain", facts=(0,)),
        SheetPart("setup", cards="location", without=frozenset(LOCATION_NAMES[len(SETUPS) :])),
    ),
    (
        SheetPart("action-cards", cards="action", facts=(0, 1, 2)),
        SheetPart("locations", cards="location", without=frozenset(LOCATION_NAMES[: len(SETUPS)]), facts=(0, 1)),
    ),
)

REFERENCE = GameReference(
    Document("death-angel", listed=("18", "19", "20", "21")),
    ("action", "event", "location", "terrain", "genestealer", "marine", "team", "token", "die", "term"),
    SHEET,
    details_of,
)
