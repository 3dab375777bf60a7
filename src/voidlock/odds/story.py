"""The story of a finished game in one sentence: a kind, and the facts that its message names."""

from __future__ import annotations

import re

from voidlock.engine import Json

from .written import Fields, as_fields


def id_of(kind: type) -> str:
    """The name of a kind of story; its message is `story-<name>`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


def as_story(story: Fields) -> dict[str, Json]:
    """The story as JSON."""
    return {"id": id_of(type(story)), "about": as_fields(story)}
