"""Attacks by Marines: targets, the roll and its rerolls, what is slain, and further attacks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from voidlock.engine import D6, Choice, Count, Option, Script, Seat, Thing, ask, follow
from voidlock.games.angel.cards.base import ACTION_CARDS, EVENT_CARDS, ActionCard
from voidlock.games.angel.events import AttackMissed, DieRolled, MarineAttacks, NoTarget, NoTokenToPay
from voidlock.games.angel.facts import (
    EVERY_SPOT,
    FACE_THINGS,
    MARINE_THINGS,
    MARINES_OF,
    NEEDS_ABOVE,
    NEEDS_NUMBER,
    NEEDS_SKULL,
    OUTCOME_HIT,
    OUTCOME_MISS,
    RANGE_OF,
    SKULL_FACES,
    SKULLS,
    SPOT_THINGS,
)
from voidlock.games.angel.numbers import NOBODY, Marine, Spot, Team
from voidlock.games.angel.state import State
from voidlock.games.angel.state.options import ENOUGH, KEEP, REROLL, STOP, card_at, marine_spot, of_marine
from voidlock.games.angel.state.tasks import script

from .formation import is_protected, pay_token, slay, slayable, slayable_cards


def targets(state: State, marine: Marine) -> list[Spot]:
    """R-6.19: the swarms on the side he faces, within range, not under Power Field."""
    place = state.formation.index(marine)
    reach, side = RANGE_OF[marine], state.facing[marine]
    spots = EVERY_SPOT[2 * max(place - reach, 0) + side : 2 * min(place + reach + 1, len(state.formation)) : 2]
    return [spot for spot in state.swarms_at(spots) if not is_protected(state, spot)]


def without_target(state: State, marines: Iterable[Marine], card: Thing) -> None:
    """R-6.19: report that these Marines have no legal target for the card, so nothing is asked."""
    for marine in marines:
        state.tell(NoTarget(MARINE_THINGS[marine], card))


def roll_die(
    state: State, roller: Thing, good: Sequence[Thing] = (), needs: Sequence[Thing] | None = None
) -> Script[int]:
    """The raw face of a roll. `good` holds the faces that succeed; none if each face counts for itself."""
    face = yield D6
    state.tell(DieRolled(roller, FACE_THINGS[face], good, signs(tuple(good)) if needs is None else needs))
    return face


@cache
def signs(good: tuple[Thing, ...]) -> tuple[Thing, ...]:
    """What a roll needs that succeeds with these faces: a skull, single faces, more than a number."""
    above = len(FACE_THINGS) - 1
    while above >= 0 and FACE_THINGS[above] in good:
        above -= 1
    low = [face for face in FACE_THINGS[: max(above, 0)] if face in good]
    skull = set(SKULL_FACES) <= set(good) and not set(SKULL_FACES).isdisjoint(low)
    found = [NEEDS_SKULL] if skull else []
    found += [face for face in low if not (skull and face in SKULL_FACES)]
    return (*found, *NEEDS_ABOVE[above : above + 1]) if 0 <= above < len(FACE_THINGS) - 1 else tuple(found)


def attack(state: State, marine: Marine, spot: Spot) -> Script[None]:
    """R-6.20: roll, reroll, slay; then the effects of cards in force."""
    thing = MARINE_THINGS[marine]
    state.tell(MarineAttacks(thing, SPOT_THINGS[spot]))
    face = yield from _attack_roll(state, marine)
    most, may_stop = slays(state.standing, marine, face)
    slaying = slay_up_to if may_stop else slay_number
    slain = yield from slaying(state, state.seat_of(marine), [spot], most, thing, "slay")
    if not slain:
        state.tell(AttackMissed(thing, SPOT_THINGS[spot]))
    for number in state.standing:
        yield from follow(ACTION_CARDS[number].after_attack(state, marine, face, slain))


def _attack_roll(state: State, marine: Marine) -> Script[int]:
    """R-7.3: after each roll the controller may pay a token to roll again."""
    thing = MARINE_THINGS[marine]
    good, needs = _good(tuple(state.standing), marine)
    while True:
        face = yield from roll_die(state, thing, good, needs)
        if not state.tokens[marine]:
            return face
        most, _ = slays(state.standing, marine, face)
        choice = Choice(
            state.seat_of(marine),
            "reroll_attack",
            (REROLL, KEEP),
            subject=thing,
            face=FACE_THINGS[face],
            outcome=OUTCOME_HIT if most else OUTCOME_MISS,
        )
        if not (yield from ask(choice)):
            return face
        pay_token(state, marine)


def slays(standing: Iterable[int], marine: Marine, face: int) -> tuple[int, bool]:
    """R-7.7: how many cards the final face slays with these cards in force, and whether he may stop early."""
    for number in standing:
        by_card = ACTION_CARDS[number].slays(marine, face)
        if by_card is not None:
            return by_card
    return (1, False) if SKULLS[face] else (0, False)


@cache
def _good(standing: tuple[int, ...], marine: Marine) -> tuple[tuple[Thing, ...], tuple[Thing, ...]]:
    """The faces with which his attack slays, and what it needs: where each number slays as many, the number counts."""
    slain = [slays(standing, marine, face)[0] for face in range(len(FACE_THINGS))]
    good = tuple([thing for thing, number in zip(FACE_THINGS, slain, strict=True) if number])
    return good, (NEEDS_NUMBER,) if slain == [*range(len(FACE_THINGS))] else signs(good)


def slay_number(state: State, seat: Seat, spots: Sequence[Spot], number: int, card: Thing, kind: str) -> Script[int]:
    """The seat picks this many cards at the spots, one by one (R-13.9), or all; returns the number slain."""
    for slain in range(number):
        options = _slay_options(state, spots)
        if not options:
            return slain
        if slayable_cards(state, spots) <= number - slain:
            del options[1:]  # All the remaining ones must go.
        count = _among(slain, min(number, slain + slayable_cards(state, spots)))
        slay(state, *(yield from ask(Choice(seat, kind, options, card=card, count=count))))
    return number


def slay_up_to(state: State, seat: Seat, spots: Sequence[Spot], most: int, card: Thing, kind: str) -> Script[int]:
    """The seat picks cards at the spots one by one (R-13.9) and may stop early (R-7.9); returns the number slain."""
    for slain in range(most):
        options = _slay_options(state, spots)
        if not options:
            return slain
        count = _among(slain, min(most, slain + slayable_cards(state, spots)))
        picked = yield from ask(Choice(seat, kind, [*options, ENOUGH], card=card, count=count))
        if picked is None:
            return slain
        slay(state, *picked)
    return most


def _among(done: int, most: int, thing: Thing | None = None) -> Count | None:
    """The count of a question that is asked up to `most` times; one that is asked once needs none."""
    return Count(done + 1, most, thing) if most > 1 else None


def _attacks_left(card: ActionCard, marine: Marine, left: int) -> Count | None:
    """The count of the next of a Marine's attacks with a card; none for one that a card adds to them."""
    return _among(card.attacks(marine) - left, card.attacks(marine), MARINE_THINGS[marine])


def _slay_options(state: State, spots: Sequence[Spot]) -> list[Option[tuple[Spot, int]]]:
    return [card_at("slay", spot, kind) for spot in spots for kind in slayable(state, spot)]


# ---------------------------------------------------------------------- whose turn it is to attack


@script
def attackers(state: State, team: Team) -> Script[None]:
    """R-6.18: one at a time, each Marine of the team may attack, until all have or the player stops."""
    yield from _next_attacker(state, team, NOBODY, 0)


@script
def more_attackers(state: State, team: Team, marine: Marine, left: int) -> Script[None]:
    """The same while `marine`, who has attacked, has `left` attacks left."""
    if may_attack(state, team, marine) == [marine]:
        state.acted |= 1 << marine
        state.agenda.append(attack_again.later(marine, left, state.standing[-1]))
    else:
        yield from _next_attacker(state, team, marine, left)


def may_attack(state: State, team: Team, begun: Marine) -> list[Marine]:
    """The Marines of the team who may attack now; `begun` has attacked and has attacks left, or is NOBODY."""
    allowed = min([EVENT_CARDS[event].attackers() for event, _, _ in state.effects_now()], default=2)
    acted = [marine for marine in MARINES_OF[team] if marine == begun or state.acted >> marine & 1]
    waiting = [marine for marine in state.living(team) if not state.acted >> marine & 1]
    return [marine for marine in waiting if marine == begun or len(acted) < allowed]


def _next_attacker(state: State, team: Team, begun: Marine, left: int) -> Script[None]:
    card = ACTION_CARDS[state.standing[-1]]
    waiting = may_attack(state, team, begun)
    options: list[Option[tuple[Marine, Spot] | Marine]] = []
    for marine in waiting:
        options += [marine_spot("attack", marine, spot) for spot in targets(state, marine)]
        if card.instead_of_attack(state, marine):
            options.append(of_marine("charge", marine))
    if not options:
        without_target(state, waiting, card.thing)
        return
    count = _attacks_left(card, begun, left) if begun in waiting else None
    picked = yield from ask(Choice(state.controller[team], "attack", [*options, STOP], card=card.thing, count=count))
    if picked is None:
        return
    if isinstance(picked, int):
        state.agenda.append(attackers.later(team))
        state.acted |= 1 << picked
        yield from card.do_instead(state, picked)
        return
    marine, spot = picked
    if marine == begun:
        left -= 1
    elif card.attacks(marine) > 1 and not card.in_a_row(state):
        begun, left = marine, card.attacks(marine) - 1
    if marine != begun or not left:
        state.acted |= 1 << marine
    state.agenda.append(more_attackers.later(team, begun, left) if left else attackers.later(team))
    if marine != begun and card.attacks(marine) > 1:
        state.agenda.append(attack_again.later(marine, card.attacks(marine) - 1, card.number))
    yield from attack(state, marine, spot)


@script
def attack_again(state: State, marine: Marine, left: int, action: int) -> Script[None]:
    """The same Marine may attack again, up to `left` times, each time with a new target."""
    options = [marine_spot("attack", marine, spot) for spot in targets(state, marine)]
    card = ACTION_CARDS[action]
    if not options:
        without_target(state, [marine], card.thing)
        return
    choice = Choice(
        state.seat_of(marine),
        "again",
        [*options, STOP],
        card=card.thing,
        subject=MARINE_THINGS[marine],
        count=_attacks_left(card, marine, left),
    )
    picked = yield from ask(choice)
    if picked is None:
        return
    if left > 1:
        state.agenda.append(attack_again.later(marine, left - 1, action))
    yield from attack(state, *picked)


@script
def paid_attacks(state: State, action: int) -> Script[None]:
    """Each Marine of the card's team may pay one of his tokens for one attack; he chooses the target first."""
    card = ACTION_CARDS[action]
    waiting = [marine for marine in state.living(card.team) if not state.acted >> marine & 1]
    paying = [marine for marine in waiting if state.tokens[marine]]
    options = [marine_spot("attack", marine, spot) for marine in paying for spot in targets(state, marine)]
    if not options:
        without_target(state, paying, card.thing)
        for marine in waiting:
            if marine not in paying:
                state.tell(NoTokenToPay(MARINE_THINGS[marine], card.thing))
        return
    picked = yield from ask(Choice(state.controller[card.team], "paid_attack", [*options, STOP], card=card.thing))
    if picked is None:
        return
    marine, spot = picked
    state.acted |= 1 << marine
    state.agenda.append(paid_attacks.later(action))
    pay_token(state, marine)
    yield from attack(state, marine, spot)
