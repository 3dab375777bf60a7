"""Questions and answers: choices, their legal options, and the reasons for refusing anything else.

Seats are numbered from 1, as players are; seat 0 is the spectator, which is never asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, NewType, TypeVar

from .wording import WORDING

T_co = TypeVar("T_co", covariant=True)

Seat = NewType("Seat", int)
"""A player by number. Rules ask seats; clients may name one by any int."""

SPECTATOR = 0


class Thing(NamedTuple):
    """Something on the board: its kind and its name. Players can point at it and type both."""

    kind: str
    id: str


Argument = Thing | int | str | Sequence[Thing]
"""An argument of a message: a thing is named in the reader's language, a number is shown as it is."""


class Reason(NamedTuple):
    """Why something is not allowed: a message id, the number of the rule, and the arguments of the message.

    `because` is the reason behind this one, which its message shows as `why`.
    """

    id: str
    rule: str = ""
    arguments: Mapping[str, Argument] = {}
    because: Reason | None = None

    def __str__(self) -> str:
        told = [f"{name}={_plain(value)}" for name, value in self.arguments.items()]
        told += [f"why={self.because}"] if self.because is not None else []
        return self.id + (f" ({self.rule})" if self.rule else "") + (f": {', '.join(told)}" if told else "")


def _plain(value: Argument) -> str:
    if isinstance(value, Thing):
        return value.id
    if isinstance(value, int | str):
        return str(value)
    return " ".join(thing.id for thing in value)


class Refused(ValueError):
    """A request was refused; the game is exactly as it was."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason
        self.legal: Sequence[str] = ()
        """The answers that would be accepted instead, if an answer was refused."""

    def __reduce__(self) -> tuple[Callable[[type[Refused], Reason], Refused], tuple[type[Refused], Reason]]:
        """A pickle holds the reason, whatever a subclass is made from: worker processes pass refusals on."""
        return _refuse_again, (type(self), self.reason)

    def __str__(self) -> str:
        return WORDING.refusal(self)


def _refuse_again(kind: type[Refused], reason: Reason) -> Refused:
    refused = kind.__new__(kind)
    Refused.__init__(refused, reason)
    return refused


class Unreadable(Refused):
    """The text does not look like an answer to any question."""


class IllegalOption(Refused):
    """The text is an answer, but not a legal one now."""


class Option(Generic[T_co]):
    """A legal answer: the value that the script gets, the things it points at, and a text that can be typed."""

    __slots__ = ("text", "things", "value", "verb")

    def __init__(self, value: T_co, verb: str, *things: Thing) -> None:
        self.value = value
        self.verb = verb
        self.things = things
        self.text = ":".join([verb, *[thing.id for thing in things]])

    def __repr__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def arguments(self) -> dict[str, Argument]:
        """The things by the name of their kind; a second one of a kind is `kind2`, a third `kind3`."""
        told: dict[str, Argument] = {}
        for index, thing in enumerate(self.things):
            before = [earlier.kind for earlier in self.things[:index]].count(thing.kind)
            told[f"{thing.kind}{before + 1}" if before else thing.kind] = thing
        return told


class Count(NamedTuple):
    """Which of several questions of one kind this is, and whom they are about: Leon's second attack of three."""

    number: int
    of: int
    thing: Thing | None = None


class Choice(Generic[T_co]):
    """A question to one seat, with at least one legal answer.

    `card` is the card that asks, `subject` the thing it is asked about, `face` the die on the table and `outcome`
    the result if the die stays as it is; `count` tells how many times it is asked.
    A secret choice is shown to its own seat alone; the others see that it is owed, and its subject.
    """

    __slots__ = ("card", "count", "face", "kind", "options", "outcome", "seat", "secret", "subject")

    def __init__(
        self,
        seat: Seat,
        kind: str,
        options: Sequence[Option[T_co]],
        *,
        card: Thing | None = None,
        subject: Thing | None = None,
        face: Thing | None = None,
        outcome: Thing | None = None,
        count: Count | None = None,
        secret: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.card = card
        self.subject = subject
        self.face = face
        self.outcome = outcome
        self.count = count
        self.secret = secret

    def texts(self) -> list[str]:
        return [option.text for option in self.options]

    def parse(self, text: str) -> Option[T_co]:
        """The option with this text, ignoring case."""
        return self.options[self.place(text)]

    def place(self, text: str) -> int:
        """The index of the option with this text, ignoring case."""
        text = str(text).strip()
        wanted = text.casefold()
        for place, option in enumerate(self.options):
            if option.text.casefold() == wanted:
                return place
        verbs = {option.verb.casefold() for option in self.options}
        if wanted.partition(":")[0] not in verbs:
            raise Unreadable(Reason("unreadable", arguments={"text": text[:80]}))
        raise IllegalOption(Reason("not_an_option", arguments={"text": text[:80]}))

    def arguments(self) -> dict[str, Argument]:
        """The arguments of the question's message; a missing one is empty."""
        return {
            "card": self.card or "",
            "subject": self.subject or "",
            "face": self.face or "",
            "outcome": self.outcome or "",
        }

    def __str__(self) -> str:
        about = [thing.id for thing in (self.card, self.subject, self.face, self.outcome) if thing is not None]
        return f"{self.kind}: {', '.join(about)}" if about else self.kind

    def __repr__(self) -> str:
        return str(self)
