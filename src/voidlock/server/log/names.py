"""Names of players: Unicode normalisation, and a skeleton (after UTS 39) that tells whether two names look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from voidlock.engine import plain

IGNORABLE = (
    (0x034F, 0x034F),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFFA0, 0xFFA0),
    (0xE0000, 0xE0FFF),
)
"""Letters, marks and symbols that show nothing: Default_Ignorable, and the empty Braille cell."""

VISIBLE = "LNPS"
"""The first letters of the Unicode categories that show something by themselves."""

LOOK_ALIKE = str.maketrans(
    "I1|0"
    "\u0430\u0435\u043e\u0440\u0441\u0445\u0443\u0456\u043a\u0455\u0458\u04bb\u0501\u0412\u041d\u041c\u0422"
    "\u03bf\u03b1\u03bd\u03c1\u03b9\u03ba\u03c4\u03c5\u0392\u0397\u039c\u039d\u03a1\u03a7\u03a5\u0396"
    "カエロニハタトヘリベペー",
    "lllo" + "aeopcxyiksjhdbhmt" + "oavpiktubhmnpxyz" + "力工口二八夕卜へりべぺ一",
)
"""Characters that fonts draw alike: Latin with digits, Cyrillic and Greek; katakana with kanji and hiragana."""


def clean_name(name: str) -> str:
    """The name as plain text without invisible characters, with single spaces; empty if it shows nothing."""
    found = " ".join(plain("".join([letter for letter in name if not _ignorable(letter)])).split())
    return found if any(unicodedata.category(letter)[0] in VISIBLE for letter in found) else ""


def is_among(name: str, others: Iterable[str]) -> bool:
    """Whether the name is, or looks like, one of the others."""
    folded, skeleton = _fold(name), _skeleton(name)
    return any(folded == _fold(other) or skeleton == _skeleton(other) for other in others)


def _ignorable(letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in IGNORABLE)


def _fold(name: str) -> str:
    """Without differences of case, width and spaces."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).replace(" ", "")


def _skeleton(name: str) -> str:
    """What the name looks like. A capital I looks like an l, so the look comes before the case."""
    looked = unicodedata.normalize("NFKC", name).translate(LOOK_ALIKE)
    return _fold(looked).translate(LOOK_ALIKE)
