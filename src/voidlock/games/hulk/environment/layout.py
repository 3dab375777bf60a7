"""Feature layout of an observation of Space Hulk; its size depends on the mission's board."""

from __future__ import annotations

from functools import lru_cache

from voidlock.games.hulk.facts import ALIEN_AP, FACING_NAMES, MARINE_AP, PHASE_NAMES
from voidlock.games.hulk.map.board import Board
from voidlock.games.hulk.state import OBJECT_STATES
from voidlock.gym.blocks import Block, Field, Layout, one

QUESTIONS = (
    *("deployment", "deploy", "deploy_facing", "command_points", "next_marine", "order", "shoot_after_moving"),
    *("react", "overwatch_order", "overwatch_target", "reveal_order", "place_stealer", "place_blip", "parry"),
    *("guard_reroll", "add_psi", "face_attacker"),
)
"""The kinds of question the game can ask."""

OUTCOMES = ("attacker", "tie", "defender", "unharmed")
MOST_TURNS = 40
MOST_AMMUNITION = 10
MOST_PSI = 20
MOST_BLIPS = 61
MOST_LURKERS = 22
DOOR_STATES = ("closed", "open", "destroyed")
VALUES = ("1", "2", "3")


@lru_cache(maxsize=16)
def layout_of(board: Board) -> Layout:
    """The blocks for a mission: the table, its marines, its squares and entry areas, and the question."""
    marines = board.marine_names
    return Layout(
        [
            _table(board),
            Block("marine", marines, _marine()),
            Block("square", board.names, _square(len(marines))),
            Block("entry", board.entry_names, _entry()),
            _question(board),
        ]
    )


def _table(board: Board) -> Block:
    fields = [
        one("turn", "the turn", MOST_TURNS),
        one("turn_limit", "the last turn; 0: none", MOST_TURNS),
        Field("phase", PHASE_NAMES, "the phase"),
        Field("result", ("win", "draw", "loss"), "how the game ended"),
        one("command_points", "command points left", 6),
        one("power_used", "a psychic power was used this phase"),
        one("pile", "blips in the draw pile", MOST_BLIPS),
        Field("used", VALUES, "revealed blips by value", MOST_BLIPS),
        Field("known", VALUES, "blips certain to be in the pile or in play", MOST_BLIPS),
        one("unseen", "blips removed unseen", MOST_BLIPS),
        one("kills", "aliens killed, where the mission counts them", MOST_BLIPS),
        Field("lord", ("appeared", "dead", "awake"), "the Broodlord"),
        Field("active", board.marine_names, "whose activation is running"),
        Field("carrier", board.marine_names, "who carries the object"),
        Field("object", OBJECT_STATES, "the object's state"),
        one("acting_ap", "action points of the alien that acts", ALIEN_AP),
        Field("target", board.marine_names, "the marine it goes for"),
    ]
    # A field needs a label; a mission may have no objectives.
    if board.objective_names:
        fields.append(Field("operated", board.objective_names, "operated"))
        fields.append(Field("burned", board.objective_names, "burned"))
    return Block("table", ("",), tuple(fields))


def _marine() -> tuple[Field, ...]:
    return (
        one("on_board", "he is on the board"),
        one("left", "he has left it, alive"),
        Field("faces", FACING_NAMES, "where he faces"),
        one("ap", "action points left", MARINE_AP),
        one("activated", "activated this phase"),
        one("overwatch", "in overwatch"),
        one("guard", "on guard"),
        one("jammed", "his gun is jammed"),
        one("ammunition", "shots left", MOST_AMMUNITION),
        one("reloads", "reloads left"),
        one("psi", "psi points left", MOST_PSI),
        one("gun_works", "he can fire a bolter or a cannon"),
        one("aims", "his next shot at the same target is sustained"),
    )


def _square(marines: int) -> tuple[Field, ...]:
    return (
        one("marine", "a marine stands here, by his number", marines),
        one("marine_here", "a marine stands here"),
        one("stealer", "a stealer stands here"),
        Field("stealer_faces", FACING_NAMES, "where it faces"),
        one("broodlord", "the Broodlord, or its blip, is here"),
        one("blip", "a blip lies here"),
        one("acting", "the alien that acts stands here"),
        one("acted", "an alien that was activated this phase stands here"),
        one("brood", "an alien under the brood effect stands here"),
        Field("door", DOOR_STATES, "a door"),
        one("bulkhead", "a bulkhead"),
        one("burning", "it burns"),
        one("barrier", "a force barrier"),
        one("seen", "marines who see it", marines),
        one("object", "the object lies here"),
    )


def _entry() -> tuple[Field, ...]:
    return (
        one("blips", "blips that lurk here", 3),
        one("stealers", "stealers that lurk here", MOST_LURKERS),
        one("forced", "blips and stealers forced to lurk this turn", MOST_LURKERS),
    )


def _question(board: Board) -> Block:
    return Block(
        "question",
        ("",),
        (
            one("owed", "the player is asked"),
            Field("kind", QUESTIONS, "the kind of question"),
            Field("marine", board.marine_names, "the marine it is about"),
            one("square", "it is about a square: deployment"),
            Field("outcome", OUTCOMES, "the outcome if the dice stay"),
        ),
    )
