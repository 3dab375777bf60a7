"""From the address alone: the start, what is kept on the device, and the settings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.saying import said
from tests.web.browsing import Meet, Person, Server
from tests.web.squad import DESK, PHONE, begin, begin_from_the_start, choose_game
from voidlock.games.angel.facts import TEAM_NAMES
from voidlock.texts import Words

pytestmark = pytest.mark.slow


def teams(server: Server, table: str) -> set[str]:
    controller = server.game(table).state.controller
    return {name for team, name in enumerate(TEAM_NAMES) if controller[team]}


SIZES = [(390, 844), (844, 390), (768, 1024), (1024, 768), (1280, 800), (1920, 1080), (2560, 1440)]


CUT_OFF = """
    [...document.querySelectorAll("[data-team] .name span, [data-play-now] span, .title")].filter(part => {
        const right = part.closest("button, section").getBoundingClientRect().right;
        return part.getBoundingClientRect().right > right + 1;
    }).map(part => part.textContent)
"""


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
def test_both_games_are_one_press_away_at_every_size(meet: Meet, locale: str) -> None:
    ann = meet(locale=locale)
    ann.visit()
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.find(".sight[data-drawn=true]").wait_for()
        expect(ann.find("[data-play-now]")).to_be_in_viewport(ratio=1)
        assert ann.page.evaluate(CUT_OFF) == []
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        ann.find("[data-game=hulk]").check()
        ann.find("[data-figures]").first.wait_for()
        expect(ann.find("[data-play-mission]")).to_be_in_viewport(ratio=1)
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        ann.find("[data-game=angel]").check()


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
def test_the_first_button_of_a_newcomer_holds_its_words(meet: Meet, locale: str) -> None:
    ann = meet(locale=locale)
    ann.visit()
    learn, other = ann.find("[data-learn]"), ann.find("[data-puzzles]")
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        assert learn.evaluate(CORNER) == other.evaluate(CORNER)
        assert learn.evaluate(OUTSIDE) == other.evaluate(OUTSIDE) == []


CORNER = "button => getComputedStyle(button).borderRadius"

OUTSIDE = """button => {
    const words = document.createRange();
    words.selectNodeContents(button);
    const box = button.getBoundingClientRect();
    return [...words.getClientRects()].filter(({ left, top, right, bottom }) =>
        left < box.left || top < box.top || right > box.right || bottom > box.bottom
    ).map(({ left, top }) => `${left} ${top}`);
}"""


def begin_cards(ann: Person) -> None:
    ann.visit()
    ann.click("[data-play-now]")
    ann.wait_until_asked()


@pytest.mark.parametrize("begun", [begin_cards, begin_from_the_start], ids=["cards", "mission"])
def test_back_leads_to_the_start_and_forward_to_the_game(meet: Meet, begun: Callable[[Person], None]) -> None:
    ann = meet()
    begun(ann)
    table = ann.table
    for _ in range(2):
        ann.page.go_back()
        expect(ann.find("[data-screen=start]")).to_be_visible()
        assert ann.page.url == ann.server.address
        ann.page.go_forward()
        ann.wait_until_asked()
        assert ann.table == table


def test_back_from_a_link_leads_to_where_one_came_from(meet: Meet) -> None:
    ann, bob = meet(), meet()
    address = ann.make_table(2)
    bob.visit("about:blank")
    bob.visit(address)
    bob.sit(2, "Bob")
    bob.page.go_back()
    bob.page.wait_for_url("about:blank")


def test_back_does_not_lead_to_a_table_that_is_not_there(meet: Meet) -> None:
    ann = meet()
    begin_cards(ann)
    ann.page.evaluate("location.hash = 'table=000000000000'")
    expect(ann.find("[data-refusal=table_unknown]")).to_be_visible()
    ann.page.go_back()
    ann.wait_until_asked()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_space_hulk_explains_itself_and_can_be_played_from_where_one_is(meet: Meet, size: tuple[int, int]) -> None:
    ann = meet()
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    choose_game(ann, "original-3-the-nest")
    expect(ann.find("[data-first-sight=hulk]")).to_contain_text("4 action points")
    for id in ("web-lead", "web-what-text"):
        expect(ann.page.get_by_text(Words("en").say(id))).to_have_count(0)
    ann.page.evaluate("scrollTo(0, 0)")
    expect(ann.find("[data-play-mission]")).to_be_in_viewport(ratio=1)
    expect(ann.find("[data-play-mission]")).to_have_text("Play The Nest")


def test_the_start_page_offers_the_game_played_last(meet: Meet) -> None:
    ann = meet()
    begin(ann)
    ann.visit()
    expect(ann.find("[data-game=hulk]")).to_be_checked()
    expect(ann.find("[data-continue]")).to_contain_text("Airlock Nine, turn 1")


def test_teams_are_picked_and_the_rest_is_dealt(meet: Meet, server: Server) -> None:
    ann = meet()
    ann.visit()
    for team in ("red", "blue", "green", "grey"):
        ann.click(f".play [data-team={team}]")
    expect(ann.find(".play [data-team=red]")).to_have_attribute("aria-pressed", "false")
    ann.click(".play [data-team=green]")
    ann.find(".hero > details > summary").click()
    ann.find("[data-seed]").fill("four")
    ann.click("[data-play-now]")
    ann.wait_until_asked()
    dealt = teams(server, ann.table)
    assert {"blue", "grey"} < dealt
    assert len(dealt) == 3
    assert server.game(ann.table).origin.seed == "four"


def test_games_of_this_device_go_on_and_can_be_removed(meet: Meet) -> None:
    ann = meet()
    ann.visit()
    ann.click("[data-play-now]")
    ann.wait_until_asked()
    alone = ann.table
    ann.make_table(2)
    shared = ann.table
    ann.page.get_by_role("link", name="Voidlock").click()
    expect(ann.find("[data-continue]")).to_have_count(2)
    expect(ann.find(f"[data-continue='{alone}']")).to_contain_text("Round 1, Void Lock")
    expect(ann.find(f"[data-continue='{alone}']")).to_contain_text(said("web-game-alone"))
    expect(ann.find(f"[data-continue='{shared}']")).to_contain_text(said("web-game-open"))
    ann.find(f"li:has([data-continue='{shared}'])").get_by_role("button", name=said("web-game-remove")).click()
    ann.click("[data-sure]")
    expect(ann.find("[data-continue]")).to_have_count(1)
    assert ann.page.evaluate("document.activeElement !== document.body")
    ann.click("[data-continue]")
    ann.wait_until_asked()
    assert ann.table == alone


def test_a_table_is_found_by_its_link_or_its_code(meet: Meet) -> None:
    ann, bob = meet(), meet()
    link = ann.make_table(2)
    for typed in (link, ann.table, f"Come to {link}"):
        bob.visit()
        bob.click("[data-way=join] > summary")
        bob.page.get_by_label(said("web-table-code")).fill("nowhere")
        bob.click("[data-join]")
        expect(bob.page.get_by_text(said("web-table-code-unknown"))).to_be_visible()
        bob.page.get_by_label(said("web-table-code")).fill(typed)
        bob.page.keyboard.press("Enter")
        expect(bob.find("[data-sit='2']")).to_be_visible()
    bob.visit(link.replace(ann.table, "zzzzzzzzzzzz"))
    expect(bob.find("[data-refusal=table_unknown]")).to_be_visible()
    expect(bob.find("[data-play-now]")).to_be_visible()


def test_rejects_other_files(meet: Meet, tmp_path: Path) -> None:
    ann = meet()
    ann.visit()
    ann.click("[data-way=file] > summary")
    refusals = {
        "no JSON": said("web-file-unreadable"),
        "7": said("reason-file_no_game", where=""),
        " " * 1_000_001: said("reason-file_too_large", where=""),
    }
    for content, told in refusals.items():
        file = tmp_path / "game.json"
        file.write_text(content)
        ann.find("input[type=file]").set_input_files(file)
        expect(ann.find(".notice").first).to_contain_text(told, ignore_case=True)
    expect(ann.find("[data-play-now]")).to_be_visible()


def root(person: Person, property: str) -> str:
    found: str = person.page.evaluate(f"getComputedStyle(document.documentElement).getPropertyValue('{property}')")
    return found


def test_settings_are_at_work_at_once_and_kept(meet: Meet) -> None:
    ann = meet(speed="normal")
    ann.page.emulate_media(reduced_motion="no-preference", color_scheme="light")
    ann.visit()
    night = root(ann, "background-color")
    assert night == "rgb(4, 8, 10)"  # whatever the system prefers
    ann.click("[data-settings]")
    settings = ann.page.get_by_role("dialog", name="Settings")
    settings.get_by_role("radio", name="Light").check()
    settings.get_by_role("radio", name="Instant").check()
    settings.get_by_role("checkbox", name=said("web-odds")).uncheck()
    settings.get_by_role("radio", name="日本語").check()
    for _ in range(2):
        assert root(ann, "background-color") != night
        assert root(ann, "--pace") == "0"
        expect(ann.find("html")).to_have_attribute("lang", "ja")
        ann.page.reload()
        ann.find("[data-settings]").wait_for()
    ann.find("[data-settings]").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.find("[data-switch=odds]")).not_to_be_checked()
    ann.page.keyboard.press("Escape")
    expect(ann.find("dialog[open]")).to_have_count(0)
    expect(ann.find("[data-settings]")).to_be_focused()
    ann.page.emulate_media(reduced_motion="reduce")
    assert root(ann, "--pace") == "0"


def press_until_focused(person: Person, selector: str, key: str = "Tab") -> None:
    for _ in range(60):
        if person.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        person.page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {selector}")


def test_by_keys_alone_from_the_address_to_the_game_and_back(meet: Meet) -> None:
    ann = meet()
    ann.visit()
    ann.find("[data-play-now]").wait_for()
    ann.page.keyboard.press("Tab")
    expect(ann.find(".skip")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.find("main")).to_be_focused()
    assert "#" not in ann.page.url
    press_until_focused(ann, "[data-play-now]")
    ann.page.keyboard.press("Enter")
    ann.wait_until_asked()
    assert ann.page.evaluate("document.activeElement.closest('main') !== null")
    press_until_focused(ann, "header h1 a", "Shift+Tab")
    ann.page.keyboard.press("Enter")
    press_until_focused(ann, "[data-way=make] > summary")
    ann.page.keyboard.press("Enter")
    press_until_focused(ann, "[name=players]")
    ann.page.keyboard.press("ArrowRight")
    press_until_focused(ann, "[data-make-table]")
    ann.page.keyboard.press("Enter")
    expect(ann.find("[data-seat='3']")).to_be_visible()
    assert ann.page.evaluate("document.activeElement.closest('main') !== null")
    for seat in (2, 3):
        press_until_focused(ann, f"[data-seat='{seat}'] [data-seat-bot]")
        ann.page.keyboard.type(said("web-bot-brother"))
        expect(ann.find(f"[data-seat='{seat}']")).to_contain_text("bot Servitor")
        assert ann.page.evaluate("document.activeElement.closest('.seats') !== null")
    ann.find("[data-begin][aria-disabled=false]").wait_for()
    press_until_focused(ann, "[data-begin]")
    ann.page.keyboard.press("Enter")
    ann.wait_until_asked()
    assert ann.page.evaluate("document.activeElement.closest('main') !== null")


def test_a_page_of_another_version_is_loaded_again_once(meet: Meet) -> None:
    ann = meet()
    ann.visit()
    ann.click("[data-play-now]")
    ann.wait_until_asked()

    def upgraded(socket: WebSocketRoute) -> None:
        def back(frame: str | bytes) -> None:
            socket.send(str(frame).replace('"version":"', '"version":"9.') if '"type":"hello"' in str(frame) else frame)

        socket.connect_to_server().on_message(back)

    loads: list[str] = []
    ann.page.on("load", lambda page: loads.append(page.url))
    ann.page.route_web_socket(lambda address: address.endswith("/socket"), upgraded)
    ann.page.reload()
    expect(ann.page.get_by_text(said("web-outdated"))).to_be_visible()
    ann.wait_until_asked()
    assert len(loads) == 2
    assert ann.page.url.endswith(f"#table={ann.table}")
