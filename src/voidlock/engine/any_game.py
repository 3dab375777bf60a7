"""Game interface without a state type, for code that does not know the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from .chance import Source
from .choice import Choice, Option, Reason
from .events import Event, Json
from .inputs import Input, Origin
from .views.question import View
from .views.witness import Recorder


class AnyRules(Protocol):
    """Which game it is, and the version of its rules."""

    @property
    def name(self) -> str: ...

    @property
    def version(self) -> int: ...


class AnyGame(Protocol):
    """The part of `Game` that does not depend on the state type."""

    keep: bool
    origin: Origin
    source: Source
    pending: Sequence[Choice[object]]
    inputs: list[Input]
    events: list[tuple[int, Event]]
    recorder: Recorder | None

    def stop_recording(self) -> Recorder | None: ...

    @property
    def rules(self) -> AnyRules: ...

    @property
    def result(self) -> str: ...

    @property
    def seats(self) -> range: ...

    def choices_of(self, seat: int) -> list[Choice[object]]: ...

    def reader(self) -> int: ...

    def apply(self, seat: int, answer: Option[object] | str) -> list[Event]: ...

    def back(self, seat: int, answer: Option[object] | str) -> None: ...

    def answers_of(self, seat: int) -> list[Option[object]]: ...

    def open_answers(self) -> list[str]: ...

    def answers_as_given(self) -> list[str]: ...

    def why_not(self, text: str, seat: int) -> Reason | None: ...

    def why_no_undo(self, before: int | None = None) -> Reason | None: ...

    def undo(self, before: int | None = None) -> None: ...

    def clone(self, *, keep: bool = True) -> AnyGame: ...

    def clone_recording(self) -> AnyGame: ...

    @property
    def round_began(self) -> int: ...

    def round_position(self) -> dict[str, Json]: ...

    def view(self, seat: int) -> View: ...

    def open_part(self) -> View: ...

    def own_part(self, seat: int) -> View: ...

    def events_for(self, seat: int, since: int = 0) -> list[Event]: ...


def rounds_of(game: AnyGame) -> dict[int, range]:
    """By its number, the inputs of each round or turn that the game has seen begin; the last one is not over yet."""
    begun = [(event.arguments()["number"], inputs) for inputs, event in game.events if event.begins_round]
    ends = [*[inputs for _, inputs in begun], len(game.inputs)][1:]
    return {
        number: range(inputs, end)
        for (number, inputs), end in zip(begun, ends, strict=bool(begun))
        if isinstance(number, int)
    }
