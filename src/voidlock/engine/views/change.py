"""The operations of a JSON Patch (RFC 6902)."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Change(TypedDict):
    """One operation. `path` is a JSON Pointer (RFC 6901)."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: NotRequired[object]


Patch = list[Change]
