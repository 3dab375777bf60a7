"""JSON Patch (RFC 6902): what has changed, told so that it can be repeated."""

from __future__ import annotations

import pytest

from voidlock.engine import apply_patch, difference

BEFORE = {"turn": 1, "active": "leon", "at": {"S1": {"at": "3,4"}, "S2": {"at": None}}, "rows": [{"n": 1}, {"n": 2}]}


@pytest.mark.parametrize(
    ("after", "patch"),
    [
        (BEFORE, []),
        ({**BEFORE, "turn": 2}, [{"op": "replace", "path": "/turn", "value": 2}]),
        ({**BEFORE, "active": None}, [{"op": "replace", "path": "/active", "value": None}]),
        ({**BEFORE, "at": {"S2": {"at": None}}}, [{"op": "remove", "path": "/at/S1"}]),
        ({**BEFORE, "a/b~c": []}, [{"op": "add", "path": "/a~1b~0c", "value": []}]),
        ({**BEFORE, "rows": [{"n": 1}, {"n": 3}]}, [{"op": "replace", "path": "/rows/1/n", "value": 3}]),
        ({**BEFORE, "rows": [{"n": 2}]}, [{"op": "replace", "path": "/rows", "value": [{"n": 2}]}]),
    ],
)
def test_a_change_is_told_and_made_again(after: object, patch: list[object]) -> None:
    found = difference(BEFORE, after)
    assert found == patch
    assert apply_patch(BEFORE, found) == after


def test_what_has_not_changed_is_shared_and_nothing_is_changed_in_place() -> None:
    before = {"a": {"x": 1}, "b": {"y": 1}}
    after = apply_patch(before, difference(before, {"a": {"x": 2}, "b": {"y": 1}}))
    assert before == {"a": {"x": 1}, "b": {"y": 1}}
    assert isinstance(after, dict)
    assert after["b"] is before["b"]


def test_names_that_look_like_paths_are_found_again() -> None:
    before: dict[str, object] = {"~1": {"/": 1}, "/": {"~0": 1}}
    after: dict[str, object] = {"~1": {"/": 2}, "/": {"~0": 3}}
    assert apply_patch(before, difference(before, after)) == after
