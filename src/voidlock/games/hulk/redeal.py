"""Determinisation: resample what the player cannot know, the values of blips and the order of the draw pile."""

from __future__ import annotations

from voidlock.engine import permute, rank

from .facts import FIRST_BLIP, LORD_VALUE, OLD
from .state import OUT, State


def redeal(state: State, seat: int, number: int) -> None:
    """Collect, sort and deal the hidden values by the number: equal knowledge gives equal deals.

    Blips in play at the last reshuffle of the pile cannot be among those known to have been in the pile.
    """
    blips = [
        alien
        for alien in range(FIRST_BLIP, len(state.place))
        if state.place[alien] != OUT and state.value[alien] != LORD_VALUE
    ]
    old = [alien for alien in blips if state.old >> alien & 1]
    fresh = [alien for alien in blips if not state.old >> alien & 1]
    old_unseen = len([value for value in state.unseen if value >= OLD])
    new_unseen = len(state.unseen) - old_unseen
    hidden = [*state.pool, *[state.value[alien] for alien in blips], *[value % OLD for value in state.unseen]]
    certain = [value for value, times in enumerate(state.known) for _ in range(times)]
    others = sorted(hidden)
    for value in certain:
        others.remove(value)
    others = permute(others, number)
    for alien in old:
        state.value[alien] = others.pop()
    unseen = [others.pop() + OLD for _ in range(old_unseen)]
    rest = permute(sorted([*others, *certain]), number + 1)
    for alien in fresh:
        state.value[alien] = rest.pop()
    # Keep the present order of old and new values.
    new = [rest.pop() for _ in range(new_unseen)]
    state.unseen = [unseen.pop() if value >= OLD else new.pop() for value in state.unseen]
    state.pool = rest
    state.luck = rank(number, 0)
