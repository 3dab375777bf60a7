"""Laws of Death Angel at every choice, beside those of every game in voidlock.engine.laws."""

from __future__ import annotations

import random

from voidlock.angel import State
from voidlock.engine import Answer, Game, fields_of, laws
from voidlock.games.angel.facts import EVENTS, EVERY_TEAM, LOCATIONS
from voidlock.games.angel.files.invariants import broken_invariants
from voidlock.games.angel.flow.round import playable
from voidlock.games.angel.state.swarms import NORMAL, count, swarm_of
from voidlock.texts import LANGUAGES, Words

HIDDEN = {"deck", "piles", "events", "event", "named", "location_deck", "chosen"}
"""The slots of the state that hold what some seat may not know."""

WORDS = [Words(language) for language in LANGUAGES]

UNEQUAL = {"told"}
"""The slots that are no part of the position."""


def slots(state: State, without: set[str] = UNEQUAL) -> dict[str, object]:
    return {line.name: getattr(state, line.name) for line in fields_of(State) if line.name not in without}


def undo_stops_at_chance_and_reveals(game: Game[State]) -> None:
    """An answer can be taken back unless a die, a draw, a shuffle or a reveal has come since, and only then."""
    crossed = len(game.inputs)
    while crossed and isinstance(game.inputs[crossed - 1], Answer):
        crossed -= 1
    shown = max([number for number, event in game.events if event.reveals()], default=0)
    for before in range(len(game.inputs)):
        free = game.why_no_undo(before) is None
        assert free == (before >= max(crossed, shown)), f"undo {before}: {game.why_no_undo(before)}"


# ---------------------------------------------------------------------- redealt games


def redealt_in_keeping(game: Game[State], seat: int, rng: random.Random) -> None:
    """A redealt game could be so for all the seat knows, and nothing else is touched."""
    true, dealt = game.state, game.redealt(seat, rng).state
    assert broken_invariants(dealt) == []
    assert slots(true, UNEQUAL | HIDDEN) == slots(dealt, UNEQUAL | HIDDEN)
    for side in (0, 1):
        assert len(dealt.piles[side]) == len(true.piles[side])
        pile = swarm_of(dealt.piles[side])
        assert all(count(pile, kind) >= count(true.known[side], kind) for kind in NORMAL), "a known card left its pile"
    assert len(dealt.deck) == len(true.deck)
    assert len(dealt.events) == len(true.events)
    for place, knowers in enumerate(true.event_knowers):
        if seat and knowers >> seat & 1:
            assert dealt.events[place] == true.events[place], "a scouted Event lies elsewhere"
    assert (dealt.event < 0) == (true.event < 0)
    if true.event_open or (seat and true.readers >> seat & 1):
        assert dealt.event == true.event, "another Event than the one the seat sees"
    elif true.event >= 0:
        assert EVENTS[dealt.event].instinct, "a card that nobody reads alone"
    tiers = [LOCATIONS[location].tier for location in true.location_deck]
    assert [LOCATIONS[location].tier for location in dealt.location_deck] == tiers
    for team, type in zip(EVERY_TEAM, true.chosen, strict=True):
        if type >= 0 and true.controller[team] != seat:
            assert dealt.chosen[team] in playable(dealt, team)
        else:
            assert dealt.chosen[team] == type


def dealt_anew_keeps_the_laws(game: Game[State], seat: int, rng: random.Random) -> None:
    """Its clones have its own hidden cards, in mid-effect and later, and undo leads to them; never to the true ones."""
    dealt = game.redealt(seat, rng)
    laws.everybody_knows_what_to_do(dealt)
    laws.clone_plays_on_identically(dealt, rng, 2)
    laws.undo_returns(dealt, rng, 3)


def dealt_anew_reads_the_same(game: Game[State], seat: int, rng: random.Random) -> None:
    """The seat's questions and answers are told in the same words."""
    dealt = game.redealt(seat, rng)
    for words in WORDS:
        assert _in_words(game, seat, words) == _in_words(dealt, seat, words)


def _in_words(game: Game[State], seat: int, words: Words) -> list[str]:
    texts = []
    for choice in game.choices_of(seat):
        texts.append(words.say(f"ask-{choice.kind}", choice.arguments()))
        texts += [words.option(option.verb, option.arguments()) for option in choice.options]
    return texts


class Numbers(random.Random):
    """A re-deal by a number of its own, with chance as in every other."""

    def __init__(self, number: int, seed: int) -> None:
        super().__init__(0)
        self.numbers = {64: number, 128: seed}

    def getrandbits(self, bits: int, /) -> int:
        return self.numbers[bits]


def nothing_hidden_shows_before_it_is_revealed(game: Game[State], seat: int, rng: random.Random) -> None:
    """Two games that look alike to the seat tell it the same after the same answer, up to a card that is shown."""
    seed = rng.getrandbits(128)
    one, other = [game.redealt(seat, Numbers(rng.getrandbits(64), seed)) for _ in range(2)]
    if not one.pending:
        return
    choice = rng.choice(one.pending)
    option = rng.choice(choice.options)
    if other.why_not(option.text, choice.seat) is not None:
        assert choice.seat != seat, f"{option} is legal in one of two games that look alike"
        return
    one.apply(choice.seat, option)
    other.apply(choice.seat, option)
    for (_, event), (_, event_too) in zip(one.events, other.events, strict=False):
        if event.for_seat(seat) != event_too.for_seat(seat):
            assert event.reveals() and event_too.reveals(), f"after {choice.seat} {option}: {event} or {event_too}"
            return
