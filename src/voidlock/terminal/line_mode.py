"""The game in plain lines: what happened, the board, a numbered question, an answer."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

from voidlock.angel import State
from voidlock.angel.happenings import CurrentPlayer, PhaseBegan, RoundBegan
from voidlock.table import SPECTATOR, Choice, Event, FileError, Game, Option, Refused, Thing, read_file, save_file
from voidlock.texts import LANGUAGES, Words

from .board import Board
from .console import Console, InputEnded, Interrupted
from .saves import Keeper
from .seats import looker_for, next_choice, open_looker, own_events
from .telling import Story, answer, because, explained, more_about, question, tell
from .typed import command_of, options_for, plain

LAST = 15
"""Lines of the log that are shown unless all are asked for."""

MANY = 3
"""Cards and terms that `?` explains at once; of more it names the names."""


class Left(Exception):
    """Somebody typed that he wants to leave."""


class LineMode:
    """Plays one game with the people at one keyboard. Every answer is kept before anything is told of it."""

    def __init__(self, game: Game[State], words: Words, console: Console, keeper: Keeper) -> None:
        self.game = game
        self.words = words
        self.console = console
        self.keeper = keeper
        self.looker = open_looker(game)
        self._told = 0
        self._story = Story()
        self._drawn: tuple[object, ...] = ()
        self._warned = False
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

    def say(self, id: str, style: str = "", **arguments: str | int | Thing) -> None:
        self.console.say(self.words.say(id, arguments), style)

    # ------------------------------------------------------------------ the whole game

    def play(self) -> int:
        """Play until the game ends or somebody stops. The exit code of the program."""
        try:
            self.keep()
            self.say("terminal-hint", "quiet")
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
        """What happened before is known, or can be read in the log."""
        self._told = len(self.game.events)
        self._story = Story(begun=bool(self.game.rounds))

    def stop(self, id: str, code: int) -> int:
        if len(self.game.seats) > 1 and self.looker != SPECTATOR:
            self.console.hide()
        self.say(id)
        if self.keeper.trouble:
            self.say("terminal-not-kept", "wrong", why=self.keeper.trouble)
        else:
            self.say("terminal-kept", path=str(self.keeper.path))
        return code

    def end(self) -> None:
        if self.looker != open_looker(self.game):
            self.console.hide()
            self.looker = open_looker(self.game)
        self.tell_news()
        self.console.say()
        self.board("")
        self.console.say()
        if self.keeper.trouble:
            self.say("terminal-not-kept", "wrong", why=self.keeper.trouble)
        else:
            self.say("terminal-finished", path=str(self.keeper.path))

    def keep(self) -> None:
        self.keeper.keep(self.game)
        if self.keeper.trouble and not self._warned:
            self._warned = True
            self.say("terminal-cannot-keep", "wrong", why=self.keeper.trouble, path=str(self.keeper.path))

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
            self.console.say()
            self.board("")
        self.show_question(choice)
        completions = [*choice.texts(), *self._commands]
        while not self.obey(self.console.ask("> ", completions), choice):
            pass

    def seat_down(self, wanted: int) -> bool:
        """Bring the right person in front of the screen; False if an answer was taken back meanwhile."""
        if wanted == self.looker:
            return True
        before = self.looker
        if before != SPECTATOR:
            self.console.hide()
        else:
            self.tell_news()
        if wanted != SPECTATOR:
            self.console.say()
            id = "terminal-hand-over-undo" if self.game.given(before) else "terminal-hand-over"
            seat, earlier = Thing("seat", str(wanted)), Thing("seat", str(before))
            self.say(id, "question", seat=seat, before=earlier)
            command = command_of(self.console.ask(self.words.say("terminal-press-enter")), self.words)
            if command and command[0] == "quit":
                raise Left
            if command and command[0] == "undo" and self.game.given(before):
                self.undo("")
                return False
        self.looker = wanted
        self._drawn = ()
        for event in own_events(self.game, wanted) if wanted != SPECTATOR else []:
            self.tell_one(event)
        return True

    def show_question(self, choice: Choice[object]) -> None:
        self.console.say()
        asked = question(choice, self.words)
        if len(self.game.seats) > 1:
            asked = self.words.say("terminal-asked", {"seat": Thing("seat", str(choice.seat)), "question": asked})
        self.console.say(asked, "question")
        places = len(str(len(choice.options)))
        for number, option in enumerate(choice.options, start=1):
            told = answer(option, self.words)
            line = self.words.say("terminal-option", {"answer": told, "text": option.text})
            self.console.say(f"{number:{places + 1}}. {line}")
            more = more_about(choice, option, self.words)
            if more:
                self.console.say(" " * (places + 3) + more, "quiet")

    def obey(self, line: str, choice: Choice[object]) -> bool:
        """Do what the line says; True if the question is to be asked anew or another one comes."""
        command = command_of(line, self.words)
        if command is not None:
            return self._commands[command[0]](command[1])
        meant = options_for(choice, line)
        if len(meant) == 1:
            self.answer(choice, meant[0])
            return True
        if meant:
            texts = self.words.say("terminal-comma").join(option.text for option in meant[:8])
            self.say("terminal-several", "wrong", text=line[:80], number=len(meant), answers=texts)
        elif plain(line).isdecimal():
            self.say("terminal-no-such-number", "wrong", number=len(choice.options))
        else:
            reason = self.game.why_not(plain(line), choice.seat)
            if reason is not None:
                self.console.say(because(reason, self.words), "wrong")
            self.say("terminal-how-to-answer", "quiet", number=len(choice.options))
        return False

    def answer(self, choice: Choice[object], option: Option[object]) -> None:
        secret = choice.secret and choice in self.game.pending
        self.game.apply(choice.seat, option)
        self.keep()
        if secret:
            self.say("terminal-answered", answer=answer(option, self.words))

    # ------------------------------------------------------------------ telling

    def tell_news(self) -> None:
        """What has happened since, for the one who looks."""
        events = self.game.told(self.looker, self._told)
        self._told = len(self.game.events)
        while events and isinstance(events[-1], RoundBegan | PhaseBegan):
            # The heading of the board says it next.
            events.pop()
        if events:
            self.console.say()
        for event in events:
            if not (isinstance(event, CurrentPlayer) and len(self.game.seats) == 1):
                self.tell_one(event)

    def tell_one(self, event: Event) -> None:
        for line in self._story.lines(event, self.words):
            self.console.say(*line)

    def _board_key(self) -> tuple[object, ...]:
        """The board is drawn again when this changes; smaller changes are told in words alone."""
        state = self.game.state
        return self.looker, state.round, state.phase, state.location, len(state.formation), self.words.language

    # ------------------------------------------------------------------ commands

    def board(self, rest: str) -> bool:
        view = self.game.view(self.looker)
        board = Board(view, self.words, self.console.columns)
        for line in [*board.lines(), *(board.decks() if rest else [])]:
            self.console.say(*line)
        self._drawn = self._board_key()
        return bool(self.game.pending)

    def help(self, rest: str) -> bool:
        if not rest:
            self.say("terminal-help")
            return False
        found = self.words.find(rest)
        wanted = rest.casefold()
        named = [(kind, id) for kind, id in found if wanted in (id, self.words.name(kind, id).casefold())]
        found = named or found
        if not found:
            self.say("terminal-not-found", "wrong", text=rest[:80])
        elif len(found) > MANY:
            names = list(dict.fromkeys(self.words.name(kind, id) for kind, id in found))
            self.say("terminal-found-many", names=self.words.say("terminal-comma").join(names[:20]))
        else:
            for line in dict.fromkeys(explained(kind, id, self.words) for kind, id in found):
                self.console.say(line)
        return False

    def log(self, rest: str) -> bool:
        events = self.game.told(self.looker)
        if not rest:
            events = events[-LAST:]
            self.say("terminal-log-last", number=len(events))
        for event in events:
            self.console.say(tell(event, self.words))
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
            self.say("terminal-why-what", "wrong")
            return False
        asked = [choice.seat for choice in self.game.pending if not choice.secret]
        seat = asked[0] if self.looker == SPECTATOR and asked else self.looker
        reason = self.game.why_not(":".join(rest.split()), seat)
        self.console.say(because(reason, self.words) if reason else self.words.say("terminal-why-legal"))
        return False

    def save(self, rest: str) -> bool:
        if not rest:
            self.say("terminal-save-where", "wrong")
            return False
        try:
            path = Path(rest).expanduser()
            if path.exists() and not _is_game(path):
                self.say("terminal-save-other-file", "wrong", path=str(path))
                return False
            if not path.absolute().parent.is_dir():
                raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
            save_file(self.game, path)
        except (OSError, ValueError, RuntimeError) as error:
            why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            self.say("terminal-save-failed", "wrong", path=rest[:80], why=why)
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


def _is_game(path: Path) -> bool:
    """Only a game file may be written over."""
    try:
        return path.is_file() and "voidlock" in read_file(path)
    except FileError:
        return False
