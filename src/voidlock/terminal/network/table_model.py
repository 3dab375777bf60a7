"""Client-side model of a table, built from the server's messages (JSON Patch)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import UNSET, Raw

from voidlock.engine import SPECTATOR, Choice, Event, Json, OpenQuestion, Reason, Thing, View, apply_patch
from voidlock.games import DEFAULT, kit_of, require
from voidlock.installation import command
from voidlock.protocol.messages import Intent, StandIn
from voidlock.protocol.replies import News, State, TableInfo, Talk
from voidlock.protocol.views import read_view
from voidlock.terminal.model.session import ChatMessage, Offer, Offers, Sitting, describe_result
from voidlock.terminal.network.hearing import data, line_of, open_questions, questions, result, table
from voidlock.terminal.network.links import Link
from voidlock.terminal.network.lobby import (
    around,
    describe_intent,
    describe_person,
    people,
    returned_offers,
    seat_offers,
    undo_offers,
)
from voidlock.texts import Called, Words
from voidlock.words.telling import because


class ShownTable(Sitting):
    """Shows one table to its players here, or to a spectator."""

    talks = True

    def __init__(self, link: Link) -> None:
        super().__init__(require(kit_of(DEFAULT).screen, "screen")())
        self.link = link
        self._clear()

    def _clear(self) -> None:
        """Nothing is known of the table yet."""
        self.stays = False
        """Whether the players here do not go on to the next table of the group."""
        self.refused: Reason | None = None
        self.put_off: Reason | None = None
        """Why the server does not let anybody in at the moment."""
        self.cut_off = False
        """Whether the connection is broken, or the last try to connect failed."""
        self.info: TableInfo | None = None
        self.state: State | None = None
        self.held: list[int] = []
        self.host = False
        self.asking: list[int] = []
        """The bots' seats that players here ask for."""
        self.intents: list[Intent] = []
        self.watching: list[int] = []
        """The seats whose players are waited for and still watch what has happened."""
        self.gallery: list[int] = []
        """The spectators, by the numbers under which the host knows them."""
        self.stood_in: list[StandIn] = []
        """What bots have done for players here, who have neither answered nor seen to it."""
        self.notice: tuple[str, int] | None = None
        """News about a seat held here: the message, and the seat."""
        self.fair: bool | None = None
        """Whether the dice's secret has the hash that was seen before the game; None until that can be told."""
        self._talk: dict[int, Talk] = {}
        self._told: dict[int, list[Event | None]] = {}
        self._fresh: dict[int, list[Event]] = {}
        """By seat, the events of the last update."""
        self._boards: dict[int, tuple[int, list[object]]] = {}
        """By seat, the public boards after each event of the last update, and how many events came before."""
        self._settling = False
        self._sure: Offer | None = None

    # ------------------------------------------------------------------ display

    @property
    def plays(self) -> bool:
        return bool(self.held)

    @property
    def to_copy(self) -> str:
        return self.link.invitation

    @property
    def view(self) -> View | None:
        return None if self.state is None else self._view_of(self.state.open, self.state.own)

    def _view_of(self, opened: Raw, parts: Mapping[str, Raw]) -> View:
        name = str(self._eyes())
        if name in parts and self.viewer in self._told:
            return read_view(self._game(), self.viewer, opened, parts[name])
        own = parts.get(name) or next(iter(parts.values()))
        return read_view(self._game(), self.viewer, opened, _without_secrets(table(own), table(opened)))

    def frame(self, events: int) -> View | None:
        """The board after one of the latest events; no question is open yet."""
        before, boards = self._boards.get(self._eyes(), (0, []))
        if self.state is None or not before < events < before + len(boards):
            return None
        parts = {name: _without_questions(table(own)) for name, own in self.state.own.items()}
        return self._view_of(Raw(msgspec.json.encode(boards[events - before - 1])), parts)

    def _keep_boards(self, seat: int, before: State | None, news: News) -> None:
        """Apply the patches to the board that was shown."""
        boards: list[object] = []
        if before is not None and news.boards is not UNSET:
            board: object = data(before.open)
            for patch in news.boards:
                board = apply_patch(board, patch)
                boards.append(board)
        self._boards[seat] = news.since, boards

    def _game(self) -> str:
        """The game of this table. The table is known before its game is."""
        return self.info.options.game if self.info is not None else DEFAULT

    def _eyes(self) -> int:
        """The seat whose private part is used; if several look, it is emptied of private fields."""
        return self.viewer or (self.held[0] if self.held else SPECTATOR)

    @property
    def questions(self) -> list[Choice[object]]:
        return [choice for _, choice in self._pending()]

    def _pending(self) -> list[tuple[str, Choice[object]]]:
        """The questions of the seats here with the names under which they are answered; the viewer's come first."""
        found: list[tuple[str, Choice[object]]] = []
        if self.state is None or (self.info is not None and self.info.status == "closed"):
            return found
        for seat in sorted(self.held, key=lambda seat: (seat != self.viewer, seat)):
            own = self.state.own.get(str(seat))
            names = [owed.choice for owed in self.state.owed if owed.seat == seat]
            found += zip(names, questions(own) if own is not None else [], strict=False)
        return found

    @property
    def offers(self) -> Offers | None:
        if self.info is None or self.refused is not None:
            return None
        if self._sure is not None:
            return Offers("screen-sure", {}, [Offer("back", "screen-offer-back"), self._sure._replace(text="yes")])
        proposal = undo_offers(self.info, self.held)
        if proposal is not None:
            return proposal
        if self.stood_in:
            return returned_offers(self.stood_in[0])
        if self._goes_on():
            return Offers("web-next-together", {}, [Offer("go", "web-next-go"), Offer("remain", "web-next-stay")])
        asked = seat_offers(self.info, self.held, self.asking, host=self.host)
        if asked is not None:
            return asked
        if self.info.status == "open" or self._settling:
            return around(self.info, self.held, self.link, self.asking, self.gallery, host=self.host)
        return None

    def events_of(self, seat: int) -> list[Event]:
        return self._seen(self._told.get(seat or self._eyes(), []), seat)

    def _seen(self, told: list[Event | None], seat: int | None = None) -> list[Event]:
        """Those of a seat's events that the viewer, or another seat, sees."""
        known = [each for each in told if each is not None]
        if (self.viewer if seat is None else seat) in self._told:
            return known
        return [seen for each in known if (seen := each.for_seat(SPECTATOR)) is not None]

    def own_news(self, seat: int) -> list[Event]:
        if len(self.held) <= 1:
            return []
        return [each for each in self._fresh.get(seat, []) if each.for_seat(SPECTATOR) != each]

    @property
    def over(self) -> bool:
        opened = self.view["open"] if self.view is not None else None
        closed = self.info is not None and self.info.status == "closed"
        return closed or self.refused is not None or (isinstance(opened, dict) and bool(opened["result"]))

    @property
    def chat(self) -> list[ChatMessage]:
        return [line_of(said, self._place(said)) for _, said in sorted(self._talk.items())]

    def _place(self, said: Talk) -> int:
        """How many of the viewer's events came before."""
        return len(self._seen(self._told.get(self._eyes(), [])[: said.after.get(str(self._eyes()), 0)]))

    def _move_talk(self, seat: str, events: int) -> None:
        """The game goes back to the seat's first events: what was said later comes after them."""
        for said in self._talk.values():
            said.after[seat] = min(said.after.get(seat, 0), events)

    def called(self, words: Words) -> Called:
        if self.info is None or len(self.info.seats) == 1:
            return {}
        seats = [seat.number for seat in self.info.seats if seat.holder == "person" and seat.name]
        return {Thing("seat", str(seat)): describe_person(self.info, seat, words) for seat in seats}

    def status(self, words: Words) -> str:
        if self.refused is not None:
            return words.say("screen-refused-by", why=because(self.refused, words))
        if self.info is None:
            if self.put_off is not None:
                return because(self.put_off, words)
            id = "screen-connecting" if self.link.table else "screen-opening"
            return words.say(id, host=self.link.host)
        if self.info.status == "closed":
            return words.say("screen-table-closed")
        if self.state is None:
            return words.say("screen-wait-host")
        if ended := result(self.state.open):
            return describe_result(ended, words)
        waiting = open_questions(self.state.open)
        if waiting:
            return words.say("screen-waits-person", who=describe_person(self.info, waiting[0]["seat"], words))
        return words.say("screen-waits")

    def waited(self) -> list[OpenQuestion]:
        """What everybody may know of the questions that are open."""
        return open_questions(self.state.open) if self.state is not None else []

    def people(self, words: Words) -> str:
        waiting = self.waited()
        if self.info is None:
            return ""
        plans = [describe_intent(self.info, intent, words) for intent in self.intents]
        around = people(self.info, waiting, self.held, words, self.watching)
        return words.say("terminal-semicolon").join([around, *plans])

    def trouble(self, words: Words) -> str:
        if self.fair is False:
            return words.say("web-dice-differ")
        if self.info is not None and self.cut_off and self.refused is None:
            return words.say("screen-lost")
        if self.cut_off and self.info is None and self.put_off is None and self.refused is None:
            return words.say("screen-unreached", host=self.link.host)
        if self.notice is not None:
            return words.say(self.notice[0], seat=Thing("seat", str(self.notice[1])))
        if self.info is not None and self.info.next:
            return self._next_table(self.info.next, words)
        proposal = self.info.proposal if self.info is not None else None
        if proposal is not None and proposal.seat in self.held:
            return words.say("screen-undo-waits")
        if self.asking:
            return words.say("screen-asking", seat=Thing("seat", str(self.asking[0])))
        if self.info is not None and self.info.file_seen and len(self.info.seats) > 1:
            return words.say("web-file-seen", names=" / ".join(self.info.file_seen))
        return words.say("web-went-on") if self.info is not None and self.info.went_on else ""

    def _goes_on(self) -> bool:
        """Whether the players here are about to go to the next table of the group."""
        info = self.info
        return info is not None and bool(info.next) and info.together and bool(self.held) and not self.stays

    def _next_table(self, table: str, words: Words) -> str:
        return words.say("terminal-next-table", command=command(), link=self.link._replace(table=table).invitation)

    def farewell(self, words: Words) -> list[str]:
        dice = [] if self.fair is None else [words.say("web-dice-same" if self.fair else "web-dice-differ")]
        if self.info is not None and self.info.next:
            return [*dice, self._next_table(self.info.next, words)]
        return [*dice, words.say("screen-left-table", link=self.link.page)] if self.held else dice

    # ------------------------------------------------------------------ who is looking

    def _settle(self) -> None:
        self.everybody = self.held[0] if len(self.held) == 1 else SPECTATOR
        self.decide_who_looks()


def _without_questions(own: dict[str, Json]) -> Raw:
    """A seat's private part before it is asked anything."""
    return Raw(msgspec.json.encode({**own, "pending": [], "given": []}))


def _without_secrets(own: dict[str, Json], opened: dict[str, Json]) -> Raw:
    """A seat's private part without its secrets: what everybody at the screen may see."""
    empty: dict[str, Json] = {}
    for name, value in own.items():
        empty[name] = {} if isinstance(value, dict) else [] if isinstance(value, list) else None
    card = opened.get("event")
    if isinstance(card, dict):
        empty["event"] = card.get("card")
    return Raw(msgspec.json.encode(empty))
