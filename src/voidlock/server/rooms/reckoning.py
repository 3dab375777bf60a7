"""Advice, chances and whole files: what a guest may ask for that changes nothing."""

from __future__ import annotations

import logging
from collections.abc import Coroutine

from msgspec import Raw, json

from voidlock.engine import AnyGame, Game, Input, Reason, Refused, Rolled, save
from voidlock.games.hulk import State as Hulk
from voidlock.games.hulk.marines.routes import route
from voidlock.protocol import (
    Advice,
    Advise,
    Chances,
    FromServer,
    Look,
    Reckon,
    Review,
    Reviewed,
    Route,
    Routed,
    Then,
    refusal,
)
from voidlock.server.log.older import raw_file
from voidlock.server.log.table import NotAllowed

from .hub import Hub
from .place import Guest, Place

log = logging.getLogger("voidlock.server")


def advised(hub: Hub, guest: Guest, place: Place, message: Advise) -> Coroutine[None, None, None]:
    """What the librarian would do, sent when it is ready; refused at once if it may not be asked."""
    table = place.table
    if not table.options.advice:
        raise NotAllowed("table_no_advice")
    choice = table.choice(message.choice, guest.seats)
    record, texts = save(table.playing()), choice.texts()

    async def work() -> FromServer:
        thought = await hub.thinkers.advice(record, choice.seat, texts, message.key)
        return Advice(
            key=message.key,
            choice=message.choice,
            verdict=thought.verdict,
            answers=thought.answers,
            level=thought.level,
            plan=thought.plan,
            rule=thought.rule,
            why=thought.why,
            plays_on=thought.plays_on,
        )

    return _when_ready(guest, message.key, work())


def reckoned(hub: Hub, guest: Guest, place: Place, message: Reckon) -> Coroutine[None, None, None]:
    """The exact chances, sent when they are ready. Anybody may have a spectator's."""
    if message.seat:
        guest.asking.own(message.seat)
    record = save(place.table.playing())

    async def work() -> FromServer:
        figures = await hub.thinkers.chances(record, message.seat)
        return Chances(key=message.key, seat=message.seat, figures=Raw(json.encode(figures)))

    return _when_ready(guest, message.key, work())


def looked_back(hub: Hub, guest: Guest, place: Place, message: Look) -> Coroutine[None, None, None]:
    """The board as one's own seat, or a spectator, saw it then."""
    if message.seat:
        guest.asking.own(message.seat)
    game = place.table.playing()
    record = save(game)
    record["inputs"], record["result"] = [given.text() for given in inputs_until(game, message)], ""

    async def work() -> FromServer:
        view = await hub.thinkers.then(record, message.seat, message.events)
        opened, own = Raw(json.encode(view["open"])), Raw(json.encode(view["own"]))
        return Then(key=message.key, seat=message.seat, open=opened, own=own)

    return _when_ready(guest, message.key, work())


def inputs_until(game: AnyGame, message: Look) -> list[Input]:
    """The inputs up to the question that came after so many events of the seat."""
    numbers = [number for number, event in game.events if event.seen_by(message.seat) is not None]
    until = numbers[min(message.events, len(numbers)) - 1] if message.events and numbers else 0
    while until < len(game.inputs) and isinstance(game.inputs[until], Rolled):
        until += 1
    return game.inputs[:until]


def routed(place: Place, message: Route) -> Routed:
    """The walk of a marine who is on the board, as it is now; anybody may see the board."""
    game = place.table.playing()
    if not isinstance(game, Game) or not isinstance(game.state, Hulk):
        raise Refused(Reason("no_way"))
    state = game.state
    names, squares = state.board.marine_names, state.board.names
    if message.terminator not in names or message.square not in squares:
        raise Refused(Reason("no_way"))
    marine = state.board.marine_called(message.terminator)
    found = None if state.where[marine] < 0 else route(state, marine, squares.index(message.square))
    if found is None:
        raise Refused(Reason("no_way"))
    return Routed(key=message.key, cost=found.cost, orders=list(found.orders), costs=list(found.costs))


def reviewed(hub: Hub, guest: Guest, place: Place, message: Review) -> Coroutine[None, None, None]:
    """How lucky the game was, once it is over."""
    game = place.table.playing()
    if not game.result:
        raise NotAllowed("table_not_over")
    record = save(game)

    async def work() -> FromServer:
        return Reviewed(key=message.key, review=Raw(json.encode(await hub.thinkers.review(record))))

    return _when_ready(guest, message.key, work())


async def _when_ready(guest: Guest, key: str, work: Coroutine[None, None, FromServer]) -> None:
    try:
        guest.send(await work)
    except Exception:
        log.exception("table=%s reckoning failed", guest.table)
        guest.send(refusal(Reason("table_failed"), key))


def whole_file(guest: Guest, place: Place) -> Raw:
    """It holds secrets: for a person without other people at any time, for everybody once the game is over.

    Whoever has lost his seat in this game is one of the others too: he may be let in again.
    """
    game = place.table.playing()
    people = {secret for chair in place.table.chairs for secret in chair.secrets()}
    if not game.result and not (guest.seats and people <= guest.hashes):
        raise NotAllowed("table_file_later")
    return raw_file(game)
