"""One person in a browser and one in a terminal play a game to its end together."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.saying import opening, said
from tests.terminal.full_screen.real import Screen, need_tmux
from tests.web.browsing import Meet, Person, Server

need_tmux()

pytestmark = pytest.mark.slow

LONGEST = 300
"""Seconds that the rest of a game may take."""

LAST_STAND: dict[str, object] = {
    "voidlock": 1,
    "seed": "together",
    "position": {
        "players": 2,
        "teams": [["red", "blue"], ["green", "grey"]],
        "formation": ["leon> 1", "lorenzo<", "gideon> 1", "scipio<"],
        "swarms": {"L1": "claw claw claw", "R2": "head head head", "L3": "tail tail tail", "R4": "tongue tongue"},
    },
}
"""Everyone is attacked from behind: it is over in a few rounds."""


def test_a_game_in_a_browser_and_a_terminal(meet: Meet, server: Server, tmp_path: Path) -> None:
    ann = meet()
    ann.visit(server.open_table(LAST_STAND, players=2))
    link = ann.find("#invitation").input_value()
    screen = Screen(tmp_path, (100, 32))
    try:
        screen.start("join", link, "--name", "Bob", "--lang", "en")
        screen.see("Bob (2): you")
        expect(ann.find("[data-seat='2']")).to_contain_text("Bob")
        screen.type("say Well met.")
        expect(ann.find("[data-said='2']")).to_have_text(["Bob: Well met."])
        ann.begin()
        screen.see("Bob (2).")
        # Nothing is waited for.
        for _ in range(2):
            screen.press("F6")
        screen.see(said("screen-pace", pace="none"))
        played(ann.table, ann, screen, server)
        assert screen.see(opening("screen-over", "result", "past", "leave"))
        # The page tells what happened before it shows the end.
        expect(ann.find("h2[data-result]")).to_have_attribute("data-result", server.game(ann.table).result)
        screen.press("F10")
        screen.see("left with 0")
    finally:
        screen.end()
    assert {answer[0] for answer in server.answers(ann.table)} == {"1", "2"}


def played(table: str, ann: Person, screen: Screen, server: Server) -> None:
    """Both answer whatever they are asked; the log of the server says who is to."""
    rng = random.Random(6)
    until = time.monotonic() + LONGEST
    while not (game := server.game(table)).result:
        assert time.monotonic() < until, screen.text()
        given = len(server.answers(table))
        if game.choices_of(1):
            ann.wait_until_asked()
            asked = ann.asked()
            if asked:
                ann.answer(rng.choice(asked))
        elif game.choices_of(2):
            choice = game.choices_of(2)[0]
            # An answer may begin with the letter of a command: a colon begins a line.
            screen.type(f":{rng.choice(choice.texts())}")
            while len(server.answers(table)) == given:
                assert time.monotonic() < until, screen.text()
                time.sleep(0.02)
