"""Localisation (Project Fluent): all text that people read, in English and Japanese.

>>> from voidlock.texts import Words
>>> Words("en").say("told-marine_attacks", {"marine": ("marine", "leon"), "spot": ("spot", "R3")})
'Brother Leon attacks the swarm at R3.'
"""

from __future__ import annotations

from collections.abc import Mapping

from .words import LANGUAGES, Called, Words

__all__ = ["LANGUAGES", "Called", "Words", "language_of"]


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the environment: the first locale variable that is set decides."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return "ja" if locale.casefold().startswith("ja") else "en"
