"""Mutation fuzzing: valid messages and game files, changed at random; the same for the same seed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from copy import deepcopy

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]

COLLECTIONS: list[Json] = [[], [[]], {}, {"": {}}, [None], [1, 2, 3], [*["leon"] * 9], {"type": "open"}]

ODD: tuple[Json, ...] = (
    *(None, True, False, 0, 1, -1, 7, 3.5, 2**31, 2**63, -(2**63) - 1, 10**30, 1e308, 5e-324),
    *("", " ", "0", "-1", "\x00", "\x1b[2J", "\u202e", "\ud83d\ude00", "\ufeff", "a" * 100, "é" * 50, "💀" * 20),
    *("choose:block", "random", "librarian:99999999", "__class__", "../../etc/passwd", "'; --", "{ $x }", "%s%n"),
    *COLLECTIONS,
)

BYTES = (
    *(b"\xff", b"\xfe\xff", b"\x00", b"\xed\xa0\x80", b"\xc0\x80", b"\xf4\x90\x80\x80", b"\\ud800", b"\\u0000"),
    *(b"{", b"}", b"[", b"]", b'"', b",", b":", b"\\", b"1e999", b"-", b"NaN", b"0" * 50, b"9" * 400, b"[" * 200),
)

Mutator = Callable[[random.Random, bytes], bytes]


def _odd(rng: random.Random) -> Json:
    return deepcopy(rng.choice(ODD))


def _flip(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ (1 << rng.randrange(8))]) + data[at + 1 :]


def _insert(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.choice(BYTES) + data[at:]


def _cut(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + data[at + rng.randint(1, 1 + len(data) // 4) :]


def _repeat(rng: random.Random, data: bytes) -> bytes:
    at, length = rng.randrange(len(data)), rng.randint(1, 20)
    return data[:at] + data[at : at + length] * rng.randint(2, 9) + data[at + length :]


def _deep(rng: random.Random, data: bytes) -> bytes:
    depth = rng.choice([50, 500, 1500])
    opening, closing = rng.choice([(b"[", b"]"), (b'{"a":', b"}")])
    inside = b"" if opening == b"[" else b"0"
    return data.rstrip()[:-1] + b',"deep":' + opening * depth + inside + closing * depth + b"}"


def _node(rng: random.Random, data: bytes) -> bytes:
    """Change one node of the JSON tree: another value, gone, doubled, or moved."""
    try:
        tree: Json = json.loads(data)
    except (ValueError, RecursionError):
        return _flip(rng, data)
    for _ in range(rng.randint(1, 3)):
        _change(rng, tree)
    return json.dumps(tree).encode()


def _change(rng: random.Random, tree: Json) -> None:
    node = tree
    while isinstance(node, dict | list) and node:
        if isinstance(node, dict):
            key: str | int = rng.choice([*node])
            inner = node[str(key)]
        else:
            key = rng.randrange(len(node))
            inner = node[key]
        if not isinstance(inner, dict | list) or not inner or rng.random() < 0.3:
            break
        node = inner
    else:
        return
    way = rng.random()
    if isinstance(node, dict):
        if way < 0.6:
            node[str(key)] = _odd(rng)
        elif way < 0.8:
            del node[str(key)]
        else:
            node[rng.choice(["type", "key", "seat", "x", "__class__", "\x00"])] = node[str(key)]
    elif isinstance(key, int):
        if way < 0.5:
            node[key] = _odd(rng)
        elif way < 0.7:
            del node[key]
        elif way < 0.85:
            node.insert(key, node[key])
        else:
            other = rng.randrange(len(node))
            node[key], node[other] = node[other], node[key]


def _value(rng: random.Random, data: bytes) -> bytes:
    """Another value of the same type, so that it gets past the decoder."""
    try:
        tree: Json = json.loads(data)
    except (ValueError, RecursionError):
        return _flip(rng, data)
    node = tree
    while isinstance(node, dict | list) and node:
        keys: list[str | int] = [*node] if isinstance(node, dict) else [*range(len(node))]
        # The type of a message stays.
        key = rng.choice([key for key in keys if key not in ("type", "voidlock", "game")] or keys)
        inner: Json = node[key]  # type: ignore[index]
        if not isinstance(inner, dict | list) or not inner:
            node[key] = _like(rng, inner)  # type: ignore[index]
            break
        node = inner
    return json.dumps(tree).encode()


def _like(rng: random.Random, value: Json) -> Json:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice([0, 1, 2, 3, 6, 7, value + 1, -value, value * 1000])
    if isinstance(value, str):
        strings = [odd for odd in ODD if isinstance(odd, str)]
        return rng.choice([*strings, value[::-1], value[:-1], value + value, value.upper(), f"{value}:1"])
    return _odd(rng)


WAYS: tuple[Mutator, ...] = (*[_value] * 6, *[_node] * 3, _flip, _insert, _cut, _repeat, _deep)


def mutated(rng: random.Random, data: bytes) -> bytes:
    """The data after one mutation, a few, or none; never empty."""
    for _ in range(rng.choice([0, 1, 1, 1, 1, 1, 1, 1, 2, 3])):
        data = rng.choice(WAYS)(rng, data) or b"{}"
    return data
