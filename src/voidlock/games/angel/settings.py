"""Rules settings (section 23.1): readings that a game can choose at setup. They are saved with it and public."""

from __future__ import annotations

from typing import NamedTuple

from voidlock.engine import Reader


class Settings(NamedTuple):
    """The readings; the defaults are those of the rules file."""

    merge: str = "attack"
    """C-7, R-12.4: swarms kept apart merge once all have `attack`ed, or only when the `event` phase ends."""
    full_auto: str = "free"
    """H-29: attacks by Leon and Valencio may alternate (`free`), or Leon makes his `in_a_row`."""
    renew: str = "needed"
    """H-2: a deck is renewed when a card is `needed`, or as soon as it is `empty`."""
    targets: str = "useful"
    """H-32: only `useful` targets are valid if there are any, or `any` that the card's text allows."""
    service_shaft: str = "dark_corner"
    """The Terrain card at position 2 on the left of the Service Shaft."""
    activate: str = "each"
    """C-1, R-6.14: a card activates one Terrain card for `each` Marine, `any` that one faces, or `one` in all."""


CHOICES: dict[str, tuple[str, ...]] = {
    "merge": ("attack", "event"),
    "full_auto": ("free", "in_a_row"),
    "renew": ("needed", "empty"),
    "targets": ("useful", "any"),
    "service_shaft": ("dark_corner", "promethium_tank"),
    "activate": ("each", "any", "one"),
}
"""The values of each setting, the default first."""

DEFAULTS = Settings()


def read_settings(reader: Reader | None) -> Settings:
    """Read the settings; missing ones have their defaults."""
    if reader is None:
        return DEFAULTS
    values = DEFAULTS._asdict()
    for name, value in reader.table().items():
        if name not in CHOICES:
            raise value.refuse("setting_unknown", known=", ".join(CHOICES))
        if value.value not in CHOICES[name]:
            raise value.refuse("setting_value_unknown", known=", ".join(CHOICES[name]))
        values[name] = value.text()
    return Settings(**values)


OLDER = {1: {"full_auto": "in_a_row"}}
"""For each older version of the rules, the settings that make today's rules equivalent."""
