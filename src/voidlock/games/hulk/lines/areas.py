"""Orders of Space Hulk that strike a whole area: which squares, and who and what is in danger there."""

from __future__ import annotations

from typing import NamedTuple

from voidlock.engine import Option, Thing
from voidlock.games.hulk.view_types import HulkView
from voidlock.texts import Words

from .board import letter_of


class Area(NamedTuple):
    """What an order strikes, as the view tells it."""

    view: HulkView
    verb: str
    squares: list[str]
    endangers: list[Thing]

    @property
    def own(self) -> list[Thing]:
        return [thing for thing in self.endangers if thing.kind == "terminator"]

    @property
    def pieces(self) -> list[Thing]:
        """All for whom is rolled."""
        return [thing for thing in self.endangers if thing.kind != "object"]

    @property
    def lost(self) -> list[Thing]:
        """What is destroyed for sure (OBJ-3)."""
        return [thing for thing in self.endangers if thing.kind == "object"]

    def named(self, things: list[Thing], words: Words) -> str:
        shown = self.view["open"]
        return words.say("terminal-comma").join(
            words.say("terminal-hulk-who", letter=letter_of(shown, thing.id), name=thing)
            if thing.kind == "terminator"
            else words.name(*thing)
            for thing in things
        )

    def told(self, words: Words) -> str:
        """Whom it strikes, how hard, and where."""
        told = words.say(
            "terminal-hulk-area",
            verb=self.verb,
            chance=chance_to_die(self.verb, words),
            number=len(self.pieces),
            who=self.named(self.pieces, words),
            squares=" ".join(self.squares),
        )
        return words.say("terminal-space").join([told, *self._lost_told(words)])

    def harm_told(self, words: Words) -> str:
        """What it may cost whoever gives the order; empty if nothing."""
        told = []
        if self.own:
            chance, who = chance_to_die(self.verb, words), self.named(self.own, words)
            told.append(words.say("terminal-hulk-harm", verb=self.verb, chance=chance, who=who))
        return words.say("terminal-space").join([*told, *self._lost_told(words)])

    def _lost_told(self, words: Words) -> list[str]:
        return [words.say("terminal-hulk-lost", what=self.named(self.lost, words))] if self.lost else []


def chance_to_die(verb: str, words: Words) -> str:
    """Of each piece that is struck."""
    # Imported late, as all chances are: the board is there before them.
    from voidlock.games.hulk.odds.answers import DIES

    return words.say("odds-percent", number=f"{100 * float(DIES[verb]):.0f}")


def area_of(view: HulkView, option: Option[object]) -> Area | None:
    """None if the order strikes no area."""
    told = view["own"]["areas"].get(option.text)
    if told is None:
        return None
    return Area(view, option.verb, told["squares"], told["endangers"])
