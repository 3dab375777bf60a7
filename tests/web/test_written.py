"""What people write stays text: on every screen that shows it, nothing of it is an element, an id or a reference."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote, urlencode
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect

from tests.hulk.boards import AIRLOCK, mission_text
from tests.saying import said
from tests.web.browsing import Meet, Person, Server
from tests.web.squad import by_clicks, choose_game, play, until_drawn
from voidlock.engine import Choice
from voidlock.hulk import State

pytestmark = pytest.mark.slow

MARKS = "".join(map(chr, range(0x0300, 0x0318)))
MARKUP = '"><g id=x>'
WRITTEN = f"{MARKUP} \u202eThe \u200fLong Z{MARKS} Drop"
NAME = f"{MARKUP} \u202e\u200fDrop"
TOWER = f"Z{MARKS[:23]}"

WHOLE = r"""() => {
    const wrong = [];
    for (const element of document.querySelectorAll("*")) {
        if (element.id && (!/^[\w-]+$/.test(element.id) || element.id === "x")) wrong.push(`id ${element.id}`);
        for (const { name, value } of element.attributes) {
            if (!/^[\w:-]+$/.test(name)) wrong.push(`attribute ${name}`);
            if (!["fill", "stroke", "filter", "mask", "clip-path", "marker-end"].includes(name)) continue;
            const [, light] = /^url\(#([\w-]+)\)$/.exec(value) ?? [];
            if (/url/.test(value) && !document.getElementById(light)) wrong.push(`${name} ${value}`);
        }
    }
    const shown = document.title + document.documentElement.outerHTML;
    const odd = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{M}{5}/gu;
    return [...wrong, ...[...shown.matchAll(odd)].map(({ index }) => `text ${shown.slice(index - 40, index + 10)}`)];
}"""

SHOWN = """text => {
    const typed = [...document.querySelectorAll("input, textarea")].map(({ value }) => value);
    return [document.body.textContent, ...typed].some(shown => shown.includes(text));
}"""

PICTURES = "[...document.querySelectorAll('image')].map(image => image.href.baseVal)"


def references(picture: ElementTree.Element) -> Iterator[str]:
    for part in picture.iter():
        for value in part.attrib.values():
            yield from re.findall(r"url\(#(.*)\)", value)


def whole(person: Person, *written: str) -> None:
    """This is shown as it is written, without what turns or stacks; nothing of it is more than text."""
    for text in written:
        person.page.wait_for_function(SHOWN, arg=text)
    assert person.page.evaluate(WHOLE) == []
    for address in person.page.evaluate(PICTURES):
        picture = ElementTree.fromstring(unquote(address.partition(",")[2]))
        assert {part.get("id") for part in picture.iter()} >= set(references(picture))


def test_names_chat_and_words_at_a_table(meet: Meet, server: Server) -> None:
    ann, bob, cat = meet(), meet(), meet()
    invitation = ann.make_table(2, name=NAME)
    # The invitation carries the name, and a messenger's reader more than one may write.
    bob.visit(re.sub("by=[^&#]*", "by=%22%3E%3Cg%20id=x%3E%E2%80%AE" + "%CC%B5%CC%B6" * 12, invitation))
    whole(bob, MARKUP)
    bob.sit(2, "Bob")
    bob.click("[data-seat='2'] [data-rename]")
    bob.page.get_by_label(said("web-new-name")).fill(TOWER)
    bob.page.keyboard.press("Enter")
    expect(ann.find("[data-seat='2'] .who")).to_contain_text("Z")
    for person in (ann, bob):
        person.find("[data-fair-dice] > summary").click()
    bob.find("#dice-words").fill(WRITTEN)
    bob.click("[data-add-words]")
    ann.find("[data-words='2']").wait_for()
    bob.page.get_by_label(said("web-say")).fill(WRITTEN)
    bob.page.keyboard.press("Enter")
    ann.find("[data-said='2']").wait_for()
    for person in (ann, bob):
        whole(person, f"{MARKUP} The Long Z", f"{MARKUP} Drop")
    ann.begin()
    while (asked := server.game(ann.table).pending[0]).kind == "choose_team":
        chooses, waits = (ann, bob) if asked.seat == 1 else (bob, ann)
        chooses.wait_until_asked()
        waits.find("[data-owed]").wait_for()
        for person in (chooses, waits):
            whole(person)
        chooses.answer(chooses.asked()[0])
    bob.page.keyboard.press("Escape")
    bob.click("[data-tab=talk]")
    bob.find(".side .say").fill(WRITTEN)
    bob.page.keyboard.press("Enter")
    ann.find("[data-unread]").wait_for()
    whole(ann, MARKUP)
    bob.page.keyboard.press("Escape")
    rng = random.Random(1)
    while not ann.find("[data-undo=ask][aria-disabled=false]").count():
        (ann if server.game(ann.table).pending[0].seat == 1 else bob).play(rng, 1)
    ann.click("[data-undo=ask]")
    bob.find("[data-proposal]").wait_for()
    whole(bob, MARKUP)
    bob.click("[data-agree=no]")
    ann.find("[data-kept]").wait_for()
    for tab in ("talk", "log", "table"):
        ann.click(f"[data-tab={tab}]")
        whole(ann)
    ann.click("[data-seat='2'] [data-ask-sure]")
    ann.click("[data-seat='2'] [data-sure]")
    for person in (ann, bob):
        person.find("[data-warning='2']").wait_for()
        whole(person)
    cat.visit(f"{server.address}#table={ann.table}")
    cat.find("h2[data-result]").wait_for()
    whole(cat)
    ann.visit()
    ann.find("[data-continue]").wait_for()
    whole(ann, f"{MARKUP} Drop")


def test_what_links_say(meet: Meet, server: Server) -> None:
    ann = meet()
    ann.visit(f"{server.address}#{urlencode({'challenge': 'win 3', 'seed': WRITTEN, 'mission': WRITTEN})}")
    ann.find("[data-challenge]").wait_for()
    whole(ann, f"{MARKUP} The Long Z")
    ann.visit(server.open_table(seed=WRITTEN, players=2))
    ann.find("[data-seat='2']").wait_for()
    whole(ann, f"{MARKUP} The Long Z")
    # A link to a table that nobody has, and that says more than a table.
    ann.visit(f"{server.address}?x#table=%22%3E%3Cg%20id%3Dx%3E%26host%3Dme")
    ann.find("[data-refusal]").wait_for()
    whole(ann)
    assert "&host" not in ann.page.url


LAST_STAND: dict[str, object] = {
    "voidlock": 1,
    "seed": WRITTEN,
    "position": {
        "players": 2,
        "teams": [["red"], ["green"]],
        "formation": ["leon<"],
        "phase": "resolve",
        "table": {"red": "full_auto"},
        "swarms": {"L1": "claw tail", "R1": "head head tongue tongue"},
    },
    "dice": [0] * 20,
}
"""The last Space Marine misses, and falls in the same round."""


def test_the_end_of_death_angel_and_its_file(meet: Meet, server: Server, tmp_path: Path) -> None:
    ann, bob = meet(), meet()
    ann.visit(server.open_table(LAST_STAND, name=NAME, players=2))
    bob.join(ann.find("#invitation").input_value(), 2, TOWER)
    ann.begin()
    ann.play(random.Random(1))
    for person in (ann, bob):
        person.find("[data-end=loss] .story:not(:empty)").wait_for()
        whole(person, f"{MARKUP} Drop")
    ann.click("[data-ask-costly]")
    ann.find("[data-costly]").first.wait_for()
    whole(ann)
    ann.click("[data-share]")
    ann.find("[data-sharing] img[src^='data:image/png']").wait_for()
    whole(ann)
    ann.page.keyboard.press("Escape")
    with ann.page.expect_download() as download:
        ann.click("[data-end] [data-file]")
    download.value.save_as(tmp_path / f"{MARKUP}.json")
    ann.click("[data-replay]")
    ann.find("[data-past]").wait_for()
    whole(ann)
    bob.visit()
    bob.click("[data-way=file] > summary")
    bob.find("[data-way=file] [type=file]").set_input_files(tmp_path / f"{MARKUP}.json")
    bob.add_bot(2, "brother")
    whole(bob)
    bob.begin()
    bob.find("[data-end=loss] .story:not(:empty)").wait_for()
    whole(bob)


def test_a_game_file_that_is_refused_is_quoted(meet: Meet, tmp_path: Path) -> None:
    ann = meet()
    path = tmp_path / "game.json"
    path.write_text(json.dumps({"voidlock": 1, "position": {"formation": [WRITTEN]}}))
    ann.visit()
    ann.click("[data-way=file] > summary")
    ann.find("[data-way=file] [type=file]").set_input_files(path)
    ann.find("[data-refusal]").wait_for()
    whole(ann, f"{MARKUP} The Long Z")


def test_who_asks_the_host_for_a_seat(meet: Meet) -> None:
    ann, bob = meet(), meet()
    invitation = ann.make_table(2, "random")
    ann.add_bot(2, "brother")
    ann.begin()
    bob.visit(invitation)
    bob.click("[data-tab=table]")
    bob.find("[data-name]").fill(NAME)
    bob.click("[data-sit='2']")
    for person in (ann, bob):
        person.find("[data-asks], [data-asking]").wait_for()
    whole(ann, f"{MARKUP} Drop")
    whole(bob)


def test_lessons_and_puzzles_of_a_player_with_such_a_name(meet: Meet) -> None:
    ann = meet()
    ann.make_table(2, "random")
    ann.sit(2, NAME)
    for listed, first in (("[data-learn]", "[data-lesson]"), ("[data-puzzles]", "[data-puzzle]")):
        ann.visit()
        ann.click(listed)
        whole(ann)
        ann.click(first)
        ann.wait_until_asked()
        whole(ann)


def test_names_at_a_shared_device(meet: Meet) -> None:
    ann = meet()
    ann.make_table(2, "random", name=NAME)
    ann.sit(2, TOWER)
    ann.begin()
    expect(ann.find("[data-cover]")).to_have_count(2)
    whole(ann, f"{MARKUP} Drop")
    ann.click("[data-show='1']")
    ann.answer(ann.asked()[0])
    whole(ann)
    ann.click("[data-tab=talk]")
    ann.page.get_by_label(said("web-speaker")).filter(visible=True).wait_for()
    whole(ann)


def mission() -> str:
    """Airlock Nine, written by somebody who means no good; its sergeant stands at the exit."""
    text = (
        mission_text(AIRLOCK)
        .replace("deployment = permute A\n", "")
        .replace("exited(2)", "exited(1)")
        .replace("#MMM.........+...+..X#", "#MM..........+...+.MX#")
    )
    text = text.replace("title = Airlock Nine", f"title = {WRITTEN}").replace(
        "[notes]\n", f"[notes]\nBeware {WRITTEN}\n"
    )
    text = text.replace("id = original-1-airlock-nine", f"id = {NAME}")
    text = text.replace("3,5; E; A", f"19,5; E; {MARKUP} A; {NAME}").replace("sb1 =", "constructor =")
    return text.replace("2,5; E; A", f"2,5; E; constructor; {TOWER}")


def leave(state: State, choice: Choice[object]) -> str:
    return next(text for wanted in WAY_OUT for text in choice.texts() if text.startswith(wanted))


WAY_OUT = ("leave", "move:20,5", "activate:sgt", "enter:E1", "keep")


def test_a_mission_of_a_stranger(meet: Meet, tmp_path: Path) -> None:
    ann, bob = meet(), meet()
    file = tmp_path / f"{MARKUP} \u202e{TOWER}.txt"
    file.write_text(mission(), encoding="utf-8")
    ann.visit(f"{ann.server.address}#editor")
    ann.find("[data-editor][data-sound=true]").wait_for()
    ann.click("[data-tab=mission]")
    ann.find("[data-open-file]").set_input_files(file)
    ann.find("[data-editor][data-title^='\">']").wait_for()
    for tab in ("squad", "goals", "aliens", "check", "mission"):
        ann.click(f"[data-tab={tab}]")
        whole(ann)
    with ann.page.expect_download() as download:
        ann.click("[data-download]")
    assert re.fullmatch(r"[\w-]+\.txt", download.value.suggested_filename)
    ann.click("[data-share]")
    link = ann.find("[data-link]").input_value()

    bob.visit(link)
    expect(bob.find("[data-shared]")).to_contain_text(f"{MARKUP} The Long Z")
    whole(bob)
    bob.click("[data-play-shared]")
    until_drawn(bob)
    whole(bob, f"{MARKUP} The Long Z", f"{MARKUP} Drop", f"Beware {MARKUP} The")
    bob.click("[data-marine=sgt]")
    bob.find("[data-sight]").wait_for()
    whole(bob)
    assert play(bob, by_clicks, leave) == "win"
    bob.find("[data-end=win] .story:not(:empty)").wait_for()
    whole(bob, f"{MARKUP} The Long Z")
    bob.click("[data-share]")
    bob.find("[data-sharing] img[src^='data:image/png']").wait_for()
    whole(bob)
    bob.page.keyboard.press("Escape")
    bob.click("[data-replay]")
    bob.find("[data-past]").wait_for()
    whole(bob)
    bob.visit()
    bob.find("[data-continue]").wait_for()
    whole(bob, f"{MARKUP} The Long Z")

    choose_game(ann)
    ann.click("[data-own-mission] > summary")
    ann.find("[data-mission-file]").set_input_files(file)
    ann.find("[data-own-file]").wait_for()
    whole(ann, f"{MARKUP} The Long Z", f"{MARKUP} Z")
    wrong = tmp_path / file.name.replace("Z", "Y")
    wrong.write_text(mission().replace("exited(1)", WRITTEN), encoding="utf-8")
    ann.find("[data-mission-file]").set_input_files(wrong)
    ann.find("[data-faults]").wait_for()
    whole(ann, f"{MARKUP} Y", "The Long Z")
    ann.visit(f"{ann.server.address}#editor")
    ann.click("[data-tab=mission]")
    ann.find("[data-open-file]").set_input_files(wrong)
    ann.click("[data-tab=check]")
    ann.find("[data-faults] li").first.wait_for()
    whole(ann)
