"""Pictures of Death Angel with the page's art, and the terminal's picture where that cannot be drawn."""

import sys

import numpy as np
import pytest

from tests.odds.sampling import view_of
from tests.stage import stage
from voidlock.games.angel.environment import painting
from voidlock.gym import DeathAngelEnv


def test_the_table_is_painted_with_the_art_of_its_cards() -> None:
    t = stage("leon< 2, zael>", L1="claw tail", R2="head", terrain={"door": "R1"})
    drawn = painting.board(view_of(t)["open"])
    for name in ("marine leon", "marine zael", "genestealer claw", "genestealer head", "terrain door"):
        assert drawn.count(painting.drawings()[name]["markup"]) == 1, name
    assert painting.drawings()["marine gideon"]["markup"] not in drawn


def test_every_card_that_can_lie_there_has_art() -> None:
    env = DeathAngelEnv(teams="random", render_mode="rgb_array")
    _, info = env.reset(seed=3)
    first = env.render()
    assert isinstance(first, np.ndarray) and first.shape == (painting.HEIGHT, painting.WIDTH, 3)
    over = False
    while not over:
        _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        painting.board(env.episode.view(1)["open"])
    last = env.render()
    assert isinstance(last, np.ndarray) and not np.array_equal(first, last)


def test_without_the_library_the_terminal_s_picture_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cairosvg", None)
    env = DeathAngelEnv(teams="random", render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, np.ndarray) and picture.shape[:2] != (painting.HEIGHT, painting.WIDTH)
