"""Section 24: who sees what. One test a row of its table; two games that differ in what is hidden look alike."""

import json
import random

import pytest

from tests.stage import Stage, stage
from voidlock.engine import Json, Thing
from voidlock.games.angel.view.types import angel_view

FOUR = "gideon> 1, claudio< 1, leon>, lorenzo<"
"""Green is seat 1's, Yellow seat 2's, Red seat 3's, Blue seat 4's."""
EVERYBODY = (0, 1, 2, 3, 4)


def four(**position: object) -> Stage:
    """Four players with one Marine each."""
    return stage(FOUR, players=4, **position)  # type: ignore[arg-type]  # callers give what stage takes


def seen(t: Stage, seat: int) -> str:
    """All that a seat is shown and told."""
    return json.dumps([t.game.view(seat), [event.data() for event in t.game.events_for(seat)]])


def who_can_tell_apart(one: Stage, other: Stage) -> list[int]:
    """The seats (0 is the spectator) for whom the two games do not look alike."""
    return [seat for seat in (0, *one.game.seats) if seen(one, seat) != seen(other, seat)]


def opened(t: Stage, seat: int = 0) -> dict[str, Json]:
    part = t.game.view(seat)["open"]
    assert isinstance(part, dict)
    return part


def own(t: Stage, seat: int) -> dict[str, Json]:
    part = t.game.view(seat)["own"]
    assert isinstance(part, dict)
    return part


def table(value: Json) -> dict[str, Json]:
    assert isinstance(value, dict)
    return value


@pytest.mark.rule("I-8")
@pytest.mark.parametrize("players", range(1, 7))
def test_everybody_has_a_view_of_the_same_shape(players: int) -> None:
    t = stage("gideon, claudio, leon, lorenzo, calistarius, zael", players=players, L1="claw")
    views = [t.game.view(seat) for seat in range(players + 1)]
    assert [view["seat"] for view in views] == list(range(players + 1))
    assert all(view["open"] == views[0]["open"] for view in views)
    assert all(list(angel_view(view)["own"]) == list(angel_view(views[0])["own"]) for view in views)


def test_formation_facing_tokens_terrain_and_swarms_are_open() -> None:
    t = four(L1="claw tail", terrain={"door": {"spot": "R2", "tokens": 1}})
    rows = opened(t)["formation"]
    assert isinstance(rows, list)
    nothing: dict[str, Json] = {"swarm": [], "done": [], "apart": [], "power_field": False}
    assert rows[0] == {
        **{"position": 1, "marine": "gideon", "team": "green", "facing": "right", "tokens": 1},
        "left": {**nothing, "swarm": ["tail", "claw"]},
        "right": nothing,
    }
    assert opened(t)["terrain"] == {"door": {"spot": "R2", "held_by": None, "tokens": 1, "activated": False}}
    assert opened(t)["supply"] == 9


def test_the_locations_where_the_marines_are_and_began_and_the_spawn_sizes_are_open() -> None:
    t = four(location="munitorium")
    assert (opened(t)["location"], opened(t)["setup"]) == ("munitorium", "void_lock_8")
    assert opened(t)["spawn"] == {"major": 3, "minor": 1}


def test_who_controls_which_team_and_which_are_eliminated_is_open() -> None:
    t = stage("gideon, claudio", players=2, teams=[["green", "red"], ["yellow", "blue"]])
    teams = table(opened(t)["teams"])
    assert {name: (table(team)["seat"], table(team)["in_play"]) for name, team in teams.items()} == {
        **{"green": (1, True), "red": (1, False)},
        **{"yellow": (2, True), "blue": (2, False)},
    }


def test_nobody_sees_the_blip_piles_until_a_card_is_spawned_or_discarded() -> None:
    one = four(
        piles={"left": ["claw", "tail"], "right": ["head"] * 3},
        terrain={"ventilation_duct": "L1"},
        phase="event",
        events=["evasion"],
    )
    other = four(
        piles={"left": ["tail", "claw"], "right": ["head"] * 3},
        terrain={"ventilation_duct": "L1"},
        phase="event",
        events=["evasion"],
    )
    assert who_can_tell_apart(one, other) == [*EVERYBODY]  # the minor red box has spawned the top card
    one, other = four(piles={"left": ["claw", "tail"]}), four(piles={"left": ["tail", "claw"]})
    assert table(opened(one)["piles"])["left"] == {"cards": 2, "known": []}
    assert who_can_tell_apart(one, other) == []


def test_cards_shuffled_into_a_pile_are_known_but_not_their_place() -> None:
    t = four(R1="claw tail", piles={"left": 2}, event="temporary_sanctuary", current=3)
    for seat in EVERYBODY:
        assert table(opened(t, seat)["piles"])["left"] == {"cards": 4, "known": ["tail", "claw"]}
    one = four(piles={"left": ["claw", "head", "tail"]}, known={"left": ["claw"]})
    other = four(piles={"left": ["tail", "head", "claw"]}, known={"left": ["claw"]})
    assert who_can_tell_apart(one, other) == []


def test_discard_piles_and_what_is_set_aside_are_open() -> None:
    t = four(discard=["claw", "claw", "tail"], event_discard=["gun_jam", "evasion"], dead_lords=["lord_head_tail"])
    assert opened(t)["discard"] == {"tail": 1, "claw": 2}
    assert opened(t)["event_discard"] == ["gun_jam", "evasion"]
    assert opened(t)["dead_lords"] == ["lord_head_tail"]
    assert opened(t)["slain"] == ["noctis", "goriel", "valencio", "deino"]


@pytest.mark.rule("H-26")
@pytest.mark.parametrize(("where", "from_top"), [("top", 1), ("bottom", 30)])
def test_only_the_scout_sees_the_card_and_everybody_where_he_puts_it(where: str, from_top: int) -> None:
    def scout(card: str) -> Stage:
        t = stage("zael, gideon, leon", players=3, play="forward_scouting", events=[card])
        return t.answer("stop", "stop", "yes")

    one, other = scout("gun_jam"), scout("evasion")
    assert one.asked.seat == 3  # Green, Red, Purple
    assert who_can_tell_apart(one, other) == [3]
    one.answer(where)
    other.answer(where)
    assert who_can_tell_apart(one, other) == [3]
    assert own(one, 3)["looked_at"] == [{"from_top": from_top, "card": "gun_jam"}]
    for seat in (0, 1, 2, 3):
        assert [event.data()["where"] for event in one.game.events_for(seat) if event.name == "event_put_back"] == [
            where
        ]
        assert "event_looked_at" in [event.name for event in one.game.events_for(seat)] or seat == 3


def test_the_scout_still_knows_the_card_when_another_reads_it() -> None:
    t = stage(
        "zael, gideon, leon",
        players=3,
        current=1,
        events=["psychic_assault"],
        looked_at=[{"seat": 3, "from_top": 1}],
        phase="event",
    )
    assert t.asked.seat == 1
    assert [own(t, seat)["event"] for seat in (0, 1, 2, 3)] == [None, "psychic_assault", None, "psychic_assault"]


def test_an_instinct_card_is_the_current_players_until_it_is_revealed() -> None:
    one, other = four(event="psychic_assault", current=2), four(event="resupply", current=2)
    assert who_can_tell_apart(one, other) == [2]
    other.answer("target:leon")
    assert who_can_tell_apart(one, other) == [*EVERYBODY]


@pytest.mark.rule("R-9.2")
def test_what_is_named_is_the_current_players_until_the_reveal() -> None:
    def name(target: str) -> Stage:
        t = four(event="for_my_battle_brothers", current=3, R1="claw tail", R2="claw tail")
        return t.answer(f"target:{target}")

    one, other = name("gideon"), name("claudio")
    assert (one.asked.kind, one.asked.secret) == ("event_follow_up", True)
    assert who_can_tell_apart(one, other) == [3]
    one.answer("slay:R1:claw")
    other.answer("slay:R2:claw")
    assert who_can_tell_apart(one, other) == [*EVERYBODY]


def test_that_an_event_is_being_read_is_open() -> None:
    t = four(event="gun_jam", current=4)
    assert opened(t)["event"] == {"read_by": 4}
    assert opened(t)["owed"] == [{"seat": 4, "secret": True, "subject": None}]


def test_an_event_without_instinct_is_open_at_once() -> None:
    t = four(event="theyre_everywhere", piles={"left": 1, "right": 1})
    assert opened(t)["event"] == {"card": "theyre_everywhere", "named": []}
    assert [own(t, seat)["event"] for seat in EVERYBODY] == ["theyre_everywhere"] * 5


def test_a_hand_is_its_owners() -> None:
    t = four(table={"green": "block"})
    assert own(t, 0)["hands"] == {}
    assert own(t, 1)["hands"] == {"green": ["run_and_gun", "dead_aim"]}
    assert own(t, 2)["hands"] == {"yellow": ["defensive_stance", "reorganize", "heroic_charge"]}


@pytest.mark.rule("R-5.4")
def test_a_chosen_card_is_its_owners_until_all_are_revealed_together() -> None:
    def choose(card: str) -> Stage:
        t = four(piles={"left": 0}, ahead=["munitorium"])
        return t.answer(f"choose:{card}", "choose:reorganize", "choose:full_auto")

    one, other = choose("block"), choose("dead_aim")
    assert who_can_tell_apart(one, other) == [1]
    assert own(one, 1)["given"] == ["choose:block"]
    assert opened(one)["owed"] == [
        {"seat": 4, "secret": True, "subject": Thing("team", "blue")}
    ]  # so the others have chosen
    one.answer("choose:intimidation")
    other.answer("choose:intimidation")
    # Travel comes before the reveal, and the cards lie face down.
    assert one.asked.kind == "munitorium"
    assert who_can_tell_apart(one, other) == [1]
    assert own(one, 1)["chosen"] == {"green": "block"}
    one.answer("place:leon", "place:gideon")
    other.answer("place:leon", "place:gideon")
    assert who_can_tell_apart(one, other) == [*EVERYBODY]


def test_effects_in_force_are_open() -> None:
    t = four(
        L1="claw",
        power_field="L1",
        standing=["block"],
        effects=[{"card": "gun_jam", "about": "red", "round": 2}, {"card": "second_wind", "about": "leon"}],
        terrain={"corridor": "R1"},
        limited="corridor",
    )
    assert opened(t)["effects"] == {
        "standing": ["block"],
        "lasting": ["block"],
        "events": [
            {"card": "gun_jam", "about": "red", "round": 2},
            {"card": "second_wind", "about": "leon", "round": 1},
        ],
        "lasting_events": [
            {"card": "gun_jam", "about": "red", "round": 2},
            {"card": "second_wind", "about": "leon", "round": 1},
        ],
        "power_field": "L1",
        "limited": "corridor",
    }


@pytest.mark.rule("R-7.1", "H-14")
def test_die_rolls_are_open_at_once() -> None:
    t = stage(FOUR, players=4, R1="claw", agenda=["swarms_attack"], dice=[3])
    assert t.asked.kind == "defence"
    for seat in EVERYBODY:
        assert [event.data()["face"] for event in t.game.events_for(seat) if event.name == "die_rolled"] == ["3"]
    assert [question["face"] for question in angel_view(t.game.view(0))["open"]["owed"]] == [Thing("face", "3")]


def test_alone_a_player_sees_what_the_current_player_and_the_owner_see() -> None:
    t = stage("gideon, leon", event="psychic_assault")
    assert own(t, 1)["event"] == "psychic_assault"
    assert opened(t)["event"] == {"card": "psychic_assault", "named": []}
    t = stage("gideon, leon")
    assert list(table(own(t, 1)["hands"])) == ["green", "red"]


@pytest.mark.rule("R-9.2", "R-1.6")
@pytest.mark.parametrize(("renew", "known"), [("needed", False), ("empty", True)])
def test_whose_card_is_read_alone_can_be_any_unless_all_others_are_in_the_deck(renew: str, known: bool) -> None:
    """Nothing is discarded. Under `empty` the deck was renewed when the last card was drawn: they know which it was."""
    t = four(event="surrounded", settings={"renew": renew})
    t.read_alone("surrounded")
    dealt = {t.game.redealt(2, random.Random(number)).state.event for number in range(20)}
    assert (dealt == {t.state.event}) == known


@pytest.mark.rule("R-5.3")
def test_a_card_that_a_team_had_to_choose_is_no_secret() -> None:
    """Red has just supported and its gun is jammed: only one card is left, so every re-deal has it."""
    t = stage(
        "gideon, leon",
        players=2,
        chosen={"green": "dead_aim", "red": "onward_brothers"},
        last={"green": "support", "red": "support"},
        effects=[{"card": "gun_jam", "about": "red"}],
        phase="resolve",
        agenda=[],
    )
    dealt = [t.game.redealt(1, random.Random(number)).state.chosen for number in range(5)]
    assert dealt == [t.state.chosen] * 5
