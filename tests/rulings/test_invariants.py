"""Section 26: what always holds, and that its check notices when it does not."""

import random
from collections.abc import Callable

import pytest

from tests.stage import Stage, stage
from voidlock import angel
from voidlock.engine import Game, Seat, laws
from voidlock.games.angel.facts import ICON_NAMES, KIND_NAMES, TEAM_NAMES, TERRAIN_NAMES
from voidlock.games.angel.files.invariants import broken_invariants
from voidlock.games.angel.numbers import NO_SEAT, Spot
from voidlock.games.angel.state import NOWHERE, State, place_held
from voidlock.games.angel.state.swarms import LORDS, UNIT

LORD = KIND_NAMES.index("lord_head_tail")


def sound() -> State:
    """A position with something of everything, in the middle of a Choose Actions Phase."""
    t = stage(
        "gideon> 1, leon> 2, claudio<",
        players=2,
        L1="claw tail",
        R2="lord_head_tail head",
        power_field="R2",
        terrain={"door": {"spot": "L1", "tokens": 1}, "corridor": "R3", "artefact": {"held_by": 2}},
        discard=["claw"],
        event_discard=["evasion"],
        table={"green": "block"},
    )
    assert broken_invariants(t.state) == []
    return t.state


def pile_loses_a_card(state: State) -> None:
    state.piles[0].pop()


def card_twice(state: State) -> None:
    state.discard += UNIT[0]


def lord_twice(state: State) -> None:
    state.dead_lords += UNIT[LORD]


def lord_discarded(state: State) -> None:
    state.swarms[3] -= UNIT[LORD]
    state.discard += UNIT[LORD]


def either_lord_discarded(state: State) -> None:
    state.discard += UNIT[LORDS[0]]


def token_made(state: State) -> None:
    state.supply += 1


def token_owed(state: State) -> None:
    state.tokens[0] -= 2
    state.supply += 2


def event_lost(state: State) -> None:
    state.event_discard.pop()


def event_in_two_places(state: State) -> None:
    state.event = state.event_discard[0]


def looks_without_cards(state: State) -> None:
    state.event_knowers.append(0)


def terrain_of_nobody(state: State) -> None:
    state.terrain[TERRAIN_NAMES.index("artefact")] = place_held(Seat(8))


def tokens_on_terrain_set_aside(state: State) -> None:
    state.terrain[TERRAIN_NAMES.index("door")] = NOWHERE


def location_twice(state: State) -> None:
    state.location_deck.append(state.location_deck[0])


def tokens_on_the_dead(state: State) -> None:
    state.tokens[state.slain[0]] += 1
    state.supply -= 1


def row_without_a_marine(state: State) -> None:
    state.swarms += [0, 0]


def row_without_a_marine_that_is_done(state: State) -> None:
    state.done += [0, 0]


def terrain_outside(state: State) -> None:
    state.terrain[TERRAIN_NAMES.index("corridor")] = Spot(6)


def field_without_swarm(state: State) -> None:
    state.field = Spot(1)


def limit_without_terrain(state: State) -> None:
    state.limited = TERRAIN_NAMES.index("spore_chimney")


def marine_twice(state: State) -> None:
    state.formation.append(state.formation[0])


def kept_apart(state: State) -> None:
    state.swarms[0] -= UNIT[2]
    state.done[0] += UNIT[2]


def marine_lost(state: State) -> None:
    state.slain.pop()


def marine_of_no_team(state: State) -> None:
    state.controller[TEAM_NAMES.index("green")] = NO_SEAT


def card_of_an_eliminated_team(state: State) -> None:
    state.chosen[TEAM_NAMES.index("blue")] = 0


def open_card_of_an_eliminated_team(state: State) -> None:
    state.table[TEAM_NAMES.index("blue")] = 0


def lord_in_the_deck(state: State) -> None:
    state.swarms[3] -= UNIT[LORD]
    state.deck.append(LORD)


def lord_in_a_pile(state: State) -> None:
    state.swarms[3] -= UNIT[LORD]
    state.piles[1].append(LORD)


VIOLATIONS: dict[str, list[Callable[[State], None]]] = {
    "I-1": [pile_loses_a_card, card_twice, lord_twice, lord_discarded, either_lord_discarded],
    "I-2": [
        *[token_made, token_owed, event_lost, event_in_two_places, looks_without_cards, terrain_of_nobody],
        *[tokens_on_terrain_set_aside, location_twice, tokens_on_the_dead],
    ],
    "I-3": [
        *[row_without_a_marine, row_without_a_marine_that_is_done, terrain_outside, field_without_swarm],
        *[limit_without_terrain, marine_twice],
    ],
    "I-4": [kept_apart],
    "I-5": [marine_lost, marine_of_no_team, card_of_an_eliminated_team, open_card_of_an_eliminated_team],
    "I-6": [lord_in_the_deck, lord_in_a_pile],
}


@pytest.mark.rule("I-1", "I-2", "I-3", "I-4", "I-5", "I-6")
@pytest.mark.parametrize(
    ("number", "violate"),
    [
        pytest.param(number, violate, id=f"{number}-{violate.__name__}")
        for number, all_of_it in VIOLATIONS.items()
        for violate in all_of_it
    ],
)
def test_a_violation_is_noticed_under_its_number(number: str, violate: Callable[[State], None]) -> None:
    state = sound()
    violate(state)
    assert number in [reason.rule for reason in broken_invariants(state)], broken_invariants(state)


@pytest.mark.rule("I-2")
def test_the_event_card_that_is_resolved_counts() -> None:
    """Surrounded is the first of the list."""
    assert broken_invariants(stage("gideon, leon", event="surrounded").state) == []


@pytest.mark.rule("I-4")
def test_during_the_attacks_two_groups_at_a_spot_are_sound() -> None:
    t = stage("gideon>, leon> 1, noctis>", R1="tail", R2="claw", agenda=["swarms_attack"], dice=[0, 5])
    assert (t.state.swarms[1], t.state.done[1]) == (UNIT[2], UNIT[1])
    assert broken_invariants(t.state) == []


@pytest.mark.rule("I-1", "I-2", "I-3", "I-4", "I-5", "I-6")
@pytest.mark.parametrize("players", range(1, 7))
def test_all_of_it_holds_after_every_answer_of_a_game(players: int) -> None:
    def each(game: Game[State]) -> None:
        assert game.result or broken_invariants(game.state) == []

    for number in range(5):
        laws.random_game(angel.new(players, seed=f"invariants {number}"), random.Random(number), each)


@pytest.mark.rule("I-7")
@pytest.mark.parametrize("players", range(1, 7))
def test_after_a_travel_check_a_pile_is_empty_only_if_the_travel_just_made_left_it_so(players: int) -> None:
    """Whenever a phase begins: a pile without cards means the last location, or a travel just before."""

    def each(game: Game[State]) -> None:
        names = [event.name for _, event in game.events]
        began = (
            max(place for place, name in enumerate(names) if name == "phase_began") if "phase_began" in names else -1
        )
        just_now = names[began + 1 :] == [] and began >= 0
        if just_now and game.state.location_deck and game.state.round > 1:
            before = [name for name in names[:began] if name in ("phase_began", "travelled")]
            assert all(game.state.piles) or before[-1] == "travelled"

    for number in range(5):
        laws.random_game(angel.new(players, seed=f"travel {number}"), random.Random(number), each)


@pytest.mark.rule("I-7")
def test_an_empty_pile_found_by_the_check_leads_on() -> None:
    t = stage("gideon, noctis", piles={"left": 0, "right": 3}, ahead=["service_shaft"], agenda=["travel_check"])
    assert all(t.state.piles)
    t = stage("gideon, noctis", piles={"left": 3, "right": 0}, ahead=["service_shaft"], agenda=["travel_check"])
    assert all(t.state.piles)


@pytest.mark.rule("I-7", "H-22")
def test_a_pile_that_the_travel_left_empty_waits_for_the_next_check() -> None:
    """All 36 Genestealers are in play but one, so that one pile stays empty."""
    t = all_but_one_in_the_formation()
    assert len(t.told("travelled")) == 1
    assert sorted(len(pile) for pile in t.state.piles) == [0, 1]


def all_but_one_in_the_formation() -> Stage:
    every = " ".join(icon for icon in ICON_NAMES for _ in range(4))
    t = stage(
        "gideon>, noctis<",
        L1=every,
        R1=every,
        L2="head tail claw",
        piles={"left": [], "right": ["tongue"]},
        ahead=["service_shaft", "genestealer_lair"],
        agenda=["travel_check"],
    )
    return t.answer("pile:left")


@pytest.mark.rule("I-8")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_views_do_not_change_when_only_hidden_things_do(players: int) -> None:
    rng = random.Random(players)

    def each(game: Game[State]) -> None:
        for seat in (0, *game.seats):
            if rng.random() < 0.2:
                laws.view_hides(game, seat, rng)

    laws.random_game(angel.new(players, seed=f"hidden {players}"), rng, each)
