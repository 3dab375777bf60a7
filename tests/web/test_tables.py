"""Making a table, sitting down, several people at one device, going to another, and what the host may do."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.saying import said
from tests.web.browsing import ANN_FIRST, Meet, Server, never_seen
from tests.web.squad import AT_THE_ROOM, burn_the_room, position
from voidlock.games.angel.facts import EVENT_NAMES, TEAM_NAMES
from voidlock.texts import Words

pytestmark = pytest.mark.slow

READ_ALONE = "device 1"
"""A seed with which the first Event card of two players is read alone."""


def test_a_table_with_named_teams_guests_and_bots(meet: Meet, server: Server) -> None:
    ann, bob = meet(), meet()
    ann.fill_in_table(3, "named", "seven")
    ann.page.get_by_label(said("web-name")).fill("Ann")
    for seat, team in ((1, "yellow"), (1, "blue"), (2, "green"), (2, "grey"), (3, "red")):
        ann.click(f"[data-teams-of='{seat}'] [data-team={team}]")
    expect(ann.find("[data-teams-of='3'] [data-team=blue]")).to_have_attribute("aria-disabled", "true")
    ann.page.get_by_label(said("web-takeover")).select_option("120")
    ann.click("[data-make-table]")
    ann.page.get_by_role("button", name=said("web-teams-deal")).click()
    ann.click("[data-make-table]")
    link = ann.find("#invitation").input_value()
    assert link.startswith(f"{server.address}?game=angel&by=Ann#table={ann.table}&invite=")
    assert ann.find("#watching").input_value() == f"{server.address}#table={ann.table}"
    bob.visit(link)
    expect(bob.find("[data-invited]")).to_have_text(said("invited-by", name="Ann", game=said("web-game-angel")))
    bob.join(link, 2, "Bob")
    expect(ann.find("[data-seat='2']")).to_contain_text("Bob")
    expect(ann.find("[data-begin]")).to_have_attribute("aria-disabled", "true")
    ann.add_bot(3, "brother")
    expect(bob.find("[data-seat='3']")).to_contain_text("bot Servitor")
    expect(bob.page.get_by_text(said("web-seed-is", seed="seven"))).to_be_visible()
    ann.click("[data-seat='2'] [data-rename]")
    ann.page.get_by_label(said("web-new-name")).fill("Robert")
    ann.page.keyboard.press("Enter")
    expect(bob.find("[data-seat='2']")).to_contain_text("Robert")
    ann.begin()
    assert server.table(ann.table).options.takeover == 120
    expect(bob.find("[data-ask=choose_action]")).to_have_count(2)
    teams = {1: ["blue", "yellow"], 2: ["green", "grey"], 3: ["purple", "red"]}
    controller = server.game(ann.table).state.controller
    assert {seat: sorted(TEAM_NAMES[team] for team in range(6) if controller[team] == seat) for seat in teams} == teams


def test_what_is_said_is_seen_whatever_part_is_open(meet: Meet) -> None:
    ann, bob = meet(), meet()
    bob.join(ann.make_table(2, "random"), 2, "Bob")
    ann.begin()
    say = bob.find(".side .say")
    bob.click("[data-tab=talk]")
    for width, words in ((1280, "look left"), (390, "hold on")):
        ann.page.set_viewport_size({"width": width, "height": 844})
        say.fill(words)
        bob.page.keyboard.press("Enter")
        expect(ann.find("[data-unread]")).to_have_text(f"Bob: {words}")
        expect(ann.find("[data-unread]")).to_be_in_viewport()
        ann.click("[data-unread]")
        expect(ann.find(".side [data-said='2']").last).to_be_in_viewport()
        expect(ann.find("[data-unread]")).to_have_count(0)
        ann.page.keyboard.press("Escape")
        if ann.find("[data-tab=log]").is_visible():
            ann.click("[data-tab=log]")


ONE_LEFT: dict[str, object] = {
    "voidlock": 1,
    "position": {
        "players": 2,
        "teams": [["red"], ["green"]],
        "formation": ["leon<"],
        "phase": "resolve",
        "table": {"red": "full_auto"},
        "swarms": {"L1": "claw tail"},
    },
}
"""The green team of the second player has fallen."""


def test_a_player_without_marines_is_told_that_the_game_goes_on(meet: Meet, server: Server) -> None:
    ann, bob = meet(), meet()
    ann.visit(server.open_table(ONE_LEFT, players=2))
    bob.join(ann.find("#invitation").input_value(), 2, "Bob")
    ann.begin()
    expect(bob.find("[data-fallen]")).to_be_visible()
    expect(ann.find("[data-turn]")).to_have_text(said("web-turn-yours"))
    expect(ann.find("[data-fallen]")).to_have_count(0)


def test_talk_mute_shut_free_and_close(meet: Meet) -> None:
    ann, bob = meet(), meet()
    link = ann.make_table(3)
    bob.join(link, 2, "Bob")
    say = bob.page.get_by_label(said("web-say"))
    for words in ("<b>hello</b>", "are you there?"):
        say.fill(words)
        bob.page.keyboard.press("Enter")
    expect(ann.find("[data-said='2']")).to_have_text(["Bob: <b>hello</b>", "Bob: are you there?"])
    # On a phone the talk lies below: what is said meanwhile is seen all the same.
    ann.page.set_viewport_size({"width": 390, "height": 320})
    expect(ann.find("[data-unread]")).to_have_count(0)
    ann.page.evaluate("scrollTo(0, 0)")
    say.fill("hurry")
    bob.page.keyboard.press("Enter")
    expect(ann.find("[data-unread]")).to_have_text("Bob: hurry")
    ann.click("[data-unread]")
    expect(ann.find("[data-unread]")).to_have_count(0)
    expect(ann.find("[data-said='2']").last).to_be_in_viewport()
    ann.page.set_viewport_size({"width": 1280, "height": 800})
    ann.click("[data-mute='2']")
    expect(ann.find("[data-said='2']")).to_have_count(0)
    ann.click("[data-chat]")
    expect(bob.page.get_by_text(said("web-chat-is-shut"))).to_be_visible()
    ann.click("[data-seat='2'] [data-ask-sure]")
    ann.click("[data-seat='2'] [data-sure]")
    expect(bob.find("[data-seat='2']")).to_contain_text("free")
    assert bob.page.evaluate("Object.keys(localStorage).filter(place => place.includes(':table:'))") == []
    ann.page.get_by_role("button", name=said("web-close")).click()
    ann.click("[data-sure]:visible")
    expect(bob.page.get_by_text(said("web-closed"))).to_be_visible()


def test_everybody_sees_that_a_seat_has_changed_hands(meet: Meet, server: Server) -> None:
    ann, bob = meet(), meet()
    link = ann.make_table(2, "random")
    bob.join(link, 2, "Bob")
    ann.begin()
    expect(bob.find("[data-ask=choose_action]").first).to_be_visible()
    table = server.table(ann.table)
    never_seen(bob, table.playing().origin.seed, table.host, table.chairs[0].secret)
    ann.find("[data-tab=table]").click()
    ann.click("[data-seat='2'] [data-ask-sure]")
    ann.click("[data-seat='2'] [data-sure]")
    for person in (ann, bob):
        expect(person.find("[data-warning='2']")).to_contain_text(
            said("web-seat-before", seat=("seat", "2"), names="Bob")
        )


def test_two_people_at_one_device(meet: Meet, server: Server) -> None:
    """What one has to choose or holds is never shown beside the other's, and a cover lies between."""
    ann = meet()
    ann.make_table(2, "random")
    ann.sit(2, "Bob")
    ann.begin()
    expect(ann.find("[data-cover]")).to_have_count(2)
    expect(ann.find("[data-own], [data-answer]")).to_have_count(0)
    hands = {
        seat: [text for choice in server.game(ann.table).choices_of(seat) for text in choice.texts()] for seat in (1, 2)
    }
    for seat, other in ((1, 2), (2, 1)):
        ann.click(f"[data-show='{seat}']")
        assert sorted(ann.asked()) == sorted(hands[seat])
        expect(ann.find("[data-show]")).to_have_count(0)
        for _ in range(2):
            shown = ann.page.content()
            assert not [text for text in hands[other] if f'"{text}"' in shown]
            ann.answer(ann.asked()[0])
        if seat == 1:
            expect(ann.find("[data-cover='2']")).to_be_visible()
            expect(ann.find("[data-own]")).to_have_count(0)
    expect(ann.find("[data-event=actions_revealed]")).to_be_visible()
    expect(ann.find("[data-own]")).to_have_count(0)
    ann.play(random.Random(5), 1)


def test_a_card_read_alone_is_covered_at_a_shared_device(meet: Meet, server: Server) -> None:
    ann = meet()
    ann.make_table(2, "random", seed=READ_ALONE)
    ann.sit(2, "Bob")
    ann.begin()
    while (game := server.game(ann.table)).state.event < 0 or game.state.event_open:
        asked = game.pending[0]
        if asked.secret and not ann.find("[data-own]").count():
            ann.click(f"[data-show='{asked.seat}']")
        ann.answer(asked.texts()[0])
    name = Words("en").name("event", EVENT_NAMES[game.state.event])
    reader = game.state.current
    expect(ann.find(f"[data-cover='{reader}']")).to_be_visible()
    expect(ann.find("[data-event=event_being_read]")).to_be_visible()
    assert name not in ann.text()
    ann.click(f"[data-show='{reader}']")
    expect(ann.find("[data-event=event_read]")).to_contain_text(name)
    expect(ann.find("[data-ask=event_target]")).to_contain_text(name)
    ann.click("[data-hide]")
    expect(ann.find("[data-event=event_read], [data-ask]")).to_have_count(0)
    assert name not in ann.text()


def test_undo_that_others_must_agree_to(meet: Meet, server: Server) -> None:
    ann, bob = meet(), meet()
    bob.join(ann.make_table(2, seed=ANN_FIRST), 2, "Bob")
    ann.begin()
    ann.wait_until_asked()
    ann.answer("team:red")
    bob.wait_until_asked()
    bob.answer("team:blue")
    bob.page.set_viewport_size({"width": 390, "height": 600})
    for answer in ("no", "yes"):
        bob.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        ann.click("[data-undo=ask][aria-disabled=false]")
        expect(bob.find("[data-proposal]")).to_contain_text(said("web-undo-asked", seat="Ann (1)"))
        expect(bob.find(f"[data-agree={answer}]")).to_be_in_viewport()
        bob.click(f"[data-agree={answer}]")
        expect(ann.find("[data-agree]")).to_have_count(0)
        expect(ann.find("[data-kept]")).to_have_count(1 if answer == "no" else 0)
    expect(ann.find("[data-answer='team:red']")).to_be_visible()
    assert not any(server.game(ann.table).state.controller)


def test_another_device_and_giving_the_seat_up(meet: Meet, server: Server) -> None:
    ann, phone, bob = meet(), meet(locale="ja-JP"), meet()
    bob.join(ann.make_table(2, seed=ANN_FIRST), 2, "Bob")
    ann.begin()
    bob.find("h2[data-status=playing]").wait_for()
    bob.open_table_part()
    bob.page.get_by_text(said("web-other-device")).click()
    private = bob.find("#private0").input_value()
    assert private.startswith(f"{server.address}#")
    phone.visit(private)
    expect(phone.find("[data-undo]")).to_be_visible()
    assert phone.page.url == f"{server.address}#table={bob.table}"
    secret = private.partition("seat2=")[2]
    assert len(secret) >= 22
    never_seen(phone, secret)
    never_seen(ann, secret)
    # It stays on this device, even after a reload.
    phone.page.reload()
    expect(phone.find("[data-undo]")).to_be_visible()
    ann.wait_until_asked()
    ann.answer("team:green")
    phone.wait_until_asked()
    phone.answer("team:grey")
    bob.page.get_by_role("button", name=said("web-leave")).click()
    bob.click("[data-sure]:visible")
    expect(bob.page.get_by_text(said("web-looking-on"))).to_be_visible()
    expect(phone.find("[data-undo]")).to_have_count(0)
    assert server.table(ann.table).chairs[1].bot == "brother"
    phone.visit(private)
    phone.page.reload()
    expect(phone.find("[data-questions]")).to_be_visible()
    expect(phone.find("[data-undo]")).to_have_count(0)


def test_notices_when_it_is_ones_turn(meet: Meet) -> None:
    ann, bob = meet(), meet()
    bob.context.grant_permissions(["notifications"])
    # What the browser shows is not part of the page, so that the page's call is looked at.
    bob.page.add_init_script(
        """window.shown = [];
        window.Notification = class { static permission = "granted"; static requestPermission = async () => "granted";
            constructor(title, { body }) { shown.push(body); } };
        Object.defineProperty(document, "hidden", { get: () => true });"""
    )
    bob.visit()
    bob.click("[data-settings]")
    bob.page.get_by_label(said("web-notices")).check()
    bob.page.keyboard.press("Escape")
    bob.join(ann.make_table(2, seed=ANN_FIRST), 2, "Bob")
    ann.begin()
    expect(ann.page).to_have_title("● Your turn – Voidlock")
    expect(bob.page).to_have_title("Voidlock")
    assert bob.page.evaluate("shown") == []
    ann.wait_until_asked()
    ann.answer("team:red")
    expect(bob.page).to_have_title("● Your turn – Voidlock")
    expect(ann.page).to_have_title("Voidlock")
    assert bob.page.evaluate("shown") == [said("web-notice-turn")]


def test_who_is_here_who_has_chosen_and_who_may_not_talk(meet: Meet, server: Server) -> None:
    ann, bob = meet(), meet()
    bob.join(ann.make_table(2, "random", seed=READ_ALONE), 2, "Bob")
    ann.begin()
    people = {1: ann, 2: bob}
    for seat, person in people.items():
        expect(ann.find(f"[data-present='{seat}']")).to_have_attribute("data-doing", "chooses")
        for _ in range(2):
            person.wait_until_asked()
            person.answer(person.asked()[0])
        if seat == 1:
            expect(bob.find("[data-present='1']")).to_contain_text("has chosen")
    while (game := server.game(ann.table)).state.event < 0 or game.state.event_open:
        asked = game.pending[0]
        expect(
            people[asked.seat].find(f"[data-answer='{asked.texts()[0]}'][aria-disabled=false]").first
        ).to_be_visible()
        people[asked.seat].answer(asked.texts()[0])
    reader, other = people[game.state.current], people[3 - game.state.current]
    expect(other.find(f"[data-present='{game.state.current}']")).to_have_attribute("data-doing", "reads")
    for person in people.values():
        person.find("[data-tab=talk]").click()
    expect(reader.find(".side [data-silent]")).to_be_visible()
    expect(reader.page.get_by_label(said("web-say"))).to_have_count(0)
    other.find(".side .say").fill("choose well")
    other.page.keyboard.press("Enter")
    expect(reader.find(".side [data-said]")).to_contain_text("choose well")
    ann.context.close()
    expect(bob.find("[data-present='1']")).to_contain_text("away")


def test_everybody_hears_where_the_host_plays_again(meet: Meet) -> None:
    ann, cat = meet(), meet()
    ann.load(position(AT_THE_ROOM, open=["21,4"]))
    first = ann.table
    cat.visit(f"{ann.server.address}#table={first}")
    cat.find(".more summary").click()
    expect(cat.find("label[for=invitation]")).to_have_text(said("web-table-link"))
    expect(cat.find("[data-only-here]")).to_have_count(0)
    burn_the_room(ann)
    # A spectator who plays the mission alone takes nobody along.
    cat.click("[data-again]")
    cat.wait_until_asked()
    cat.page.go_back()
    cat.find("[data-end=win]").wait_for()
    expect(ann.find("[data-next]")).to_have_count(0)
    ann.click("[data-again]")
    ann.wait_until_asked()
    assert ann.table != first
    cat.find(f"[data-next='{ann.table}'] button").click()
    expect(cat.page.get_by_text(said("web-looking-on"))).to_be_visible()
    assert cat.table == ann.table
    cat.page.go_back()
    expect(cat.find("[data-next]")).to_be_visible()


def test_the_host_arranges_the_table(meet: Meet, server: Server) -> None:
    """One more player, seats swapped, and a meeting: everybody keeps their seat, also after a reload."""
    ann, bob, eve = meet(), meet(), meet()
    invitation = ann.make_table(2, name="Ann")
    bob.join(invitation, 2, "Bob")
    eve.visit(f"{server.address}#table={ann.table}")
    ann.click("[data-arrange] > summary")
    expect(ann.find("[data-arrange] [name=players][value='1']")).to_be_disabled()
    ann.page.locator("[data-arrange] [name=players][value='3']").check(force=True)
    expect(bob.find("[data-seat]")).to_have_count(3)
    ann.click("[data-swap='2']")
    ann.click("[data-swap='1']")
    expect(bob.find("[data-seat='3'].mine .who")).to_have_text("Bob")
    expect(ann.find("[data-seat='2'].mine .who")).to_have_text("Ann")
    ann.page.fill("#call", "https://meet.example/room")
    ann.click("[data-call-set]")
    meeting = bob.find("[data-call] a")
    expect(meeting).to_contain_text("meet.example")
    expect(meeting).to_have_attribute("rel", re.compile("noopener"))
    expect(eve.find("[data-seat='3'] .who")).to_have_text("Bob")
    expect(eve.find("[data-call]")).to_have_count(0)
    bob.page.reload()
    expect(bob.find("[data-seat='3'].mine .who")).to_have_text("Bob")
    ann.add_bot(1, "recruit")
    ann.begin()
    for person, seat in ((ann, 2), (bob, 3)):
        person.find("[data-questions], [data-owed]").first.wait_for()
        assert server.table(ann.table).chairs[seat - 1].name == {2: "Ann", 3: "Bob"}[seat]
