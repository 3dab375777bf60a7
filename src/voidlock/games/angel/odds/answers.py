"""Outcome probabilities for each answer to a roll that is on the table, for a reroll, and for a location's roll."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from voidlock.engine import Argument
from voidlock.games.angel.cards.base import LOCATION_CARDS
from voidlock.games.angel.facts import MARINE_THINGS, SKULLS, TERRAIN_NAMES
from voidlock.games.angel.view.types import AngelView
from voidlock.odds.figure import Because, Figure, NoOdds

from .attack import faces_slay, most_slain, slain_chances
from .board import board
from .defence import Outcomes, accept, pay, use_shield
from .phase import Phase, first_attack, first_attacked_spot, play_out


def answers(view: AngelView, with_cards: Iterable[str] = ()) -> Mapping[str, Phase]:
    """The rest of the phase for each answer in R-7.4 step 2, under the assumed spending policy."""
    here = board(view, with_cards)
    if here.asked is None or here.asked[0] != "defence":
        raise NoOdds(here.asked)
    face = here.asked[1]
    swarm, defence = first_attack(here)
    ways: dict[str, Outcomes] = {}
    if defence.tokens:
        ways["reroll"] = pay(swarm, defence)
    if defence.shield:
        ways[f"discard:{TERRAIN_NAMES[here.shield]}"] = use_shield(swarm, defence)
    ways["accept"] = accept(swarm, defence, face)
    return {answer: play_out(here, first) for answer, first in ways.items()}


def reroll(view: AngelView) -> Figure:
    """The probability that the offered reroll succeeds, with all tokens he may pay (R-7.3, R-7.4).

    The card that shields him is kept: to use it is an answer of its own.
    """
    here = board(view)
    if here.asked is not None and here.asked[0] == "defence":
        swarm, defence = first_attack(here)
        if not defence.tokens:
            raise NoOdds("reroll")
        chance = sum(
            (part for way, part in pay(swarm, defence._replace(shield=False)).items() if way.survives), Fraction(0)
        )
        marine = here.rows[first_attacked_spot(here) >> 1].marine
        return Figure(chance, Because("odds-rerolled-defence", {"marine": MARINE_THINGS[marine]}))
    for question in view["open"]["owed"]:
        if question.get("kind") == "reroll_attack" and question["subject"] is not None:
            row = here.rows[here.row_of(question["subject"].id)]
            missed = slain_chances(faces_slay(row.marine, here.now), 1, row.tokens - 1)[0]
            most = most_slain(here, question["subject"].id)
            told: dict[str, Argument] = {"marine": MARINE_THINGS[row.marine], "most": most}
            return Figure(1 - missed, Because("odds-rerolled-attack", told))
    raise NoOdds("reroll")


def certainty(view: AngelView) -> Figure:
    """Certainty that no other face does better than the one on the table, nor any card that could be spent (R-7.4)."""
    here = board(view)
    for question in view["open"]["owed"]:
        face, subject = question.get("face"), question["subject"]
        if question.get("kind") == "defence" and here.asked is not None:
            swarm, defence = first_attack(here)
            best = not defence.strikes_back and all(way.survives for way in accept(swarm, defence, here.asked[1]))
        elif question.get("kind") == "reroll_attack" and face is not None and subject is not None:
            slain = faces_slay(here.rows[here.row_of(subject.id)].marine, here.now)
            # A card that rewards skulls leaves alone what they slay, so the face that slays most is one of them.
            best = slain[int(face.id)] >= most_slain(here, subject.id)
        else:
            continue
        if best:
            return Figure(Fraction(1), Because("odds-settled"))
    raise NoOdds("settled")


def location_roll(view: AngelView) -> Figure:
    """The probability that the roll which the location offers wins the game, or that the Marine survives it."""
    opened = view["open"]
    card = LOCATION_CARDS[board(view).location]
    for question in opened["owed"]:
        if card.rolls_for and question.get("card") == card.thing and question.get("kind") in LOCATION_ROLLS:
            chance = Fraction(card.good_faces(opened["location_tokens"]), len(SKULLS))
            subject = question["subject"]
            return Figure(
                chance,
                Because(
                    f"odds-rolled-{card.rolls_for}",
                    {"location": card.thing} if subject is None else {"marine": subject},
                ),
            )
    raise NoOdds("roll")


LOCATION_ROLLS = ("panel", "teleport")
"""Questions that offer a roll instead of a token."""
