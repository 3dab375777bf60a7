"""Section 26: what always holds, and that its check notices when it does not."""

from collections.abc import Callable

import pytest

from tests.stage import stage
from voidlock.engine import Seat
from voidlock.games.angel.facts import KIND_NAMES, TEAM_NAMES, TERRAIN_NAMES
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


def marine_dies_with_a_token(state: State) -> None:
    state.tokens[state.slain[0]] += 1
    state.supply -= 1


def token_owed(state: State) -> None:
    state.tokens[0] -= 2
    state.supply += 2


def lord_goes_to(lay: Callable[[State], object]) -> Callable[[State], object]:
    """The Brood Lord leaves his swarm for a place where none may be."""

    def violate(state: State) -> None:
        state.swarms[3] -= UNIT[LORD]
        lay(state)

    return violate


def some_go_on_and_some_are_done(state: State) -> None:
    state.swarms[0] -= UNIT[2]
    state.done[0] += UNIT[2]


def lies(terrain: str, spot: Spot) -> Callable[[State], object]:
    return lambda state: state.terrain.__setitem__(TERRAIN_NAMES.index(terrain), spot)


VIOLATIONS: dict[str, list[Callable[[State], object]]] = {
    "I-1": [
        lambda state: state.piles[0].pop(),
        lambda state: setattr(state, "discard", state.discard + UNIT[0]),
        lambda state: setattr(state, "dead_lords", state.dead_lords + UNIT[LORD]),
        lord_goes_to(lambda state: setattr(state, "discard", state.discard + UNIT[LORD])),
        lambda state: setattr(state, "discard", state.discard + UNIT[LORDS[0]]),
    ],
    "I-2": [
        lambda state: setattr(state, "supply", state.supply + 1),
        token_owed,
        lambda state: state.event_discard.pop(),
        lambda state: setattr(state, "event", state.event_discard[0]),
        lambda state: state.event_knowers.append(0),
        lies("artefact", place_held(Seat(8))),
        lies("door", NOWHERE),
        lambda state: state.location_deck.append(state.location_deck[0]),
        marine_dies_with_a_token,
    ],
    "I-3": [
        lambda state: state.swarms.extend([0, 0]),
        lambda state: state.done.extend([0, 0]),
        lies("corridor", Spot(6)),
        lambda state: setattr(state, "field", Spot(1)),
        lambda state: setattr(state, "limited", TERRAIN_NAMES.index("spore_chimney")),
        lambda state: state.formation.append(state.formation[0]),
    ],
    "I-4": [some_go_on_and_some_are_done],
    "I-5": [
        lambda state: state.slain.pop(),
        lambda state: state.controller.__setitem__(TEAM_NAMES.index("green"), NO_SEAT),
        lambda state: state.chosen.__setitem__(TEAM_NAMES.index("blue"), 0),
        lambda state: state.table.__setitem__(TEAM_NAMES.index("blue"), 0),
    ],
    "I-6": [
        lord_goes_to(lambda state: state.deck.append(LORD)),
        lord_goes_to(lambda state: state.piles[1].append(LORD)),
    ],
}


@pytest.mark.rule("I-1", "I-2", "I-3", "I-4", "I-5", "I-6")
@pytest.mark.parametrize(
    ("number", "violate"),
    [
        pytest.param(number, violate, id=f"{number}-{place}")
        for number, all_of_it in VIOLATIONS.items()
        for place, violate in enumerate(all_of_it)
    ],
)
def test_a_violation_is_noticed_under_its_number(number: str, violate: Callable[[State], object]) -> None:
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
