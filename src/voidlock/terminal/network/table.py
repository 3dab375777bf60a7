"""Network client of one table, for one seat or several: the server plays the game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from msgspec import UNSET, UnsetType
from websockets.asyncio.client import connect

from voidlock.engine import SPECTATOR, Choice, Option, Reason
from voidlock.engine.fair_dice import hash_of
from voidlock.games import KITS
from voidlock.games.kit import Route
from voidlock.odds.hindsight import Hindsight, Progress
from voidlock.protocol import replies, requests
from voidlock.protocol.messages import PROTOCOL, FairDiceInfo, Options, StandIn
from voidlock.protocol.replies import (
    Entered,
    FromServer,
    Gallery,
    Hello,
    Intents,
    Nudged,
    Refusal,
    State,
    TableInfo,
    Talk,
    Waits,
)
from voidlock.protocol.requests import FirstMessage, FromClient, new_key
from voidlock.protocol.views import read_view
from voidlock.terminal.model.advice import Advice, Estimate
from voidlock.terminal.model.board.game_values import View
from voidlock.terminal.model.session import Declined, Offer, Unreasonable
from voidlock.terminal.network.connection import Connection
from voidlock.terminal.network.hearing import event, fact, hindsight, planned, reason, table
from voidlock.terminal.network.links import Link, Seats
from voidlock.terminal.network.lobby import PHRASES, dice_lines, named, request_for
from voidlock.terminal.network.table_model import ShownTable
from voidlock.terminal.sessions.files import write_game
from voidlock.texts import Words

PASSING = (
    "table_store_failed",
    "table_not_ready",
    "table_too_fast",
    "table_too_late",
    "table_failed",
    "table_try_again",
)
"""Refusals on entry that are worth a retry."""

NEXT_AFTER = 5.0
"""Seconds in which a player may stay when the group goes on to its next table."""

VOID, NAME_TAKEN = "table_secret_void", "table_name_taken"
DECLINED = "screen-undo-declined"


class AtTable(ShownTable):
    """Listens to the server and sends requests."""

    def __init__(self, link: Link, seats: Seats, names: list[str], wanted: int = 0) -> None:
        super().__init__(link)
        self.seats, self.names, self.wanted = seats, names, wanted
        self.opening = Options(players=2)
        """The settings of a new table, if the link names none."""
        self.connection = self._connection()
        self._sitting_down = False
        self._tell_review: Callable[[Progress], None] | None = None
        self._work: asyncio.Task[None] | None = None

    # ------------------------------------------------------------------ the connection

    def _connection(self) -> Connection:
        dial = partial(connect, self.link.socket, open_timeout=10, max_size=None)
        return Connection(dial, self._first, self._hear, self._notice_cut)

    async def begin(self) -> None:
        self._work = self.run_in_background(self.connection.stay())

    async def end(self) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.wait([self._work])

    def _notice_cut(self) -> None:
        self.cut_off = True
        self.changed()

    def _first(self) -> FirstMessage:
        """The first message: open a table, come back, take the wanted seat, or spectate."""
        if not self.link.table:
            host, seat = self.seats.host or self.seats.make_host(), self.seats.secrets.get(1) or self.seats.make(1)
            made = self.seats.invite or self.seats.make_invite()
            return requests.Open(name=self.names[0], host=host, secret=seat, options=self.opening, invite=made)
        if self.seats.every_secret():
            return requests.Sit(table=self.link.table, secrets=self.seats.every_secret())
        if self.wanted:
            secret = self.seats.make(self.wanted)
            name, invite = self.names[0], self._invite()
            return requests.Join(table=self.link.table, name=name, seat=self.wanted, secret=secret, invite=invite)
        return requests.Watch(table=self.link.table, invite=self._invite())

    def _invite(self) -> str | UnsetType:
        return self.seats.invite or UNSET

    def _hear(self, message: FromServer) -> None:
        """Handle a message from the server."""
        match message:
            case Hello() if message.protocol != PROTOCOL:
                self._refuse(Reason("table_other_protocol"))
            case Entered():
                self._enter(message)
            case TableInfo():
                if self.info is None:
                    kit = KITS.get(message.options.game)
                    if kit is None or kit.screen is None:
                        self._refuse(Reason("table_game_unknown", arguments={"name": message.options.game}))
                        return
                    self.board = kit.screen()()
                self._notice_declined(message)
                if message.together and message.next and (self.info is None or not self.info.next):
                    self.seats.bring_along(self.link._replace(table=message.next))
                    # Who comes back to look at a table that is over, or wants no other game, stays there.
                    self.stays = self.info is None or any(seat in message.staying for seat in self.held)
                    self.run_in_background(self._go_on_later())
                self.info = message
                self._compare_dice(message.fair_dice)
                self._sit_down_where_free()
            case State():
                before, self.state = self.state, message
                for name, news in message.news.items():
                    seat, fresh = int(name), [event(raw, self._game()) for raw in news.events]
                    if news.since < len(self._told.get(seat, [])) and self.notice and self.notice[0] == DECLINED:
                        # The game went back: the undo was agreed to.
                        self.notice = None
                    if news.since < len(self._told.get(seat, [])):
                        self._move_talk(name, news.since)
                    self._told.setdefault(seat, [])[news.since :] = fresh
                    self._fresh[seat] = [each for each in fresh if each is not None]
                    self._keep_boards(seat, before, news)
                self._settle()
            case Talk():
                self._talk[message.number] = message
            case Intents():
                self.intents = message.intents
            case Waits():
                self.watching = [each.seat for each in message.seats if each.watching]
            case Nudged():
                self.notice = "screen-nudged", message.by
            case Gallery():
                self.gallery = message.spectators
            case replies.Reviewing() if self._tell_review is not None:
                self._tell_review(Progress(*[getattr(message, name) for name in Progress._fields]))
            case Refusal() if not message.key:
                self._handle_refusal(reason(message))
        self.changed()

    async def _go_on_later(self) -> None:
        await asyncio.sleep(NEXT_AFTER)
        if self._goes_on():
            await self._go_on()

    async def _go_on(self) -> None:
        """Go to the next table of the group, with the same secrets."""
        assert self.info is not None
        link = self.link._replace(table=self.info.next)
        await self.end()
        self.link, self.seats = link, Seats(self.seats.folder, link)
        self._clear()
        self.connection, self._sitting_down = self._connection(), False
        await self.begin()
        self.changed()

    def _enter(self, message: Entered) -> None:
        self.put_off, self.cut_off = None, False
        moved = self.seats.follow(message.seats, message.marks)
        for seat in self.held:
            if seat not in message.seats and seat not in moved:
                self.notice = "screen-seat-lost", seat
                self.seats.forget(seat)
                self._told.pop(seat, None)
        for seat in self.asking:
            if seat not in (*message.seats, *message.asking):
                self.notice = "screen-seat-declined", seat
                self.seats.forget(seat)
        self.stood_in = message.stood_in
        self.held, self.host, self.asking = message.seats, message.host, message.asking
        if self.held:
            self._told.pop(SPECTATOR, None)
        if not self.link.table:
            self.link = self.link._replace(table=message.table)
            self.seats.name(self.link)
        self.link = self.link._replace(invite=self.seats.invite)
        self._settle()

    def _handle_refusal(self, why: Reason) -> None:
        """Handle a refused entry: without a seat, spectate; after some refusals, stop trying."""
        if why.id == VOID:
            lost = min(self.seats.secrets, default=0)
            if self.held and lost:
                self.notice = "screen-seat-lost", lost
            self.seats.forget_all()
            self.held, self.wanted = [], 0
        elif why.id in PASSING:
            self.put_off = why
        else:
            if self.wanted and not self.held:
                self.seats.forget(self.wanted)
            self._refuse(why)

    def _refuse(self, why: Reason) -> None:
        self.refused = why
        self.connection.ended = True

    def _notice_declined(self, now: TableInfo) -> None:
        """Report an undo request from here as declined once it is gone; the notice is cleared if the game went back."""
        asked = self.info.proposal if self.info is not None else None
        if asked is not None and asked.seat in self.held and now.proposal is None:
            self.notice = DECLINED, asked.seat

    def _compare_dice(self, dice: FairDiceInfo | None) -> None:
        """Remember the hash of the dice's secret, and compare it once the secret is shown."""
        if dice is not None and not dice.secret:
            self.seats.see(dice.hash)
        elif dice is not None and self.seats.hash:
            self.fair = self.seats.hash == dice.hash == hash_of(dice.secret)

    def _sit_down_where_free(self) -> None:
        """Take as many free seats as there are people at this keyboard; once."""
        if self.info is None or self.info.status != "open" or self._sitting_down or self.seats.secrets:
            return
        self._sitting_down = True
        free = [seat.number for seat in self.info.seats if seat.holder == "nobody"]
        if self.info.invited and not self.seats.invite:
            # The link is only for watching.
            return
        for name, seat in zip(self.names, free, strict=False):
            self.run_in_background(self._sit_if_free(seat, name))

    async def _sit_if_free(self, seat: int, name: str) -> None:
        """Take a seat, unless another player was quicker."""
        with suppress(Declined):
            await self._sit(seat, name)

    async def _sit(self, seat: int, name: str) -> None:
        secret = self.seats.make(seat)
        take = requests.Take(key=new_key(), seat=seat, name=name, secret=secret, invite=self._invite())
        try:
            await self._ask(take)
        except Unreasonable as refused:
            self.seats.forget(seat)
            numbered = f"{name[:22]} {seat}"
            if refused.reason.id != NAME_TAKEN or name == numbered:
                raise
            # Two accounts on two computers often have the same name.
            await self._sit(seat, numbered)

    # ------------------------------------------------------------------ actions

    async def past(self, events: int) -> View:
        request = requests.Look(key=new_key(), seat=self.viewer, events=events)
        then = await self.connection.request(request, replies.Then)
        return read_view(self._game(), self.viewer, then.open, then.own)

    async def _ask(self, message: FromClient) -> None:
        await self.connection.request(message, replies.Told)
        self.notice = None

    def _name_of(self, wanted: Choice[object]) -> str:
        for name, pending in self._pending():
            if (pending.seat, pending.kind, pending.texts()) == (wanted.seat, wanted.kind, wanted.texts()):
                return name
        raise Declined("screen-not-asked")

    async def answer(self, choice: Choice[object], option: Option[object]) -> None:
        await self._ask(requests.Answer(key=new_key(), choice=self._name_of(choice), answer=option.text))

    async def settle(self) -> None:
        self._settling, self._sure = not self._settling, None
        self.changed()

    async def take(self, offer: Offer) -> None:
        """Carry out an offer; ask for confirmation if it cannot be undone."""
        if offer.text in ("back", "wait"):
            self._settling, self._sure = False, None
            self.changed()
            return
        if offer.text == "yes" and self._sure is not None:
            offer, self._sure = self._sure, None
        elif offer.final:
            self._sure = offer
            self.changed()
            return
        verb, _, seat = offer.text.partition(":")
        if verb == "remain":
            self.stays = True
        elif verb == "go":
            await self._go_on()
        elif verb in ("keep", "choose"):
            await self._see_to(self.stood_in.pop(0), keep=verb == "keep")
        elif verb == "sit":
            name = self.names[min(len(self.held), len(self.names) - 1)]
            await self._sit(int(seat), name)
        else:
            await self._ask(request_for(verb, int(seat or 0)))
        self._settling = False
        self.changed()

    async def _see_to(self, stood: StandIn, *, keep: bool) -> None:
        """Keep what a bot has chosen in secret, or take it back, the last of it first."""
        for given in [] if keep else reversed(stood.answers):
            await self._ask(requests.Back(key=new_key(), seat=stood.seat, answer=given["text"]))

    async def undo(self) -> str:
        """Undo the player's own answer, or ask everybody."""
        await self._ask(requests.Undo(key=new_key()))
        asked = self.info is not None and self.info.proposal is not None
        return "screen-undo-waits" if asked else "terminal-undone"

    async def why_not(self, text: str, seat: int) -> Reason | None:
        try:
            await self.connection.request(requests.Why(key=new_key(), seat=seat, answer=text[:80]), replies.Told)
        except Unreasonable as refused:
            return refused.reason
        return None

    async def advise(self, choice: Choice[object]) -> Advice:
        request = requests.Advise(key=new_key(), choice=self._name_of(choice))
        given = await self.connection.request(request, replies.Advice)
        return Advice(
            verdict=given.verdict,
            answers=[Estimate(each.answer, each.chance, each.low, each.high) for each in given.answers],
            level=given.level,
            rule=given.rule,
            plan=planned(given.plan),
            why=fact(given.why),
            games=given.games,
            plays_on=given.plays_on,
        )

    async def hindsight(self, round: int) -> Hindsight:
        found = await self.connection.request(requests.Review(key=new_key(), round=round), replies.Reviewed)
        return hindsight(found.review)

    async def costly(self, tell: Callable[[Progress], None]) -> Hindsight:
        self._tell_review = tell
        found = await self.connection.request(requests.Review(key=new_key(), choices=True), replies.Reviewed)
        return hindsight(found.review)

    async def way(self, walker: str, square: str) -> Route:
        request = requests.Route(key=new_key(), terminator=walker, square=square)
        found = await self.connection.request(request, replies.Routed)
        if found.chance is not None:
            raise Declined("reason-no_way")
        return Route(found.cost, tuple(found.orders), tuple(found.costs), found.ap, found.cp)

    async def save(self, place: str, words: Words) -> str:
        given = await self.connection.request(requests.Fetch(key=new_key()), replies.GameFile)
        return words.say("terminal-saved", path=str(write_game(table(given.file), place, words)))

    async def dice(self, text: str, words: Words) -> list[str]:
        """Add words to the seed, if any are typed; then how the dice can be checked."""
        if text:
            if not self.held:
                raise Declined("screen-not-asked")
            given = self.info.fair_dice.words if self.info is not None and self.info.fair_dice is not None else {}
            seat = next((seat for seat in self.held if str(seat) not in given), self.held[0])
            await self._ask(requests.AddWords(key=new_key(), seat=seat, words=text[:200]))
        return dice_lines(self.info, self.fair, words)

    async def plan(self, choice: Choice[object], option: Option[object]) -> None:
        await self._ask(requests.Intend(key=new_key(), choice=self._name_of(choice), answer=option.text))

    async def say(self, text: str) -> None:
        if not self.held:
            raise Declined("screen-not-asked")
        seat = self.viewer or self.held[0]
        phrase, _, name = text.removeprefix("!").partition(" ")
        if text.startswith("!") and phrase in PHRASES:
            await self._ask(requests.Chat(key=new_key(), seat=seat, phrase=PHRASES[phrase], about=named(name)))
        elif text == "!nudge":
            for waited in sorted({choice["seat"] for choice in self.waited()} - {*self.held}):
                await self._ask(requests.Nudge(key=new_key(), seat=waited))
        else:
            await self._ask(requests.Chat(key=new_key(), seat=seat, text=text[:500]))
