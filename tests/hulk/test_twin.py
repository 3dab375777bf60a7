"""Whatever the aliens do in random games is one of the deeds that the slow, literal reading of the rules allows."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable

import pytest

from tests.hulk.twin import STOP, Deed, Node, Step, TooMany, Twin
from tests.hulk.twin_points import COMPASS, Point
from voidlock.engine import Game, Json, Origin, Over, Script, new_game
from voidlock.games.hulk.facts import FIRST_BLIP
from voidlock.games.hulk.settings import CHOICES
from voidlock.games.hulk.state import OUT, State
from voidlock.hulk import SpaceHulk

GAMES = int(os.environ.get("VOIDLOCK_GAMES", "1"))


class Watched(SpaceHulk):
    """The rules, with every alien decision held against the twin."""

    def __init__(self, checked: Counter[str]) -> None:
        self.checked = checked
        self.scripts: dict[str, Callable[..., Script[None]]] = {
            **SpaceHulk.scripts,
            "next_alien": self._around("next_alien", self._picked),
            "stealer_acts": self._around("stealer_acts", self._stealer),
            "blip_begins": self._around("blip_begins", self._blip_begins),
            "blip_acts": self._around("blip_acts", self._blip_acts),
        }

    def _around(self, name: str, check: Callable[[State, State, int], None]) -> Callable[..., Script[None]]:
        script = SpaceHulk.scripts[name]

        def watched(state: State, *numbers: int) -> Script[None]:
            before = state.copy()
            over: Over | None = None
            try:
                yield from script(state, *numbers)
            except Over as ended:
                over = ended
            try:
                check(before, state, *(numbers or (-1,)))
                self.checked[name] += 1
            except TooMany:
                self.checked["too many"] += 1
            if over is not None:
                raise over

        return watched

    # ------------------------------------------------------------------ S5

    def _picked(self, before: State, after: State, _: int) -> None:
        wanted = Twin(before).next_aliens()
        picked = after.acting if after.agenda and after.agenda[-1][0] in ("stealer_acts", "blip_begins") else -1
        assert (picked in wanted) if wanted else picked < 0, (picked, wanted)

    # ------------------------------------------------------------------ S7

    def _stealer(self, before: State, after: State, alien: int) -> None:
        twin = Twin(before)
        if alien in twin.lurkers:
            found = twin.stealer_paths(alien, any_facing(twin.stands(alien)), before.ap_left - 1)
            self._lurker(twin, after, alien, found, near=False)
            return
        # Ties of the whole activation hang on one number, drawn before.
        wanted = stealer_deeds(twin, alien, tested=after.tested != before.tested)
        if wanted is None:
            return
        if after.place[alien] == OUT:
            # Within its own action a stealer dies only of an attack.
            assert "attack" in {deed[0] for deed in wanted}
            return
        done = deed_done(before, after, alien)
        assert done in wanted, (done, wanted, before.board.names[before.place[alien]])

    # ------------------------------------------------------------------ S8

    def _blip_begins(self, before: State, after: State, blip: int) -> None:
        twin = Twin(before)
        square = twin.stands(blip)
        lurking = blip in twin.lurkers
        strikes = {
            marine
            for marine in twin.marines
            if not lurking or twin.is_open(blip)
            if twin.reach(blip, any_facing(square), marine, 5 if lurking else 6)
        }
        revealed = after.place[blip] == OUT or any(task[0] == "next_born" for task in after.agenda[-2:])
        if strikes:
            assert revealed
            assert after.chosen in twin.first_of(sorted(strikes), blip)
            return
        assert not revealed
        found = twin.farther(blip, [Node(square, 0, frozenset())], blip=True)
        if lurking:
            x, y = square
            near = any(max(abs(x - a), abs(y - b)) <= 1 for a, b in twin.marines.values())
            self._lurker(twin, after, blip, found, near=near)
            return
        tests = {twin.enters_sight(blip, path, 6) for _, paths in found for _, path in paths}
        if len(tests) == 1 and not before.tested >> twin.section[square] & 1:
            assert (after.tested != before.tested) == tests.pop()

    def _lurker(
        self,
        twin: Twin,
        after: State,
        alien: int,
        found: list[tuple[int, list[tuple[Node, list[Step]]]]],
        *,
        near: bool,
    ) -> None:
        """S6, S7, S8 step 5: whether it makes the brood test, and whether it enters if it does not break out."""
        before = twin.state
        tests = {twin.stopped_at_entry(alien, path) for _, paths in found for _, path in paths}
        tested = after.tested != before.tested
        if len(tests) == 1:
            first = not (before.brood >> alien | before.tested >> twin.section[twin.stands(alien)]) & 1
            assert tested == (first and tests == {True}), (tested, tests)
            self.checked["lurker blocked beyond its entry"] += tested and twin.is_open(alien)
        if after.brood == before.brood and (found or alien < FIRST_BLIP):
            assert (after.place[alien] >= 0) == (twin.is_open(alien) and not near)
        self.checked["lurker"] += 1

    def _blip_acts(self, before: State, after: State, blip: int) -> None:
        twin = Twin(before)
        square = twin.aliens[blip]
        done = deed_done(before, after, blip)
        found = twin.farther(blip, [Node(square, 0, frozenset())], blip=True)
        wanted: set[Deed] = set()
        seen, passing = twin.seen(blip), twin.passing(blip)
        for _, paths in found:
            for deed in twin.first_deeds([path for path in paths if path[1]], 0):
                there = deed[1]
                assert isinstance(there, tuple)
                near = any(max(abs(there[0] - x), abs(there[1] - y)) <= 1 for x, y in twin.marines.values())
                legal = there in twin.steps(square, twin.blocked(blip))
                barred = there in passing or (deed[0] == "move" and (there in seen or near or not legal))
                wanted.add(STOP if barred or before.ap_left < 1 else deed)
            if any(not path for _, path in paths):
                wanted.add(STOP)
        assert done in (wanted or {STOP}), (done, wanted, before.board.names[before.place[blip]])


def any_facing(square: Point) -> list[Node]:
    return [Node(square, facing, frozenset()) for facing in range(4)]


def stealer_deeds(twin: Twin, alien: int, *, tested: bool) -> set[Deed] | None:
    """What a stealer on the board may do now; None where a brood success starts everything again."""
    state, square = twin.state, twin.aliens[alien]
    if state.ap_left < 1:
        return {STOP}
    facing = state.looks[alien]
    beside = [m for m, there in twin.marines.items() if abs(there[0] - square[0]) + abs(there[1] - square[1]) == 1]
    if beside:
        return {attack_or_turn(twin, alien, marine) for marine in twin.first_of(beside, alien)}
    found = twin.stealer_paths(alien, [Node(square, facing, frozenset())], state.ap_left)
    if not found:
        return {STOP}
    under_brood = bool(state.brood >> alien & 1)
    may_test = not state.moved and not under_brood and not state.tested >> twin.section[square] & 1
    tests = {twin.enters_sight(alien, path, state.ap_left) for _, paths in found for _, path in paths}
    if len(tests) == 1:
        assert tested == (may_test and tests.pop())
    if tested:
        return None
    return {
        STOP if forbidden(twin, alien, deed, under_brood) else deed
        for _, paths in found
        for deed in twin.first_deeds(paths, facing)
    }


def attack_or_turn(twin: Twin, alien: int, marine: int) -> Deed:
    (x, y), (tx, ty) = twin.aliens[alien], twin.marines[marine]
    wanted = {(0, -1): 0, (1, 0): 1, (0, 1): 2, (-1, 0): 3}[tx - x, ty - y]
    return ("attack", marine, 0) if twin.state.looks[alien] == wanted else ("turn", wanted, 0)


def forbidden(twin: Twin, alien: int, deed: Deed, under_brood: bool) -> bool:
    """S7 step 4"""
    if deed[0] == "turn":
        return False
    there, here = deed[1], twin.aliens[alien]
    assert isinstance(there, tuple)
    if there in twin.passing(alien):
        return True
    if deed[0] == "open":
        return False
    seen = twin.seen(alien)
    if not under_brood and there in seen and here not in seen:
        return True
    back = twin.state.ap_left < 2 and _is_back(here, twin.state.looks[alien], there)
    return back or there not in twin.steps(here, twin.blocked(alien))


def _is_back(here: Point, facing: int, there: Point) -> bool:
    fx, fy = COMPASS[facing]
    return (there[0] - here[0]) * fx + (there[1] - here[1]) * fy == -1


def deed_done(before: State, after: State, alien: int) -> Deed:
    """What happened between two states."""
    squares = before.board.squares
    if after.place[alien] != before.place[alien] and after.place[alien] >= 0:
        return "move", squares[after.place[alien]], after.looks[alien] if alien < FIRST_BLIP else 0
    opened = before.closed & ~after.closed
    if opened and after.ap_left == before.ap_left - 1 and not after.destroyed & opened:
        return "open", squares[opened.bit_length() - 1], 0
    if after.acting < 0 and after.place[alien] == before.place[alien]:
        return STOP
    if after.looks[alien] != before.looks[alien]:
        return "turn", after.looks[alien], 0
    slain = [marine for marine, square in enumerate(after.where) if square != before.where[marine]]
    return "attack", slain[0] if slain else after.target, 0


def careful(game: Game[State], rng: random.Random) -> int:
    """Marines who shoot, watch and hold, so that games last and sight matters."""
    texts = game.pending[0].texts()
    wishes = ("fire:S", "snap:S", "assault:S", "overwatch", "flame", "activate", "keep", "face")
    for wish in wishes:
        fitting = [place for place, text in enumerate(texts) if text.startswith(wish)]
        if fitting and rng.random() < 0.6:
            return rng.choice(fitting)
    return rng.randrange(len(texts))


@pytest.mark.rule("A2", "A13", "A20", "A21", "A28", "A29", "A34")
@pytest.mark.parametrize(
    ("mission", "games", "turns"),
    [("airlock-nine", 25, 8), ("cold-forge", 1, 5), ("the-nest", 1, 5), ("suicide-mission", 3, 5)],
)
def test_aliens_do_only_what_the_literal_reading_allows(mission: str, games: int, turns: int) -> None:
    checked: Counter[str] = Counter()
    for seed in range(games * GAMES):
        rng = random.Random(seed)
        settings: Json = {"lurking": CHOICES["lurking"][seed % 2]}
        setup: dict[str, Json] = {"mission": mission, "settings": settings}
        game = new_game(Watched(checked), Origin(f"twin {seed}", setup), keep=False)
        while game.pending and game.state.turn <= turns:
            game.play(careful(game, rng))
    assert checked["stealer_acts"] > 30
    assert checked["too many"] < sum(checked.values()) / 20
    assert checked["lurker"] and (checked["lurker blocked beyond its entry"] or mission != "airlock-nine")
