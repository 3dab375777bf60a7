"""Five browsers at one table: nothing reaches a seat that it may not know (section 24 of the rules)."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Meet, Person, Server, never_seen
from voidlock.angel import State
from voidlock.engine import Game
from voidlock.games.angel.facts import EVENT_NAMES, LOCATION_NAMES
from voidlock.texts import Words

pytestmark = pytest.mark.slow

ENGLISH = Words("en")

INSTINCT = "instinct 24"
"""A seed with which a card is read alone in the first round."""


def ids(texts: list[str]) -> list[str]:
    """`choose:full_auto` is about `full_auto`."""
    return [text.partition(":")[2] for text in texts]


def hidden_for_good(game: Game[State]) -> list[str]:
    """Cards that have lain in a deck all the time: nobody has drawn or scouted them."""
    shown = {str(event.data().get("card")) for _, event in game.events}
    events = [EVENT_NAMES[card] for card in game.state.events if EVENT_NAMES[card] not in shown]
    return [*events, *[LOCATION_NAMES[card] for card in game.state.location_deck]]


def never_named(person: Person, kind: str, cards: list[str], before: str) -> None:
    """The page does not tell a card by its name, unless it did so before."""
    text = person.text()
    for card in cards:
        name = ENGLISH.name(kind, card)
        assert name not in text or name in before, f"the page tells {name!r}"


def choose_in_secret(people: dict[int, Person], everybody: list[Person], rng: random.Random) -> None:
    """A round's Action cards: until the last one is chosen, nobody is told anybody else's."""
    since = {person: len(person.frames) for person in everybody}
    before = {person: person.text() for person in everybody}
    lying: dict[int, list[str]] = {}
    for seat, person in people.items():
        expect(person.find("[data-ask=choose_action]").first).to_be_visible()
        questions = person.find("[data-ask=choose_action]").count()
        last = seat == max(people)
        for _ in range(questions):
            for other in everybody:
                chosen = [card for own, cards in lying.items() if people[own] is not other for card in cards]
                never_seen(other, *chosen, since=since[other])
                never_named(other, "action", chosen, before[other])
            text = rng.choice(person.asked())
            lying.setdefault(seat, []).extend(ids([text]))
            person.answer(text)
        if not last:
            expect(person.find("[data-back]")).to_have_count(questions)
    for seat, cards in lying.items():
        for other in everybody:
            if other is not people[seat]:
                # The last answer turns them up: from here on everybody is told.
                expect(other.find("[data-event=actions_revealed]").first).to_be_visible()
                assert any(cards[0] in frame for frame in other.frames[since[other] :])


def play_on(people: dict[int, Person], server: Server, table: str, rng: random.Random) -> None:
    """Everybody answers what he is asked, to the next choice of Action cards or the end of the game."""
    while True:
        game = server.game(table)
        if game.result or game.pending[0].kind == "choose_action":
            return
        person = people[game.pending[0].seat]
        read_alone(people, game)
        expect(person.find("[data-answer][aria-disabled=false]").first).to_be_visible()
        person.answer(rng.choice(person.asked()))


def read_alone(people: dict[int, Person], game: Game[State]) -> None:
    """R-9.1: an Instinct card is read by the current player alone."""
    state = game.state
    if state.event < 0 or state.event_open:
        return
    card = EVENT_NAMES[state.event]
    expect(people[state.current].find("[data-own]")).to_contain_text("Event card:")
    for seat, person in people.items():
        if seat != state.current:
            expect(person.find("[data-event=event_being_read]").first).to_be_visible()
            never_seen(person, card)
            never_named(person, "event", [card], "")
    READ.append(card)


READ: list[str] = []
"""Instinct cards that were read alone."""


def test_four_players_and_an_onlooker(meet: Meet, server: Server) -> None:
    people, eve = {seat: meet() for seat in range(1, 5)}, meet()
    everybody = [*people.values(), eve]
    link = people[1].make_table(4, "random", seed=INSTINCT)
    for seat in range(2, 5):
        people[seat].join(link, seat, f"Friend {seat}")
    eve.visit(link)
    people[1].begin()
    expect(eve.find("h2[data-status=playing]")).to_be_visible()
    name = people[1].table
    rng = random.Random(2)
    READ.clear()
    choose_in_secret(people, everybody, rng)
    play_on(people, server, name, rng)
    assert READ, "no card was read alone: another seed would show more"
    table, hidden = server.table(name), hidden_for_good(server.game(name))
    assert len(hidden) > 10
    for person in everybody:
        expect(person.find("[data-questions]")).to_have_attribute("aria-busy", "false")
        never_seen(person, *hidden, table.host, *[chair.secret for chair in table.chairs])
    assert eve.asked() == []
    expect(eve.find("[data-own]")).to_have_count(0)
    people[1].open_table_part()
    people[1].click("[data-file]")
    expect(people[1].find("[data-refusal=table_file_later]")).to_be_visible()
