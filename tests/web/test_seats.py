"""On the page: a link to watch, a link to join, a bot's seat that the host gives away, and fair dice."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.saying import said
from tests.web.browsing import Meet, Server
from voidlock.engine.fair_dice import hash_of

pytestmark = pytest.mark.slow


def test_the_link_to_watch_does_not_seat_and_the_host_gives_a_bots_seat_away(meet: Meet, server: Server) -> None:
    ann, bob, cat = meet(), meet(), meet()
    join = ann.make_table(2, "random")
    watch = ann.find("#watching").input_value()
    cat.visit(watch)
    expect(cat.find("[data-seat='2']")).to_be_visible()
    expect(cat.find("[data-sit]")).to_have_count(0)
    expect(cat.find("#invitation")).to_have_value(watch)
    ann.add_bot(2, "brother")
    ann.begin()
    ann.open_table_part()
    ann.click("[data-file]")
    expect(ann.find("[data-warning=file]")).to_contain_text("Ann")
    bob.visit(join)
    expect(bob.page).to_have_url(watch)
    bob.find("[data-tab=table]").click()
    bob.find("[data-name]").fill("Bob")
    expect(bob.find("[data-sit='2']")).to_have_text(said("web-sit-ask"))
    bob.click("[data-sit='2']")
    expect(bob.find("[data-asking='2']")).to_be_visible()
    ann.click("[data-asks='2'] [data-refuse]")
    expect(bob.find("[data-declined]")).to_be_visible()
    bob.find("[data-name]").fill("Bob")
    bob.click("[data-sit='2']")
    ann.click("[data-asks='2'] [data-admit]")
    expect(bob.find("[data-seat='2']")).to_contain_text("(yours)")
    expect(bob.find("[data-warning=file]")).to_contain_text("Ann")
    assert server.table(ann.table).chair(2).name == "Bob"


def test_players_add_words_to_the_seed_once(meet: Meet, server: Server) -> None:
    ann, bob = meet(), meet()
    bob.join(ann.make_table(2, "random"), 2, "Bob")
    for person in (ann, bob):
        person.find("[data-fair-dice] > summary").click()
    hash = ann.find("[data-hash]").inner_text()
    bob.find("#dice-words").fill("for the Emperor")
    bob.click("[data-add-words]")
    expect(ann.find("[data-words='2']")).to_have_text("for the Emperor")
    expect(bob.find("[data-add-words]")).to_have_count(0)
    ann.begin()
    fair = server.game(ann.table).origin.fair
    assert fair is not None
    assert (fair.hash, fair.words) == (hash, {2: "for the Emperor"})
    expect(bob.find("[data-secret]")).to_have_count(0)


def test_another_hash_than_the_one_seen_first_is_noticed(meet: Meet) -> None:
    """A server that lies shows a hash, later another one, and at the end the secret that fits it."""
    ann, lies = meet(), dict[str, str]()

    def lie(socket: WebSocketRoute) -> None:
        def back(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "table":
                message["fair_dice"] |= lies
            socket.send(json.dumps(message))

        socket.connect_to_server().on_message(back)

    ann.page.route_web_socket(lambda address: address.endswith("/socket"), lie)
    ann.make_table(2)
    expect(ann.find("[data-hash]")).to_have_count(1)
    for more in ({"hash": hash_of("secret")}, {"secret": "secret"}):
        expect(ann.find("[data-dice-differ]")).to_have_count(0)
        lies |= more
        ann.page.reload()
        expect(ann.find("[data-hash]")).to_have_text(lies["hash"])
    expect(ann.find("[data-dice-differ]")).to_be_visible()


def test_the_host_sends_a_spectator_away_and_closes_the_gallery(meet: Meet, server: Server) -> None:
    ann, eve, bob = meet(), meet(), meet()
    join = ann.make_table(2, "random")
    watch = ann.find("#watching").input_value()
    for _ in range(2):
        eve.visit(watch)
        ann.click("[data-spectators='1'] > summary")
        ann.click("[data-send-away]")
        expect(eve.find("[data-refusal=table_sent_away]")).to_be_visible()
        expect(eve.find("[data-screen=start]")).to_be_visible()
        expect(ann.find("[data-spectators]")).to_have_count(0)
    eve.visit(watch)
    expect(eve.find("[data-seat='2']")).to_be_visible()
    ann.click("[data-gallery=true]")
    expect(eve.find("[data-refusal=table_no_spectators]")).to_be_visible()
    expect(eve.find("[data-screen=start]")).to_be_visible()
    expect(ann.find("#watching")).to_have_count(0)
    bob.join(join, 2, "Bob")
    ann.click("[data-gallery=false]")
    expect(ann.find("#watching")).to_have_value(watch)
    assert server.table(ann.table).gallery
