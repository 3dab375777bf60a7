"""S5: the alien phase, the order of activation, and the start of an activation."""

from __future__ import annotations

from voidlock.engine import SHUFFLE, Script, Thing, draw_one
from voidlock.games.hulk.events.aliens import AlienActivated, AlienStops, LordWakes
from voidlock.games.hulk.facts import ALIEN_AP, ALIENS, FIRST_BLIP, LORD_VALUE
from voidlock.games.hulk.map.floor import FAR
from voidlock.games.hulk.numbers import NOBODY, Alien, Marine, Square
from voidlock.games.hulk.state import ALIEN_THINGS, State, entry_of
from voidlock.games.hulk.state.tasks import BLIP_BEGINS, STEALER_ACTS, open_phase, script, step

STEALERS, BLIPS, LURKERS, BORN, GROUP = (
    Thing("row", name) for name in ("stealers", "blips", "lurkers", "born", "group")
)


def stands(state: State, alien: Alien) -> Square:
    """S2: the square an alien counts as standing on; for a lurking one, its entry square."""
    place = state.place[alien]
    return place if place >= 0 else state.board.entry_squares[entry_of(place)]


def to_nearest(state: State, square: Square) -> int:
    """The walking distance to the closest marine."""
    far = state.distances(square)
    return min([far[there] for there in state.where if there >= 0], default=FAR)


def pick_closest(state: State, aliens: list[Alien], row: Thing) -> Script[Alien]:
    """The alien closest to any marine, measured now (S-8); ties are random."""
    distances = [to_nearest(state, stands(state, alien)) for alien in aliens]
    least = min(distances)
    tied = [alien for alien, distance in zip(aliens, distances, strict=True) if distance == least]
    alien = tied[0] if len(tied) == 1 else (yield from draw_one(tied))
    state.tell(AlienActivated(ALIEN_THINGS[alien], row, least, len(tied) - 1))
    return alien


def activate(state: State, alien: Alien, points: int = ALIEN_AP, chosen: Marine = NOBODY) -> Script[None]:
    """S-7: start its only activation this phase; one random number settles all its ties (A32)."""
    state.chosen = chosen if chosen >= 0 and state.where[chosen] >= 0 else NOBODY
    state.acted |= 1 << alien
    state.acting = alien
    state.ap_left = points
    state.target = NOBODY
    state.moved = False
    state.luck = yield SHUFFLE


def stop(state: State, alien: Alien, why: str) -> None:
    state.tell(AlienStops(ALIEN_THINGS[alien], Thing("stop", why), state.ap_left))
    state.end_activation()


@script
def next_alien(state: State) -> Script[None]:
    """S5, S-12: activate stealers on the board, then blips, then lurking aliens that are not forced to lurk."""
    waiting = [alien for alien in state.aliens() if can_be_activated(state, alien)]
    if not waiting:
        state.end_activation()
        return
    on_board = [alien for alien in waiting if state.place[alien] >= 0]
    stealers = [alien for alien in on_board if alien < FIRST_BLIP]
    row = STEALERS if stealers else BLIPS if on_board else LURKERS
    alien = yield from pick_closest(state, stealers or on_board or waiting, row)
    yield from activate(state, alien)
    state.agenda.append(next_alien.later())
    state.agenda.append((STEALER_ACTS if alien < FIRST_BLIP else BLIP_BEGINS).later(alien))


def can_be_activated(state: State, alien: Alien) -> bool:
    """Whether it is neither activated yet, nor forced to lurk (BLP-4), nor dormant."""
    if state.acted >> alien & 1 or is_dormant(state, alien):
        return False
    return state.place[alien] >= 0 or state.forced[alien] != state.turn


def is_dormant(state: State, alien: Alien) -> bool:
    return alien >= FIRST_BLIP and state.value[alien] == LORD_VALUE and not state.lord_awake


@step
def alien_phase(state: State) -> None:
    open_phase(state, ALIENS)
    state.acted = state.brood = state.group = state.tested = 0
    _wake_the_lord(state)
    state.agenda.append(next_alien.later())


def _wake_the_lord(state: State) -> None:
    """`dormant` in the mission: the Broodlord wakes if a marine is near at the start of an alien phase."""
    for blip in range(FIRST_BLIP, len(state.place)):
        if state.place[blip] >= 0 and state.value[blip] == LORD_VALUE and not state.lord_awake:
            far = state.distances(state.place[blip])
            marine = min(state.marines(), key=lambda marine: far[state.where[marine]])
            distance = far[state.where[marine]]
            if distance <= state.board.mission.special.dormant:
                state.lord_awake = True
                state.tell(LordWakes(state.board.marine_things[marine], distance))
