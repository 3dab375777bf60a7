"""A game in plain lines, as it is played: a numbered question, an answer, commands. What only one game has it adds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from voidlock.engine import SPECTATOR, Choice, Game, Option, Refused, State, Thing, save
from voidlock.installation import command
from voidlock.terminal.console import Console, InputEnded, Interrupted
from voidlock.terminal.explaining import looked_up
from voidlock.terminal.saves import Keeper
from voidlock.terminal.telling import answer, because, noted, question, system_trouble
from voidlock.terminal.typed import command_of, joined, options_for, plain
from voidlock.terminal.writing import NotWritten, write_game
from voidlock.texts import LANGUAGES, Words

from .seats import looker_for, next_choice, open_looker, own_events
from .teller import Teller

S = TypeVar("S", bound=State)

LAST = 15
"""Lines of the log that are shown unless all are asked for."""

RECALLED = 5
"""Lines of the log that are shown when a game is gone on with."""


class Left(Exception):
    """Somebody typed that he wants to leave."""


class Frame(Teller[S]):
    """Plays one game with the people at one keyboard. Every answer is kept before anything is told of it."""

    def __init__(self, game: Game[S], words: Words, console: Console, keeper: Keeper) -> None:
        super().__init__(game, words, console)
        self.keeper = keeper
        self._warned = False
        self._warned_of_readers = False
        self._resumed = False
        self._commands: dict[str, Callable[[str], bool]] = {
            "help": self.help,
            "board": self.board,
            "log": self.log,
            "undo": self.undo,
            "why": self.why,
            "save": self.save,
            "lang": self.speak,
            "quit": self.quit,
        }

    # ------------------------------------------------------------------ the whole game

    def play(self) -> int:
        """Play until the game ends or somebody stops. The exit code of the program."""
        try:
            self.keep()
            hint = self.words.say("terminal-hint")
            if not self.keeper.trouble:
                hint += self.words.say("terminal-space") + self.words.say("terminal-hint-saved")
            self.console.say(hint, "quiet")
            for told in self.foreword():
                self.console.say(told)
            if self._resumed and self.game.events:
                self.tell_last(RECALLED)
            while self.game.pending:
                self.ask_next()
            self.end()
            return 0
        except Left:
            return self.stop("terminal-left", 0)
        except InputEnded:
            return self.stop("terminal-input-ended", 0)
        except Interrupted as stopped:
            self.console.say()
            return self.stop("terminal-interrupted", 128 + stopped.number)
        finally:
            self.keeper.let_go()

    def resume(self) -> None:
        """What happened before is known: only the last of it is told again."""
        self._told = len(self.game.events)
        self._resumed = True

    def stop(self, id: str, code: int) -> int:
        if len(self.game.seats) > 1 and self.looker != SPECTATOR:
            self.console.hide()
        self.say(id)
        self._say_kept("terminal-kept")
        return code

    def end(self) -> None:
        if self.looker != open_looker(self.game):
            self.console.hide()
            self.looker = open_looker(self.game)
        self.tell_news()
        self.draw()
        self.console.say()
        self._say_kept("terminal-finished")

    def _say_kept(self, id: str) -> None:
        if self.keeper.trouble:
            self.say("terminal-not-kept", "wrong", why=system_trouble(self.keeper.trouble, self.words))
        else:
            self.say(id, path=str(self.keeper.path), command=command())

    def keep(self) -> None:
        self.keeper.keep(self.game)
        if self.keeper.trouble and not self._warned:
            self._warned = True
            why = system_trouble(self.keeper.trouble, self.words)
            self.say("terminal-cannot-keep", "wrong", why=why, path=str(self.keeper.path))

    # ------------------------------------------------------------------ asking

    def ask_next(self) -> None:
        everybody = open_looker(self.game)
        if self.looker != everybody and self.game.told(everybody, self._told):
            # What the secret answer brought about is told to all, not only to the one who gave it.
            self.seat_down(everybody)
        choice = next_choice(self.game, self.looker)
        if not self.seat_down(looker_for(self.game, choice)):
            return
        self.tell_news()
        if self._drawn != self._board_key():
            self.draw()
            if self._resumed:
                self._resumed = False
                self.recall()
        self.show_question(choice)
        completions = [*choice.texts(), *self._commands]
        while not self.obey(self.console.ask("> ", completions, secret=self._is_secret(choice)), choice):
            pass

    def _is_secret(self, choice: Choice[object]) -> bool:
        return choice.secret and len(self.game.seats) > 1

    def seat_down(self, wanted: int) -> bool:
        """Bring the right person in front of the screen; False if an answer was taken back meanwhile."""
        if wanted == self.looker:
            return True
        before = self.looker
        if before != SPECTATOR:
            self.console.hide()
        else:
            self.tell_news()
        if wanted != SPECTATOR and not self.hand_over(before, wanted):
            return False
        self.looker = wanted
        self._drawn = ()
        for event in own_events(self.game, wanted):
            self.tell_one(event)
        return True

    def hand_over(self, before: int, wanted: int) -> bool:
        """Wait until the right person sits there alone; False if the one before takes his answer back."""
        can_undo = bool(self.game.given(before))
        self.console.say()
        id = "terminal-hand-over-undo" if can_undo else "terminal-hand-over"
        self.say(id, "question", seat=Thing("seat", str(wanted)), before=Thing("seat", str(before)))
        if self.console.stays_readable and not self._warned_of_readers:
            self._warned_of_readers = True
            self.say("terminal-cannot-hide", "wrong")
        line = self.console.ask(self.words.say("terminal-press-enter"))
        command, _ = command_of(line, self._commands, self.words) or ("", "")
        if command == "quit":
            raise Left
        if command == "undo" and can_undo:
            self.undo("")
            return False
        return True

    def show_question(self, choice: Choice[object]) -> None:
        self.console.say()
        asked = self.asked(choice)
        if len(self.game.seats) > 1:
            asked = self.words.say("terminal-asked", seat=Thing("seat", str(choice.seat)), question=asked)
        self.console.say(asked, "question")
        places, number = len(str(len(choice.options))), 1
        for row in self.rows(choice):
            numbers = f"{number:{places + 1}}" if len(row) == 1 else f"{number:{places + 1}}-{number + len(row) - 1}"
            self.console.say(f"{numbers}. {self.row_line(row)}")
            more = self.more_about(choice, row[0])
            if more:
                self.console.say(" " * (places + 3) + more, "quiet")
            number += len(row)

    def obey(self, line: str, choice: Choice[object]) -> bool:
        """Do what the line says; True if the question is to be asked anew or another one comes."""
        command = command_of(line, self._commands, self.words)
        if command is not None:
            name, rest = command
            return self._commands[name](rest)
        meant = options_for(choice, line)
        if len(meant) == 1:
            self.answer(choice, meant[0])
            return True
        if self._say_why_not(line, choice, meant):
            self.say("terminal-how-to-answer", "quiet", number=len(choice.options))
        return False

    def _say_why_not(self, line: str, choice: Choice[object], meant: list[Option[object]]) -> bool:
        """Why the line is not one of the answers; False if all is said with that."""
        if meant:
            texts = self.words.say("terminal-comma").join(option.text for option in meant[:8])
            self.say("terminal-several", "wrong", text=line[:80], number=len(meant), answers=texts)
            return False
        if plain(line).isdecimal():
            self.say("terminal-no-such-number", "wrong", number=len(choice.options))
            return False
        reason = self.game.why_not(joined(line), choice.seat)
        if reason is not None and reason.id == "unreadable":
            # Told as it was typed.
            reason = self.game.why_not(plain(line), choice.seat)
        if reason is not None:
            self.console.say(because(reason, self.words), "wrong")
        return True

    def answer(self, choice: Choice[object], option: Option[object]) -> None:
        told = choice.secret and not (self._is_secret(choice) and self.console.stays_readable)
        self.game.apply(choice.seat, option)
        self.keep()
        if told:
            self.say("terminal-answered", answer=answer(option, self.words))

    # ------------------------------------------------------------------ what only one game has

    rulebook = ""
    """The game whose words are explained."""

    help_id = "terminal-help"
    why_id = "terminal-why-what"
    """What is said of all commands, and of why without an answer."""

    def asked(self, choice: Choice[object]) -> str:
        """The question in words."""
        return question(choice, self.words)

    def rows(self, choice: Choice[object]) -> list[tuple[Option[object], ...]]:
        """The answers as they are listed, those together that share a line."""
        return [(option,) for option in choice.options]

    def row_line(self, row: tuple[Option[object], ...]) -> str:
        """An answer, or several that share a line."""
        return self.option_line(row[0])

    def option_line(self, option: Option[object]) -> str:
        """An answer with what is said behind it, and the text that can be typed."""
        told = noted(answer(option, self.words), self.notes(option), self.words)
        return self.words.say("terminal-option", answer=told, text=option.text)

    def notes(self, option: Option[object]) -> list[str]:
        """What is said behind an answer."""
        return []

    def more_about(self, choice: Choice[object], option: Option[object]) -> str:
        """What somebody has to know who picks this answer."""
        return ""

    def foreword(self) -> list[str]:
        """What everybody should know before the first question."""
        return []

    def recall(self) -> None:
        """Remind whoever goes on with the game of what is under way."""

    # ------------------------------------------------------------------ commands: True if the question is asked anew

    def board(self, rest: str) -> bool:
        self.draw_board(rest)
        return True

    def help(self, rest: str) -> bool:
        if not rest:
            self.say(self.help_id)
            return False
        for line in looked_up(rest, self.words, self.rulebook):
            self.console.say(*line)
        return False

    def log(self, rest: str) -> bool:
        if rest:
            self.tell_again(self.game.told(self.looker))
        else:
            self.tell_last(LAST)
        return False

    def undo(self, rest: str) -> bool:
        """Take back the last answer; of answers that lie in secret only one's own."""
        game = self.game
        seat = self.looker
        try:
            if game.given(seat):
                game.back(seat, game.given(seat)[-1])
            elif game.open_answers():
                self.say("terminal-undo-others", "wrong")
                return False
            else:
                game.undo()
        except Refused as refused:
            self.console.say(because(refused.reason, self.words), "wrong")
            return False
        self._told = min(self._told, len(game.events))
        self._drawn = ()
        self.keep()
        self.say("terminal-undone")
        return True

    def why(self, rest: str) -> bool:
        if not rest:
            self.say(self.why_id, "wrong")
            return False
        asked = next_choice(self.game, self.looker)
        # A player with several teams may ask about any of his questions.
        owed = [option for choice in self.game.owed_by(asked.seat) for option in choice.options]
        meant = options_for(asked, rest)
        if not meant:
            meant = [option for option in owed if option.text.casefold() == joined(rest)]
        if len(meant) == 1:
            self.say("terminal-why-legal", answer=answer(meant[0], self.words))
        else:
            self._say_why_not(rest, asked, meant)
        return False

    def save(self, rest: str) -> bool:
        if not rest:
            self.say("terminal-save-where", "wrong")
            return False
        try:
            path = write_game(save(self.game), rest, self.words)
        except NotWritten as failed:
            self.say(failed.id, "wrong", **failed.arguments)
            return False
        self.say("terminal-saved" if len(self.game.seats) == 1 else "terminal-saved-secrets", path=str(path))
        return False

    def speak(self, rest: str) -> bool:
        language = rest.casefold()
        if language not in LANGUAGES:
            self.say("terminal-lang-unknown", "wrong", languages=" ".join(LANGUAGES))
            return False
        self.words = Words(language)
        return True

    def quit(self, rest: str) -> bool:
        raise Left
