"""The next Event: by hand for simple tables, and against boxes resolved by the engine in re-dealt games."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from tests.odds.sampling import agrees, standing_still, view_of
from tests.stage import Stage
from voidlock.angel import RULES
from voidlock.engine import Game, Source, seed_of
from voidlock.games.angel.facts import EVENT_NAMES, EVENTS, KIND_NAMES, SETUPS, SPOT_NAMES
from voidlock.games.angel.odds.deck import Pile, blip_piles, remove_one_read, share_per_pile
from voidlock.games.angel.redeal import redeal
from voidlock.odds import FROM_VIEW, TOP_FIRST, WITHOUT_TARGETS, next_event

DRAWS = 3000
ALL_BUT_TWO = [fact.id for fact in EVENTS for _ in range(fact.copies) if fact.id not in ("evasion", "resupply")]

# ---------------------------------------------------------------------- which card


def test_at_first_every_card_is_as_likely_as_its_copies() -> None:
    odds = next_event(view_of(standing_still("gideon<, leon>")))
    assert odds.cards["surrounded"] == Fraction(1, 30) and odds.cards["gun_jam"] == Fraction(2, 30)
    assert sum(odds.cards.values()) == 1
    assert odds.assumes == (FROM_VIEW, WITHOUT_TARGETS, TOP_FIRST)


def test_discarded_cards_cannot_come() -> None:
    t = standing_still("gideon<, leon>", event_discard=["gun_jam", "surrounded"])
    odds = next_event(view_of(t))
    assert odds.cards["gun_jam"] == Fraction(1, 28)
    assert "surrounded" not in odds.cards


def test_the_top_card_is_certain_for_who_has_looked_at_it() -> None:
    t = standing_still(
        "gideon<, leon>",
        players=2,
        teams=[["green"], ["red"]],
        events=["evasion"],
        looked_at=[{"seat": 1, "from_top": 1}],
    )
    assert next_event(view_of(t, 1)).cards == {"evasion": 1}
    assert next_event(view_of(t, 2)).cards["evasion"] == Fraction(1, 30)


def test_of_a_card_read_in_secret_the_copies_count() -> None:
    """Gun Jam twice, Surrounded and Evasion are left; one with Instinct is being read, twice as likely a Gun Jam."""
    jam, surrounded, evasion = (EVENT_NAMES.index(card) for card in ("gun_jam", "surrounded", "evasion"))
    chances = remove_one_read(Counter({jam: 2, surrounded: 1, evasion: 1}))
    assert chances == {jam: Fraction(4, 9), surrounded: Fraction(2, 9), evasion: Fraction(1, 3)}


def test_a_card_known_to_lie_at_the_bottom_does_not_come_next() -> None:
    t = standing_still(
        "gideon<, leon>",
        event_discard=[card for card in ALL_BUT_TWO if card != "surrounded"],
        events=["evasion", "surrounded", "resupply"],
        looked_at=[{"seat": 1, "from_top": 3}],
    )
    assert next_event(view_of(t)).cards == {"evasion": Fraction(1, 2), "surrounded": Fraction(1, 2)}


def test_a_card_known_to_lie_in_a_pile_lies_in_no_other() -> None:
    """Nine claws: one in a swarm, two known in the left pile."""
    t = standing_still(
        "gideon<, leon>", L1="claw", piles={"left": ["claw", "claw", "?"], "right": 3}, known={"left": ["claw", "claw"]}
    )
    left, right = blip_piles(view_of(t))
    claw = KIND_NAMES.index("claw")
    assert (left.known, left.unseen[claw], right.unseen[claw]) == (Counter({claw: 2}), 6, 6)


def test_a_pile_drawn_to_its_end_cannot_lack_what_is_known_to_lie_in_it() -> None:
    pile = Pile(1, Counter({0: 1}), Counter({0: 1, 1: 3}), 2, Counter())
    assert [pile.lacks(icon, 2) for icon in (0, 1)] == [Fraction(0), Fraction(1, 4)]


def drawn(t: Stage, *, alone: bool = False) -> Stage:
    """The current player has drawn the top Event card; one with Instinct he may still read alone."""
    t.state.event = t.state.events.pop()
    t.state.event_knowers.pop()
    t.state.event_open = not alone
    t.state.readers = 1 << t.state.current
    return t


def test_an_empty_deck_is_renewed_with_the_card_being_resolved() -> None:
    every = [fact.id for fact in EVENTS for _ in range(fact.copies)]
    t = drawn(standing_still("gideon<, leon>", event_discard=every[1:], phase="event"))
    assert t.state.events == []
    assert next_event(view_of(t)).cards == {fact.id: Fraction(fact.copies, 30) for fact in EVENTS}


def test_an_empty_deck_is_renewed_with_the_card_that_another_reads() -> None:
    """R-1.6: seat 2 does not know which card seat 1 reads alone, and need not: all thirty are shuffled."""
    t = standing_still(
        "gideon<, leon>",
        players=2,
        teams=[["green"], ["red"]],
        phase="event",
        current=1,
        events=["evasion"],
        event_discard=[*ALL_BUT_TWO, "resupply", "resupply"][: 30 - 1],
    )
    drawn(t, alone=True)
    assert t.state.events == []
    for seat in (1, 2):
        assert next_event(view_of(t, seat)).cards == {fact.id: Fraction(fact.copies, 30) for fact in EVENTS}


def test_a_card_that_another_reads_alone_has_instinct() -> None:
    t = standing_still(
        "gideon<, leon>",
        players=2,
        teams=[["green"], ["red"]],
        phase="event",
        current=1,
        events=["resupply"],
        event_discard=[card for card in ALL_BUT_TWO if card != "psychic_assault"],
    )
    drawn(t, alone=True)
    assert next_event(view_of(t, 1)).cards == {"evasion": Fraction(1, 2), "psychic_assault": Fraction(1, 2)}
    assert next_event(view_of(t, 2)).cards == {
        "evasion": Fraction(1, 2),
        "psychic_assault": Fraction(1, 4),
        "resupply": Fraction(1, 4),
    }


# ---------------------------------------------------------------------- what it does


def coming(card: str, formation: str = "gideon<, leon>, deino>", **position: object) -> Stage:
    """A table at which seat 1 knows the next card."""
    return standing_still(formation, events=[card], looked_at=[{"seat": 1, "from_top": 1}], **position)


def test_both_boxes_spawn_on_terrain_of_their_colours() -> None:
    """Full Scan: major red, major yellow."""
    t = coming("full_scan", terrain={"ventilation_duct": "L1", "door": "R2", "corridor": "R3"})
    major = SETUPS[t.state.setup].sizes[0]
    odds = next_event(view_of(t))
    assert {spot: dict(spawn.numbers) for spot, spawn in odds.spawns.items()} == {"L1": {major: 1}, "R2": {major: 1}}
    assert odds.spawns["L1"].mean == major
    assert odds.spawns["L1"].spawns.because.id == "odds-spawns"


def test_a_pile_that_runs_short_serves_from_the_top() -> None:
    t = coming("theyre_everywhere", "gideon<, leon<, deino<", piles={"left": 2, "right": 5}, R2="claw")
    odds = next_event(view_of(t))
    assert {spot: dict(spawn.numbers) for spot, spawn in odds.spawns.items()} == {"L1": {1: 1}, "L3": {1: 1}}


def test_a_rescued_marine_makes_the_formation_longer_for_the_boxes() -> None:
    """Rescue Space Marine: adjacent claw; without anybody to rescue the last left swarm flanks."""
    odds = next_event(view_of(coming("rescue_space_marine", "gideon<, leon<", L2="claw")))
    assert list(odds.moves["L2"].goals) == ["L3"]
    odds = next_event(view_of(coming("rescue_space_marine", "gideon<, leon<, noctis>, valencio<", L4="claw")))
    assert list(odds.moves["L4"].goals) == ["R4"]


def test_a_brood_lord_moves_with_both_his_icons() -> None:
    t = coming("evasion", L1="lord_head_tail", L2="lord_claw_tongue", location="genestealer_lair")
    odds = next_event(view_of(t))
    assert [move.moves.chance for move in odds.moves.values()] == [1, 0]


def test_how_many_cards_the_swarm_puts_under_each_pile() -> None:
    """Two each, as far as there are so many; of an odd one nobody knows under which (R-1.8)."""
    assert [share_per_pile(2, available) for available in range(7)] == [0, 0, 1, 1, 2, 2, 2]


# ---------------------------------------------------------------------- against the engine

WITHOUT_A_TARGET = ("theyre_everywhere", "the_swarm_tail", "the_swarm_tongue", "chaos_of_battle", "flanking_manoeuvre")

TABLES: dict[str, dict[str, object]] = {
    "four Terrain cards": {
        "terrain": {"ventilation_duct": "L1", "dark_corner": "R2", "corridor": "R3", "artefact": "L2"},
        "L1": "claw tail",
        "R2": "head",
        "L3": "tongue tongue",
    },
    "short piles": {
        "terrain": {"ventilation_duct": "L1", "spore_chimney": "L2", "dark_corner": "L2", "corridor": "R3"},
        "piles": {"left": 2, "right": 1},
        "L2": "claw",
        "R3": "head",
        "R1": "tail",
    },
    "known cards in a pile": {
        "terrain": {"ventilation_duct": "L1", "dark_corner": "R2", "control_panel": "R1"},
        "piles": {"left": ["claw", "claw", "?", "?"], "right": ["tail", "?", "?"]},
        "known": {"left": ["claw", "claw"], "right": ["tail"]},
        "event_discard": ["gun_jam", "resupply", "secret_route"],
        "L1": "head",
        "R2": "head",
        "R3": "tongue",
    },
    "cards under a short pile": {
        "terrain": {"door": "L1", "dark_corner": "R1", "control_panel": "R3"},
        "piles": {"left": 0, "right": 0},
        "discard": ["tail"] * 9 + ["head"] * 8 + ["tongue"] * 8 + ["claw"] * 8,
        "event_discard": [fact.id for fact in EVENTS for _ in range(fact.copies) if "the_swarm" not in fact.id],
        "L1": "head",
        "R3": "claw",  # With the 33 discarded, one card is left in the deck.
    },
    "a spawn limit": {
        "terrain": {"ventilation_duct": "L1", "spore_chimney": "R1", "corridor": "R3"},
        "limited": "ventilation_duct",
        "limit_left": 1,
        "L1": "tail",
    },
}


@pytest.mark.parametrize("name", TABLES)
def test_the_engine_agrees(name: str) -> None:
    t = standing_still("gideon<, leon>, deino>", phase="resolve", **TABLES[name])
    odds = next_event(view_of(t))
    spawned: Counter[tuple[str, int]] = Counter()
    moved: Counter[tuple[str, str]] = Counter()
    for number in range(DRAWS):
        at, went = _drawn(t, number)
        spawned.update(at.items())
        moved.update(move for move in went if t.state.swarms[SPOT_NAMES.index(move[0])])
    assert {spot for spot, _ in spawned} <= set(odds.spawns)
    for spot, spawn in odds.spawns.items():
        for many, chance in spawn.numbers.items():
            assert not many or agrees(chance, spawned[spot, many], DRAWS), (spot, many, chance)
    assert set(moved) <= {(spot, goal) for spot, move in odds.moves.items() for goal in move.goals}
    for spot, move in odds.moves.items():
        for goal, chance in move.goals.items():
            assert agrees(chance, moved[spot, goal], DRAWS), (spot, goal, chance, moved[spot, goal])


def _drawn(t: Stage, number: int) -> tuple[Counter[str], list[tuple[str, str]]]:
    """How many spawned at each spot, and the moves, with the top Event of a re-dealt game but for chosen targets."""
    state = t.state.copy()
    redeal(state, 1, 7919 * number)
    state.event = state.events.pop()
    state.event_knowers.pop()
    state.agenda = [("event_boxes",)]
    if EVENT_NAMES[state.event] in WITHOUT_A_TARGET:
        state.agenda.append(("event_ability",))
    game = Game(RULES, state, Source(seed_of(f"event {number}"))).start()
    while game.pending:
        game.apply(game.pending[0].seat, game.pending[0].texts()[0])
    told = [event.data() for event in game.events_for(1)]
    spawned: Counter[str] = Counter()
    for event in told:
        if event["event"] == "spawned":
            kinds = event["genestealers"]
            spawned[str(event["spot"])] += len(kinds) if isinstance(kinds, list) else 1
    return spawned, [(str(event["spot"]), str(event["spot2"])) for event in told if event["event"] == "swarm_moved"]
