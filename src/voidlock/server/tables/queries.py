"""Read-only queries: odds, advice, past boards, routes, reviews and game files."""

from __future__ import annotations

from collections.abc import Coroutine

from msgspec import Raw, convert, json

from voidlock.engine import AnyGame, Input, Reason, Refused, Rolled, rounds_of, save
from voidlock.games import Lacking, kit_of
from voidlock.protocol.replies import AlienIntent, Arrows, Foreseen, Reviewed, Reviewing, Routed, TargetRank, Told
from voidlock.protocol.requests import Advise, ArrowKeys, Foresee, Look, Odds, Review, Route, Why
from voidlock.protocol.telling import refusal
from voidlock.server.log.migration import raw_file
from voidlock.server.log.seating import check_file_due
from voidlock.server.log.table import NotAllowed
from voidlock.server.operations.event_log import failure
from voidlock.server.operations.refusals import refusals
from voidlock.server.workers.fair_queue import Owner
from voidlock.server.workers.jobs import (
    AnyQuery,
    ExactOdds,
    LibrarianAdvice,
    LuckReview,
    NoThought,
    PastBoard,
    PuzzleVerdict,
    RoundReview,
    Thinker,
    file_of,
    job,
)

from .looking_back import Review as ReviewOfChoices
from .room import Client, Room


def check(client: Client, room: Room, message: Why) -> Told:
    """Confirms that an answer is legal now; refused with the reason if it is not."""
    client.requester.must_own(message.seat)
    reason = room.table.playing().why_not(message.answer, message.seat)
    if reason is not None:
        raise Refused(reason)
    return Told(key=message.key)


def advise(thinkers: Thinker, client: Client, room: Room, message: Advise) -> Coroutine[None, None, None]:
    """The librarian's advice, sent when ready; refused right away where the table does not allow it."""
    table = room.table
    if not table.options.advice:
        raise NotAllowed("table_no_advice")
    if kit_of(table.options.game).search_profile is None:
        raise Lacking("advice")
    choice = table.choice(message.choice, client.seats)
    file, texts = file_of(table.playing()), choice.texts()
    return _send_result(
        thinkers, client, LibrarianAdvice(file, key=message.key, choice=message.choice, seat=choice.seat, texts=texts)
    )


def find_odds(thinkers: Thinker, client: Client, room: Room, message: Odds) -> Coroutine[None, None, None]:
    """The exact odds for a seat, sent when ready. Every client may ask for a spectator's."""
    if message.seat:
        client.requester.must_own(message.seat)
    game = room.table.playing()
    if kit_of(game.rules.name).odds is None:
        raise Lacking("odds")
    return _send_result(thinkers, client, ExactOdds(file_of(game), key=message.key, seat=message.seat))


def look_back(thinkers: Thinker, client: Client, room: Room, message: Look) -> Coroutine[None, None, None]:
    """The board as a seat of the client, or a spectator, saw it then."""
    if message.seat:
        client.requester.must_own(message.seat)
    game = room.table.playing()
    record = save(game)
    record["inputs"], record["result"] = [given.text() for given in inputs_until(game, message)], ""
    file = Raw(json.encode(record))
    return _send_result(thinkers, client, PastBoard(file, key=message.key, seat=message.seat, events=message.events))


def inputs_until(game: AnyGame, message: Look) -> list[Input]:
    """The inputs up to the question that followed this many events of the seat."""
    numbers = [number for number, event in game.events if event.for_seat(message.seat) is not None]
    until = numbers[min(message.events, len(numbers)) - 1] if message.events and numbers else 0
    while until < len(game.inputs) and isinstance(game.inputs[until], Rolled):
        until += 1
    return game.inputs[:until]


def find_route(client: Client, room: Room, message: Route) -> Routed:
    """The cheapest walk of a marine on the board. Every client may ask: the board is open."""
    game = room.table.playing()
    finds = kit_of(game.rules.name).route
    found = finds()(game.state, message.terminator, message.square) if finds else None
    if found is None:
        raise Refused(Reason("no_way"))
    orders, costs = list(found.orders), list(found.costs)
    return Routed(
        key=message.key,
        cost=found.cost,
        orders=orders,
        costs=costs,
        ap=found.ap,
        cp=found.cp,
        chance=found.chance,
        dies=found.dies,
    )


def foresee(client: Client, room: Room, message: Foresee) -> Foreseen:
    """What the aliens would do now. Every client may ask: no secret is used."""
    game = room.table.playing()
    finds = kit_of(game.rules.name).intents
    if finds is None:
        raise Lacking("intents")
    found = finds()(game.state)
    return Foreseen(
        key=message.key,
        targets={name: TargetRank(rank=rank, lines=list(lines)) for name, (rank, lines) in found.targets.items()},
        aliens={name: convert(intent._asdict(), AlienIntent) for name, intent in found.enemies.items()},
    )


def find_arrows(client: Client, room: Room, message: ArrowKeys) -> Arrows:
    """Where arrow keys go on the map."""
    game = room.table.playing()
    finds = kit_of(game.rules.name).arrow_keys
    if finds is None:
        raise Lacking("arrow_keys")
    return Arrows(key=message.key, arrows={cell: dict(ways) for cell, ways in finds()(game.state).items()})


def review(thinkers: Thinker, client: Client, room: Room, message: Review) -> Coroutine[None, None, None]:
    """How lucky the players were, or what the client's choices cost, once the game is over; a puzzle's verdict."""
    game, puzzle = room.table.playing(), room.table.puzzle
    if puzzle is not None and puzzle.is_over(game):
        verdict = PuzzleVerdict(file_of(game), key=message.key, puzzle=puzzle.id)
        return _send_result(thinkers, client, verdict)
    if message.round:
        return _review_round(thinkers, client, room, message)
    if not game.result:
        raise NotAllowed("table_not_over")
    kit = kit_of(game.rules.name)
    if message.choices:
        if kit.search_profile is None or not client.seats:
            raise Lacking("advice")
        return _send_choices(thinkers, client, room, message.key)
    if kit.review is None:
        raise Lacking("review")
    return _send_result(thinkers, client, LuckReview(file_of(game), key=message.key))


def _review_round(thinkers: Thinker, client: Client, room: Room, message: Review) -> Coroutine[None, None, None]:
    """What the client's choices in a finished round were worth. It is advice, so the table must allow that."""
    table, game = room.table, room.table.playing()
    if not table.options.advice:
        raise NotAllowed("table_no_advice")
    if kit_of(game.rules.name).search_profile is None or not client.seats:
        raise Lacking("advice")
    begun = list(rounds_of(game))
    if message.round not in (begun if game.result else begun[:-1]):
        raise NotAllowed("table_not_over")
    seats = sorted(client.seats)
    return _send_result(thinkers, client, RoundReview(file_of(game), key=message.key, seats=seats, round=message.round))


REFUSED = {"busy": Reason("table_busy"), "too_long": Reason("table_too_slow"), "failed": Reason("table_failed")}
FAILED = Reason("table_store_failed")


async def _send_result(thinkers: Thinker, client: Client, work: AnyQuery) -> None:
    """Send the result, which is a whole message."""
    found = await computed(thinkers, client, work)
    if found is not None:
        client.send_frame(found)


async def computed(thinkers: Thinker, client: Client, work: AnyQuery) -> bytes | None:
    """The result; None if there is none, and the client has been sent the reason."""
    try:
        return await thinkers.think(job(Owner(client.table, client.address), work))
    except NoThought as none:
        _send_no_result(client, none, work.key)
        return None


def _send_no_result(client: Client, none: NoThought, key: str) -> None:
    if none.why == "failed":
        failure("query_failed", table=client.table)
    refusals.count_request(REFUSED[none.why].id, client.table)
    client.send(refusal(REFUSED[none.why], key))


async def _send_choices(thinkers: Thinker, client: Client, room: Room, key: str) -> None:
    """Send how far the review of the client's choices has come, and what it found; begin it if nobody has."""
    seats, file = sorted(client.seats), file_of(room.table.playing())
    review = room.reviews.get(tuple(seats))
    if review is None or review.file != file or review.failed is not None:
        # An undo has led to another end.
        owner = Owner(client.table, client.address)
        review = room.reviews[tuple(seats)] = ReviewOfChoices(thinkers, owner, file, seats)
    async for progress in review.progress():
        client.send(Reviewing(request=key, **progress._asdict()))
    if review.failed is not None:
        _send_no_result(client, review.failed, key)
    elif review.found is not None:
        client.send(Reviewed(key=key, review=review.found))


def whole_file(client: Client, room: Room) -> Raw:
    """The game file. It holds secrets: a player without other people may have it any time, others after the game."""
    check_file_due(room.table, client.hashes)
    return raw_file(room.table.playing())
