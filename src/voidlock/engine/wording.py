"""How games and refusals read to people. The engine has no words; the registry of games fills this in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .any_game import AnyGame
    from .choice import Refused


def _as_data(refused: Refused) -> str:
    return str(refused.reason)


@dataclass
class Wording:
    """`board` is what `print(game)` shows, `refusal` what an error says."""

    board: Callable[[AnyGame], str] = repr
    refusal: Callable[[Refused], str] = _as_data


WORDING = Wording()
