"""What people do around a table besides playing: wait, nudge, throw, guess. The log has none of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection

from voidlock.games import Rolled, kit_of
from voidlock.protocol.messages import Guesser, Waited
from voidlock.protocol.requests import Guess, Nudge, Throw
from voidlock.server.log.permissions import Requester, check_silence
from voidlock.server.log.table import OVER, PLAYING, NotAllowed, Table

SOON = 60.0
"""Seconds that a player is waited for until they may be nudged, and between two nudges."""


class Company:
    """Since when players are waited for, who was nudged, and what was guessed of the dice."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since: dict[int, float] = {}
        self._nudged: dict[int, float] = {}
        self._thrown = 0
        """The last roll that its owner has thrown by hand."""
        self._guesses: dict[int, dict[int, bool]] = {}
        """By seat and number of the roll, whether the guess came true."""

    # ------------------------------------------------------------------ waiting

    def follow(self, table: Table) -> None:
        """Note who owes answers from now on, not how many: a player who reads a card answers alone."""
        owed = {choice.seat for choice in table.playing().pending} if table.status == PLAYING else set()
        now = self._clock()
        self._since = {seat: self._since.get(seat, now) for seat in owed}

    def waited(self, table: Table, watching: Collection[int]) -> list[Waited]:
        """Whom the table waits for. Of a player who reads a card alone nobody sees how they go on."""
        self.follow(table)
        reader = table.playing().reader() if table.status == PLAYING else 0
        now = self._clock()
        return [
            Waited(seat=seat, minutes=int((now - since) // 60), watching=seat in watching and seat != reader)
            for seat, since in sorted(self._since.items())
        ]

    def nudge(self, table: Table, who: Requester, command: Nudge) -> None:
        """A player reminds another that the table waits for them; not too soon, and not too often."""
        who.must_sit()
        check_silence(table, who)
        self.follow(table)
        if command.seat in who.seats or command.seat not in self._since or not table.chair(command.seat).person:
            raise NotAllowed("table_nudge_soon")
        now = self._clock()
        if now - max(self._since[command.seat], self._nudged.get(command.seat, 0.0)) < SOON:
            raise NotAllowed("table_nudge_soon")
        self._nudged[command.seat] = now

    # ------------------------------------------------------------------ the dice

    def throw(self, table: Table, who: Requester, command: Throw) -> bool:
        """The owner of a roll lets the die go, for everybody who watches; whether nobody has done so before."""
        who.must_own(find_roll(table, command.roll).seat)
        first = command.roll > self._thrown
        self._thrown = max(self._thrown, command.roll)
        return first

    def guess(self, table: Table, who: Requester, command: Guess) -> None:
        """A player without Marines guesses a roll that their page has not told yet; once."""
        who.must_own(command.seat)
        fallen = kit_of(table.options.game).fallen
        if fallen is None or not fallen()(table.playing().state, command.seat):
            raise NotAllowed("table_not_fallen")
        met = find_roll(table, command.roll).met
        if met is None:
            raise NotAllowed("table_no_roll")
        self._guesses.setdefault(command.seat, {}).setdefault(command.roll, met == command.met)

    def guessers(self, table: Table) -> list[Guesser]:
        """Who knew how often, told once the game is over."""
        if table.status != OVER:
            return []
        return [
            Guesser(seat=seat, right=sum(guesses.values()), made=len(guesses))
            for seat, guesses in sorted(self._guesses.items())
        ]


def find_roll(table: Table, number: int) -> Rolled:
    """A roll that everybody has been told, by its number in the game."""
    rolled = kit_of(table.options.game).rolled
    game = table.playing()
    for _, event in reversed(game.events):
        if event.roll == number and rolled is not None:
            found = rolled()(game.state, event)
            if found is not None:
                return found
    raise NotAllowed("table_no_roll")
