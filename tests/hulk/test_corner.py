"""Games in lockstep with the twins around the first square of the map, whose number is 0.

Aliens enter there, the device lies there, and marines leave by it.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.hulk.lockstep import Lockstep
from tests.hulk.test_lockstep import any_verb, matching_dice
from tests.hulk.test_twin import Watched
from voidlock.engine import Game, Source, seed_of
from voidlock.hulk import RULES, SpaceHulk

CORNER = """[mission]
id = corner
title = The corner
origin = original
[map]
#########
E...+...#
#.###.#.#
#MMMM.+.#
#######E#
[sections]
#########
#aaabbbb#
#a###b#b#
#eeeeeff#
#########
[entries]
E1 = 0,1 -> 1,1
E2 = 7,4 -> 7,3
[exits]
X1 = 1,1 -> N
[marines]
{marines}
[objectives]
console = 1,1
[aliens]
start_blips = 2
reinforcement = 2
blip_pool = 1x9 2x4 3x9
recycle = yes
broodlord = yes
[special]
{special}
[victory]
{victory}
[defeat]
lose = all_marines_dead
[notes]
"""

SQUADS = (
    ("sergeant; storm_bolter power_sword", "brother; heavy_flamer power_fist", "librarian; storm_bolter force_axe"),
    ("brother; storm_bolter chainfist", "brother; assault_cannon power_fist", "brother; lightning_claws"),
)

VICTORIES = ("exit_with(cat,undamaged)", "operate_each(console)", "flame_any(console)", "exited(2)")


def corner(rng: random.Random) -> str:
    squad = [*SQUADS[rng.randrange(2)], "brother; heavy_flamer power_fist"]
    rng.shuffle(squad)
    marines = [f"m{number} = {kind}; {number},3; N; A" for number, kind in enumerate(squad, 1)]
    special = ["cannon_reload = 1", "object = cat@1,1", "object_wander = cat 1"]
    victory = rng.choice(VICTORIES)
    return CORNER.format(marines="\n".join(marines), special="\n".join(special), victory=f"win = {victory}")


def play_corner(rules: SpaceHulk, seed: int, answers: int) -> None:
    rng = random.Random(seed)
    state = RULES.place({"mission": {"text": corner(rng)}}, seed_of(f"corner {seed}"))
    source = Source(seed_of(f"corner {seed}"), {"die": matching_dice(rng)})
    game = Game(rules, state, source, keep=False).start()
    for _ in range(answers):
        if not game.pending:
            break
        game.play(any_verb(game.pending[0], rng))


@pytest.mark.parametrize("seed", range(40))
def test_marines_do_there_what_the_literal_reading_allows(seed: int) -> None:
    play_corner(Lockstep(Counter()), seed, 300)


@pytest.mark.parametrize("seed", range(15))
def test_aliens_do_there_what_the_literal_reading_allows(seed: int) -> None:
    play_corner(Watched(Counter()), 100 + seed, 200)
