"""What an order of Space Hulk costs whoever is asked, from a view alone: his own points first, then command points."""

from __future__ import annotations

from typing import NamedTuple

from voidlock.engine import Json
from voidlock.terminal.shown import Shown
from voidlock.texts import Words


class Price(NamedTuple):
    ap: int
    cp: int = 0
    psi: int = 0

    def told(self, words: Words) -> str:
        if self.psi:
            return words.say("terminal-hulk-price-psi", number=self.psi)
        return words.say("terminal-hulk-price", ap=self.ap, cp=self.cp)


def subject(view: dict[str, Json]) -> str:
    """The marine who acts, or about whom something is asked; empty if there is none on the board."""
    shown = Shown(view)
    active = shown["open"]["active"]
    asked = [each["subject"].texts for each in shown["own"]["pending"].rows if each["subject"]]
    named = [id for kind, id in asked if kind == "terminator"] + ([active.text] if active else [])
    return next((name for name in named if shown["open"]["marines"][name]["at"]), "")


def price(view: dict[str, Json], text: str) -> Price | None:
    """What an answer costs; None if it is no order that costs anything."""
    own = Shown(view)["own"]
    cost, psi = own["costs"].get(text), own["psi"].get(text)
    if psi.value is not None:
        return Price(0, psi=psi.number)
    return shared(view, cost.number) if cost.value is not None else None


def shared(view: dict[str, Json], cost: int) -> Price:
    """CP-3: his own points pay first."""
    points = Shown(view)["own"]["points"]
    own = min(cost, points.number) if points.value is not None else 0
    return Price(own, cost - own)


def purse(view: dict[str, Json]) -> Price:
    """All that the marine who is asked can pay with; command points alone if he is not the active one."""
    shown = Shown(view)
    points = shown["own"]["points"]
    return Price(points.number if points.value is not None else 0, shown["open"]["command_points"].number)
