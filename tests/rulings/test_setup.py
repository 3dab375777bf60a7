"""Section 2: setting up the game."""

import pytest

from tests.stage import LaidOut, Stage, stage
from voidlock.angel import RULES
from voidlock.engine import Game, Json, Seat, seed_of
from voidlock.games.angel.facts import (
    EVENT_NAMES,
    LOCATION_NAMES,
    LOCATIONS,
    MARINE_NAMES,
    TEAM_NAMES,
    TEAM_OF,
    setup_for,
)
from voidlock.games.angel.state.swarms import NORMAL

PLAYERS = range(1, 7)
TEAMS_EACH = {1: 3, 2: 2, 3: 2, 4: 1, 5: 1, 6: 1}
TIERS = {
    1: ["2", "3", "4"],
    2: ["1C", "2", "3", "4"],
    3: ["1A", "2", "3", "4"],
    4: ["1C", "2", "3", "4"],
    5: ["1B", "2", "3", "4"],
    6: ["1A", "2", "3", "4"],
}
"""R-2.3"""


def new(players: int, *, first: int = 1, teams: Json = "draft", location: int = 0, seed: str = "setup") -> Stage:
    """A new game in which the draws for the Location deck and for the first player are laid out."""
    draws = [location] * len(TIERS[players]) + ([first - 1] if players > 1 else [])
    source = LaidOut(seed_of(seed), {"draw": draws})
    return Stage(Game(RULES, RULES.set_up({"players": players, "teams": teams}), source).start())


def deal(players: int, event: str) -> Stage:
    """The end of a setup: the formation lies there, and this Event card is on top."""
    names = ", ".join(MARINE_NAMES[: 2 * setup_for(players).teams])
    last_steps = ["first_event", "end_setup", "begin_round"]
    # Terrain as the Setup Location lays it out.
    return stage(names, agenda=last_steps, players=players, phase="setup", events=[event], terrain=None)


@pytest.mark.rule("R-2.1")
def test_both_decks_are_shuffled_and_the_brood_lords_stay_out() -> None:
    one, other = new(1, teams="random", seed="one").state, new(1, teams="random", seed="other").state
    assert one.deck != other.deck
    assert one.events != other.events
    for state in (one, other):
        assert all(kind in NORMAL for kind in (*state.deck, *state.piles[0], *state.piles[1]))
        assert len(state.events) == 29


@pytest.mark.rule("R-2.2")
@pytest.mark.parametrize(
    ("players", "lock"),
    [(1, "void_lock_6"), (2, "void_lock_8"), (3, "void_lock_12"), (4, "void_lock_8"), (5, "void_lock_10")],
)
def test_the_setup_location_of_the_number_of_players_is_the_current_location(players: int, lock: str) -> None:
    state = new(players, teams="random").state
    assert LOCATION_NAMES[state.location] == LOCATION_NAMES[state.setup] == lock


@pytest.mark.rule("R-2.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_location_deck_has_one_card_of_each_tier_the_first_on_top(players: int) -> None:
    state = new(players, teams="random").state
    assert [LOCATIONS[location].tier for location in reversed(state.location_deck)] == TIERS[players]


@pytest.mark.rule("R-2.4", "R-17.1")
@pytest.mark.parametrize(("players", "first"), [(players, first) for players in PLAYERS for first in (1, players)])
def test_markers_are_picked_one_each_clockwise_from_a_random_player(players: int, first: int) -> None:
    t = new(players, first=first)
    picks = players * TEAMS_EACH[players]
    asked = []
    while t.game.pending[0].kind == "choose_team":
        asked.append(t.asked.seat)
        free = [name for team, name in enumerate(TEAM_NAMES) if not t.state.controller[team]]
        assert t.options() == [f"team:{name}" for name in free]
        t.answer(t.options()[-1])
    clockwise = [(first - 1 + pick) % players + 1 for pick in range(picks)]
    # The last marker of all is nobody's choice any more.
    assert asked == (clockwise[:-1] if picks == len(TEAM_NAMES) else clockwise)
    assert [t.state.controller.count(Seat(seat)) for seat in t.game.seats] == [TEAMS_EACH[players]] * players


@pytest.mark.rule("R-2.4")
def test_everybody_holds_the_three_cards_of_each_of_his_teams_and_no_other_team_is_in_the_game() -> None:
    t = new(2, first=2).answer("team:grey", "team:red", "team:blue", "team:green")
    own = t.game.view(2)["own"]
    assert isinstance(own, dict)
    assert own["hands"] == {
        "blue": ["counter_attack", "intimidation", "lead_by_example"],
        "grey": ["power_field", "stealth_tactics", "psionic_attack"],
    }
    assert {TEAM_NAMES[TEAM_OF[marine]] for marine in t.state.formation} == {"grey", "red", "blue", "green"}


@pytest.mark.rule("R-2.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_teams_can_be_dealt_at_random(players: int) -> None:
    t = new(players, first=players, teams="random")
    t.round_is_over()
    assert [t.state.controller.count(Seat(seat)) for seat in t.game.seats] == [TEAMS_EACH[players]] * players
    assert t.state.first == t.state.current == players
    others = [new(players, teams="random", seed=f"seed {number}").state.controller for number in range(8)]
    assert any(other != t.state.controller for other in others)


@pytest.mark.rule("R-2.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_upper_half_faces_left_and_the_lower_half_right(players: int) -> None:
    t = new(players, teams="random")
    facing = [t.facing(name) for name in t.formation().split()]
    half = players * TEAMS_EACH[players]
    assert facing == ["left"] * half + ["right"] * half


@pytest.mark.rule("R-2.5", "F-9")
def test_team_mates_are_dealt_at_random_like_everybody_else() -> None:
    apart = set()
    for number in range(40):
        names = new(1, teams=[["red", "blue", "grey"]], seed=f"seed {number}").formation().split()
        apart.add(abs(names.index("leon") - names.index("valencio")))
    assert apart == {1, 2, 3, 4, 5}


@pytest.mark.rule("R-2.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_tokens_form_the_supply(players: int) -> None:
    assert new(players, teams="random").supply() == 12


@pytest.mark.rule("R-2.7")
@pytest.mark.parametrize(
    ("players", "door", "dark_corner", "ventilation_duct", "corridor", "blips"),
    [
        (1, "L1", "L3", "R4", "R5", 6),
        (2, "L1", "L3", "R5", "R7", 7),
        (3, "L2", "L5", "R7", "R10", 9),
        (4, "L1", "L3", "R5", "R7", 7),
        (5, "L2", "L4", "R6", "R8", 8),
        (6, "L2", "L5", "R7", "R10", 9),
    ],
)
def test_the_setup_location_places_its_terrain_and_deals_its_piles(
    players: int, door: str, dark_corner: str, ventilation_duct: str, corridor: str, blips: int
) -> None:
    t = new(players, teams="random")
    cards = ("door", "dark_corner", "ventilation_duct", "corridor")
    assert [t.terrain(card) for card in cards] == [door, dark_corner, ventilation_duct, corridor]
    assert [event.data()["number"] for event in t.told("blips_dealt")] == [blips, blips]
    assert len(t.pile("left")) + len(t.pile("right")) + t.genestealers() == 2 * blips
    names = [event.name for _, event in t.game.events]
    assert names.index("terrain_placed") < names.index("blips_dealt") < names.index("event_drawn")


@pytest.mark.rule("R-2.8")
def test_the_first_event_only_spawns() -> None:
    t = deal(1, "chaos_of_battle")
    assert [t.facing(name) for name in t.formation().split()] == ["left"] * 3 + ["right"] * 3
    # minor red on the Ventilation Duct, minor yellow on the Door, and no movement box
    assert {spot: len(swarm.split()) for spot, swarm in t.swarms().items()} == {"R4": 1, "L1": 1}
    assert [EVENT_NAMES[card] for card in t.state.event_discard] == ["chaos_of_battle"]
    t.round_is_over()


@pytest.mark.rule("R-2.8")
def test_the_left_spawn_box_of_the_first_event_comes_first() -> None:
    t = deal(6, "enter_formation")
    # major orange takes five of the nine on the left, major yellow finds four
    assert {spot: len(swarm.split()) for spot, swarm in t.swarms().items()} == {"L5": 5, "L2": 4}


@pytest.mark.rule("R-2.9")
@pytest.mark.parametrize("players", [3, 5, 6])
def test_a_pile_emptied_during_setup_waits_for_the_end_of_the_first_choose_actions_phase(players: int) -> None:
    t = deal(players, "enter_formation")
    t.round_is_over()
    assert t.pile("left") == []
    assert not t.told("travelled")
    while not t.told("travelled"):
        t.answer(t.game.pending[0].texts()[0])
    names = [event.name for _, event in t.game.events]
    assert names[: names.index("travelled")].count("phase_began") == 1


@pytest.mark.rule("R-2.10", "H-5")
def test_until_the_first_reveal_the_player_who_picked_first_is_current() -> None:
    t = stage(
        "gideon, noctis, claudio, goriel",
        players=2,
        first=2,
        piles={"left": 0},
        ahead=["munitorium"],
    )
    assert t.state.current == 2
    t.answer("choose:block", "choose:defensive_stance")
    assert (t.asked.kind, t.asked.seat) == ("munitorium", 2)
    t.answer("place:gideon", "place:noctis")
    assert t.state.current == 1
