"""Space Hulk in the browser: Airlock Nine to a win and a loss by clicks and by keys, own missions, walks, reasons."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.hulk.boards import AIRLOCK, mission_text
from tests.hulk.leading import nothing, to_the_exit
from tests.saying import said
from tests.web.browsing import Meet, Person
from tests.web.squad import (
    AIRLOCK_NINE,
    DESK,
    PHONE,
    Answer,
    begin,
    begin_from_the_start,
    by_clicks,
    by_keys,
    choose_game,
    mission_of,
    play,
    press,
    reads_slowly,
    until_still,
)
from voidlock.games.hulk.view.types import hulk_view

pytestmark = pytest.mark.slow

WON, LOST = "38", "35"
"""Seeds with which walking to the exit wins, and doing nothing loses, both soon."""

COLD_FORGE = "original-2-cold-forge"


def sized(person: Person, size: tuple[int, int]) -> Person:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    return person


@pytest.mark.parametrize(("size", "answer"), [(PHONE, by_clicks), (DESK, by_keys)], ids=["phone-clicks", "desk-keys"])
def test_airlock_nine_is_won(meet: Meet, size: tuple[int, int], answer: Answer) -> None:
    ann = sized(meet(), size)
    begin_from_the_start(ann, seed=WON)
    assert play(ann, answer, to_the_exit) == "win"
    ann.find("[data-end=win]").wait_for()
    ann.find("[data-statistics]").wait_for()


@pytest.mark.parametrize(("size", "answer"), [(DESK, by_clicks), (PHONE, by_keys)], ids=["desk-clicks", "phone-keys"])
def test_airlock_nine_is_lost(meet: Meet, size: tuple[int, int], answer: Answer) -> None:
    ann = sized(meet(), size)
    begin(ann, seed=LOST)
    assert play(ann, answer, nothing) == "loss"
    ann.find("[data-end=loss]").wait_for()
    ann.click("[data-replay]")
    ann.find("[data-board='0']").wait_for()


# ---------------------------------------------------------------------- on the map


def in_command(person: Person) -> None:
    """The sergeant is active, everybody where the mission puts him."""
    begin(person, seed="33")
    for text in ("listed", "keep", "activate:sgt"):
        by_clicks(person, text)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_walk_is_seen_with_its_cost_before_it_is_walked(meet: Meet, size: tuple[int, int]) -> None:
    ann = sized(meet(), size)
    in_command(ann)
    reads_slowly(ann)
    press(ann, "6,5")
    expect(ann.find("[data-ghost]")).to_have_attribute("data-ghost", "3")
    expect(ann.find("[data-walk]")).to_have_text(said("hulk-walk", cost="3 AP"))
    expect(ann.find("[data-way][aria-live]")).to_have_text(said("hulk-walk", cost="3 AP"))
    assert hulk_view(mission_of(ann).view(1))["open"]["marines"]["sgt"]["at"] == "3,5"
    press(ann, "6,5")
    expect(ann.find("[data-ap]")).to_have_attribute("data-ap", "1")
    # One undo takes the whole walk back.
    ann.click("[data-undo]")
    expect(ann.find("[data-ap]")).to_have_attribute("data-ap", "4")


def test_two_fingers_zoom_the_map(meet: Meet) -> None:
    ann = sized(meet(), PHONE)
    in_command(ann)
    until_still(ann)
    pane, before = ann.find("[data-map] [role=application]").bounding_box(), ann.find("[data-piece=sgt]").bounding_box()
    assert pane is not None and before is not None
    x, y = pane["x"] + pane["width"] / 2, pane["y"] + pane["height"] / 2
    touch = ann.context.new_cdp_session(ann.page)
    for kind, apart in (("touchStart", 20), ("touchMove", 40), ("touchMove", 60), ("touchEnd", 0)):
        fingers = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}] if apart else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    until_still(ann)
    after = ann.find("[data-piece=sgt]").bounding_box()
    assert after is not None
    assert after["width"] > 1.5 * before["width"]


def test_what_is_on_a_square_what_a_marine_sees_and_why_not_are_said(meet: Meet) -> None:
    ann = meet()
    in_command(ann)
    ann.page.keyboard.press("t")
    expect(ann.find("[data-said]")).to_contain_text("Sergeant Torvald (A), facing east")
    ann.page.keyboard.press("Shift+ArrowRight")
    expect(ann.find("[data-said]")).to_contain_text(f"Square 4,5, section 1, floor, {said('hulk-seen-by', names='A')}")
    ann.click("[data-marine=sgt]")
    sergeant, east = ("terminator", "sgt"), ("facing", "E")
    looks = said("hulk-sees", name=sergeant, facing=east, number=10, things="closed door on 13,5")
    expect(ann.find("[data-sight]")).to_contain_text(looks)
    press(ann, "13,5")
    ann.click("[data-look]")
    reason = said("reason-door_not_in_front", square="13,5")
    expect(ann.find("[data-reasons]")).to_contain_text(f"{reason} (DOR-1)")


def test_keys_stand_on_the_buttons_and_in_the_help(meet: Meet) -> None:
    ann = sized(meet(), DESK)
    in_command(ann)
    for answer, key in {"overwatch": "O", "guard": "V", "turn:N": "↑", "turn:S": "↓", "done": "X"}.items():
        expect(ann.find(f"[data-answer='{answer}'] kbd.named")).to_have_text(key)
    ann.page.keyboard.press("?")
    ann.find("[data-help]").wait_for()
    listed = ann.find("[data-help] kbd").all_inner_texts()
    assert set("OVXRTZMULWPN0+") <= set("".join(listed))
    ann.click("[data-close]")
    ann.page.keyboard.press("ArrowUp")
    expect(ann.find("[data-ap]")).to_have_attribute("data-ap", "3")
    assert hulk_view(mission_of(ann).view(1))["open"]["marines"]["sgt"]["facing"] == "N"


def test_the_active_marine_never_leaves_the_view(meet: Meet) -> None:
    ann = sized(meet(), PHONE)
    in_command(ann)
    pane = ann.find("[data-map] [role=application]").bounding_box()
    assert pane is not None
    middle = (pane["x"] + pane["width"] / 2, pane["y"] + pane["height"] / 2)
    ann.page.mouse.move(*middle)
    ann.page.mouse.wheel(0, -600)
    ann.page.mouse.down()
    ann.page.mouse.move(middle[0] - 900, middle[1], steps=5)
    ann.page.mouse.up()
    marine = ann.find("[data-piece=sgt]").bounding_box()
    assert marine is not None
    assert pane["x"] <= marine["x"] and marine["x"] + marine["width"] <= pane["x"] + pane["width"]
    ann.find("[data-mini]").wait_for()


# ---------------------------------------------------------------------- own missions


def test_an_own_mission_with_a_fault_is_shown_at_its_square(meet: Meet, tmp_path: Path) -> None:
    text = mission_text(AIRLOCK).replace("title = Airlock Nine", "title = The Back Door")
    wrong, right = tmp_path / "wrong.txt", tmp_path / "right.txt"
    wrong.write_text(text.replace("#MMM.........+", "#MMM......?..+"), encoding="utf-8")
    right.write_text(text, encoding="utf-8")
    ann = meet()
    choose_game(ann)
    ann.page.get_by_text(said("hulk-own"), exact=True).click()
    none = tmp_path / "none.txt"
    none.write_bytes(bytes(range(256)))
    ann.find("[data-mission-file]").set_input_files(none)
    expect(ann.find("[data-no-mission]")).to_have_text(said("reason-mission_no_mission"))
    other = tmp_path / "other.txt"
    other.write_text(text.replace("The Back Door", "裏口"), encoding="shift_jis")
    ann.find("[data-mission-file]").set_input_files(other)
    expect(ann.find("[data-faults] li")).to_contain_text(f"Line 4: {said('reason-mission_not_utf8')}")
    expect(ann.find("[data-play-mission]")).to_have_attribute("aria-disabled", "true")
    ann.find("[data-mission-file]").set_input_files(wrong)
    glyph = said("reason-mission_glyph_unknown", text="?", square="10,5", valid="# + . / B E M O X ^ v")
    expect(ann.find("[data-faults] li")).to_have_text(f"Line 15: {glyph}")
    ann.find("[data-plan] [data-fault='10,5']").wait_for()
    button = ann.find("[data-play-mission]")
    expect(button).to_have_text("Play wrong.txt")
    expect(button).to_have_attribute("aria-disabled", "true")
    ann.find("[data-mission-file]").set_input_files(right)
    expect(button).to_have_text("Play The Back Door")
    # A mission of the list takes the file's place, and the file that of the list.
    ann.find(f"[name=mission][value={AIRLOCK_NINE}]").check()
    expect(button).to_have_text("Play Airlock Nine")
    expect(ann.find("[data-mission-file]")).to_have_value("")
    ann.find("[data-mission-file]").set_input_files(right)
    expect(button).to_have_text("Play The Back Door")
    button.click()
    expect(ann.find("h2[data-result]")).to_contain_text("The Back Door")
    # It is still chosen when the player comes back, with its goals in words.
    ann.visit()
    expect(button).to_have_text("Play The Back Door")
    expect(ann.find("[data-goals]")).to_contain_text(said("goal-exited", number=2))


def test_the_chosen_mission_is_downloaded_as_an_example(meet: Meet) -> None:
    ann = meet(locale="ja-JP")
    choose_game(ann, COLD_FORGE)
    ann.click("[data-own-mission] > summary")
    expect(ann.find("[data-example]")).to_contain_text("例としてダウンロード")
    with ann.page.expect_download() as file:
        ann.click("[data-example]")
    assert file.value.suggested_filename == f"{COLD_FORGE}.txt"
    ann.find("[data-mission-file]").set_input_files(file.value.path())
    expect(ann.find("[data-play-mission]")).to_have_attribute("aria-disabled", "false")
