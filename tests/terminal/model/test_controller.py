"""The controller: answers, doubts, undo, why and commands, told as plain values."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import ParamSpec, TypeVar

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import stage
from tests.stage import Stage
from tests.stage import stage as angel_stage
from tests.terminal.model.table import ENGLISH, Hand, Played, at_home, flamer, new, on_mission
from voidlock import angel, hulk
from voidlock.angel import State
from voidlock.engine import Choice, Event, Option, Reason, Seat, Thing
from voidlock.games.angel.screen.board import AngelBoard
from voidlock.games.hulk.screen.board import HulkGameBoard
from voidlock.terminal.model.advice import Failed
from voidlock.terminal.model.board.game_values import NO_FIGURES, Figures, View
from voidlock.terminal.model.emitted import Answered, Copied, Covered, Left, News
from voidlock.terminal.model.narrator import PRESENT
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.model.session import COPY, Offer, Offers, Sitting
from voidlock.terminal.sessions.local import LocalGame
from voidlock.terminal.sessions.thinking import Thinker
from voidlock.texts import Words
from voidlock.words.telling import answer, because

P = ParamSpec("P")
T = TypeVar("T")


def played(sitting: Sitting, story: Callable[[Played], Coroutine[None, None, None]]) -> Played:
    """The sitting from its beginning to its end, with this in between."""
    table = Played(sitting)

    async def whole() -> None:
        await table.controller.begin()
        await story(table)
        await table.controller.end()

    asyncio.run(whole())
    return table


def entered(sitting: Sitting, *lines: str) -> Hand:
    with Hand(sitting) as hand:
        hand.enter(*lines)
    return hand


def test_an_answer_is_given_and_taken_back() -> None:
    game = new()
    table = entered(at_home(game), "1", "undo", "choose:dead_aim")
    assert [option.text for option in game.answers_of(1)] == ["choose:dead_aim"]
    assert [each.option.text for each in table.emitted if isinstance(each, Answered)] == [
        "choose:block",
        "choose:dead_aim",
    ]
    assert table.said == [ENGLISH.say("terminal-undone")]
    assert sum(isinstance(each, News) for each in table.emitted) >= 4


def test_why_keeps_the_letters_and_knows_other_questions() -> None:
    game = new()
    game.apply(1, "choose:block")
    table = entered(at_home(game), "why choose:overwatch", "why 1", "why attack:leon:R2", "why", "nonsense")
    assert table.said[0] == ENGLISH.say("terminal-why-legal", answer="Overwatch")
    assert table.said[1] == ENGLISH.say("terminal-why-legal", answer=answer(game.pending[0].options[0], ENGLISH))
    assert "attack:leon:R2" in table.said[2]
    assert "nonsense" in table.said[4]


@pytest.mark.parametrize(("second", "ammunition"), [("1", 6), ("no", 6), ("2", 5), ("yes", 5)])
def test_harm_is_asked_about_once_more(second: str, ammunition: int) -> None:
    t = flamer()
    entered(on_mission(t.game), "flame:14,5", second)
    assert t.state.ammo[0] == ammunition


def test_escape_answers_no() -> None:
    t = flamer()
    with Hand(on_mission(t.game)) as hand:
        hand.enter("flame:14,5")
        asked = hand.question
        hand.escape()
        assert hand.controller.prompt.offers is None and hand.question != asked
    assert t.state.ammo[0] == 6


def test_the_keyboard_changes_hands_before_a_secret() -> None:
    sitting = at_home(angel.new(2, seed=5, teams=[["red", "purple"], ["green", "grey"]]))
    with Hand(sitting) as hand:
        assert hand.controller.narrator.covered and hand.controller.prompt.choice is None
        hand.do(sitting.sit_down)
        hand.enter("choose:overwatch", "choose:strategize")
        assert hand.controller.narrator.covered
    assert [each for each in hand.emitted if isinstance(each, Covered)] == [Covered(1, 0), Covered(2, 1)]


def test_chances_are_shown_and_switched_off() -> None:
    t = stage(AIRLOCK, {"a": "7,5 E"}, {"S1": "8,5 W"}).answer("activate:a")
    with Hand(on_mission(t.game)) as hand:
        assert "fire:S1" in hand.controller.advisers.odds.visible.promised
        hand.enter("odds")
        assert not hand.controller.advisers.odds.visible.promised


def test_the_language_changes_and_somebody_leaves() -> None:
    table = entered(at_home(new()), "lang xx", "lang ja", "quit")
    assert table.said == [ENGLISH.say("terminal-lang-unknown", languages="en ja")]
    assert table.controller.words.language == "ja"
    assert table.emitted[-1] == Left()


class Spelled(LocalGame[State]):
    """A game that asks for an answer which is spelled like a command."""

    def __init__(self) -> None:
        self.answers = list[str]()
        super().__init__(new(), AngelBoard())

    @property
    def questions(self) -> list[Choice[object]]:
        return [Choice(Seat(1), "choose_action", [Option(None, "odds"), Option(None, "stop")])]

    async def answer(self, choice: Choice[object], option: Option[object]) -> None:
        self.answers.append(option.text)


def test_an_answer_beats_a_command_of_the_same_spelling() -> None:
    sitting = Spelled()
    table = entered(sitting, "odds")
    assert sitting.answers == ["odds"] and table.controller.preferences.odds


class Talking(LocalGame[State]):
    """A sitting that keeps what is said and what is added to the dice."""

    talks = True

    def __init__(self) -> None:
        super().__init__(new(), AngelBoard())
        self.heard = list[str]()

    async def say(self, text: str) -> None:
        self.heard.append(text)

    async def dice(self, text: str, words: Words) -> list[str]:
        self.heard.append(text)
        return ["added"]


@pytest.mark.parametrize("command", ["say", "dice"])
def test_chat_and_words_for_the_dice_keep_their_spelling(command: str) -> None:
    sitting = Talking()
    entered(sitting, f"{command}  \uff21nn Æ1")
    assert sitting.heard == ["\uff21nn Æ1"]


INVITATION = "http://localhost/#table=0123456789ab&invite=iiiiiiiiiiiiiiiiiiiiii"


class Invited(LocalGame[State]):
    """A sitting that others can be invited to."""

    to_copy = INVITATION

    @property
    def offers(self) -> Offers:
        return Offers("screen-table-guest", {}, [Offer("wait", "screen-offer-wait"), Offer(COPY, "screen-offer-copy")])


def test_an_offer_copies_the_invitation() -> None:
    hand = entered(Invited(new(), AngelBoard()), "copy", "2")
    assert [each for each in hand.emitted if isinstance(each, Copied)] == [Copied(INVITATION)] * 2


class Lobby(LocalGame[State]):
    """A sitting beside its game: among its offers is the way back."""

    beside = True

    @property
    def offers(self) -> Offers | None:
        back = Offer("back", "screen-offer-back")
        return Offers("screen-table-around", {"dice": "none"}, [Offer("close", "x"), back]) if self.beside else None

    async def take(self, offer: Offer) -> None:
        assert offer.text == "back"
        self.beside = False
        self.changed()


def test_escape_takes_the_offer_to_go_back() -> None:
    sitting = Lobby(new(), AngelBoard())
    with Hand(sitting) as hand:
        hand.escape()
        assert not sitting.beside and hand.controller.prompt.offers is None


class Strict(LocalGame[hulk.State]):
    """A lesson that wants nothing burned."""

    def wrong(self, option: Option[object]) -> Reason | None:
        return WRONG if option.verb == "flame" else None


WRONG = Reason("lesson_other", arguments={"why": Thing("square", "14,5")})


def test_a_wrong_answer_in_a_lesson_is_refused_before_it_is_doubted() -> None:
    t = flamer()
    hand = entered(Strict(t.game, HulkGameBoard()), "flame:14,5")
    assert hand.controller.prompt.doubted is None
    assert hand.said == [because(WRONG, ENGLISH)] and t.state.ammo[0] == 6


def test_a_look_back_ends_when_an_undo_removes_its_line() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E"}).answer("activate:a")
    sitting = on_mission(t.game)
    with Hand(sitting) as hand:
        narrator, before = hand.controller.narrator, len(sitting.events)
        hand.enter("move:4,5")
        assert len(sitting.events) > before
        hand.look_back(len(sitting.events))
        assert narrator.past == len(sitting.events)
        hand.enter("undo")
        assert len(sitting.events) == before
        assert narrator.past == PRESENT and narrator.view == sitting.view


@pytest.mark.rule("CP-3", "CP-4")
def test_a_marine_on_command_points_stays_the_one_who_acts_until_one_undo() -> None:
    """He is commanded again without a question; undo takes that back with the answer before."""
    t = stage(AIRLOCK, {"a": "3,5 E", "b": "6,5 E"}, command_points=2, activated=["a"])
    a, b = Thing("terminator", "a"), Thing("terminator", "b")
    with Hand(on_mission(t.game)) as hand:
        hand.enter("activate:b", "command:a", "move:4,5")
        assert (t.marine("a"), t.asked.subject) == ("4,5 E", a)
        hand.enter("undo")
        assert (t.marine("a"), t.asked.subject) == ("3,5 E", a)
        hand.enter("undo")
        assert t.asked.subject == b, "the next undo takes back one answer alone"


class NoProcess(Thinker):
    """No process can be started."""

    async def think(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        raise Failed("no process")


class WithoutProcesses(LocalGame[State]):
    def _thinker(self, about: str) -> Thinker:
        return NoProcess()


def test_a_bot_that_no_other_can_stand_in_for_is_reported() -> None:
    """It would be asked again and again."""
    game = angel.new(2, seed=5, teams=[["red", "purple"], ["green", "grey"]])
    sitting, errors = WithoutProcesses(game, AngelBoard(), bots={2: "brother"}), list[BaseException]()
    sitting.mistaken = errors.append

    async def story(table: Played) -> None:
        async with asyncio.timeout(5):
            while not errors:
                await asyncio.sleep(0)

    played(sitting, story)
    assert [str(error) for error in errors] == ["no process"]


class SlowOdds(AngelBoard):
    """Odds that are computed when they are let: the position may have changed by then."""

    def __init__(self) -> None:
        super().__init__()
        self.let, self.begun = threading.Event(), threading.Event()

    def figures(self, view: View, events: Sequence[Event]) -> Figures:
        self.begun.set()
        assert self.let.wait(10)
        return Figures({}, {f"after {len(events)}": []})


def test_odds_of_an_older_position_are_never_shown() -> None:
    board = SlowOdds()
    sitting = LocalGame(new(), board)

    async def story(table: Played) -> None:
        controller, odds = table.controller, table.controller.advisers.odds
        odds.compute()
        await asyncio.to_thread(board.begun.wait)
        working = controller.at_work()
        await controller.dialogue.enter("1")
        board.let.set()
        await asyncio.wait(working)
        assert odds.visible == NO_FIGURES
        odds.compute()
        await asyncio.wait(controller.at_work())
        assert odds.visible.promised == {f"after {len(sitting.events)}": []}
        await controller.dialogue.enter("undo")
        assert odds.visible == NO_FIGURES, "a change drops them at once"

    played(sitting, story)


def test_odds_switched_off_and_on_are_computed_anew() -> None:
    board = SlowOdds()
    board.let.set()

    async def story(table: Played) -> None:
        controller, odds = table.controller, table.controller.advisers.odds
        odds.compute()
        await asyncio.wait(controller.at_work())
        assert odds.visible != NO_FIGURES
        await controller.dialogue.enter("odds")
        board.let.clear()
        await controller.dialogue.enter("odds")
        assert odds.visible == NO_FIGURES
        board.let.set()
        await asyncio.wait(controller.at_work())
        assert odds.visible != NO_FIGURES

    played(LocalGame(new(), board), story)


def test_pace_and_odds_are_kept_for_the_next_game(tmp_path: Path) -> None:
    with Hand(at_home(new()), preferences=Preferences(tmp_path)) as hand:
        hand.enter("pace", "odds")
    assert ENGLISH.say("screen-pace", pace="slow") in hand.said
    assert (Preferences(tmp_path).pace, Preferences(tmp_path).odds) == ("slow", False)
    (tmp_path / "screen.json").write_text("[]", encoding="utf-8")
    assert Preferences(tmp_path).pace == "normal"


def test_nothing_is_taken_back_before_the_first_answer() -> None:
    game = new()
    table = entered(at_home(game), "1", "undo", "undo", "why 7", "choose:full_auto:leon")
    reason = game.why_no_undo()
    assert reason is not None and table.said[1] == because(reason, ENGLISH)
    assert table.said[2] == ENGLISH.say("terminal-no-such-number", number=3)
    assert "R-" in table.said[3]


def test_a_flamer_that_burns_aliens_alone_just_fires() -> None:
    t = stage(AIRLOCK, {"a": "12,5 E heavy_flamer"}, {"S1": "16,6 W"}, open=["13,5"], dice="5 1").answer("activate:a")
    entered(on_mission(t.game), "flame:14,5")
    assert t.state.ammo[0] == 5


TWO = [["red"], ["green"]]
ATTACK = angel_stage("gideon>, leon>", R2="claw tail", play="full_auto", players=2, teams=TWO)
DEFENCE = angel_stage("gideon>, leon> 1", R2="claw", agenda=["swarms_attack"], dice=[5], players=2, teams=TWO)


@pytest.mark.parametrize(
    ("t", "line"),
    [(ATTACK, "Brother Leon attacks the swarm at R2 (hits 50%)"), (DEFENCE, "2. Accept the roll (lives 100%)")],
)
def test_chances_stand_beside_answers_for_several_people_too(t: Stage, line: str) -> None:
    """R-7.2: what is asked openly is seen by everybody at the keyboard, with what each answer promises."""
    with Hand(at_home(t.game.clone())) as hand:
        assert line in hand.lines


def test_one_fact_after_another_is_pointed_at() -> None:
    with Hand(at_home(DEFENCE.game.clone())) as hand:
        hand.enter("look")
        facts = int(hand.said[-1].partition(" ")[0].partition("/")[2])
        for number in range(2, facts + 1):
            hand.enter("look")
            assert hand.said[-1].startswith(f"{number}/{facts} ") and hand.controller.advisers.lookout.points
        hand.enter("look")
        assert facts > 1 and not hand.controller.advisers.lookout.points


@pytest.mark.rule("CP-4")
def test_a_marine_who_was_chosen_before_another_was_commanded_is_not_ended_unasked() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E", "b": "6,5 E"}, command_points=1)
    table = entered(on_mission(t.game), "activate:a", "command:b", "turn:N", "done")
    assert table.controller.text.question() == ENGLISH.say("hulk-idle-done", names="A") and t.state.active == 0


@pytest.mark.parametrize(("gathers", "ended"), [(True, False), (False, True)])
@pytest.mark.rule("CP-4")
def test_a_marine_who_was_only_chosen_is_ended_by_typing_that_alone(gathers: bool, ended: bool) -> None:
    """On the screen the choice is taken back; in plain lines every answer is given as it is typed."""
    t = stage(AIRLOCK, {"a": "3,5 E", "b": "6,5 E"}, command_points=1)
    with Hand(on_mission(t.game), gathers=gathers) as hand:
        hand.enter("activate:a", "done")
        if hand.controller.prompt.doubted is not None:
            hand.enter("yes")
        assert t.asked.kind == "next_marine"
        assert bool(t.state.activated) is ended
