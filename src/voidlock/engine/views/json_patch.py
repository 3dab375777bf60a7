"""JSON Patch (RFC 6902): the difference between two views as operations on paths, and its application to a view.

A merge patch (RFC 7396) cannot set a field to null, and views have null fields.
"""

from __future__ import annotations

from collections.abc import Sequence

from .change import Change, Patch


def difference(before: object, after: object) -> Patch:
    """The patch that turns `before` into `after`."""
    patch: Patch = []
    if before != after:
        _compare(before, after, "", patch)
    return patch


def _compare(before: object, after: object, path: str, patch: Patch) -> None:
    """Add what turns one value into a different one. Equal parts, nearly all of them, cost no call."""
    if isinstance(before, dict) and isinstance(after, dict):
        if before.keys() != after.keys():
            removed = [name for name in before if name not in after]
            patch += [{"op": "remove", "path": _join(path, name)} for name in removed]
        for name, value in after.items():
            if name in before:
                was = before[name]
                # Views share what did not change.
                if was is not value and was != value:
                    _compare(was, value, _join(path, name), patch)
            else:
                patch.append({"op": "add", "path": _join(path, name), "value": value})
    elif isinstance(before, list) and isinstance(after, list) and _alike(before, after):
        for place, (one, other) in enumerate(zip(before, after, strict=True)):
            if one is not other and one != other:
                _compare(one, other, f"{path}/{place}", patch)
    else:
        patch.append({"op": "replace", "path": path, "value": after})


def _alike(before: Sequence[object], after: Sequence[object]) -> bool:
    """Whether two lists hold the same number of records. These are compared item by item, all else as a whole."""
    return len(before) == len(after) and all(isinstance(each, dict) for each in after)


def _join(path: str, name: str) -> str:
    return f"{path}/{name.replace('~', '~0').replace('/', '~1')}"


def apply_patch(before: object, patch: Patch) -> object:
    """The view after the patch. Nothing is changed in place; unchanged parts are shared."""
    for change in patch:
        names = [name.replace("~1", "/").replace("~0", "~") for name in change["path"].split("/")[1:]]
        before = _apply(before, names, change)
    return before


def _apply(before: object, names: Sequence[str], change: Change) -> object:
    if not names:
        return change.get("value")
    name, *rest = names
    if isinstance(before, list):
        place = int(name)
        return [*before[:place], _apply(before[place], rest, change), *before[place + 1 :]]
    assert isinstance(before, dict)
    if not rest and change["op"] == "remove":
        return {key: value for key, value in before.items() if key != name}
    return {**before, name: _apply(before.get(name), rest, change)}
