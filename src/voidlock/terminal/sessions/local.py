"""Local game session: people at one keyboard, bots on any seat, every answer saved before it is shown."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

from voidlock.engine import (
    SPECTATOR,
    Answer,
    Argument,
    Choice,
    Event,
    Game,
    Option,
    Reason,
    Refused,
    State,
    Thing,
    save,
)
from voidlock.engine.files.record import write_text
from voidlock.games import kit_for
from voidlock.games.kit import Route
from voidlock.installation import command, continuing
from voidlock.odds.hindsight import Hindsight, LookBack, Progress
from voidlock.terminal.model.advice import Advice, Failed
from voidlock.terminal.model.board.game_board import GameBoard
from voidlock.terminal.model.board.game_values import View
from voidlock.terminal.model.keys import PAST
from voidlock.terminal.model.session import Declined, Offer, Offers, Sitting, Unreasonable, describe_result
from voidlock.terminal.saves import Keeper, seats_file
from voidlock.terminal.sessions.coaching import Coaching
from voidlock.terminal.sessions.files import write_game
from voidlock.terminal.sessions.past import Past
from voidlock.texts import Words
from voidlock.words.telling import because, system_trouble

if TYPE_CHECKING:
    from voidlock.terminal.sessions.thinking import Thinker

S = TypeVar("S", bound=State)

UNTHINKING = "random"
"""The bot that replaces one that fails."""


def read_kept_bots(game: Path) -> dict[int, str]:
    """The bots of a saved game; none if the file is missing or unreadable."""
    try:
        told = json.loads(seats_file(game).read_text(encoding="utf-8"))
        return {int(seat): str(bot) for seat, bot in told.items()}
    except (OSError, ValueError, AttributeError):
        return {}


class LocalGame(Sitting, Generic[S]):
    """Plays one game with the people at this keyboard and with bots."""

    coaching: Coaching | None = None
    """The lesson or puzzle that is played, if it is one."""

    def __init__(
        self,
        game: Game[S],
        board: GameBoard,
        keeper: Keeper | None = None,
        bots: Mapping[int, str] | None = None,
        notes: Sequence[Reason] = (),
    ) -> None:
        super().__init__(board)
        self.game = game
        self.keeper = keeper
        self.bots = dict(bots or {})
        self.notes = list(notes)
        """Notes about the opened file."""
        self.people_here = [seat for seat in game.seats if seat not in self.bots]
        self.everybody = self.people_here[0] if len(self.people_here) == 1 else SPECTATOR
        self.viewer = self.everybody
        self._bots_turn: asyncio.Task[None] | None = None
        self._thinkers: dict[str, Thinker] = {}
        self._saved: dict[int, float] = {}
        """By seat, the unused thinking time of its bot, in seconds."""
        self._past = Past(game)
        self.decide_who_looks()

    # ------------------------------------------------------------------ display

    @property
    def plays(self) -> bool:
        return bool(self.people_here)

    @property
    def view(self) -> View:
        return self.game.view(self.viewer)

    def events_of(self, seat: int) -> list[Event]:
        return self.game.events_for(seat)

    def own_news(self, seat: int) -> list[Event]:
        told: list[Event] = []
        for inputs, event in reversed(self.game.events):
            if inputs < len(self.game.inputs) or event.ends_secret:
                break
            own = event.for_seat(seat)
            if own is not None and own != event.for_seat(SPECTATOR):
                told.append(own)
        return told[::-1]

    @property
    def over(self) -> bool:
        return not self.game.pending and self.coaching is None

    @property
    def is_saved(self) -> bool:
        return self.keeper is not None and self.keeper.trouble is None

    def frame(self, events: int) -> View:
        return self._past.view_after(events, self.viewer)

    async def past(self, events: int) -> View:
        return self.frame(events)

    @property
    def questions(self) -> list[Choice[object]]:
        if self.coaching is not None and self.coaching.is_over(self.game):
            return []
        owed = [choice for choice in self.game.pending if choice.seat in self.people_here]
        return sorted(owed, key=lambda choice: (choice.seat != self.viewer, choice.seat))

    @property
    def offers(self) -> Offers | None:
        if self.coaching is not None:
            return self.coaching.offers(self.game)
        if not self.sequels or not self.game.result:
            return None
        told: dict[str, Argument] = {"result": Thing("result", self.game.result), "past": PAST}
        kit = kit_for(self.game.rules)
        lucky, costly = kit.review is not None, kit.search_profile is not None and self.plays
        reviews = [*(["review"] if lucky else []), *(["costly"] if costly else [])]
        ways = [Offer(text, f"screen-offer-{text}") for text in (*reviews, *self.sequels)]
        return Offers("screen-over-next", told, [*ways, Offer("leave", "learn-leave")])

    def lesson_text(self, words: Words) -> str:
        return self.coaching.describe(self.game, words) if self.coaching is not None else ""

    @property
    def points(self) -> Collection[Thing]:
        return self.coaching.points(self.game) if self.coaching is not None else ()

    def wrong(self, option: Option[object]) -> Reason | None:
        return self.coaching.wrong(self.game, option.text) if self.coaching is not None else None

    def status(self, words: Words) -> str:
        if self.game.result:
            return describe_result(self.game.result, words)
        thinking = [choice.seat for choice in self.game.pending if choice.seat in self.bots]
        if thinking:
            return words.say("screen-waits-bot", seat=Thing("seat", str(thinking[0])), bot=self.bots[thinking[0]])
        return words.say("screen-waits")

    def people(self, words: Words) -> str:
        told = self._people(words) if len(self.game.seats) > 1 else ""
        begun = any(isinstance(given, Answer) for given in self.game.inputs)
        dice = [] if begun or self.game.origin.fair is None else [words.say("screen-dice-fair")]
        return words.say("terminal-space").join([*([told] if told else []), *dice])

    async def dice(self, text: str, words: Words) -> list[str]:
        fair = self.game.origin.fair
        if fair is None:
            return [words.say("screen-dice-none")]
        return [words.say("screen-dice-hash"), fair.hash, words.say("screen-dice-note")]

    def _people(self, words: Words) -> str:
        return words.say("terminal-semicolon").join(
            words.say("screen-person", who=self._seat_name(seat, words), state=self._state(seat))
            for seat in self.game.seats
        )

    def _seat_name(self, seat: int, words: Words) -> str:
        about = Thing("seat", str(seat))
        return words.say("screen-who", seat=about, name=self.bots[seat]) if seat in self.bots else words.name(*about)

    def _state(self, seat: int) -> str:
        if self.game.choices_of(seat):
            return "decides"
        if any(choice.secret for choice in self.game.pending):
            return "chosen"
        return "bot" if seat in self.bots else "here"

    def trouble(self, words: Words) -> str:
        if self.keeper is not None and self.keeper.trouble is not None:
            why = system_trouble(self.keeper.trouble, words)
            return words.say("terminal-cannot-keep", why=why, path=str(self.keeper.path))
        return words.say("terminal-space").join(because(note, words) for note in self.notes)

    def farewell(self, words: Words) -> list[str]:
        if self.coaching is not None:
            return self.coaching.farewell(self.game, words)
        if self.keeper is None:
            return []
        if self.keeper.trouble:
            return [words.say("terminal-not-kept", why=system_trouble(self.keeper.trouble, words))]
        path = self.keeper.path
        if self.game.result:
            told = [words.say("terminal-finished", path=str(path), command=command())]
            reviewed = kit_for(self.game.rules).search_profile is not None
            return [*told, *([words.say("terminal-finished-review", command=command())] if reviewed else [])]
        return [words.say("terminal-kept", path=str(path), command=continuing(path))]

    # ------------------------------------------------------------------ continuing

    async def begin(self) -> None:
        self._keep()
        self._go_on()

    async def end(self) -> None:
        if self._bots_turn is not None:
            self._bots_turn.cancel()
            await asyncio.wait([self._bots_turn])
        for thinker in self._thinkers.values():
            thinker.stop()
        if self.keeper is not None:
            self.keeper.let_go()

    def _keep(self) -> None:
        """Save the bots first: a game saved without them would be one for people alone."""
        if self.coaching is not None:
            self.coaching.keep(self.game)
        if self.keeper is None:
            return
        beside = seats_file(self.keeper.path)
        with suppress(OSError):
            if self.bots and not self.game.result and not beside.exists():
                write_text(beside, json.dumps(self.bots))
        self.keeper.keep(self.game)
        with suppress(OSError):
            if self.game.result:
                beside.unlink(missing_ok=True)

    def _go_on(self) -> None:
        """Show the news, and let bots answer."""
        self.decide_who_looks()
        self.changed()
        owes = any(choice.seat in self.bots for choice in self.game.pending)
        if owes and (self._bots_turn is None or self._bots_turn.done()):
            self._bots_turn = self.run_in_background(self._let_bots_answer())

    def _thinker(self, about: str) -> Thinker:
        """One process for bots and one for advice. Imported late: most games start without either."""
        from voidlock.terminal.sessions.thinking import Thinker

        return self._thinkers.setdefault(about, Thinker())

    async def _let_bots_answer(self) -> None:
        from voidlock.terminal.sessions import thinking

        while owing := [choice.seat for choice in self.game.pending if choice.seat in self.bots]:
            seat = owing[0]
            asked = [choice.texts() for choice in self.game.choices_of(seat)]
            try:
                answers, self._saved[seat] = await self._thinker("bots").think(
                    thinking.bot_answers, save(self.game), seat, self.bots[seat], self._saved.get(seat, 0.0)
                )
            except Failed:
                if self.bots[seat] == UNTHINKING:
                    raise
                self.bots[seat] = UNTHINKING
                continue
            # A player may have undone an answer in the meantime.
            if asked != [choice.texts() for choice in self.game.choices_of(seat)]:
                continue
            self._past.remember()
            for text in answers:
                self.game.apply(seat, text)
            self._keep()
            self.decide_who_looks()
            self.changed()
            await self.caught_up()
            await asyncio.sleep(self.pause)

    # ------------------------------------------------------------------ actions

    async def take(self, offer: Offer) -> None:
        self.chosen, self.left = offer.text, True

    async def answer(self, choice: Choice[object], option: Option[object]) -> None:
        wrong = self.wrong(option)
        if wrong is not None:
            raise Unreasonable(wrong)
        self._past.remember()
        before = len(self.game.events)
        try:
            self.game.apply(choice.seat, option)
        except Refused as refused:
            raise Unreasonable(refused.reason) from None
        self.notes = []
        if self.game.events_for(self.everybody, before):
            # Everybody sees what a secret answer caused, not only the player who gave it.
            self.viewer = self.everybody
        self._keep()
        self._go_on()

    async def undo(self) -> str:
        """Undo the last answer of a person; if secret answers are open, only the player's own."""
        game, seat = self.game, self.viewer
        try:
            if game.answers_of(seat):
                game.back(seat, game.answers_of(seat)[-1])
            elif any(game.answers_of(other) for other in self.people_here):
                raise Declined("terminal-undo-others")
            else:
                game.undo(self._last_of_people())
        except Refused as refused:
            raise Unreasonable(refused.reason) from None
        self._keep()
        self._go_on()
        return "terminal-undone"

    @property
    def can_undo(self) -> bool:
        if any(self.game.answers_of(seat) for seat in self.people_here):
            return bool(self.game.answers_of(self.viewer))
        last = self._last_of_people()
        return last >= 0 and self.game.why_no_undo(last) is None

    def _last_of_people(self) -> int:
        """The number of inputs before the last answer of a person; -1 if there is none."""
        given = enumerate(self.game.inputs)
        own = [place for place, one in given if isinstance(one, Answer) and one.seat in self.people_here]
        return max(own, default=-1)

    async def why_not(self, text: str, seat: int) -> Reason | None:
        return self.game.why_not(text, seat)

    async def look_over(self, words: Words) -> list[str]:
        from voidlock.terminal.reports.review import describe_end

        return await asyncio.to_thread(describe_end, self.game, words)

    @property
    def advises(self) -> bool:
        """The Librarian plays to win the game, which may not be what a lesson or a puzzle asks for."""
        return self.coaching is None

    async def advise(self, choice: Choice[object]) -> Advice:
        from voidlock.terminal.sessions import thinking

        given = save(self.game), choice.seat, choice.texts()
        return await self._thinker("advice").think(thinking.advice, *given)

    async def hindsight(self, round: int) -> Hindsight:
        from voidlock.terminal.sessions import thinking

        self._needs_search_profile()
        return await self._thinker("teacher").think(thinking.hindsight, save(self.game), self.people_here, round)

    async def costly(self, tell: Callable[[Progress], None]) -> Hindsight:
        from voidlock.terminal.sessions import thinking

        self._needs_search_profile()
        if not self.game.result:
            raise Declined("reason-table_not_over")
        record, sofar, found = save(self.game), LookBack(), None
        while found is None:
            look = partial(thinking.look_on, record, self.people_here, sofar)
            sofar, progress, found = await self._thinker("teacher").think(look)
            tell(progress)
        return found

    def _needs_search_profile(self) -> None:
        if kit_for(self.game.rules).search_profile is None or not self.people_here:
            raise Declined("screen-advice-here")

    async def way(self, walker: str, square: str) -> Route:
        finds = kit_for(self.game.rules).route
        found = finds()(self.game.state, walker, square) if finds is not None else None
        if found is None or found.chance is not None:
            raise Declined("reason-no_way")
        return found

    async def save(self, place: str, words: Words) -> str:
        path = write_game(save(self.game), place, words)
        return words.say("terminal-saved" if len(self.people_here) == 1 else "terminal-saved-secrets", path=str(path))
