"""What an order of Space Hulk costs whoever is asked, from a view alone: his own points first, then command points."""

from __future__ import annotations

from typing import NamedTuple

from voidlock.games.hulk.view_types import HulkView
from voidlock.texts import Words


class Price(NamedTuple):
    ap: int
    cp: int = 0
    psi: int = 0

    def told(self, words: Words) -> str:
        if self.psi:
            return words.say("terminal-hulk-price-psi", number=self.psi)
        return words.say("terminal-hulk-price", ap=self.ap, cp=self.cp)


def subject(view: HulkView) -> str:
    """The marine who acts, or about whom something is asked; empty if there is none on the board."""
    active = view["open"]["active"]
    asked = [each["subject"] for each in view["own"]["pending"] if each["subject"]]
    named = [id for kind, id in asked if kind == "terminator"] + ([active] if active else [])
    return next((name for name in named if view["open"]["marines"][name]["at"]), "")


def price(view: HulkView, text: str) -> Price | None:
    """What an answer costs; None if it is no order that costs anything."""
    own = view["own"]
    cost, psi = own["costs"].get(text), own["psi"].get(text)
    if psi is not None:
        return Price(0, psi=psi)
    return shared(view, cost) if cost is not None else None


def shared(view: HulkView, cost: int) -> Price:
    """CP-3: his own points pay first."""
    points = view["own"]["points"]
    own = min(cost, points) if points is not None else 0
    return Price(own, cost - own)


def purse(view: HulkView) -> Price:
    """All that the marine who is asked can pay with; command points alone if he is not the active one."""
    return Price(view["own"]["points"] or 0, view["open"]["command_points"])
