"""Reveals of blips: what each turns into, and where its stealers stand and face (section 13.4)."""

from __future__ import annotations

from typing import NamedTuple

from voidlock.engine import Script, Thing, draw_one
from voidlock.games.hulk.events.aliens import BlipRevealed, LordRevealed, StealerPlaced, StealersLost
from voidlock.games.hulk.facts import ALIENS, FACING_THINGS, LORD, LORD_VALUE, MARINES, STEALERS
from voidlock.games.hulk.marines.answering import overwatch_placed, reaction_to_placing
from voidlock.games.hulk.marines.movement import obstacle
from voidlock.games.hulk.marines.paying import settle
from voidlock.games.hulk.numbers import EVERY_ALIEN, NOBODY, Alien, Square, Target, alien_of
from voidlock.games.hulk.state import ALIEN_THINGS, OUT, State
from voidlock.games.hulk.state.ending import judge
from voidlock.games.hulk.state.options import of_alien, of_square
from voidlock.games.hulk.state.pieces import discard_seen, put_alien, take_alien
from voidlock.games.hulk.state.tasks import REVEALS, ask_player, script_of

VOLUNTARY, INVOLUNTARY, BROOD = (Thing("reveal", name) for name in ("voluntary", "involuntary", "brood"))


class Turned(NamedTuple):
    """The stealers of a revealed blip, not placed yet, and the status they inherit.

    BLP-11: they count as activated if the blip was. S6: they share the brood effect and its group.
    """

    aliens: list[Alien]
    acted: int
    brood: int
    group: int

    def mark(self, state: State, alien: Alien) -> None:
        """Mark one of them with the inherited status as it enters play."""
        state.acted |= self.acted << alien
        state.brood |= self.brood << alien
        state.group |= self.group << alien


def turn_over(state: State, blip: Alien, how: Thing) -> Turned:
    """Replace the blip by its stealers, as many as there are models left (CMP-1)."""
    value = state.value[blip]
    special = value == LORD_VALUE or (value == 3 and state.board.mission.broodlord == "yes" and not state.lord)
    acted, brood, group = (marks >> blip & 1 for marks in (state.acted, state.brood, state.group))
    if value != LORD_VALUE:
        discard_seen(state, blip)
    take_alien(state, blip)
    if special:  # BRO-1
        state.lord = state.lord_awake = True
        state.tell(LordRevealed(ALIEN_THINGS[blip], how))
        found = [EVERY_ALIEN[LORD]]
    else:
        state.tell(BlipRevealed(ALIEN_THINGS[blip], value, how))
        found = [alien for alien in EVERY_ALIEN[:STEALERS] if state.place[alien] == OUT][:value]
        if len(found) < value:
            state.tell(StealersLost(value - len(found)))
    return Turned(found, acted, brood, group)


def place_stealer(state: State, alien: Alien, square: Square, facing: int) -> None:
    put_alien(state, alien, square)
    state.looks[alien] = facing
    state.tell(StealerPlaced(ALIEN_THINGS[alien], state.board.things[square], FACING_THINGS[facing]))


def adjacent_room(state: State, square: Square) -> list[Square]:
    """BLP-13: adjacent empty squares on which a stealer can be placed."""
    return [
        target
        for _, target, corner in state.board.steps[square]
        if not state.burning >> target & 1 and not obstacle(state, square, target, corner)
    ]


# ---------------------------------------------------------------------- involuntary reveals


@script_of(REVEALS)
def reveals(state: State) -> Script[None]:
    """BLP-12: reveal every exposed blip, one at a time, in the marine player's order."""
    waiting = [blip for blip in state.counters() if state.exposed >> blip & 1]
    if not waiting:
        return
    _, number = yield from ask_player("reveal_order", [of_alien("first", blip) for blip in waiting])
    if len(waiting) > 1:
        state.agenda.append(REVEALS.later())
    yield from _reveal_involuntarily(state, alien_of(Target(number)))


def _reveal_involuntarily(state: State, blip: Alien) -> Script[None]:
    """BLP-10: the marine player picks the squares; S-3: each stealer faces the nearest marine."""
    square = state.place[blip]
    turned = turn_over(state, blip, INVOLUNTARY)
    aliens = turned.aliens
    placed = 0
    for place, alien in enumerate(aliens):
        there = square
        if place:
            room = adjacent_room(state, square)
            if not room:
                state.tell(StealersLost(len(aliens) - place))
                break
            _, number = yield from ask_player(
                "place_stealer", [of_square(state.board, "place", free) for free in room], ALIEN_THINGS[alien]
            )
            there = Square(number)
        facing = yield from facing_nearest(state, there)
        place_stealer(state, alien, there, facing)
        turned.mark(state, alien)
        placed |= 1 << alien
        judge(state)
    if state.phase == ALIENS:
        state.agenda.append(reaction_to_placing.later(placed))
    elif state.phase == MARINES:
        state.agenda.append(overwatch_placed.later(placed, NOBODY))
    settle(state)


def facing_nearest(state: State, square: Square) -> Script[int]:
    """S-3: the facing whose front arc contains the nearest marine; ties are random."""
    far = state.distances(square)
    marines = state.marines()
    least = min([far[state.where[marine]] for marine in marines])
    nearest = [state.where[marine] for marine in marines if far[state.where[marine]] == least]
    fitting = [facing for facing in range(4) if any(state.board.in_arc(square, facing, there) for there in nearest)]
    return fitting[0] if len(fitting) == 1 else (yield from draw_one(fitting))
