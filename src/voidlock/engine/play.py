"""Game loop: runs tasks from the agenda as coroutines, asks seats and chance, and shows each seat its view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Self

from .chance import D6, Chance, Source
from .choice import SPECTATOR, Choice, IllegalOption, Option, Reason, Refused, Thing, Unreadable
from .events import Event, Json
from .inputs import Answer, Input, Origin, Rolled
from .rules import Rules, S_co
from .script import Ask, Over, Script, Together
from .views.question import View
from .views.witness import Recorder, Witness


class UndoRefused(Refused):
    """There is nothing to undo, or a die, a draw or a reveal prevents it."""


class Play(Generic[S_co]):
    """Questions, answers and views of a game; `Game` adds undo and cloning.

    A game with `keep=False` plays faster and has no history: it cannot be undone, saved, or cloned in mid-task.
    """

    def __init__(self, rules: Rules[S_co], state: S_co, source: Source, *, keep: bool = True) -> None:
        self.rules = rules
        self._steps, self._scripts = rules.steps, rules.scripts
        self.state = state
        self.source = source
        self.keep = keep
        self.origin = Origin()
        self.pending: Sequence[Choice[object]] = ()
        self.inputs: list[Input] = []
        self.events: list[tuple[int, Event]] = []
        """Each event with the number of inputs when it happened."""
        self.rounds: list[tuple[int, S_co]] = []
        """The state at the start of the running round, and of earlier rounds that undo can still reach."""
        self._checkpoints: list[tuple[int, S_co]] = []
        self._barrier = 0
        self._barred_by = Reason("undo_nothing")
        self._dice = 0
        """How many dice have fallen in the game."""
        self._roll = 0
        """The number of the last die that fell in the running task; 0 before the first."""
        self._told: list[Event] = []
        """What the state has told since the last input."""
        self._told_before = 0
        """How many of the events not collected yet were told before the running task."""
        self._script: Script[None] | None = None
        self._together: Together | None = None
        self._answers: dict[int, Answer] = {}
        """Answers to open choices, by the index of the choice, in the order in which they were given."""
        self._together_since: dict[int, dict[int, Answer]] = {}
        """Answers to closed choices that undo can still reach, by the number of inputs before them."""
        self._open: View | None = None
        self.recorder: Recorder | None = None
        """The boards between questions, if they are recorded."""

    def start(self, witness: Witness | None = None) -> Self:
        """Run from the agenda to the first question; a witness also sees the board between questions."""
        if self.keep:
            self._listen(witness, self._glimpse)
        self._run(None)
        return self

    def _listen(self, witness: Witness | None = None, look: Callable[[int], View] | None = None) -> None:
        """Collect what the state tells from now on; a witness also looks at the board after each event."""
        self._told = []
        self.state.told = self._told if witness is None or look is None else witness.listen(self._told, look)

    # ------------------------------------------------------------------ asking and answering

    @property
    def result(self) -> str:
        """How the game ended; empty until then."""
        return self.state.result

    @property
    def seats(self) -> range:
        return range(1, self.rules.seats(self.state) + 1)

    def choices_of(self, seat: int) -> list[Choice[object]]:
        return [choice for choice in self.pending if choice.seat == seat]

    def reader(self) -> int:
        """The only seat that is asked in secret, and must not talk about it; 0 if there is none."""
        if self._together is None and self.pending and self.pending[0].secret:
            return self.pending[0].seat
        return 0

    def apply(self, seat: int, answer: Option[object] | str) -> list[Event]:
        """Give a seat's answer, run to the next question, and return the events that the seat sees.

        A refused answer leaves the game exactly as it was and says why.
        """
        try:
            choice, place = self._find(seat, answer)
        except Refused as refused:
            refused.legal = [text for choice in self.choices_of(seat) for text in choice.texts()]
            raise
        before = len(self.events)
        if self._together is not None:
            self._answer_together(choice, place)
        else:
            if self.keep:
                self.inputs.append(Answer(seat, place, choice.options[place]))
            self._run(self._send(place))
        return self.events_for(seat, before)

    def _answer_together(self, choice: Choice[object], place: int) -> None:
        assert self._together is not None
        index = self._together.choices.index(choice)
        self._answers[index] = Answer(choice.seat, place, choice.options[place])
        self._run(self._together)

    def play(self, place: int) -> None:
        """Answer the one pending choice by the option's index, unchecked: the fast path for searches."""
        choice = self.pending[0]
        if self.keep:
            self.apply(choice.seat, choice.options[place])
        elif self._together is not None:
            self._answer_together(choice, place)
        else:
            self._run(self._send(place))

    def back(self, seat: int, answer: Option[object] | str) -> None:
        """Take back a seat's own secret answer to an open choice; the others' stay."""
        text = (answer.text if isinstance(answer, Option) else str(answer)).strip()
        for index, given in sorted(self._answers.items()):
            if given.seat == seat and given.option.text.casefold() == text.casefold():
                self._take_back(index)
                return
        raise UndoRefused(Reason("nothing_to_take_back", arguments={"text": text[:80]}))

    def _take_back(self, index: int) -> None:
        del self._answers[index]
        self._run(self._together)

    def answers_of(self, seat: int) -> list[Option[object]]:
        """The seat's answers to open choices, which can still be taken back."""
        return [answer.option for _, answer in sorted(self._answers.items()) if answer.seat == seat]

    def given(self) -> list[tuple[Choice[object], Option[object]]]:
        """The open choices that are answered, with their answers."""
        if self._together is None:
            return []
        return [(self._together.choices[index], answer.option) for index, answer in sorted(self._answers.items())]

    def open_answers(self) -> list[str]:
        """The answers to open choices, as texts in the order of the choices."""
        return [answer.text() for _, answer in sorted(self._answers.items())]

    def answers_as_given(self) -> list[str]:
        """The same in the order in which they were given, by which undo goes."""
        return [answer.text() for answer in self._answers.values()]

    def why_not(self, text: str, seat: int) -> Reason | None:
        """Why this text is not a legal answer of the seat; None if it is one."""
        try:
            self._find(seat, text)
        except Refused as refused:
            return refused.reason
        return None

    def check_viewer(self, seat: object) -> None:
        """Refuse what is neither a seat nor the spectator."""
        refused = None if type(seat) is int and seat == SPECTATOR else self._no_seat(seat)
        if refused is not None:
            raise Refused(refused)

    def _no_seat(self, seat: object) -> Reason | None:
        """Why this is not the number of a seat; None if it is one."""
        if type(seat) is not int:  # True and 1.0 equal 1, but a file cannot hold them
            return Reason("seat_no_number", arguments={"text": repr(seat)[:80], "most": len(self.seats)})
        return None if seat in self.seats else Reason("no_such_seat", arguments={"seat": seat, "most": len(self.seats)})

    def _find(self, seat: int, answer: Option[object] | str) -> tuple[Choice[object], int]:
        """The choice that this answers, and the option's index in it. Only a text is parsed."""
        if self.state.result:
            raise IllegalOption(Reason("game_is_over"))
        owed = self.choices_of(seat)
        if not owed or type(seat) is not int:
            raise IllegalOption(self._no_seat(seat) or Reason("not_your_choice", arguments={"seat": seat}))
        if isinstance(answer, Option):
            for choice in owed:
                if answer in choice.options:
                    return choice, choice.options.index(answer)
        text = (answer.text if isinstance(answer, Option) else str(answer)).strip()
        refusal: Refused | None = None
        for choice in owed:
            try:
                return choice, choice.place(text)
            except IllegalOption:
                refusal = IllegalOption(self.rules.why_not(self.state, choice, text))
            except Unreadable as unreadable:
                refusal = refusal or unreadable
        assert refusal is not None
        if isinstance(refusal, Unreadable) and text.casefold().partition(":")[0] in self.rules.verbs:
            raise IllegalOption(self.rules.why_not(self.state, owed[0], text))
        raise refusal

    # ------------------------------------------------------------------ running

    def _run(self, asked: Ask | None) -> None:
        """Continue from what the script asked (None: from the agenda) until a seat is asked or the game ends."""
        state = self.state
        self._open = None
        while True:
            if asked is None:
                if state.result or not state.agenda:
                    state.agenda.clear()
                    self.pending = ()
                    break
                asked = self._begin()
            elif isinstance(asked, Choice):
                self.pending = (asked,)
                break
            elif isinstance(asked, Chance):
                asked = self._send(self._chance(asked))
            else:
                self._together = asked
                asked = self._meet_together()
                if self.pending:
                    break
        if self.keep:
            self._hear()

    def _begin(self) -> Ask | None:
        """Start the next task from the agenda; returns the first question of its script."""
        state = self.state
        name = state.agenda[-1][0]
        step = self._steps.get(name)
        if self.keep:
            self._name_roll()
            self._roll = 0
            if name == self.rules.round_task:
                self.rounds.append((len(self.inputs), state.copy()))
            if step is None:
                self._checkpoints.append((len(self.inputs), state.copy()))
        if step is None:
            return self._open_script()
        try:
            step(state, *state.agenda.pop()[1:])
        except Over:
            state.agenda.clear()
        return None

    def _open_script(self) -> Ask | None:
        task = self.state.agenda.pop()
        self._script = self._scripts[task[0]](self.state, *task[1:])
        try:
            return next(self._script)
        except StopIteration:
            pass
        except Over:
            self.state.agenda.clear()
        self._script = None
        return None

    def _send(self, value: int) -> Ask | None:
        assert self._script is not None
        try:
            return self._script.send(value)
        except StopIteration:
            pass
        except Over:
            self.state.agenda.clear()
        self._script = None
        return None

    def _chance(self, chance: Chance) -> int:
        value = self.source.answer(chance)
        if self.keep:
            if chance.kind == D6.kind:
                self._dice += 1
                self._name_roll(self._dice)
                self._roll = self._dice
            self._hear()
            self.inputs.append(Rolled(chance.kind, value))
            self._bar(Reason("undo_chance", arguments={"chance": Thing("chance", chance.kind)}))
        return value

    def _meet_together(self) -> Ask | None:
        """Ask for what is still owed; once nothing is, send in the answers in the order of the choices."""
        assert self._together is not None
        choices = self._together.choices
        self.pending = [
            choice for index, choice in enumerate(choices) if len(choice.options) > 1 and index not in self._answers
        ]
        if self.pending:
            return None
        if self.keep:
            self._together_since[len(self.inputs)] = self._answers
            self.inputs.extend(answer for _, answer in sorted(self._answers.items()))
        return self._close(choices)

    def _close(self, choices: Sequence[Choice[object]]) -> Ask | None:
        """Send the answers in as one mixed-radix number: the first choice's answer is its lowest digit."""
        code = 0
        for index in range(len(choices) - 1, -1, -1):
            answer = self._answers.get(index)
            code = code * len(choices[index].options) + (answer.place if answer else 0)
        self._together = None
        self._answers = {}
        return self._send(code)

    def _hear(self) -> None:
        """Keep the events that the state has told since the last input."""
        told = self._told
        if told:
            self._name_roll()
            for event in told:
                self.events.append((len(self.inputs), event))
                if event.reveals():
                    self._bar(Reason("undo_reveal", arguments={"event": event.name}))
            told.clear()
            self._told_before = 0

    def _name_roll(self, next_die: int = 0) -> None:
        """Give the events of the running task the number of its last die; before the first, a deed leads to it."""
        told = self._told
        if told:
            for event in told[self._told_before :]:
                event.roll = self._roll or (next_die if event.role == "deed" else 0)
            self._told_before = len(told)

    def _bar(self, reason: Reason) -> None:
        """Prevent undo of anything before this moment."""
        self._barrier = len(self.inputs)
        self._barred_by = reason
        del self._checkpoints[:-1], self.rounds[:-1]
        self._together_since.clear()

    # ------------------------------------------------------------------ seeing

    def view(self, seat: int) -> View:
        """What this seat may know: an open part, the same for everybody, and its own part. Seat 0 is the spectator."""
        self.check_viewer(seat)
        return {"seat": seat, "open": self.open_part(), "own": self.own_part(seat)}

    def open_part(self) -> View:
        """What everybody may know; cached for each position."""
        if self._open is None:
            self._open = self.rules.open_view(self.state, self.pending)
        return self._open

    def own_part(self, seat: int) -> View:
        """What only this seat may know."""
        return self.rules.own_view(self.state, seat, self.choices_of(seat), self.answers_of(seat))

    def _glimpse(self, seat: int) -> View:
        """What this seat sees between questions."""
        rules, state = self.rules, self.state
        return {"seat": seat, "open": rules.open_view(state, ()), "own": rules.own_view(state, seat, (), ())}

    def _open_glimpse(self, seat: int) -> View:
        """What everybody sees between questions."""
        return {"seat": seat, "open": self.rules.open_view(self.state, ())}

    def events_for(self, seat: int, since: int = 0) -> list[Event]:
        """The events from number `since` on, as this seat sees them."""
        seen = [event.for_seat(seat) for _, event in self.events[since:]]
        return [event for event in seen if event is not None]

    @property
    def round_began(self) -> int:
        """The number of inputs before the running round; -1 before the first."""
        return self.rounds[-1][0] if self.rounds else -1

    def round_position(self) -> dict[str, Json]:
        """The position at the start of the running round."""
        return self.rules.write(self.rounds[-1][1])
