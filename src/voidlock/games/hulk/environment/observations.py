"""Feature extraction from a view of Space Hulk. Only the view is read, so hidden information cannot leak."""

from __future__ import annotations

from voidlock.games.hulk.map.board import Board
from voidlock.games.hulk.view.types import Blip, HulkOpen, HulkQuestion, HulkView, Marine, Stealer
from voidlock.gym.blocks import Counts
from voidlock.gym.catalogue import Observation

from .layout import MOST_BLIPS, MOST_LURKERS, layout_of


class HulkObserver:
    """Encodes views of games on one board."""

    def __init__(self, board: Board) -> None:
        self.layout = layout_of(board)
        self._counts = Counts(self.layout)

    def observation(self, view: HulkView) -> Observation:
        """A new array for the view and its pending question."""
        self._counts = Counts(self.layout)
        shown, pending = view["open"], view["own"]["pending"]
        self._count_table(shown)
        for name, marine in shown["marines"].items():
            self._count_marine(name, marine)
        self._count_aliens(shown)
        self._count_floor(shown)
        if pending:
            self._count_question(pending[0])
        return self._counts.observation()

    # ------------------------------------------------------------------ parts

    def _count_table(self, shown: HulkOpen) -> None:
        pile, lord, thing, acting = shown["pile"], shown["broodlord"], shown["object"], shown["acting"]
        self._counts.take("table", "", shown, "turn", "turn_limit", "phase", "result", "command_points", "power_used")
        self._counts.take("table", "", shown, "active", "known", "kills", "operated", "burned")
        self._counts.take("table", "", pile, "used", "unseen")
        self._counts.set("table", "", "pile", min(pile["cards"], MOST_BLIPS))
        for name, happened in lord.items():
            self._counts.mark("table", "", "lord", name, int(bool(happened)))
        if thing is not None:
            self._counts.take("table", "", thing, "carrier")
            self._counts.mark("table", "", "object", thing["state"])
            if thing["at"] is not None:
                self._counts.set("square", thing["at"], "object", 1)
        if acting is not None:
            self._counts.set("table", "", "acting_ap", acting["ap"])
            self._counts.take("table", "", acting, "target")

    def _count_marine(self, name: str, marine: Marine) -> None:
        self._counts.take("marine", name, marine, "left")
        if marine["at"] is None:
            return
        self._counts.set("marine", name, "on_board", 1)
        self._counts.mark("marine", name, "faces", marine["facing"])
        self._counts.set("marine", name, "aims", int(marine["aim"] is not None))
        self._counts.take("marine", name, marine, "ap", "ammunition", "reloads", "psi")
        self._counts.take("marine", name, marine, "activated", "overwatch", "guard", "jammed", "gun_works")
        here = marine["at"]
        self._counts.set("square", here, "marine_here", 1)
        self._counts.set("square", here, "marine", 1 + list(self.layout.rows["marine"]).index(name))
        for square in marine["sees"]:
            self._counts.add("square", square, "seen", most=len(self.layout.rows["marine"]))

    def _count_aliens(self, shown: HulkOpen) -> None:
        for name, stealer in shown["stealers"].items():
            if stealer["at"] is None:
                self._count_lurker(stealer, "stealers", MOST_LURKERS)
                continue
            self._counts.set("square", stealer["at"], "stealer", 1)
            self._counts.mark("square", stealer["at"], "stealer_faces", stealer["facing"])
            self._count_alien(shown, name, stealer["at"], lord=name == "broodlord")
        for name, blip in shown["blips"].items():
            if blip["at"] is None:
                self._count_lurker(blip, "blips", 3)
                continue
            self._counts.set("square", blip["at"], "blip", 1)
            self._count_alien(shown, name, blip["at"], lord=blip["broodlord"])

    def _count_lurker(self, alien: Stealer | Blip, field: str, most: int) -> None:
        """Count an alien in an entry area."""
        assert alien["entry"] is not None
        self._counts.add("entry", alien["entry"], field, most=most)
        if alien["forced"]:
            self._counts.add("entry", alien["entry"], "forced", most=MOST_LURKERS)

    def _count_alien(self, shown: HulkOpen, name: str, here: str, *, lord: bool) -> None:
        acting = shown["acting"]
        for field, holds in (
            ("broodlord", lord),
            ("acting", acting is not None and name == acting["alien"]),
            ("acted", name in shown["activated"]),
            ("brood", name in shown["brood"]),
        ):
            self._counts.set("square", here, field, int(holds))

    def _count_floor(self, shown: HulkOpen) -> None:
        for square, door in shown["doors"].items():
            self._counts.mark("square", square, "door", door)
        for field, squares in (
            ("bulkhead", shown["bulkheads"]),
            ("burning", shown["burning"]),
            ("barrier", shown["barriers"]),
        ):
            for square in squares:
                self._counts.set("square", square, field, 1)

    def _count_question(self, question: HulkQuestion) -> None:
        self._counts.set("question", "", "owed", 1)
        self._counts.mark("question", "", "kind", question["kind"])
        subject, outcome = question["subject"], question["outcome"]
        if subject is not None and subject.kind == "square":
            self._counts.set("question", "", "square", 1)
        if subject is not None and subject.kind == "terminator":
            self._counts.mark("question", "", "marine", subject.id)
        self._counts.mark("question", "", "outcome", outcome.id if outcome is not None else None)
