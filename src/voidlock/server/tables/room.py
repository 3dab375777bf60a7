"""A table in memory with its connected clients, and fan-out of its changes to them."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import count
from typing import NamedTuple

from msgspec import json, structs

from voidlock.engine import Reason, Refused
from voidlock.protocol.messages import Guesser, Intent, StandIn
from voidlock.protocol.replies import Entered, FromServer, Gallery, Guesses, Intents, Proposal, Waits
from voidlock.protocol.telling import refusal
from voidlock.server.access.limits import Limits
from voidlock.server.access.rate_limit import RateLimiter
from voidlock.server.log.entries import Answered, AnyEntry, TookBack, Undone, decode
from voidlock.server.log.permissions import Requester
from voidlock.server.log.seats import mark_of
from voidlock.server.log.table import OPEN, PLAYING, Damaged, Table
from voidlock.server.store.store import Line

from .company import Company
from .intents import TableIntents
from .looking_back import Review
from .views import Sent, View, ViewCache, message
from .waiting import LONG, Waiting

ENCODER = json.Encoder()
NUMBERS = count()


Post = Callable[[bytes | None], None]
"""Takes a frame for a client; None closes its connection once everything before is sent."""


class Client:
    """A connection: the hashes of the secrets it has shown, and what it was sent."""

    def __init__(self, table: str, hashes: Iterable[str], post: Post, invite: str = "") -> None:
        self.number = next(NUMBERS)
        """Older clients have lower ones."""
        self.table = table
        self.hashes = set(hashes)
        self.invite = invite
        """The hash of the invitation it has shown."""
        self.address = ""
        """Where it connects from."""
        self.limited = True
        """Whether limits per address hold for it."""
        self.spectator = 0
        """The number by which the host knows a spectator; 0 for everybody else."""
        self.gallery = b""
        """What the host was sent last about the spectators."""
        self.intents: list[Intent] = []
        """What it was sent last about what the others are about to do."""
        self.watching = False
        """Whether its page still shows what has happened."""
        self.waits: list[tuple[int, bool]] = []
        """What it was sent last about whom the table waits for."""
        self.guessers: list[Guesser] = []
        """What it was sent last about the guesses."""
        self.seats: list[int] = []
        self.asking: list[int] = []
        """The bots' seats it asks for."""
        self.host = False
        self.acts = False
        """Whether it acts for a host who is away."""
        self.stood_in: list[StandIn] = []
        """What it was told last about bots that played its seats."""
        self.channels: dict[str, str] = {}
        """By seat of its own, how its player is told that it is their turn."""
        self.heard = 0
        """Lines of the talk that it was sent."""
        self.known_by: list[str] = []
        """The hashes of its seats, lowest first, and of the host's secret: the first is the most lasting."""
        self.sent = Sent()
        self.view: View | None = None
        """The view it was sent last."""
        self.info = b""
        """The table message it was sent last."""
        self.thinking: set[asyncio.Task[None]] = set()
        """Background work for this client."""
        self._post = post

    @property
    def requester(self) -> Requester:
        return Requester(self.seats, self.host, self.asking, acts=self.acts)

    def keys(self, key: str) -> list[str]:
        """The idempotency keys of a request in the log: a guest's own, by each of the secrets they have shown.

        A guest who comes back shows all their secrets, perhaps more than before: one of these is the key of the first
        time. The prefix keeps clients from taking the server's own keys.
        """
        others = sorted(self.hashes.difference(self.known_by))
        return [f"guest-{hash[:16]}-{key}" for hash in (*self.known_by, *others)] or [f"guest--{key}"]

    def send(self, message: FromServer) -> None:
        self._post(ENCODER.encode(message))

    def send_frame(self, frame: bytes) -> None:
        self._post(frame)

    def send_away(self) -> None:
        """Close the connection once everything before is sent."""
        self._post(None)


class InfoOf(NamedTuple):
    """What the public state of a table follows from."""

    revision: int
    status: str
    proposal: Proposal | None
    here: set[int]
    acting: int


class Room:
    """A table, the clients at it, and what goes on around it. `lock` is held while it is changed."""

    def __init__(self, name: str, limits: Limits | None = None) -> None:
        self.table = Table(name)
        self.limits = limits or Limits()
        self.keys: set[str] = set()
        """The idempotency keys in the log."""
        self.bytes = 0
        """Size of the log."""
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.in_doubt = False
        """A write may or may not have succeeded: the log must be read before anything else."""
        self.spectators = RateLimiter(self.limits.spectator_requests)
        self._spectators_so_far = 0
        self._sent_away: set[str] = set()
        """The addresses of spectators whom the host has sent away."""
        self.views = ViewCache()
        self.intents = TableIntents()
        self.company = Company()
        self._info_of: InfoOf | None = None
        self._info_frames = b"", b""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """By seat, the bot that is thinking."""
        self.saved: dict[int, float] = {}
        """By seat, the seconds its bot has saved for the next question."""
        self.reviews: dict[tuple[int, ...], Review] = {}
        """By seats, what their choices cost."""
        self.waiting = Waiting()
        self.acting = 0
        """The seat that acts for a host who is away; 0 if none does."""
        self.hostless: asyncio.TimerHandle | None = None
        """The timer after which somebody acts for the absent host."""

    def stop_timers(self) -> None:
        self.waiting.stop()
        if self.hostless is not None:
            self.hostless.cancel()

    def stop_thinking(self) -> None:
        for task in self.thinking.values():
            task.cancel()

    def stop_reviews(self) -> None:
        for review in self.reviews.values():
            review.stop()

    # ------------------------------------------------------------------ the log

    def take_in(self, lines: Iterable[Line]) -> list[AnyEntry]:
        """Apply the lines we do not have yet. Raises `Damaged`."""
        fresh: list[AnyEntry] = []
        for line in lines:
            if line.number <= self.table.number:
                continue
            try:
                if line.number != self.table.number + 1:
                    raise Damaged(f"entry {self.table.number + 1} is missing")
                entry = decode(line.body)
                self.table.apply(entry, record=bool(self.clients))
            except Damaged:
                raise
            except Exception as error:
                raise Damaged(f"entry {line.number}: {error}") from error
            self.keys.add(line.key)
            self.bytes += len(line.body)
            fresh.append(entry)
        return fresh

    # ------------------------------------------------------------------ clients

    def connected_seats(self) -> set[int]:
        """The seats with a client."""
        return {seat for client in self.clients for seat in client.seats}

    def waits(self) -> bool:
        """Whether the game goes on although nobody is here: players may take hours, are told, or have a deputy."""
        table = self.table
        slow = table.options.takeover >= LONG or self.waiting.subscriptions or table.deputies()
        return table.status == PLAYING and len(table.chairs) > 1 and bool(slow)

    def attended(self) -> bool:
        """Whether bots play: somebody is here, or will come back for their turn."""
        return bool(self.clients) or (self.waits() and bool(self.table.persons()))

    def address(self) -> str:
        """The address that pays for the bots' thoughts: the host's, a player's, or a spectator's."""
        paying = min(self.clients, key=lambda client: (not client.host, not client.seats), default=None)
        return paying.address if paying else ""

    def identify(self, client: Client) -> None:
        """Update which seats the client speaks for, and tell it when that changes."""
        before = _about(client)
        client.seats = self.table.seats_of(client.hashes)
        client.asking = self.table.requested_seats(client.hashes)
        client.host = self.table.host in client.hashes
        client.acts = self.acting in client.seats
        client.stood_in = self.table.stood_in(client.seats)
        subscribed = self.waiting.subscriptions
        client.channels = {str(seat): subscribed[seat].channel for seat in client.seats if seat in subscribed}
        client.known_by = [self.table.chair(seat).secret for seat in client.seats]
        client.known_by += [self.table.host] if client.host else []
        if before[1] != client.seats:
            # The talk tells where its lines are among the events of the seats.
            client.heard = 0
        if before != _about(client):
            self.greet(client)

    def sees(self, client: Client) -> bool:
        """Whether the client has a seat, hosts, or spectators are allowed, or it may still join."""
        joins = self.table.status == OPEN and self.table.invite in ("", client.invite)
        return self.table.gallery or joins or bool(client.seats) or client.host

    def surplus(self) -> dict[Client, Reason]:
        """Clients that are too many, and why: the newest who show a secret stay, and the newest guests of an address.

        The newest are those in front of their players, so an invitation always enters.
        """
        limits = self.limits
        if len(self.clients) <= min(limits.address_spectators, limits.seat_connections):
            return {}
        windows: defaultdict[str, list[Client]] = defaultdict(list)
        guests: defaultdict[str, list[Client]] = defaultdict(list)
        for client in sorted(self.clients, key=lambda client: client.number):
            for hash in client.hashes:
                windows[hash].append(client)
            if client.limited and self._has_invitation(client) and not _takes_part(client):
                guests[client.address].append(client)
        crowd = Reason("table_too_many_spectators")
        found = {client: crowd for same in guests.values() for client in same[: -limits.address_spectators]}
        many = Reason("table_too_many_windows", arguments={"most": limits.seat_connections})
        found |= {client: many for same in windows.values() for client in same[: -limits.seat_connections]}
        return found

    def greet(self, client: Client) -> None:
        client.send(
            Entered(
                table=self.table.id,
                seats=client.seats,
                marks=[mark_of(self.table.chair(seat).secret) for seat in client.seats],
                host=client.host or client.acts,
                asking=client.asking,
                stood_in=client.stood_in,
                channels=client.channels,
            )
        )

    # ------------------------------------------------------------------ spectators

    def watches(self, client: Client) -> bool:
        """Whether the client is a spectator, and not a player, the host, or a guest with an invitation."""
        return not (_takes_part(client) or self._has_invitation(client))

    def _has_invitation(self, client: Client) -> bool:
        return client.invite != "" and client.invite == self.table.invite

    def obstacle(self, client: Client) -> Reason | None:
        """Why the client may not be here; None if it may. An invitation always does."""
        if not self.watches(client):
            return None
        if client.limited and client.address in self._sent_away:
            return Reason("table_sent_away")
        return None if self.sees(client) else Reason("table_no_spectators")

    def admit(self, client: Client) -> None:
        """Add the client, unless it may not be here or there are too many like it."""
        obstacle = self.obstacle(client)
        others = [each for each in self.clients if self.watches(each)] if self.watches(client) else []
        if not obstacle and len(others) >= self.limits.spectators:
            obstacle = Reason("table_spectators_full")
        near = sum([each.address == client.address for each in others])
        if not obstacle and client.limited and near >= self.limits.address_spectators:
            obstacle = Reason("table_too_many_spectators")
        if obstacle:
            raise Refused(obstacle)
        self.clients.add(client)

    def send_away(self, number: int) -> None:
        """Send a spectator away, and everybody who watches from the same address: none of them comes back."""
        watching = [client for client in self.clients if self.watches(client)]
        named = next((client for client in watching if client.spectator == number), None)
        if named is None:
            # They have left by themselves.
            return
        if named.limited:
            self._sent_away.add(named.address)
        for client in watching:
            if client is named or self.obstacle(client):
                self.dismiss(client, Reason("table_sent_away"))
        self.show_gallery()

    def dismiss(self, client: Client, reason: Reason) -> None:
        """Tell a client why it may not stay, and close its connection."""
        self.clients.discard(client)
        client.send(refusal(reason))
        client.send_away()

    def show_gallery(self) -> None:
        """Number those who have come to watch, and send the host who watches, if that has changed."""
        watching = [client for client in self.clients if self.watches(client)]
        for client in watching:
            if not client.spectator:
                self._spectators_so_far += 1
                client.spectator = self._spectators_so_far
        hosts = [client for client in self.clients if client.host or client.acts]
        if not hosts:
            return
        frame = ENCODER.encode(Gallery(spectators=sorted([client.spectator for client in watching])))
        for client in hosts:
            if client.gallery != frame:
                client.gallery = frame
                client.send_frame(frame)

    # ------------------------------------------------------------------ showing

    def show_table(self) -> None:
        """Send the table to every client that was last sent something else."""
        for_players, for_spectators = self._info()
        for client in self.clients:
            frame = for_spectators if self.watches(client) else for_players
            if client.info != frame:
                client.info = frame
                client.send_frame(frame)

    def _info(self) -> tuple[bytes, bytes]:
        """The table as players and guests see it, and as spectators do. Most moves change nothing about it."""
        here = self.connected_seats()
        about = InfoOf(self.table.revision, self.table.status, self.table.proposal(), here, self.acting)
        if about != self._info_of:
            info = self.table.info(here, self.acting)
            public = structs.replace(info, call="")
            self._info_of, self._info_frames = about, (ENCODER.encode(info), ENCODER.encode(public))
        return self._info_frames

    def show_game(self) -> None:
        """Send the game to every client for which anything has changed."""
        if self.table.game is not None:
            for client in self.clients:
                self.show_game_to(client)

    def show_game_to(self, client: Client) -> None:
        if not self.sees(client):
            return
        view = self.views.view(self.table, client.seats)
        news = self.views.news(self.table, client.seats, client.sent)
        if view != client.view or news:
            client.view = view
            client.send(message(view, news))

    def show_again(self, client: Client) -> None:
        """Send the current view, for example to a client whose request came too late."""
        client.view = None
        if self.table.game is not None:
            self.show_game_to(client)

    def show_intents(self) -> None:
        """Send what everybody is about to do to all who were last sent something else."""
        intents = self.intents.current(self.table)
        for client in self.clients:
            if client.intents != intents and self.sees(client):
                client.intents = intents
                client.send(Intents(intents=intents))

    def show_waits(self) -> None:
        """Send whom the table waits for to all who were last told of others."""
        playing = {seat for client in self.clients if not client.watching for seat in client.seats}
        waited = self.company.waited(self.table, self.connected_seats() - playing)
        about = [(each.seat, each.watching) for each in waited]
        for client in self.clients:
            if client.waits != about and self.sees(client):
                client.waits = about
                client.send(Waits(seats=waited))

    def show_guesses(self) -> None:
        """After the game, send how well its rolls were guessed."""
        guessers = self.company.guessers(self.table)
        for client in self.clients:
            if client.guessers != guessers and self.sees(client):
                client.guessers = guessers
                client.send(Guesses(guessers=guessers))

    def show_talk(self, client: Client) -> None:
        """Send the lines of the talk that the client has not heard yet."""
        if client.heard < self.table.talk.number and self.sees(client):
            for told, events in self.table.talk.since(client.heard):
                client.send(structs.replace(told, after=self.views.places(self.table, client.seats, events)))
            client.heard = self.table.talk.number

    def appoint(self, seat: int) -> None:
        """Let a seat act for the absent host, or none."""
        if self.acting != seat:
            self.acting = seat
            self._identify_all()
            self.show_table()

    def tell(self, entries: Sequence[AnyEntry]) -> None:
        """Send everybody what these entries have changed."""
        if not all(isinstance(entry, Answered | TookBack | Undone) for entry in entries):
            self._identify_all()
        self.show_table()
        self.show_game()
        self.show_around()
        for client in self.clients:
            self.show_talk(client)

    def show_around(self) -> None:
        """Send what goes on around the game."""
        self.show_intents()
        self.show_waits()
        self.show_guesses()

    def _identify_all(self) -> None:
        """Seats and rights may have changed: clients that may no longer be here are sent away."""
        for client in list(self.clients):
            self.identify(client)
            if obstacle := self.obstacle(client):
                self.dismiss(client, obstacle)
        self.show_gallery()


def _about(client: Client) -> tuple[list[str], list[int], list[int], bool, bool, list[StandIn], dict[str, str]]:
    """What a client is told about itself. With the same seats swapped between its players, it is something else."""
    return client.known_by, client.seats, client.asking, client.host, client.acts, client.stood_in, client.channels


def _takes_part(client: Client) -> bool:
    """Whether it has a seat, hosts, or asks for a seat."""
    return bool(client.seats or client.host or client.asking)
