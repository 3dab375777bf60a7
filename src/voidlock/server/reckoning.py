"""Advice, chances and whole files: what a guest may ask for that changes nothing."""

from __future__ import annotations

import logging
from collections.abc import Coroutine

from msgspec import Raw, json

from voidlock.protocol import Advice, Advise, Chances, FromServer, Reckon, refusal
from voidlock.table import Reason, save

from .hub import Hub
from .older import raw_file
from .place import Guest, Place
from .table import OVER, NotAllowed

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
        return Advice(key=message.key, choice=message.choice, answers=thought.estimates, plan=thought.plan)

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


async def _when_ready(guest: Guest, key: str, work: Coroutine[None, None, FromServer]) -> None:
    try:
        guest.send(await work)
    except Exception:
        log.exception("table=%s reckoning failed", guest.table)
        guest.send(refusal(Reason("table_failed"), key))


def whole_file(guest: Guest, place: Place) -> Raw:
    """It holds secrets: for a person without other people at any time, for everybody once the game is over."""
    table = place.table
    game = table.playing()
    alone = bool(guest.seats) and table.persons() <= set(guest.seats)
    if table.status != OVER and not alone:
        raise NotAllowed("table_file_later")
    return raw_file(game)
