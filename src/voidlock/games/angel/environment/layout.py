"""Feature layout of an observation of Death Angel."""

from __future__ import annotations

from voidlock.games.angel.facts import (
    ACTION_NAMES,
    COPIES,
    EVENT_NAMES,
    EVENTS,
    ICON_NAMES,
    KIND_NAMES,
    LOCATION_NAMES,
    LOCATIONS,
    LORD_NAMES,
    MARINE_NAMES,
    SETUPS,
    SIDE_NAMES,
    SPOT_NAMES,
    TEAM_NAMES,
    TERRAIN_NAMES,
    TOKENS,
    TYPE_NAMES,
)
from voidlock.games.angel.state import PHASE_NAMES
from voidlock.gym.blocks import Block, Field, Layout, one

SEATS = tuple(str(seat) for seat in range(1, 7))
TIERS = tuple(sorted({location.tier for location in LOCATIONS} - {"setup"}))
FACES = tuple(str(face) for face in range(6))
OUTCOMES = ("slain", "miss", "hit")
MOST_ROUNDS = 60
MOST_TOGETHER = 12
"""The cap on the number of cards in front of or behind a Marine."""

QUESTIONS = (
    *["choose_team", "choose_action", "place_token", "munitorium", "move", "facing", "activate", "onward"],
    *["attack", "again", "paid_attack", "granted_attack", "reroll_attack", "defence", "slay", "counter_slay", "door"],
    *["strategize", "power_field", "stealth_first", "stealth_second", "scout_look", "scout_place"],
    *["intimidate_roll", "intimidate_pick", "smaller_pile", "odd_card", "spawn_who", "spawn_order"],
    *["event_target", "event_follow_up", "arrive", "lords", "panel", "panel_turn", "teleport"],
)
"""The kinds of question the game can ask."""


def _deck() -> tuple[Field, ...]:
    """The decks, the piles and the Event card being resolved."""
    genestealers = COPIES * len(ICON_NAMES)
    return (
        *[one(f"pile_{side}", f"cards in the {side} blip pile", genestealers) for side in SIDE_NAMES],
        *[
            Field(f"known_{side}", ICON_NAMES, f"cards known to lie in the {side} blip pile", COPIES)
            for side in SIDE_NAMES
        ],
        Field("piled", ICON_NAMES, "further cards known to lie in one of the two piles", COPIES),
        one("deck", "cards in the Genestealer deck", genestealers),
        Field("discard", ICON_NAMES, "Genestealers discarded", COPIES),
        Field("dead_lords", LORD_NAMES, "this Brood Lord is slain"),
        one("events", "cards in the Event deck", sum([event.copies for event in EVENTS])),
        Field("event_discard", EVENT_NAMES, "Event cards discarded", max([event.copies for event in EVENTS])),
        Field("event_known_to", ("everybody", "me", "another"), "who knows the Event card being resolved"),
        Field("event", EVENT_NAMES, "the Event card being resolved, if this seat knows it"),
        Field(
            "named",
            (*MARINE_NAMES, *TEAM_NAMES, *SPOT_NAMES, *SIDE_NAMES, *KIND_NAMES),
            "what was named for that card: Marine, team, spot, blip pile, kind of card",
        ),
        Field("event_on_top", EVENT_NAMES, "the top card of the Event deck, if this seat has looked at it"),
        Field("event_deeper", EVENT_NAMES, "cards this seat has looked at that lie deeper", 2),
    )


def _effects(when: str, told: str) -> tuple[Field, ...]:
    return (
        Field(f"effect_{when}", EVENT_NAMES, f"an effect of this Event card is in force {told}"),
        Field(f"about_{when}", (*TEAM_NAMES, *MARINE_NAMES), f"an effect about this team or Marine {told}"),
    )


def _side(side: str) -> tuple[Field, ...]:
    return (
        Field(f"{side}_swarm", ICON_NAMES, "Genestealers; in the attack phase those that have not attacked", COPIES),
        Field(f"{side}_lords", LORD_NAMES, "Brood Lords likewise"),
        Field(f"{side}_done", ICON_NAMES, "Genestealers that have attacked in this phase", COPIES),
        Field(f"{side}_done_lords", LORD_NAMES, "Brood Lords likewise"),
        one(f"{side}_field", "under Power Field"),
        Field(f"{side}_terrain", TERRAIN_NAMES, "this Terrain card lies here"),
    )


TABLE = Block(
    "table",
    ("",),
    (
        Field("seat", SEATS, "the seat that looks"),
        Field("players", SEATS, "number of players"),
        one("round", "the round", MOST_ROUNDS),
        Field("phase", PHASE_NAMES, "the phase"),
        Field("result", ("win", "loss"), "how the game ended"),
        Field("current", SEATS, "the current player"),
        one("is_current", "the seat that looks is the current player"),
        Field("first", SEATS, "the seat that picked first"),
        Field("setup", tuple(LOCATION_NAMES[setup.location] for setup in SETUPS), "the Setup Location"),
        Field("location", LOCATION_NAMES, "the current location"),
        one("location_tokens", "tokens on the location", TOKENS),
        Field("ahead", TIERS, "a location of this tier lies ahead"),
        one("supply", "tokens in the supply", TOKENS),
        *_deck(),
        Field("standing", ACTION_NAMES, "this Action card is in force this round"),
        *_effects("now", "this round"),
        *_effects("next", "in the next round"),
    ),
)

ROW = Block(
    "row",
    tuple(str(position) for position in range(1, len(MARINE_NAMES) + 1)),
    (
        Field("marine", MARINE_NAMES, "the Marine here"),
        one("own", "he is controlled by the seat that looks"),
        Field("faces", SIDE_NAMES, "where he faces"),
        one("tokens", "his Support Tokens", TOKENS),
        *_side("left"),
        *_side("right"),
    ),
)

MARINE = Block(
    "marine",
    MARINE_NAMES,
    (
        one("in_formation", "he lives"),
        one("slain", "he is slain"),
        one("own", "controlled by the seat that looks"),
        one("position", "his position from the top", len(MARINE_NAMES)),
        Field("faces", SIDE_NAMES, "where he faces"),
        one("tokens", "his Support Tokens", TOKENS),
        one("in_front", "cards in front of him", MOST_TOGETHER),
        one("behind", "cards behind him", MOST_TOGETHER),
    ),
)

TERRAIN = Block(
    "terrain",
    TERRAIN_NAMES,
    (
        one("in_formation", "it lies in the formation"),
        one("held", "the seat that looks holds it"),
        one("held_by_other", "another seat holds it"),
        one("tokens", "tokens on it", TOKENS),
        one("activated", "activated this round"),
        one("limited", "under a spawn limit"),
    ),
)

TEAM = Block(
    "team",
    TEAM_NAMES,
    (
        Field("seat", SEATS, "who controls it; all 0: not in the game"),
        one("own", "controlled by the seat that looks"),
        one("in_play", "a Marine of it lives"),
        Field("open", TYPE_NAMES, "the Action card that lies open"),
        one("resolved", "that card has been taken up this round"),
        Field("last", TYPE_NAMES, "the type it played last"),
        one("face_down", "a chosen card lies face down"),
        Field("hand", TYPE_NAMES, "own teams: cards in hand"),
        Field("chosen", TYPE_NAMES, "own teams: the card chosen, face down or in the question still open"),
    ),
)

QUESTION = Block(
    "question",
    ("",),
    (
        one("owed", "choices this seat owes; the first of them is asked", len(TEAM_NAMES)),
        Field("asked", SEATS, "the seat that owes an answer everybody knows of"),
        Field("kind", QUESTIONS, "the kind of question"),
        Field(
            "card",
            (*ACTION_NAMES, *EVENT_NAMES, *LOCATION_NAMES, *TERRAIN_NAMES, *MARINE_NAMES, *SPOT_NAMES),
            "the card that asks, the Marine who attacks, or the spot of the attacking swarm",
        ),
        Field("subject", (*MARINE_NAMES, *TEAM_NAMES, *TERRAIN_NAMES), "what it is asked about"),
        Field("face", FACES, "the face of the die that lies there"),
        Field("outcome", OUTCOMES, "the outcome if the roll stays"),
    ),
)

LAYOUT = Layout((TABLE, ROW, MARINE, TERRAIN, TEAM, QUESTION))
NAMES = LAYOUT.names
