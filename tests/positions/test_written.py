"""A position written down and placed again is the same position, in every phase and in the middle of it."""

import json
import random

import pytest

from tests.refusing import for_reason
from tests.rulings.decisions import TABLE, Row
from tests.stage import stage
from voidlock import angel
from voidlock.angel import RULES
from voidlock.engine import FileError, Game, Json, fields_of, laws, seed_of
from voidlock.games.angel.facts import MARINE_NAMES
from voidlock.games.angel.files.agenda import BEFORE_THE_FORMATION, OF_AN_ACTION, OF_AN_EVENT
from voidlock.games.angel.state import State
from voidlock.games.angel.state.tasks import TASKS


def everything(state: State) -> dict[str, object]:
    """All that lies on the table."""
    return {line.name: getattr(state, line.name) for line in fields_of(State) if line.name != "told"}


def stays_the_same(state: State) -> None:
    """Written as JSON and placed with another seed, of which nothing may be needed."""
    data: dict[str, Json] = json.loads(json.dumps(RULES.write(state)))
    was, now = everything(state), everything(RULES.place(data, seed_of("another")))
    for name, value in was.items():
        assert now[name] == value, name


FULL: dict[str, Json] = {
    "players": 2,
    "teams": [["green", "red"], ["yellow", "purple", "blue"]],
    "first": 2,
    "round": 3,
    "formation": ["gideon> 1", "leon< 2", "claudio<", "zael>"],
    "slain": "deino lorenzo noctis valencio goriel omnio",
    "swarms": {"L1": "claw tail", "R2": "head head lord_claw_tongue"},
    "power_field": "R2",
    "dead_lords": "lord_head_tail",
    "location": "core_cogitator",
    "location_tokens": 1,
    "ahead": "teleportarium generatorium launch_control_room",
    "terrain": {
        "door": {"spot": "L1", "tokens": 2, "activated": True},
        "corridor": "R3",
        "artefact": {"held_by": 2},
    },
    "limited": "corridor",
    "piles": {"left": "claw claw tail", "right": 3},
    "known": {"left": "claw"},
    "piled": "tail claw",
    "discard": "tongue tongue",
    "event_discard": "evasion gun_jam",
    "looked_at": [{"seat": 1, "from_top": 2}, {"seat": 2, "from_top": 2}, {"seat": 2, "from_top": 27}],
    "used": "lead_by_example",
    "acted": "leon",
    "effects": [{"card": "gun_jam", "about": "red", "round": 4}, {"card": "enter_formation"}],
}
"""Something of everything."""

CARDS: Json = {"green": "block", "red": "overwatch", "yellow": "reorganize", "purple": "strategize"}

PHASES: dict[str, dict[str, Json]] = {
    "choose": {"phase": "choose", "table": CARDS, "last": {"blue": "attack"}},
    "face down": {"phase": "choose", "chosen": CARDS, "agenda": ["travel_check", "resolve_phase"]},
    "turned up": {"phase": "resolve", "table": CARDS},
    "resolve": {"phase": "resolve", "table": CARDS, "resolved": "green red", "agenda": ["support red", "next_action"]},
    "full auto": {
        "phase": "resolve",
        "standing": "full_auto",
        "agenda": ["attack_again leon 2 full_auto", "attackers red"],
    },
    "attack": {"phase": "attack", "table": CARDS, "resolved": "green red yellow purple"},
    "attacking": {
        "phase": "attack",
        "done": {"R2": "head head lord_claw_tongue", "L1": "claw"},
        "swarms": {"L1": "tail", "R4": "tongue"},
        "agenda": ["swarm_attack L1", "next_swarm"],
    },
    "first to attack": {"phase": "attack", "power_field": None, "done": {}, "agenda": ["next_swarm"]},
    "event": {"phase": "event", "table": CARDS, "resolved": "green red yellow purple", "standing": "overwatch block"},
    "read alone": {
        "phase": "event",
        "event": {"card": "second_wind", "open": False, "readers": [2]},
        "agenda": ["read_event", "event_boxes", "event_end", "discard_event", "travel_check", "end_round"],
    },
    "open to all": {
        "phase": "event",
        "event": {"card": "second_wind", "named": [MARINE_NAMES.index("leon")]},
        "agenda": ["event_ability", "spawn_box second_wind 0", "spawn_box second_wind 1", "event_end"],
    },
    "travel": {"phase": "event", "agenda": ["teleport leon teleportarium", "enter", "arrived", "end_round"]},
}


@pytest.mark.parametrize("phase", PHASES)
def test_a_position_of_every_phase(phase: str) -> None:
    stays_the_same(RULES.place({**FULL, **PHASES[phase]}, seed_of("full")))


@pytest.mark.parametrize("row", [pytest.param(row, id=f"{place}-{row.decision}") for place, row in enumerate(TABLE)])
def test_a_position_at_every_question(row: Row) -> None:
    state = row.scene().state
    if state.formation:  # Before the Marines are dealt there is no position to be written.
        stays_the_same(state)


def test_a_position_while_the_first_event_card_is_resolved() -> None:
    stays_the_same(stage("gideon, leon", event="surrounded").state)


@pytest.mark.parametrize("players", range(1, 7))
def test_the_positions_of_a_whole_game(players: int) -> None:
    def each(game: Game[State]) -> None:
        if game.state.formation and not game.result:
            stays_the_same(game.state)

    laws.random_game(angel.new(players, seed="written"), random.Random(players), each)


def test_the_written_words() -> None:
    t = stage("leon< 2, gideon>", L1="tail claw lord_head_tail", play="full_auto", power_field="L1")
    position = RULES.write(t.state)
    assert position["formation"] == ["leon< 2", "gideon>"]
    assert position["swarms"] == {"L1": ["tail", "claw", "lord_head_tail"]}
    assert (position["power_field"], position["resolved"], position["standing"]) == ("L1", ["red"], ["full_auto"])
    assert position["table"] == {"red": "full_auto"}


ARGUMENTS = {
    "team": "red",
    "marine": "leon",
    "spot": "R2",
    "action": "full_auto",
    "event": "gun_jam",
    "location": "teleportarium",
    "box": "1",
    "left": "3",
    "way": "2",
}


IN_THE_MIDDLE: dict[str, Json] = {
    "standing": "full_auto",
    "done": {"R2": "head"},
    "swarms": {"L1": "claw tail", "R2": "lord_claw_tongue"},
    "event": {"card": "gun_jam", "named": [2]},
}
"""A card of Red and an Event are being resolved, and swarms attack: every task finds what it needs."""


def line_of(task: str) -> str:
    return " ".join([task, *[ARGUMENTS[parameter] for parameter in TASKS.parameters[task]]])


@pytest.mark.parametrize("task", sorted({*TASKS.steps, *TASKS.scripts} - BEFORE_THE_FORMATION))
def test_every_task_can_stand_on_an_agenda(task: str) -> None:
    line = line_of(task)
    state = RULES.place({**FULL, **IN_THE_MIDDLE, "agenda": [line, "end_round"]}, seed_of("full"))
    assert state.agenda[0] == ("end_round",)
    assert RULES.write(state)["agenda"] == [line, "end_round"]


NEEDY = sorted(OF_AN_ACTION | OF_AN_EVENT | BEFORE_THE_FORMATION | {"next_swarm", "swarm_attack"})


@pytest.mark.parametrize("task", NEEDY)
def test_a_task_without_what_it_needs_does_not_fit(task: str) -> None:
    with pytest.raises(FileError, check=for_reason(f"task_does_not_fit: where=position.agenda.1., name={task}")):
        RULES.place({**FULL, "agenda": ["travel_check", line_of(task)]}, seed_of("full"))


ONLY_A_LORD: dict[str, Json] = {"settings": {"targets": "any"}, "swarms": {"L1": "claw", "R2": "lord_claw_tongue"}}
"""Where any swarm can be named, also that at R2 in which no Genestealer is a normal one."""


@pytest.mark.parametrize(
    ("agenda", "position"),
    [
        (["next_location"], {"location": "launch_control_room", "ahead": []}),
        (["discard_event", "read_event"], {"event": {"card": "outnumbered"}}),
        (["begin_action lead_by_example"], {}),
        (["swarm_attack L2"], {"done": {}}),
        (["event_ability"], {"event": {"card": "outnumbered", "named": [1]}}),
        (["event_ability"], {"event": {"card": "gun_jam", "named": []}}),
        (["event_ability"], {"event": {"card": "gun_jam", "named": [4]}}),
        (["event_ability"], {"event": {"card": "surrounded", "named": [4, 1]}}),
        (["event_ability"], {"event": {"card": "for_my_battle_brothers", "named": [0]}}),
        (["event_ability"], {"event": {"card": "for_my_battle_brothers", "named": [0, 0, 0]}}),
        (["event_ability"], {"event": {"card": "rewarded_faith", "named": [0, 0]}}),
        (["event_ability"], {"event": {"card": "rewarded_faith", "named": [0, 0, 2, 0, 1]}}),
        (["event_ability"], {"event": {"card": "rewarded_faith", "named": [0, 1, 2]}}),
        (["event_ability"], {"event": {"card": "temporary_sanctuary", "named": [0]}}),
        (["event_ability"], {"event": {"card": "temporary_sanctuary", "named": [0, 7]}}),
    ],
)
def test_an_agenda_that_does_not_fit(agenda: list[Json], position: dict[str, Json]) -> None:
    with pytest.raises(FileError, check=for_reason("task_does_not_fit")):
        RULES.place({**FULL, **position, "agenda": agenda}, seed_of("full"))


@pytest.mark.parametrize(
    ("card", "named"),
    [
        ("outnumbered", []),
        ("surrounded", [4]),
        ("for_my_battle_brothers", [0, 0, 2]),
        ("for_my_battle_brothers", [4]),
        ("rewarded_faith", [0]),
        ("rewarded_faith", [0, 0, 2]),
        ("temporary_sanctuary", [0, 1]),
        ("full_scan", [1]),
    ],
)
def test_what_can_be_named_fits(card: str, named: list[Json]) -> None:
    event: dict[str, Json] = {"card": card, "named": named}
    stays_the_same(RULES.place({**FULL, "event": event, "agenda": ["event_ability", "discard_event"]}, seed_of("full")))


@pytest.mark.rule("R-1.7", "H-32")
def test_for_a_swarm_of_brood_lords_alone_no_pile_is_named() -> None:
    def named(*numbers: int) -> State:
        event: Json = {"card": "temporary_sanctuary", "named": [*numbers]}
        agenda: Json = ["event_ability", "discard_event"]
        return RULES.place({**FULL, **ONLY_A_LORD, "event": event, "agenda": agenda}, seed_of("full"))

    stays_the_same(named(3))
    with pytest.raises(FileError, check=for_reason("task_does_not_fit")):
        named(3, 0)
