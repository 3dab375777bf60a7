"""What a position written by hand leaves out: the table of the defaults in docs/game-files.md."""

import re

import pytest

from tests.stage import stage
from voidlock.angel import RULES
from voidlock.engine import Json, seed_of
from voidlock.games.angel.facts import LOCATION_NAMES, LOCATIONS, TERRAIN_NAMES
from voidlock.games.angel.files.position import FIELDS
from voidlock.games.angel.state import State


def placed(*formation: str, **position: Json) -> State:
    """The state of a position of which only this is said; `seed` deals the rest."""
    seed = str(position.pop("seed", "defaults"))
    return RULES.place({"formation": [*formation] or ["leon", "gideon"], **position}, seed_of(seed))


def written(*formation: str, **position: Json) -> dict[str, Json]:
    """The position with everything in it, as the program writes it."""
    return RULES.write(placed(*formation, **position))


def test_every_field_is_in_the_table(request: pytest.FixtureRequest) -> None:
    text = (request.config.rootpath / "docs/game-files.md").read_text(encoding="utf-8")
    table = text.partition("\n## A position")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row)} == set(FIELDS)


PLAIN: dict[str, Json] = {
    "settings": {
        "merge": "attack",
        "full_auto": "free",
        "renew": "needed",
        "targets": "useful",
        "service_shaft": "dark_corner",
        "activate": "each",
    },
    "players": 1,
    "teams": [["green", "red"]],
    "first": 1,
    "current": 1,
    "leader": None,
    "round": 1,
    "phase": "choose",
    "location": "void_lock_6",
    "location_tokens": 0,
    "formation": ["leon<", "gideon>"],
    "slain": ["noctis", "valencio"],
    "swarms": {},
    "done": None,
    "apart": None,
    "power_field": None,
    "limited": None,
    "limit_left": 0,
    "known": {"left": [], "right": []},
    "piled": [],
    "discard": [],
    "dead_lords": [],
    "event_discard": [],
    "looked_at": [],
    "event": None,
    "table": {},
    "chosen": {},
    "last": {},
    "resolved": [],
    "standing": [],
    "used": [],
    "acted": [],
    "effects": [],
    "agenda": ["begin_round"],
}


@pytest.mark.parametrize("field", PLAIN)
def test_what_a_formation_alone_comes_to(field: str) -> None:
    assert written()[field] == PLAIN[field]


def test_the_other_fields_are_dealt() -> None:
    assert set(FIELDS) - PLAIN.keys() == {"ahead", "terrain", "deck", "piles", "events"}


def test_what_is_null_is_left_out() -> None:
    nulls: dict[str, Json] = dict.fromkeys(field for field in FIELDS if field != "formation")
    assert written(**nulls) == written()


# ---------------------------------------------------------------------- Marines and players


@pytest.mark.parametrize(
    ("formation", "read"),
    [
        ("leon, gideon, noctis", "leon< gideon> noctis>"),
        ("leon, gideon, noctis, valencio", "leon< gideon< noctis> valencio>"),
        ("leon> 2, Gideon  <3, NOCTIS 1, valencio", "leon> 2 gideon< 3 noctis> 1 valencio>"),
    ],
)
def test_the_upper_half_faces_left(formation: str, read: str) -> None:
    rows = written(*formation.split(","))["formation"]
    assert isinstance(rows, list)
    assert " ".join(str(row) for row in rows) == read


def test_the_teams_of_the_formation_are_dealt_round() -> None:
    assert written("leon", "zael", "gideon", players=2)["teams"] == [["green", "purple"], ["red"]]
    assert written("leon", "zael", "gideon", players=2, teams=["red", "purple green"])["teams"] == [
        ["red"],
        ["green", "purple"],
    ]


def test_the_missing_marines_of_the_teams_in_play_are_dead() -> None:
    assert written("leon", teams=["red blue"])["slain"] == ["valencio", "lorenzo", "deino"]
    assert written("leon", teams=["red blue"], slain="deino valencio lorenzo")["slain"] == [
        *["deino", "valencio", "lorenzo"]
    ]


OPEN: dict[str, Json] = {"players": 2, "table": {"red": "overwatch", "green": "dead_aim"}}
"""Player 1 has Green, player 2 Red; Red's card has the lower number."""


@pytest.mark.parametrize(
    ("given", "current", "leader"),
    [
        ({"players": 2, "first": 2}, 2, None),
        ({"players": 2, "first": 2, "current": 1}, 1, None),
        ({**OPEN}, 2, "red"),
        ({**OPEN, "first": 1, "current": 1}, 1, "red"),
        ({**OPEN, "leader": "green"}, 1, "green"),
        ({**OPEN, "leader": "green", "current": 2}, 2, "green"),
        ({"players": 2, "leader": "red"}, 2, "red"),
    ],
)
def test_the_current_player_is_by_the_open_cards_else_the_first(
    given: dict[str, Json], current: int, leader: str | None
) -> None:
    position = written(**given)
    assert (position["current"], position["leader"]) == (current, leader)


# ---------------------------------------------------------------------- locations and Terrain


@pytest.mark.parametrize(("players", "tiers"), [(1, "2 3 4"), (2, "1C 2 3 4"), (5, "1B 2 3 4"), (6, "1A 2 3 4")])
def test_one_random_card_of_each_tier_lies_ahead(players: int, tiers: str) -> None:
    ways = [placed(players=players, seed=str(seed)).location_deck[::-1] for seed in range(30)]
    assert {" ".join(LOCATIONS[location].tier for location in way) for way in ways} == {tiers}
    assert {LOCATION_NAMES[way[-1]] for way in ways} == {
        *["genestealer_lair", "launch_control_room", "toxin_pumping_station"]
    }


@pytest.mark.parametrize(
    ("location", "tiers"),
    [("munitorium", "2 3 4"), ("teleportarium", "3 4"), ("generatorium", "4"), ("genestealer_lair", "")],
)
def test_only_tiers_still_to_come_lie_ahead(location: str, tiers: str) -> None:
    way = placed(players=2, location=location).location_deck[::-1]
    assert " ".join(LOCATIONS[place].tier for place in way) == tiers


@pytest.mark.rule("R-14.5")
def test_terrain_lies_as_the_location_lays_it_out() -> None:
    arrived = stage("leon, gideon, noctis, valencio", ahead=["munitorium"], agenda=["next_location"])
    assert placed("leon", "gideon", "noctis", "valencio", location="munitorium").terrain == arrived.state.terrain
    assert written(location="munitorium", terrain={})["terrain"] == {}


def test_a_terrain_card_alone_has_no_tokens_and_is_not_activated() -> None:
    assert written(terrain={"door": "L2", "artefact": {"held_by": 1}})["terrain"] == {
        "door": {"spot": "L2", "tokens": 0, "activated": False},
        "artefact": {"held_by": 1},
    }
    assert written(terrain={"door": {"spot": "R1"}})["terrain"] == written(terrain={"door": "R1"})["terrain"]


def test_under_a_spawn_limit_one_may_still_spawn() -> None:
    door: dict[str, Json] = {"terrain": {"door": "L1"}, "limited": "door"}
    assert written(**door)["limit_left"] == 1
    assert written(**door, limit_left=0)["limit_left"] == 0
    assert TERRAIN_NAMES[placed(**door).limited] == "door"


# ---------------------------------------------------------------------- decks and piles


def test_the_piles_have_the_numbers_of_the_location() -> None:
    state = placed(location="teleportarium")
    assert tuple(len(pile) for pile in state.piles) == LOCATIONS[state.location].blips
    assert [len(pile) for pile in placed(piles={"left": 2}).piles] == [2, LOCATIONS[placed().location].blips[1]]


def test_named_cards_lie_where_they_are_said_to_and_the_seed_deals_the_others() -> None:
    piles: Json = {"left": ["claw", "?", "tail"], "right": "head ?"}
    for seed in "abc":
        position = written(seed=seed, piles=piles, deck="tongue claw", events="gun_jam evasion")
        assert isinstance(position["piles"], dict)
        left, right = position["piles"]["left"], position["piles"]["right"]
        assert isinstance(left, list) and isinstance(right, list)
        assert (len(left), left[0], left[2], len(right), right[0]) == (3, "claw", "tail", 2, "head")
        for deck, top, number in (
            (position["deck"], ["tongue", "claw"], 31),
            (position["events"], ["gun_jam", "evasion"], 30),
        ):
            assert isinstance(deck, list)
            assert (deck[:2], len(deck)) == (top, number)


def test_swarms_that_are_kept_apart_are_no_brood_lords() -> None:
    """The Lair, which brings them, can still lie ahead."""
    swarms: Json = {"L1": "head"}
    apart: Json = {"L1": "claw claw"}
    state = placed(swarms=swarms, apart=apart, settings={"merge": "event"}, phase="event", ahead=["genestealer_lair"])
    assert len(state.location_deck) == 1


def test_unknown_cards_are_any() -> None:
    """There are nine tails, so these twelve are not all of one kind."""
    assert len(set(placed(piles={"left": ["?"] * 12}).piles[0])) > 1


def test_the_seed_alone_decides_what_is_left_open() -> None:
    assert written(seed="a") == written(seed="a")
    for field in ("deck", "events", "piles"):
        assert written(seed="a")[field] != written(seed="b")[field]


def test_a_seed_deals_what_it_has_always_dealt() -> None:
    """A game file holds the seed and not what it deals, so another deal would be another game."""
    position = written(seed="a")
    assert position["ahead"] == ["teleportarium", "generatorium", "genestealer_lair"]
    assert position["piles"] == {
        "left": ["tail", "head", "head", "tongue", "tail", "tongue"],
        "right": ["claw", "claw", "tongue", "head", "claw", "tail"],
    }


def test_all_cards_can_be_dealt_into_the_piles() -> None:
    state = placed(piles={"left": 20, "right": 16})
    assert state.deck == []
    assert sorted(state.piles[0] + state.piles[1]) == sorted(list(range(4)) * 9)


def test_the_supply_is_what_is_left_of_twelve_tokens() -> None:
    assert placed().supply == 12
    door: Json = {"door": {"spot": "L1", "tokens": 4}}
    assert placed("leon 3", "gideon 2", location_tokens=2, terrain=door).supply == 1
    assert placed("leon 12").supply == 0


# ---------------------------------------------------------------------- Action cards, events and what comes next


def test_the_type_resolved_last_is_that_of_the_open_card() -> None:
    assert written(table={"red": "overwatch"})["last"] == {"red": "support"}
    assert written(table={"red": "overwatch"}, last={"red": "attack", "green": "move_activate"})["last"] == {
        "red": "attack",
        "green": "move_activate",
    }


def test_the_resolved_cards_are_in_force() -> None:
    both: Json = {"red": "overwatch", "green": "block"}
    assert written(table=both, resolved="red green")["standing"] == ["block", "overwatch"]
    assert written(table=both, resolved="red")["standing"] == ["overwatch"]
    assert written(table=both, resolved="red green", standing="overwatch")["standing"] == ["overwatch"]
    assert written(resolved="red")["standing"] == []


def test_an_effect_is_in_force_this_round() -> None:
    effects: Json = [{"card": "gun_jam", "about": "red"}, {"card": "evasion", "about": None, "round": 5}]
    assert written(round=4, effects=effects)["effects"] == [
        {"card": "gun_jam", "about": "red", "round": 4},
        {"card": "evasion", "about": None, "round": 5},
    ]


def test_an_event_on_the_table_is_open_and_nothing_is_named() -> None:
    assert written(event={"card": "evasion"}, agenda=["discard_event"])["event"] == {
        "card": "evasion",
        "open": True,
        "readers": [],
        "named": [],
    }


@pytest.mark.parametrize(
    ("given", "agenda"),
    [
        ({}, "begin_round"),
        ({"phase": "choose"}, "begin_round"),
        (
            {"phase": "resolve", "table": {"red": "overwatch"}},
            "next_action travel_check attack_phase travel_check event_phase",
        ),
        (
            {"phase": "resolve", "chosen": {"red": "overwatch"}, "table": {"green": "block"}},
            "resolve_phase travel_check attack_phase travel_check event_phase",
        ),
        ({"phase": "attack"}, "attack_phase travel_check event_phase"),
        ({"phase": "event"}, "event_phase"),
        ({"phase": "attack", "agenda": ["end_round"]}, "end_round"),
        ({"phase": "event", "agenda": []}, ""),
    ],
)
def test_a_phase_goes_on_from_its_start(given: dict[str, Json], agenda: str) -> None:
    assert written(**given)["agenda"] == agenda.split()
