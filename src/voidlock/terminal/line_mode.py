"""The game in plain lines: what happened, the board, a numbered question, an answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from voidlock.angel import State
from voidlock.angel.facts import setup_for
from voidlock.angel.happenings import CurrentPlayer, PhaseBegan, RoundBegan
from voidlock.table import SPECTATOR, Choice, Event, Game, Option, Refused, Thing, save_file
from voidlock.texts import LANGUAGES, Words

from .board import Board
from .command import command
from .console import Console, InputEnded, Interrupted
from .saves import Keeper, is_game
from .seats import looker_for, next_choice, open_looker, own_events
from .shown import Shown
from .telling import Story, answer, because, event_text, explained, more_about, question, system_trouble, tell
from .typed import RULE_NUMBER, command_of, joined, options_for, plain, unquoted

LAST = 15
"""Lines of the log that are shown unless all are asked for."""

RECALLED = 5
"""Lines of the log that are shown when a game is gone on with."""

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

    def say(self, id: str, style: str = "", **arguments: str | int | Thing) -> None:
        self.console.say(self.words.say(id, arguments), style)

    # ------------------------------------------------------------------ the whole game

    def play(self) -> int:
        """Play until the game ends or somebody stops. The exit code of the program."""
        try:
            self.keep()
            hint = self.words.say("terminal-hint")
            if not self.keeper.trouble:
                hint += self.words.say("terminal-space") + self.words.say("terminal-hint-saved")
            self.console.say(hint, "quiet")
            if self._resumed and self.game.events:
                self._tell_log(RECALLED)
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
        self._story = Story(begun=self._shown()["phase"].text != "setup")
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
        self.console.say()
        self.board("")
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
            self.console.say()
            self.board("")
            self._recall_event()
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
        if wanted != SPECTATOR:
            self.console.say()
            id = "terminal-hand-over-undo" if self.game.given(before) else "terminal-hand-over"
            seat, earlier = Thing("seat", str(wanted)), Thing("seat", str(before))
            self.say(id, "question", seat=seat, before=earlier)
            if self.console.stays_readable and not self._warned_of_readers:
                self._warned_of_readers = True
                self.say("terminal-cannot-hide", "wrong")
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
        if choice.kind == "choose_team":
            asked = self._counted(asked, choice.seat)
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

    def _counted(self, asked: str, seat: int) -> str:
        """R-2.4: which of his teams a player picks, if he gets several."""
        total = setup_for(len(self.game.seats)).teams // len(self.game.seats)
        taken = [team for team, shown in self._shown()["teams"].items if shown["seat"].number == seat]
        if total == 1:
            return asked
        return self.words.say("terminal-draft", question=asked, number=len(taken) + 1, total=total)

    def obey(self, line: str, choice: Choice[object]) -> bool:
        """Do what the line says; True if the question is to be asked anew or another one comes."""
        command = command_of(line, self.words)
        if command is not None:
            return self._commands[command[0]](command[1])
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

    def _recall_event(self) -> None:
        """The Event card that is being resolved is read out again to whoever goes on with the game."""
        if not self._resumed:
            return
        self._resumed = False
        view = Shown(self.game.view(self.looker))
        card = view["own"]["event"]
        if card and self.looker == open_looker(self.game):
            for text in event_text(Thing("event", card.text), self.words):
                self.console.say("    " + text, "quiet")

    def _shown(self) -> Shown:
        """What everybody may know."""
        return Shown(self.game.view(SPECTATOR))["open"]

    def _board_key(self) -> tuple[object, ...]:
        """The board is drawn again when this changes; smaller changes are told in words alone."""
        state = self.game.state
        return self.looker, state.round, state.phase, state.location, len(state.formation), self.words.language

    # ------------------------------------------------------------------ commands

    def board(self, rest: str) -> bool:
        view = self.game.view(self.looker)
        if self.console.stays_readable and len(self.game.seats) > 1 and isinstance(view["own"], dict):
            view["own"]["chosen"] = {}
        board = Board(view, self.words, self.console.columns)
        for line in [*board.lines(), *(board.decks() if rest else [])]:
            self.console.say(*line)
        self._drawn = self._board_key()
        return bool(self.game.pending)

    def help(self, rest: str) -> bool:
        if not rest:
            self.say("terminal-help")
            return False
        if RULE_NUMBER.fullmatch(rest):
            self.say("terminal-rule-number", text=rest.upper())
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
        self._tell_log(0 if rest else LAST)
        return False

    def _tell_log(self, most: int) -> None:
        """The last lines of the log; 0 for all of them."""
        events = self.game.told(self.looker)[-most:]
        if most:
            self.say("terminal-log-last", number=len(events))
        for event in events:
            self.console.say(tell(event, self.words))

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
            path = Path(unquoted(rest)).expanduser()
            if path.exists() and not is_game(path):
                self.say("terminal-save-other-file", "wrong", path=str(path))
                return False
            if not path.absolute().parent.exists():
                why = self.words.say("terminal-trouble-folder-missing")
                self.say("terminal-save-failed", "wrong", path=str(path), why=why)
                return False
            save_file(self.game, path)
        except OSError as error:
            self.say("terminal-save-failed", "wrong", path=rest[:80], why=system_trouble(error, self.words))
            return False
        except (ValueError, RuntimeError):
            why = self.words.say("terminal-trouble-not-a-path")
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
