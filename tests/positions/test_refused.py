"""A written position that cannot be is refused: what is wrong, and where it stands. Nothing else ever comes out."""

import pytest

from voidlock.angel import RULES
from voidlock.engine import FileError, Json, seed_of

Wrong = tuple[str, dict[str, Json], str]
"""What is wrong, the fields of the position, and the refusal as one line."""

CLAWS = "claw claw claw claw claw claw claw claw claw"

FIELDS: list[Wrong] = [
    ("unknown field", {"formations": []}, "unknown_field: where=position.formations"),
    ("no formation", {"formation": None}, "missing: where=position.formation"),
    ("players", {"players": 7}, "number_out_of_range: where=position.players, least=1, most=6, number=7"),
    ("no players", {"players": 0}, "number_out_of_range: where=position.players, least=1, most=6, number=0"),
    ("players in words", {"players": "two"}, "not_a_number: where=position.players"),
    ("players as a flag", {"players": True}, "not_a_number: where=position.players"),
    ("players as a part", {"players": 1.0}, "not_a_number: where=position.players"),
    ("first", {"first": 2}, "number_out_of_range: where=position.first, least=1, most=1, number=2"),
    ("current", {"current": 0}, "number_out_of_range: where=position.current, least=1, most=1, number=0"),
    ("leader", {"leader": "pink"}, "name_unknown: where=position.leader, name=pink"),
    ("leader who is not there", {"leader": "blue"}, "team_not_in_game: where=position.leader, name=blue"),
    ("round", {"round": 0}, "number_out_of_range: where=position.round, least=1, most=1000000, number=0"),
]

MARINES: list[Wrong] = [
    ("one text", {"formation": "leon gideon"}, "not_a_list: where=position.formation"),
    ("a number", {"formation": 2}, "not_a_list: where=position.formation"),
    ("a number inside", {"formation": ["leon", 2]}, "not_text: where=position.formation[1]"),
    ("no such Marine", {"formation": ["ripley"]}, "name_unknown: where=position.formation[0], name=ripley"),
    ("two facings", {"formation": ["leon<>"]}, "marine_unreadable: where=position.formation[0], text=leon<>"),
    ("empty", {"formation": [""]}, "marine_unreadable: where=position.formation[0], text="),
    (
        "tokens beyond counting",
        {"formation": ["leon> " + "9" * 5000]},
        "marine_unreadable: where=position.formation[0], text=leon> " + "9" * 34,
    ),
    ("13 tokens", {"formation": ["leon> 13"]}, "too_many_tokens: where=position.formation[0], number=13"),
    ("13 in all", {"formation": ["leon 7", "gideon 6"]}, "too_many_tokens: where=position, number=13"),
    ("twice", {"formation": ["leon", "Leon<"]}, "twice: where=position.formation[1], name=leon"),
    ("not of the teams", {"teams": ["green"]}, "team_not_in_game: where=position.formation, name=leon"),
    ("no list of teams", {"teams": 3}, "not_a_list: where=position.teams"),
    ("no such team", {"teams": [["green", "pink"]]}, "name_unknown: where=position.teams[0][1], name=pink"),
    ("a team twice in a hand", {"teams": [["red", "red"]]}, "twice: where=position.teams[0][1], name=red"),
    ("a team in two hands", {"players": 2, "teams": ["red", "green red"]}, "twice: where=position.teams[1], name=red"),
    ("teams of nobody", {"teams": ["red", "green"]}, "seat_unknown: where=position.teams[1], number=2"),
    ("dead twice", {"slain": ["noctis", "noctis"]}, "twice: where=position.slain[1], name=noctis"),
    ("no such dead", {"slain": "ripley"}, "name_unknown: where=position.slain[0], name=ripley"),
    (
        "dead and alive",
        {"slain": "valencio noctis leon"},
        "impossible_position: where=position, why=marine_twice (I-3)",
    ),
    ("neither", {"slain": "noctis"}, "impossible_position: where=position, why=marine_missing (I-5): marine=valencio"),
    (
        "dead of no team",
        {"slain": "noctis valencio zael"},
        "impossible_position: where=position, why=team_not_playing (I-5): marine=zael",
    ),
]

PLACES: list[Wrong] = [
    ("no such location", {"location": "bridge"}, "name_unknown: where=position.location, name=bridge"),
    (
        "tokens on it",
        {"location_tokens": 13},
        "number_out_of_range: where=position.location_tokens, least=0, most=12, number=13",
    ),
    (
        "tokens everywhere",
        {"location_tokens": 12, "formation": ["leon 1"]},
        "too_many_tokens: where=position, number=13",
    ),
    ("ahead twice", {"ahead": "munitorium munitorium"}, "not_the_way_ahead: where=position.ahead[1], name=munitorium"),
    (
        "ahead and here",
        {"location": "munitorium", "ahead": ["munitorium"]},
        "not_the_way_ahead: where=position.ahead[0], name=munitorium",
    ),
    ("back to the start", {"ahead": ["void_lock_6"]}, "not_the_way_ahead: where=position.ahead[0], name=void_lock_6"),
    (
        "beyond the final location",
        {"location": "launch_control_room", "ahead": ["black_holds"]},
        "not_the_way_ahead: where=position.ahead[0], name=black_holds",
    ),
    (
        "lords here and ahead",
        {"swarms": {"L1": "lord_head_tail"}, "ahead": ["genestealer_lair"]},
        "lords_are_here: where=position.ahead[0], name=genestealer_lair",
    ),
    (
        "a Door in hand",
        {"terrain": {"door": {"held_by": 1}}},
        "cannot_be_held: where=position.terrain.door.held_by, name=door",
    ),
    (
        "tokens on a Corridor",
        {"terrain": {"corridor": {"spot": "L1", "tokens": 1}}},
        "no_tokens_here: where=position.terrain.corridor.tokens",
    ),
    ("an Event without agenda", {"event": {"card": "surrounded"}}, "event_needs_agenda: where=position.event"),
    ("standing of nobody", {"standing": "strategize"}, "team_not_in_game: where=position.standing, name=strategize"),
    (
        "chosen again",
        {"chosen": {"red": "overwatch"}, "last": {"red": "support"}, "phase": "resolve"},
        "not_playable: where=position.chosen, name=overwatch",
    ),
    ("swarms as a list", {"swarms": ["claw"]}, "not_a_table: where=position.swarms"),
    ("swarm as a number", {"swarms": {"L1": 3}}, "not_a_list: where=position.swarms.L1"),
    ("no such card", {"swarms": {"L1": "claw worm"}}, "name_unknown: where=position.swarms.L1[1], name=worm"),
    ("no such spot", {"swarms": {"M1": "claw"}}, "name_unknown: where=position.swarms.M1, name=M1"),
    ("a thirteenth position", {"swarms": {"L13": "claw"}}, "name_unknown: where=position.swarms.L13, name=L13"),
    ("spot outside", {"swarms": {"R3": "claw"}}, "spot_outside: where=position.swarms.R3, name=R3"),
    ("done outside", {"done": {"L3": "claw"}}, "spot_outside: where=position.done.L3, name=L3"),
    ("field outside", {"power_field": "L3"}, "spot_outside: where=position.power_field, name=L3"),
    (
        "field without a swarm",
        {"power_field": "L1"},
        "impossible_position: where=position, why=field_without_swarm (I-3)",
    ),
    ("terrain as a text", {"terrain": "door"}, "not_a_table: where=position.terrain"),
    ("no such terrain", {"terrain": {"window": "L1"}}, "unknown_field: where=position.terrain.window"),
    ("terrain outside", {"terrain": {"door": "L3"}}, "spot_outside: where=position.terrain.door, name=L3"),
    ("terrain nowhere", {"terrain": {"door": {}}}, "spot_or_held: where=position.terrain.door"),
    (
        "terrain in two places",
        {"terrain": {"artefact": {"spot": "L1", "held_by": 1}}},
        "spot_or_held: where=position.terrain.artefact",
    ),
    ("terrain as a number", {"terrain": {"door": 1}}, "not_a_table: where=position.terrain.door"),
    (
        "field of terrain",
        {"terrain": {"door": {"spot": "L1", "open": True}}},
        "unknown_field: where=position.terrain.door.open",
    ),
    (
        "held by nobody here",
        {"terrain": {"artefact": {"held_by": 2}}},
        "number_out_of_range: where=position.terrain.artefact.held_by, least=1, most=1, number=2",
    ),
    (
        "tokens on terrain",
        {"terrain": {"door": {"spot": "L1", "tokens": -1}}},
        "number_out_of_range: where=position.terrain.door.tokens, least=0, most=12, number=-1",
    ),
    (
        "activated, perhaps",
        {"terrain": {"door": {"spot": "L1", "activated": 1}}},
        "not_a_flag: where=position.terrain.door.activated",
    ),
    ("no such limit", {"limited": "window"}, "name_unknown: where=position.limited, name=window"),
    (
        "limit on nothing",
        {"terrain": {}, "limited": "corridor"},
        "impossible_position: where=position, why=limit_without_terrain (I-3): terrain=corridor",
    ),
    ("limit of two", {"limit_left": 2}, "number_out_of_range: where=position.limit_left, least=0, most=1, number=2"),
]

CARDS: list[Wrong] = [
    ("tenth claw", {"swarms": {"L1": CLAWS, "R2": "claw"}}, "too_many_cards: where=position, name=claw, number=9"),
    ("16 claws", {"swarms": {"L1": "claw " * 16}}, "too_many_cards: where=position, name=claw, number=9"),
    (
        "16 claws in two places",
        {"swarms": {"L1": "claw " * 8}, "discard": "claw " * 8},
        "too_many_cards: where=position, name=claw, number=9",
    ),
    ("in a pile", {"discard": CLAWS, "piles": {"left": "claw"}}, "too_many_cards: where=position, name=claw, number=9"),
    ("in the deck", {"deck": CLAWS, "done": {"L1": "claw"}}, "too_many_cards: where=position, name=claw, number=9"),
    (
        "a Brood Lord twice",
        {"swarms": {"L1": "lord_head_tail"}, "dead_lords": ["lord_head_tail"]},
        "too_many_cards: where=position, name=lord_head_tail, number=1",
    ),
    (
        "16 Brood Lords",
        {"swarms": {"L1": "lord_head_tail " * 16}},
        "too_many_cards: where=position, name=lord_head_tail, number=1",
    ),
    (
        "a Brood Lord dead twice",
        {"dead_lords": "lord_head_tail lord_head_tail"},
        "twice: where=position.dead_lords[1], name=lord_head_tail",
    ),
    ("no Brood Lord", {"dead_lords": "claw"}, "name_unknown: where=position.dead_lords[0], name=claw"),
    (
        "a Brood Lord discarded",
        {"discard": "lord_head_tail"},
        "impossible_position: where=position, why=lord_discarded (I-1)",
    ),
    (
        "a Brood Lord in the deck",
        {"deck": "lord_head_tail"},
        "impossible_position: where=position, why=lord_in_a_deck (I-6)",
    ),
    (
        "a Brood Lord in a pile",
        {"piles": {"left": ["lord_head_tail"]}},
        "name_unknown: where=position.piles.left[0], name=lord_head_tail",
    ),
    ("third pile", {"piles": {"top": 3}}, "unknown_field: where=position.piles.top"),
    ("pile of a flag", {"piles": {"left": True}}, "not_a_number: where=position.piles.left"),
    ("pile of nothing", {"piles": {"left": None}}, "not_a_list: where=position.piles.left"),
    (
        "pile of 37",
        {"piles": {"left": 37}},
        "number_out_of_range: where=position.piles.left, least=0, most=36, number=37",
    ),
    ("piles of 37", {"piles": {"left": 30, "right": 7}}, "too_few_cards: where=position.piles.right"),
    (
        "known and not there",
        {"piles": {"left": "claw tail"}, "known": {"left": "claw claw"}},
        "known_not_there: where=position.known.left",
    ),
    (
        "16 known",
        {"piles": {"left": "tongue"}, "known": {"left": "claw " * 16}},
        "known_not_there: where=position.known.left",
    ),
    ("a Brood Lord known", {"known": {"right": "lord_head_tail"}}, "known_not_there: where=position.known.right"),
    ("known at the top", {"known": {"top": "claw"}}, "unknown_field: where=position.known.top"),
    (
        "in one of the piles",
        {"piles": {"left": "claw claw", "right": "tail"}, "known": {"left": "claw"}, "piled": "claw claw"},
        "known_not_there: where=position.piled",
    ),
    ("a Brood Lord in one of the piles", {"piled": "lord_head_tail"}, "known_not_there: where=position.piled"),
    ("no such event", {"events": ["picnic"]}, "name_unknown: where=position.events[0], name=picnic"),
    (
        "an event too often",
        {"events": "gun_jam gun_jam", "event_discard": "gun_jam"},
        "too_many_cards: where=position, name=gun_jam, number=2",
    ),
    (
        "an event on the table too",
        {"events": "evasion", "event": {"card": "evasion"}},
        "too_many_cards: where=position, name=evasion, number=1",
    ),
    ("which event", {"event": {"open": True}}, "missing: where=position.event"),
    ("an event as a text", {"event": "evasion"}, "not_a_table: where=position.event"),
    ("open, perhaps", {"event": {"card": "evasion", "open": 1}}, "not_a_flag: where=position.event.open"),
    (
        "readers",
        {"event": {"card": "evasion", "readers": [2]}},
        "number_out_of_range: where=position.event.readers[0], least=1, most=1, number=2",
    ),
    ("named", {"event": {"card": "evasion", "named": ["leon"]}}, "not_a_number: where=position.event.named[0]"),
    (
        "named beyond all cards",
        {"event": {"card": "gun_jam", "named": [101]}},
        "number_out_of_range: where=position.event.named[0], least=0, most=100, number=101",
    ),
    ("looked at what", {"looked_at": [{"seat": 1}]}, "missing: where=position.looked_at[0]"),
    (
        "looked too deep",
        {"looked_at": [{"seat": 1, "from_top": 31}]},
        "number_out_of_range: where=position.looked_at[0].from_top, least=1, most=30, number=31",
    ),
    (
        "looked by nobody",
        {"looked_at": [{"seat": 2, "from_top": 1}]},
        "number_out_of_range: where=position.looked_at[0].seat, least=1, most=1, number=2",
    ),
]

ACTIONS: list[Wrong] = [
    ("no such action", {"table": {"red": "picnic"}}, "name_unknown: where=position.table.red, name=picnic"),
    ("no such team", {"chosen": {"pink": "block"}}, "unknown_field: where=position.chosen.pink"),
    ("a card of others", {"table": {"red": "block"}}, "not_of_this_team: where=position.table.red, name=block"),
    ("not in the game", {"table": {"blue": "intimidation"}}, "team_not_in_game: where=position.table.blue, name=blue"),
    (
        "eliminated",
        {"teams": ["red green blue"], "chosen": {"blue": "intimidation"}},
        "team_not_in_game: where=position.chosen.blue, name=blue",
    ),
    ("no such type", {"last": {"red": "wait"}}, "name_unknown: where=position.last.red, name=wait"),
    ("resolved twice", {"resolved": "red red"}, "twice: where=position.resolved[1], name=red"),
    ("no such card used", {"used": ["picnic"]}, "name_unknown: where=position.used[0], name=picnic"),
    ("nobody acted", {"acted": ["ripley"]}, "name_unknown: where=position.acted[0], name=ripley"),
    ("in force twice", {"standing": "block block"}, "twice: where=position.standing[1], name=block"),
    ("effect of nothing", {"effects": [{"about": "red"}]}, "missing: where=position.effects[0]"),
    ("about nobody", {"effects": [{"card": "gun_jam"}]}, "missing: where=position.effects[0]"),
    (
        "about a Marine",
        {"effects": [{"card": "gun_jam", "about": "leon"}]},
        "name_unknown: where=position.effects[0].about, name=leon",
    ),
    (
        "about everybody",
        {"effects": [{"card": "evasion", "about": "red"}]},
        "name_unknown: where=position.effects[0].about, name=red",
    ),
    (
        "in force never",
        {"effects": [{"card": "evasion", "round": 0}]},
        "number_out_of_range: where=position.effects[0].round, least=1, most=1000001, number=0",
    ),
    ("field of an effect", {"effects": [{"event": "evasion"}]}, "unknown_field: where=position.effects[0].event"),
]

AGENDAS: list[Wrong] = [
    ("no such phase", {"phase": "tea"}, "name_unknown: where=position.phase, name=tea"),
    ("setup", {"phase": "setup"}, "phase_needs_agenda: where=position.phase"),
    ("nothing to resolve", {"phase": "resolve"}, "no_actions: where=position.table"),
    ("no list", {"agenda": {}}, "not_a_list: where=position.agenda"),
    ("no text", {"agenda": [3]}, "not_text: where=position.agenda[0]"),
    ("no task", {"agenda": ["end_round", " "]}, "task_unknown: where=position.agenda[1], name="),
    ("no such task", {"agenda": ["drink_tea"]}, "task_unknown: where=position.agenda[0], name=drink_tea"),
    ("whose move", {"agenda": ["move"]}, "task_arguments: where=position.agenda[0], name=move, number=1"),
    (
        "too many words",
        {"agenda": ["end_round now"]},
        "task_arguments: where=position.agenda[0], name=end_round, number=0",
    ),
    ("no such team", {"agenda": ["move pink"]}, "name_unknown: where=position.agenda[0], name=pink"),
    ("a team not in play", {"agenda": ["move blue"]}, "task_about_nothing: where=position.agenda[0], name=blue"),
    (
        "a dead Marine",
        {"agenda": ["attack_again noctis 1 dead_aim"]},
        "task_about_nothing: where=position.agenda[0], name=noctis",
    ),
    ("a spot outside", {"agenda": ["swarm_attack L3"]}, "task_about_nothing: where=position.agenda[0], name=L3"),
    ("a number in words", {"agenda": ["spawn_box evasion one"]}, "not_a_number: where=position.agenda[0]"),
    ("a number beyond counting", {"agenda": ["share_teams " + "0" * 5000]}, "not_a_number: where=position.agenda[0]"),
    (
        "a number of nine digits",
        {"agenda": ["spawn_box evasion 123456789"]},
        "number_out_of_range: where=position.agenda[0], least=0, most=1, number=123456789",
    ),
    ("a number of ten digits", {"agenda": ["spawn_box evasion 1234567890"]}, "not_a_number: where=position.agenda[0]"),
    (
        "a third box",
        {"agenda": ["spawn_box evasion 00002"]},
        "number_out_of_range: where=position.agenda[0], least=0, most=1, number=2",
    ),
    (
        "a box without a card",
        {"agenda": ["end_round", "event_boxes"]},
        "task_does_not_fit: where=position.agenda[1], name=event_boxes",
    ),
    (
        "a box after its card",
        {"event": {"card": "evasion"}, "agenda": ["discard_event", "event_boxes"]},
        "task_does_not_fit: where=position.agenda[1], name=event_boxes",
    ),
    (
        "no attack left",
        {"agenda": ["more_attackers red leon 0"], "standing": "full_auto"},
        "task_does_not_fit: where=position.agenda[0], name=more_attackers",
    ),
    (
        "too many attacks",
        {"agenda": ["attack_again leon 4 full_auto"]},
        "number_out_of_range: where=position.agenda[0], least=0, most=3, number=4",
    ),
]


LORDS = "lord_head_tail lord_claw_tongue"
EMPTY: dict[str, Json] = {"left": 0, "right": 0}

FINALS = ("genestealer_lair", "launch_control_room", "toxin_pumping_station")
CLEARED: list[Wrong] = [
    (
        f"nothing left at the {location}",
        {"location": location, "piles": EMPTY},
        f"already_won: where=position, name={location}",
    )
    for location in FINALS
]

DECIDED: list[Wrong] = [
    *CLEARED,
    ("nobody left", {"formation": []}, "already_lost: where=position.formation"),
    (
        "both Brood Lords slain",
        {"location": "genestealer_lair", "dead_lords": LORDS, "swarms": {"L1": "claw"}},
        "already_won: where=position, name=genestealer_lair",
    ),
    (
        "nothing left in the middle of a card",
        {"location": "toxin_pumping_station", "piles": EMPTY, "phase": "resolve", "table": {"red": "full_auto"}},
        "already_won: where=position, name=toxin_pumping_station",
    ),
    ("over with tasks to come", {"phase": "over", "agenda": ["begin_round"]}, "already_over: where=position.phase"),
    ("over", {"phase": "over"}, "already_over: where=position.phase"),
]
"""R-16.2 to R-16.4: no question is ever asked in a game that is decided."""

UNDECIDED: list[tuple[str, dict[str, Json]]] = [
    ("a Brood Lord lives", {"dead_lords": "lord_head_tail", "swarms": {"L1": "lord_claw_tongue"}, "piles": EMPTY}),
    ("a swarm lives", {"swarms": {"L1": "claw"}, "piles": EMPTY}),
    ("a swarm that has attacked lives", {"done": {"L1": "claw"}, "piles": EMPTY, "phase": "attack"}),
    ("a pile has a card", {"piles": {"left": 0, "right": 1}}),
    ("not the final location", {"location": "munitorium", "piles": EMPTY}),
    ("the Brood Lords die elsewhere", {"location": "toxin_pumping_station", "dead_lords": LORDS}),
    ("in the middle of travel", {"piles": EMPTY, "agenda": ["fill_piles", "enter", "arrived"]}),
]


@pytest.mark.rule("R-16.1", "R-16.2", "R-16.4", "R-14.9")
@pytest.mark.parametrize("position", [pytest.param(position, id=why) for why, position in UNDECIDED])
def test_a_game_that_is_not_decided_is_played(position: dict[str, Json]) -> None:
    final: dict[str, Json] = {"formation": ["leon", "gideon"], "location": "genestealer_lair", "phase": "choose"}
    state = RULES.place({**final, **position}, seed_of("undecided"))
    assert not state.result and state.agenda


@pytest.mark.parametrize(
    ("position", "refusal"),
    [
        pytest.param(position, refusal, id=why)
        for table in (FIELDS, MARINES, PLACES, CARDS, ACTIONS, AGENDAS, DECIDED)
        for why, position, refusal in table
    ],
)
def test_what_is_wrong_and_where(position: dict[str, Json], refusal: str) -> None:
    with pytest.raises(FileError) as refused:
        RULES.place({"formation": ["leon", "gideon"], **position}, seed_of("refused"))
    assert str(refused.value.reason) == refusal


def test_a_place_is_told_in_few_words() -> None:
    with pytest.raises(FileError) as refused:
        RULES.place({"x" * 5000: 1}, seed_of("refused"))
    assert len(str(refused.value.reason.arguments["where"])) == 200
