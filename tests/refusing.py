"""Refusals by their reason, in whatever words an error says it."""

from __future__ import annotations

import re
from collections.abc import Callable

from voidlock.engine import Refused


def for_reason(pattern: str) -> Callable[[Refused], bool]:
    """Whether a refusal has such a reason: `pytest.raises(FileError, check=for_reason("file_no_game"))`."""
    return lambda refused: re.search(pattern, str(refused.reason)) is not None
