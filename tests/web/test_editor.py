"""The mission editor: a tiny mission is painted, mended, tried out by the sergeant, played, and shared by a link."""

from __future__ import annotations

import json
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import expect

from tests.hulk.boards import AIRLOCK, mission_text
from tests.web.browsing import Meet, Person
from tests.web.squad import DESK, PHONE
from voidlock.games.hulk.mission.file import read_mission

SOUND = "[data-editor][data-sound=true]"


def open_editor(person: Person, size: tuple[int, int] = DESK) -> None:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.visit(f"{person.server.address}#editor")
    person.find(SOUND).wait_for()


def at(person: Person, square: str) -> tuple[float, float]:
    """Where a square is on the screen."""
    box = person.find("[data-editor-map] [role=application]").bounding_box()
    deck = person.find("[data-editor-map] svg.deck")
    scale = float(deck.get_attribute("data-scale") or 0)
    x, y = (float(part) for part in (deck.get_attribute("data-camera") or "").split(","))
    assert box is not None
    wide, high = (int(part) for part in square.split(","))
    return (
        box["x"] + box["width"] / 2 + (wide + 0.5 - x) * scale,
        box["y"] + box["height"] / 2 + (high + 0.5 - y) * scale,
    )


def drag(person: Person, tool: str, first: str, last: str) -> None:
    person.click(f"[data-tool={tool}]")
    person.page.mouse.move(*at(person, first))
    person.page.mouse.down()
    person.page.mouse.move(*at(person, last), steps=6)
    person.page.mouse.up()


def press(person: Person, tool: str, square: str) -> None:
    person.click(f"[data-tool={tool}]")
    person.page.mouse.click(*at(person, square))


def test_a_mission_is_painted_mended_tried_out_played_and_shared(meet: Meet, tmp_path: Path) -> None:
    ann = meet()
    ann.visit()
    ann.find("[data-game=hulk]").check()
    ann.click("[data-make-mission]")
    ann.find(SOUND).wait_for()
    # A side passage with an exit at its end, and a goal: two squares, then the way out.
    drag(ann, "floor", "7,1", "7,-1")
    expect(ann.find("[data-editor]")).to_have_attribute("data-size", "14x7")
    press(ann, "exit", "7,1")
    press(ann, "marine", "3,4")
    expect(ann.find("[data-marine=sb1]")).to_be_visible()
    ann.click("[data-tab=goals]")
    ann.find("[data-goals=victory] [data-condition]").select_option("exited")
    # A door in the open is a fault, marked on the map; taken back, all is well.
    press(ann, "door", "2,3")
    expect(ann.find("[data-fault='2,3']")).to_be_visible()
    ann.click("[data-tab=check]")
    expect(ann.find("[data-faults] li")).to_have_count(1)
    expect(ann.find("[data-play-draft]")).to_have_attribute("aria-disabled", "true")
    ann.click("[data-undo]")
    ann.find(SOUND).wait_for()
    expect(ann.find("[data-fault]")).to_have_count(0)
    # The sergeant plays it.
    ann.find("[name=trial-games][value='20']").check()
    ann.click("[data-trial-begin]")
    ann.find("[data-trial=done][data-games='20']").wait_for(timeout=60_000)
    expect(ann.find("[data-trial-result]")).to_contain_text("%")
    # It is named, kept as a file that a terminal can read, and shared.
    ann.click("[data-tab=mission]")
    ann.find("input[data-title]").fill("The Side Passage")
    ann.find("[data-editor][data-title='The Side Passage'][data-sound=true]").wait_for()
    with ann.page.expect_download() as download:
        ann.click("[data-download]")
    file = tmp_path / "mission.txt"
    download.value.save_as(file)
    saved = read_mission(file.read_text(encoding="utf-8"))
    assert (saved.title, [way.facing for way in saved.exits], len(saved.marines)) == ("The Side Passage", ["N"], 2)
    ann.click("[data-share]")
    link = ann.find("[data-link]").input_value()
    # One press plays it; Back leads to the drawing board, where all of it still is.
    ann.click("[data-play-draft]")
    ann.find("[data-ask]").wait_for()
    ann.page.go_back()
    expect(ann.find("[data-editor]")).to_have_attribute("data-title", "The Side Passage")
    # A friend opens the link, sees the mission, and plays it.
    bob = meet()
    bob.visit(link)
    expect(bob.find("[data-shared]")).to_have_text("The Side Passage")
    # How often the sergeant wins it stands there, too.
    bob.find("[data-trial=done][data-games='20']").wait_for(timeout=60_000)
    expect(bob.find("[data-trial-result]")).to_contain_text("%")
    bob.click("[data-play-shared]")
    bob.find("[data-ask]").wait_for()


def test_a_mission_is_painted_with_keys_alone(meet: Meet) -> None:
    ann = meet()
    open_editor(ann)
    ann.find("[data-tool=floor]").focus()
    ann.page.keyboard.press("Enter")
    ann.find("[data-editor-map] [role=application]").focus()
    expect(ann.find("[data-cursor='2,2']")).to_be_attached()
    for key in ("ArrowUp", "ArrowUp", "Space"):
        ann.page.keyboard.press(key)
    expect(ann.find("[data-editor]")).to_have_attribute("data-size", "14x6")
    ann.page.keyboard.press("Control+z")
    expect(ann.find("[data-editor]")).to_have_attribute("data-size", "14x5")


def test_a_file_is_opened_and_its_sections_are_drawn_by_hand(meet: Meet, tmp_path: Path) -> None:
    ann = meet()
    open_editor(ann)
    ann.click("[data-tab=mission]")
    file = tmp_path / "own.txt"
    file.write_text(mission_text(AIRLOCK).replace("title = Airlock Nine", "title = The Back Door"), encoding="utf-8")
    ann.find("[data-open-file]").set_input_files(file)
    ann.find("[data-editor][data-title='The Back Door'][data-sound=true]").wait_for()
    ann.click("[data-tool=section]")
    expect(ann.find("[data-by-hand=true]")).to_be_visible()
    ann.click("[data-find-sections]")
    expect(ann.find("[data-by-hand=false]")).to_be_visible()


def test_a_broken_link_leads_to_the_start_page(meet: Meet) -> None:
    ann = meet()
    ann.visit(f"{ann.server.address}#mission=nothing")
    ann.find("#shared-title").wait_for()
    ann.find(".shared button").click()
    ann.find("[data-game=hulk]").wait_for(state="attached")


def test_axe_finds_nothing_in_a_check(meet: Meet) -> None:
    """The gallery has the other tabs."""
    ann = meet()
    open_editor(ann, PHONE)
    ann.wear("dark")
    ann.click("[data-tab=check]")
    wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert ann.page.evaluate(wide), "nothing sticks out"
    found = Axe().run(ann.page).response["violations"]
    assert found == [], json.dumps(found, indent=1)


def test_the_same_mission_with_a_squad_of_ones_own(meet: Meet) -> None:
    ann = meet()
    open_editor(ann)
    ann.click("[data-tab=mission]")
    ann.click("[data-share]")
    link = ann.find("[data-link]").input_value()
    bob = meet()
    bob.visit(link)
    bob.click("[data-own-squad]")
    bob.find("[data-squad-like]").select_option("classic-2-exterminate")
    # Their sergeant carries a hammer and a shield, and no gun.
    expect(bob.find("[data-squad-marine=sgt] [data-gun]")).to_have_value("")
    # What it is worth is played out at once.
    expect(bob.find("[data-trial-result]")).to_be_visible()
