"""The round: its four phases and their steps (R-4.2)."""

from __future__ import annotations

from functools import cache

from voidlock.engine import Choice, Script, Task, TaskKind, Thing, ask_together, follow
from voidlock.games.angel.cards.base import ACTION_CARDS, EVENT_CARDS
from voidlock.games.angel.events import (
    ActionBegan,
    ActionsRevealed,
    EventDrawn,
    EventRead,
    EventRevealed,
    EventTargeted,
    EventWithoutEffect,
    PhaseBegan,
    RoundBegan,
    SwarmMoved,
)
from voidlock.games.angel.facts import (
    ACTION_OF,
    ACTION_THINGS,
    ADJACENT,
    EVENT_THINGS,
    EVENTS,
    EVERY_SPOT,
    RIGHT,
    SEAT_THINGS,
    SECOND,
    SPOT_THINGS,
    STAY,
    TEAM_THINGS,
    TYPE_NAMES,
)
from voidlock.games.angel.numbers import Spot, Team
from voidlock.games.angel.state import ATTACK_PHASE, CHOOSE, EVENT_PHASE, NOWHERE, PHASE_NAMES, RESOLVE, State
from voidlock.games.angel.state.options import choose
from voidlock.games.angel.state.swarms import ICON_MASK
from voidlock.games.angel.state.tasks import script, step

from .attack import attackers
from .defence import swarms_attack
from .formation import close_up, keep_apart, merge, regroup, set_leader, spot_behind
from .movement import activate, before_move, move, support, turn_around
from .spawning import renew_events, renews_at_once, spawn_box
from .travel import travel_check


def _begin(state: State, phase: int) -> None:
    state.phase = phase
    state.tell(PhaseBegan(Thing("phase", PHASE_NAMES[phase])))


@step
def begin_round(state: State) -> None:
    """R-4.1: start a round."""
    state.tell(RoundBegan(state.round))
    _begin(state, CHOOSE)
    state.agenda.extend(AFTER_CHOOSING)
    state.agenda.append(choose_actions.later())


@step
def end_round(state: State) -> None:
    """Step 4h: end this round's effects, clear the marks, and begin the next round."""
    state.standing = []
    state.used = 0
    state.resolved = 0
    state.field = NOWHERE
    state.activated = 0
    state.effects = [effect for effect in state.effects if effect[2] > state.round]
    state.round += 1
    state.agenda.append(begin_round.later())


# ---------------------------------------------------------------------- Choose Actions Phase


def playable(state: State, team: Team) -> list[int]:
    """R-5.2, R-5.3: the types of Action card the team may play."""
    return [
        type
        for type in range(len(TYPE_NAMES))
        if type != state.last[team]
        and not any(EVENT_CARDS[event].forbids(about, team, type) for event, about, _ in state.effects_now())
    ]


@script
def choose_actions(state: State) -> Script[None]:
    """Steps 1a and 1b: each team chooses a card, all in secret; then last round's cards return to the hands."""
    teams = sorted(state.teams_in_play(), key=lambda team: state.controller[team])
    choices = [
        Choice(
            state.controller[team],
            "choose_action",
            [choose(team, type) for type in playable(state, team)],
            subject=TEAM_THINGS[team],
            secret=True,
        )
        for team in teams
    ]
    types = yield from ask_together(choices)
    for team, type in zip(teams, types, strict=True):
        state.chosen[team] = type
    state.table = [-1] * len(state.table)


# ---------------------------------------------------------------------- Resolve Actions Phase


@step
def resolve_phase(state: State) -> None:
    """Step 2a: reveal all chosen cards together, and set the current player."""
    _begin(state, RESOLVE)
    state.table, state.chosen = state.chosen, [-1] * len(state.chosen)
    for team, type in enumerate(state.table):
        if type >= 0:
            state.last[team] = type
    order = sorted([ACTION_OF[team][type] for team, type in enumerate(state.table) if type >= 0])
    state.tell(ActionsRevealed([ACTION_THINGS[number] for number in order], state.players))
    set_leader(state)
    state.agenda.append(next_action.later())


@step
def next_action(state: State) -> None:
    """R-6.1: resolve the cards once each, by ascending number; a card of an eliminated team is gone (R-6.3)."""
    waiting = [
        (ACTION_OF[team][type], team)
        for team, type in enumerate(state.table)
        if type >= 0 and not state.resolved >> team & 1
    ]
    if waiting:
        number, team = min(waiting)
        state.resolved |= 1 << team
        state.agenda.append(next_action.later())
        state.agenda.append(begin_action.later(number))


@step
def begin_action(state: State, action: int) -> None:
    """R-6.2: the action by type, then the ability timed after it; lasting abilities start now (R-6.6)."""
    card = ACTION_CARDS[action]
    state.tell(ActionBegan(card.thing, TEAM_THINGS[card.team]))
    state.standing.append(action)
    state.acted = 0
    state.agenda.extend(_steps(action))


@cache
def _steps(action: int) -> tuple[Task, ...]:
    """The tasks that an Action card puts on the agenda."""
    card = ACTION_CARDS[action]
    return (after_action.later(action), *[kind.later(card.team) for kind in STEPS_OF_TYPE[card.fact.type]])


@step
def fresh(state: State, team: Team) -> None:
    """Let every Marine act again in the team's next step of the card."""
    state.acted = 0


STEPS_OF_TYPE: tuple[tuple[TaskKind[Team], ...], ...] = (
    (support,),
    (activate, fresh, turn_around, fresh, move, before_move),
    (attackers,),
)
"""The tasks of each type of card; the last runs first."""


@script
def after_action(state: State, action: int) -> Script[None]:
    """The ability timed after the action; lost if the team died by its own card (R-6.21)."""
    card = ACTION_CARDS[action]
    state.acted = 0
    if state.in_play(card.team):
        yield from follow(card.after(state))


# ---------------------------------------------------------------------- Genestealer Attack Phase


@step
def attack_phase(state: State) -> None:
    _begin(state, ATTACK_PHASE)
    state.agenda.append(swarms_attack.later())


# ---------------------------------------------------------------------- Event Phase


@script
def event_phase(state: State) -> Script[None]:
    """Step 4a: the current player draws an Event card, and reads one with Instinct secretly (R-9.1, R-9.3)."""
    _begin(state, EVENT_PHASE)
    if not state.events:
        yield from renew_events(state)
    state.event = event = state.events.pop()
    state.readers = state.event_knowers.pop() | 1 << state.current
    state.event_open = state.players == 1 or not EVENTS[event].instinct
    state.tell(
        EventDrawn(EVENT_THINGS[event])
        if state.event_open
        else EventRead(state.current, SEAT_THINGS[state.current], EVENT_THINGS[event])
    )
    state.agenda.extend(AFTER_DRAWING)
    if not state.events and renews_at_once(state):
        yield from renew_events(state)


@script
def read_event(state: State) -> Script[None]:
    """Step 4b, R-9.2: the player names what they can, then the card is revealed and its ability follows."""
    card = EVENT_CARDS[state.event]
    named = yield from card.name(state)
    state.named = named or []
    things = card.named_things(state)
    if not state.event_open:
        state.event_open = True
        state.tell(EventRevealed(card.thing, things))
    elif things:
        state.tell(EventTargeted(card.thing, things))
    if named is None:
        state.tell(EventWithoutEffect(card.thing))
    else:
        state.agenda.append(event_ability.later())


@script
def event_ability(state: State) -> Script[None]:
    yield from follow(EVENT_CARDS[state.event].resolve(state))


@step
def event_boxes(state: State) -> None:
    """Step 4c, R-9.6: two spawn boxes, then the movement box."""
    close_up(state)
    state.agenda.extend([move_swarms.later(), spawn_box.later(state.event, 1), spawn_box.later(state.event, 0)])


@step
def move_swarms(state: State) -> None:
    """R-11.1, R-11.2: every swarm with the box's icon moves, all together."""
    event = EVENTS[state.event]
    if event.move == STAY:
        return
    mask = ICON_MASK[event.icon]
    way = adjacent if event.move == ADJACENT else spot_behind
    apart, state.apart = state.apart, ()
    regroup(state, [way(state, spot) if state.swarms[spot] & mask else spot for spot in state.every_spot()])
    for spot in EVERY_SPOT[: len(apart)]:
        swarm = apart[spot]
        goal = way(state, spot) if swarm & mask else spot
        if goal != spot:
            state.swarms[goal] += swarm
            state.tell(SwarmMoved(SPOT_THINGS[SECOND + spot], SPOT_THINGS[goal]))
        elif swarm:
            keep_apart(state, spot, swarm)


def adjacent(state: State, spot: Spot) -> Spot:
    """R-11.3, R-11.4: left swarms move down, right swarms move up; one that would leave the formation flanks."""
    goal = spot - 2 if spot & RIGHT else spot + 2
    return EVERY_SPOT[goal] if 0 <= goal < len(state.swarms) else spot_behind(state, spot)


@step
def event_end(state: State) -> None:
    """Steps 4d and 4e: merge swarms, resolve effects timed at the end of the Event Phase, and lift its spawn limit."""
    merge(state)
    state.limited = -1
    state.acted = 0
    for number in state.standing:
        ACTION_CARDS[number].at_event_end(state)


@step
def discard_event(state: State) -> None:
    """Step 4f: discard the Event card."""
    state.event_discard.append(state.event)
    state.event = -1
    state.event_open = True
    state.readers = 0
    state.named = []


AFTER_CHOOSING = (
    event_phase.later(),
    travel_check.later(),
    attack_phase.later(),
    travel_check.later(),
    resolve_phase.later(),
    travel_check.later(),
)
"""The tasks after the actions are chosen; the last runs first."""

AFTER_DRAWING = (
    end_round.later(),
    travel_check.later(),
    discard_event.later(),
    event_end.later(),
    event_boxes.later(),
    read_event.later(),
)
"""The tasks after an Event card is drawn; the last runs first."""
