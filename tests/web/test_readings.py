"""How the rules are read: chosen where a game is set up, shown to everybody before and during it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Meet, Server
from voidlock.games import KITS
from voidlock.games.angel.settings import CHOICES
from voidlock.reference import book_of
from voidlock.texts import Words

pytestmark = pytest.mark.slow

SENTENCES = Words("en")


def test_the_page_knows_every_setting_and_its_values() -> None:
    source = (Path(__file__).parents[2] / "web/src/shared/setup/readings.ts").read_text(encoding="utf-8")
    listed = re.findall(r"^  (\w+): \[(.*)\],$", source, re.MULTILINE)
    known = {name: tuple(values) for kit in KITS.values() for name, values in kit.settings.items()}
    assert {name: tuple(re.findall(r'"(\w+)"', values)) for name, values in listed} == known


def test_the_host_chooses_and_everybody_reads_it(meet: Meet, server: Server) -> None:
    ann, bob = meet(), meet()
    ann.fill_in_table(2, "random")
    ann.page.get_by_text(SENTENCES.say("web-more-options")).click()
    ann.click("[data-way=make] [data-readings] > summary")
    ann.find("[data-way=make] [name=reading-merge][value=event]").check()
    ann.click("[data-make-table]")
    bob.join(ann.find("#invitation").input_value(), 2, "Bob")
    said = SENTENCES.say("setting-merge-event")
    expect(bob.find("[data-read] li")).to_have_text([said])
    ann.begin()
    bob.wait_until_asked()
    bob.page.keyboard.press("h")
    expect(bob.find("[data-help] [data-read] li")).to_have_count(len(CHOICES))
    expect(bob.find("[data-help] [data-read]")).to_contain_text(said)
    assert server.game(ann.table).state.settings.merge == "event"


def test_a_mission_by_the_other_reading(meet: Meet, server: Server) -> None:
    ann = meet()
    ann.visit()
    ann.find("[data-game=hulk]").check()
    ann.click(".hero > details > summary")
    ann.click(".hero [data-readings] > summary")
    ann.find(".hero [name=reading-lurking][value=entry]").check()
    ann.click("[data-play-mission]")
    ann.wait_until_asked()
    assert server.table(ann.table).options.settings["lurking"] == "entry"
    ann.page.keyboard.press("h")
    term = book_of("hulk", "en").entry("notion", "brood_test")
    assert term is not None
    expect(ann.find("[data-notion=brood_test]")).to_contain_text(term.readings["lurking-entry"], use_inner_text=False)


def test_a_second_swarm_is_picked_by_itself(meet: Meet, server: Server) -> None:
    ann = meet()
    position = {
        "formation": ["leon<", "valencio>", "gideon>"],
        "settings": {"merge": "event"},
        "phase": "event",
        "swarms": {"L1": "claw claw", "R3": "head"},
        "apart": {"L1": "tail"},
        "piles": {"left": 2, "right": 3},
        "events": ["temporary_sanctuary"],
    }
    ann.load({"voidlock": 1, "position": position})
    expect(ann.find("[data-thing='spot:L1b'].lit")).to_be_visible()
    ann.click("[data-thing='spot:L1b']")
    expect(ann.find("[data-thing='spot:L1b']")).to_have_count(0)
    assert "target:L1b" in [given.text().partition(" ")[2] for given in server.game(ann.table).inputs]
