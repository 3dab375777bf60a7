"""Section 18: settings for the points that the rules leave open; stored with the game."""

from __future__ import annotations

from typing import NamedTuple


class Settings(NamedTuple):
    """The defaults are the choices of the rules file."""

    los_corridor_rule: bool = True
    """LOS-5"""
    free_turn: str = "after"
    """5.1 (b): a stealer's free turn comes `after` the step, or `before` it."""
    fire_after_turn: bool = True
    """5.1 (a): a marine may fire after a turn too."""
    jam_end_of_turn: str = "clear"
    """JAM-3: in the mission status phase jams `clear`, or `stay`."""
    jam_keeps_overwatch: bool = True
    """OVW-7: a jam suspends overwatch; otherwise it ends it."""
    flamer_own_section: str = "forbidden"
    """FLA-1: a flamer shot into the marine's own section is `forbidden`, or `allowed`."""
    door_by_fire: str = "blocked"
    """DOR-4: a door next to or inside flames is `blocked`, or `free`."""
    psi_cost: tuple[int, int, int] = (1, 2, 3)
    """PSI-4: prescience, force barrier, psychic storm."""
    veteran_bonus_front_only: bool = True
    """CLS-2: the veteran bonus needs the opponent in front."""
    reveal_cost: int = 0
    """BLP-9: what a voluntary reveal takes from the AP of its stealers."""
    distance_through_doors: bool = True
    """BRD-8: closed doors do not break walking distance."""
    lurking: str = "path"
    """A34: a lurking alien is blocked by sight anywhere on its `path`, or only on the `entry` square."""
    end_asked: bool = False
    """ACT-2: the end of the marines' phase is asked for even if nothing else is left: the last action can be undone."""
    mind: str = "diceroller"
    """The alien AI."""


CHOICES = {
    "free_turn": ("after", "before"),
    "jam_end_of_turn": ("clear", "stay"),
    "flamer_own_section": ("forbidden", "allowed"),
    "door_by_fire": ("blocked", "free"),
    "lurking": ("path", "entry"),
    "mind": ("diceroller",),
}
"""The values a setting may take; the others are flags or numbers."""

OLDER: dict[int, dict[str, str]] = {1: {"lurking": "entry"}, 2: {"lurking": "entry"}}
"""For each older version of the rules, the settings that make today's rules equivalent."""

MOST_PSI = 20
