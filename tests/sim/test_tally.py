"""What is counted of a game, and that sums do not depend on the order."""

import json
import random

from tests.sim.settings import of_angel
from voidlock.bots.chair import Fault
from voidlock.engine import Event, Seat, Thing
from voidlock.games.angel.events import (
    ActionBegan,
    AttackMissed,
    EventDrawn,
    EventRead,
    EventRevealed,
    GenestealerSlain,
    MarineAttacks,
    MarineSlain,
    PhaseBegan,
    Travelled,
)
from voidlock.games.angel.facts import (
    ACTION_THINGS,
    EVENT_THINGS,
    KIND_THINGS,
    LOCATION_NAMES,
    LOCATION_THINGS,
    MARINE_THINGS,
    MARINES_OF,
    RED,
    SPOT_THINGS,
    TEAM_NAMES,
    TEAM_THINGS,
)
from voidlock.games.angel.settings import DEFAULTS
from voidlock.games.angel.state import State
from voidlock.games.angel.tally import AngelTally
from voidlock.sim.games import play_chunk
from voidlock.sim.play import Chunk
from voidlock.sim.tally import MOST_NOTES, Tally
from voidlock.sim.written import read_tally, tally_data

RED_MARINE, OTHER_RED_MARINE = [MARINE_THINGS[marine] for marine in MARINES_OF[RED]]
ACTION, CARD, SPOT, HEAD = ACTION_THINGS[0], EVENT_THINGS[0], SPOT_THINGS[0], KIND_THINGS[0]
ATTACK_PHASE = PhaseBegan(Thing("phase", "attack"))


def finished(result: str) -> State:
    state = State(DEFAULTS, 1)
    state.controller[RED] = Seat(1)
    state.result = result
    state.round = 4
    return state


def counted(*told: Event, result: str = "loss") -> Tally:
    tally = AngelTally()
    tally.count(finished(result), told, 10)
    return tally


def test_a_lost_game() -> None:
    tally = counted(MarineSlain(RED_MARINE, CARD), MarineSlain(OTHER_RED_MARINE, SPOT))
    assert (tally.games, tally.wins, tally.answers) == (1, 0, 10)
    assert tally.numbers["rounds"] == {4: 1}
    assert tally.numbers["survivors"] == {0: 1}
    assert tally.names["ended"] == {LOCATION_NAMES[0]: 1}
    assert tally.names["causes"] == {"swarm": 1}
    assert tally.names["deaths"] == {"swarm": 1, f"event {CARD.id}": 1}
    assert tally.uses["teams"][TEAM_NAMES[RED]].numbers() == (0, 1, 0, 0, 2, 0, 0)


def test_a_won_game_has_no_cause_of_loss() -> None:
    tally = counted(MarineSlain(RED_MARINE, SPOT), result="win")
    assert (tally.wins, tally.names["causes"], tally.names["ended"]) == (1, {}, {})
    assert tally.uses["teams"][TEAM_NAMES[RED]].wins == 1
    assert tally.uses["locations"][LOCATION_NAMES[0]].numbers() == (1, 1, 1, 0, 1, 0, 0)


def test_locations_entered() -> None:
    tally = counted(Travelled(LOCATION_THINGS[-1]), MarineSlain(RED_MARINE, SPOT))
    assert tally.numbers["reached"] == {2: 1}
    assert tally.uses["locations"][LOCATION_NAMES[0]].lost == 0
    assert tally.uses["locations"][LOCATION_NAMES[-1]].numbers() == (1, 1, 0, 0, 1, 0, 0)


def test_a_card_has_what_happens_while_it_is_resolved() -> None:
    began = ActionBegan(ACTION, TEAM_THINGS[RED])
    slain = GenestealerSlain(HEAD, SPOT)
    missed = [MarineAttacks(RED_MARINE, SPOT), AttackMissed(RED_MARINE, SPOT)]
    tally = counted(slain, began, MarineAttacks(RED_MARINE, SPOT), slain, slain, ATTACK_PHASE, slain, began, *missed)
    assert tally.uses["actions"][ACTION.id].numbers() == (2, 1, 0, 2, 0, 2, 1)
    assert tally.uses["teams"][TEAM_NAMES[RED]].numbers() == (2, 1, 0, 2, 0, 2, 1)
    assert tally.uses["locations"][LOCATION_NAMES[0]].slain == 4


def test_an_event_read_alone_is_counted_when_it_is_revealed() -> None:
    seat = Thing("seat", "1")
    read = [EventRead(1, seat, CARD), EventRevealed(CARD, []), MarineSlain(RED_MARINE, CARD)]
    tally = counted(EventDrawn(EVENT_THINGS[1]), *read)
    assert tally.uses["events"][CARD.id].numbers() == (1, 1, 0, 0, 1, 0, 0)
    assert tally.uses["events"][EVENT_THINGS[1].id].numbers() == (1, 1, 0, 0, 0, 0, 0)


def test_sums_are_the_same_in_any_order() -> None:
    settings = of_angel(2, "random", ("random", "random"), "sums")
    tallies = [play_chunk(settings, Chunk(first, first + 5)).tally for first in range(0, 30, 5)]
    whole = tally_data(play_chunk(settings, Chunk(0, 30)).tally)
    for seed in range(3):
        random.Random(seed).shuffle(tallies)
        total = AngelTally()
        for tally in tallies:
            total = total.plus(tally)
        assert tally_data(total) == whole


def test_the_notes_kept_are_those_of_the_first_games_in_any_order() -> None:
    one, other = AngelTally(), AngelTally()
    for game in range(MOST_NOTES):
        one.note(2 * game + 1, Fault(1, "bot", "raised", "why"))
        other.note(2 * game, Fault(1, "bot", "raised", "why"))
    total = one.plus(other)
    assert total.faults == 2 * MOST_NOTES
    assert [note.game for note in total.notes] == list(range(MOST_NOTES))
    assert tally_data(other.plus(one)) == tally_data(total)


def test_a_tally_is_written_and_read_whole() -> None:
    tally = play_chunk(of_angel(3, "draft", ("random",) * 3, "written"), Chunk(0, 20)).tally
    tally.note(3, Fault(2, "bot", "hung", "30 s"))
    again = AngelTally()
    read_tally(json.loads(json.dumps(tally_data(tally))), again)
    assert tally_data(again) == tally_data(tally)
    assert again.notes == tally.notes
    assert [use.numbers() for use in again.uses["events"].values()] == [
        use.numbers() for use in tally.uses["events"].values()
    ]
