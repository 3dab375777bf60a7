"""What happens is told one thing after the other, and every line of the log opens the board as it was then."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise

import pytest

from tests.saying import said
from tests.stage import stage
from tests.terminal.conversation import positioned
from tests.terminal.full_screen.acting import Actor, acting
from tests.terminal.full_screen.test_pictures import played
from tests.terminal.model.table import at_home
from voidlock import angel
from voidlock.angel import State
from voidlock.engine import Game, Rolled
from voidlock.terminal.full_screen.panels import Cover
from voidlock.terminal.sessions.past import Past
from voidlock.texts import Words

TEAMS = [["red", "blue", "green"]]


def on_the_eve() -> Game[State]:
    """The next answer lets the attacks of a round begin."""
    game = angel.new(1, seed="5", teams=TEAMS)
    for text in ("choose:block", "choose:overwatch", "choose:counter_attack"):
        game.apply(1, text)
    while True:
        ahead = game.clone()
        ahead.apply(1, ahead.pending[0].options[-1])
        if len(ahead.events) - len(game.events) > 3 and any(isinstance(one, Rolled) for one in ahead.inputs[-3:]):
            return game
        game.apply(1, game.pending[0].options[-1])


def logged(actor: Actor) -> int:
    return actor.app.log_lines.option_count


SKIP = said("screen-meanwhile")


def test_one_thing_after_the_other_and_then_the_question() -> None:
    game = on_the_eve()

    async def look() -> None:
        async with acting(at_home(game), pace="slow") as actor:
            before = logged(actor)
            await actor.pilot.press("end", "enter")
            await actor.pilot.pause()
            told = len(game.events_for(1))
            assert before < logged(actor) < told
            assert SKIP in actor.text() and actor.app.answers.option_count == 0
            # A key ends the telling, and answers nothing that was not seen.
            answered = len(game.inputs)
            await actor.pilot.press("1")
            await actor.pilot.pause()
            assert len(game.inputs) == answered and not game.open_answers()
            assert logged(actor) == told
            assert SKIP not in actor.text() and actor.app.answers.option_count == len(game.pending[0].options)

    asyncio.run(look())


def test_the_question_comes_by_itself_once_all_is_told() -> None:
    game = on_the_eve()

    async def look() -> None:
        async with acting(at_home(game), pace="fast") as actor:
            await actor.pilot.press("end", "enter")
            await actor.pilot.pause()
            assert actor.app.answers.option_count == 0
            assert SKIP not in await actor.settle()
            assert actor.app.answers.option_count == len(game.pending[0].options)

    asyncio.run(look())


def test_a_single_thing_keeps_no_question_waiting() -> None:
    t = stage("leon>, gideon<, valencio>", play="onward_brothers")

    async def look() -> None:
        async with acting(at_home(t.game), pace="slow") as actor:
            await actor.pilot.press("1")
            await actor.pilot.pause()
            assert SKIP not in actor.text()
            assert actor.app.answers.option_count == len(t.asked.options)

    asyncio.run(look())


def last_stand() -> Game[State]:
    """Whatever Leon does, the swarm behind him slays him, and the game is lost."""
    return positioned(
        "leon>",
        {"swarms": {"L1": "claw tail", "R1": "head"}, "phase": "resolve", "table": {"red": "full_auto"}},
        dice=[0],
    )


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_end_is_not_given_away(language: str) -> None:
    game = last_stand()
    over = Words(language).say("screen-over", result="?", past="", leave="").partition("?")[0]

    async def look() -> None:
        async with acting(at_home(game), language, pace="slow") as actor:
            await actor.pilot.press("end", "enter")
            await actor.pilot.pause()
            assert game.result == "loss"
            assert over not in actor.text()
            assert "Leon" in actor.text() or "レオン" in actor.text()
            await actor.pilot.press("space")
            await actor.pilot.pause()
            assert over in actor.text()

    asyncio.run(look())


def test_the_end_offers_what_comes_next_once_it_is_told() -> None:
    sitting = at_home(last_stand())
    sitting.sequels = ("again", "menu")

    async def look() -> None:
        async with acting(sitting, pace="slow") as actor:
            await actor.pilot.press("end", "enter")
            await actor.pilot.pause()
            assert said("screen-offer-again") not in actor.text()
            await actor.pilot.press("space")
            await actor.pilot.pause()
            assert said("screen-offer-again") in actor.text()
            await actor.pilot.press(*"menu", "enter")
            await actor.pilot.pause()

    asyncio.run(look())
    assert sitting.chosen == "menu" and sitting.left


def test_what_happened_is_told_before_the_screen_is_covered() -> None:
    """Two people at one keyboard: the attacks are seen by both, and only then does one of them choose alone."""
    game = positioned(
        "leon> 1, gideon<",
        {"players": 2, "swarms": {"R1": "claw", "L2": "tail"}, "phase": "attack", "events": ["evasion"]},
        dice=[5, 5],
    )
    assert game.pending[0].kind == "defence"

    async def look() -> None:
        async with acting(at_home(game), pace="slow") as actor:
            await actor.pilot.press("end", "enter")
            await actor.pilot.pause()
            assert {choice.kind for choice in game.pending} == {"choose_action"}
            assert SKIP in actor.text()
            assert not isinstance(actor.app.screen, Cover)
            await actor.pilot.press("space")
            await actor.pilot.pause()
            assert isinstance(actor.app.screen, Cover)

    asyncio.run(look())


def test_the_board_stays_behind_with_what_is_told() -> None:
    game = on_the_eve()
    past, told = Past(game), len(game.events_for(1))
    past.remember()
    game.apply(1, game.pending[0].options[-1])
    views = [past.view_when_told(number, 1)["open"] for number in range(told, len(game.events_for(1)) + 1)]
    assert views[-1] == game.view(1)["open"]
    from_the_beginning = Past(game)
    assert views == [
        from_the_beginning.view_when_told(number, 1)["open"] for number in range(told, len(game.events_for(1)) + 1)
    ]
    changes = sum(earlier != later for earlier, later in pairwise(views))
    assert changes > 3


def test_at_once_where_nothing_is_to_be_waited_for() -> None:
    game = on_the_eve()

    async def look() -> None:
        async with acting(at_home(game), pace="none") as actor:
            await actor.pilot.press("end", "enter")
            await actor.pilot.pause()
            assert logged(actor) == len(game.events_for(1))

    asyncio.run(look())


def test_a_line_of_the_log_opens_the_board_as_it_was() -> None:
    game = played(1, 45)

    async def look() -> None:
        async with acting(at_home(game)) as actor:
            present = actor.text().splitlines()
            assert present[0].startswith("╭─ Round 4")
            told = await actor.press("f7", "home")
            assert "The board as it was." in told
            assert "Round 4" not in told.splitlines()[0]
            rounds = {(await actor.press("down")).splitlines()[0][:11] for _ in range(40)}
            assert "╭─ Round 1," in rounds
            assert (await actor.press("escape")).splitlines()[:10] == present[:10]
            assert len(game.inputs) == len(played(1, 45).inputs)

    asyncio.run(look())


def test_the_log_scrolls_back_through_the_whole_game() -> None:
    game = played(1, 45)

    async def look() -> None:
        async with acting(at_home(game), size=(80, 24)) as actor:
            assert "takes the" not in actor.text()
            first = actor.app.log_lines.get_option_at_index(0).prompt
            for _ in range(200):
                if actor.app.log_lines.scroll_offset.y == 0:
                    break
                await actor.press("pageup")
            assert str(first).split("\n", maxsplit=1)[0] in actor.text()

    asyncio.run(look())


def asked(kind: str) -> Game[State]:
    """A game in which this is asked."""
    for seed in range(50):
        game, rng = angel.new(1, seed=seed, teams=TEAMS), random.Random(seed)
        while game.pending:
            if game.pending[0].kind == kind:
                return game
            game.apply(1, rng.choice(game.pending[0].options))
    raise LookupError(kind)


@pytest.mark.parametrize("kind", ["defence", "reroll_attack"])
def test_the_odds_stand_before_each_roll(kind: str) -> None:
    """Also before a roll that is paid for, of an attack and of a defence."""
    game = asked(kind)

    async def look() -> None:
        async with acting(at_home(game)) as actor:
            word = "lives" if kind == "defence" else "hits"
            lines = [line for line in actor.text().splitlines() if f"({word} " in line]
            assert len(lines) == len(game.pending[0].options)
            assert any("100%" in line or "0%" in line for line in lines)

    asyncio.run(look())


def test_one_fact_after_another_is_pointed_at() -> None:
    game = asked("defence")

    async def look() -> None:
        async with acting(at_home(game)) as actor:
            for number in (1, 2, 3):
                await actor.press("ctrl+l")
                assert f"{number}/3 " in actor.text()
                assert actor.app.controller.advisers.lookout.points
            await actor.press("ctrl+l")
            assert "/3 " not in actor.text() and not actor.app.controller.advisers.lookout.points

    asyncio.run(look())


def test_the_log_ends_with_the_last_line_however_high_the_terminal_is() -> None:
    async def look() -> None:
        async with acting(at_home(played(1, 45)), size=(100, 45)) as actor:
            log = actor.app.log_lines
            for height in (32, 24, 40, 22):
                await actor.pilot.resize_terminal(100, height)
                await actor.settle()
                assert log.scroll_offset.y == log.max_scroll_y > 0
            await actor.press("pageup")
            read = log.scroll_offset.y
            await actor.pilot.resize_terminal(100, 24)
            await actor.settle()
            assert log.scroll_offset.y == read < log.max_scroll_y

    asyncio.run(look())


def test_after_a_lost_game_the_verdict_stands_where_the_board_was() -> None:
    """No Marine is left to draw; the panels stay in their places."""
    game = last_stand()

    async def look() -> None:
        async with acting(at_home(game), size=(120, 40)) as actor:
            await actor.press("end", "enter")
            told = await actor.press("space")
            assert game.result == "loss"
            screen = actor.app.screen
            assert Words("en").name("result", "loss").upper() in told
            assert screen.query_one("#table").region.y == 0
            assert screen.query_one("#prompt").region.x == screen.query_one("#table").region.x == 0
            assert screen.query_one("#beside").region.x == screen.query_one("#log").region.x > 0

    asyncio.run(look())
