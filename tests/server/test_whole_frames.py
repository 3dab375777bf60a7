"""The fast path for messages reads what the parser of `websockets` reads, and knows when it may not."""

from __future__ import annotations

import random

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import SERVER, Protocol, State

from voidlock.server.net.whole_frames import Boundary, whole_message


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A client's frame."""
    return Frame(opcode, data, fin).serialize(mask=True)


def parsed(stream: bytes) -> list[tuple[Opcode, bytes, bool]]:
    """What the parser of `websockets` finds in it."""
    parser = Protocol(SERVER, state=State.OPEN)
    parser.receive_data(stream)
    return [
        (event.opcode, bytes(event.data), event.fin) for event in parser.events_received() if isinstance(event, Frame)
    ]


@pytest.mark.parametrize("size", [1, 125, 126, 127, 300, 65_535])
def test_a_whole_text_frame_is_read_at_once(size: int) -> None:
    rng = random.Random(size)
    data = rng.randbytes(size)
    assert whole_message(frame(data)) == data == parsed(frame(data))[0][1]


OTHERS: dict[str, bytes] = {
    "nothing": b"",
    "half a head": b"\x81",
    "empty": frame(b""),
    "not whole": frame(b"text")[:-1],
    "more than one": frame(b"text") + b"\x81",
    "two": frame(b"text") * 2,
    "binary": frame(b"text", Opcode.BINARY),
    "ping": frame(b"", Opcode.PING),
    "first of several": frame(b"text", fin=False),
    "unmasked": Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
    "long": frame(b"x" * 65_536),
    "half a length": b"\x81\xfe\x00",
}


@pytest.mark.parametrize("piece", OTHERS.values(), ids=OTHERS)
def test_everything_else_is_left_to_the_parser(piece: bytes) -> None:
    assert whole_message(piece) is None


@pytest.mark.parametrize("seed", range(40))
def test_it_knows_where_messages_end(seed: int) -> None:
    """Whatever pieces a stream comes in: between two messages it finds the frames that the parser finds."""
    rng = random.Random(seed)
    kinds = [Opcode.TEXT, Opcode.TEXT, Opcode.TEXT, Opcode.BINARY, Opcode.PING, Opcode.PONG]
    frames = []
    for _ in range(30):
        kind = rng.choice(kinds)
        size = rng.randrange(100) if kind in (Opcode.PING, Opcode.PONG) else rng.choice([1, 40, 125, 126, 400, 70_000])
        frames.append(frame(rng.randbytes(size), kind))
    stream = b"".join(frames)
    boundary, at, found, rest = Boundary(), 0, [], b""
    ends = {sum(map(len, frames[:number])) for number in range(len(frames) + 1)}
    while at < len(stream):
        step = rng.choice([len(frames[0]), 1, 7, 256, 256, 256])
        nearest = min(end for end in ends if end > at)
        piece = stream[at : nearest if rng.random() < 0.7 else min(at + step, len(stream))]
        if boundary.between:
            assert at in ends
        message = whole_message(piece) if boundary.between else None
        if message is None:
            boundary.follow(piece)
            rest += piece
        else:
            found.append((Opcode.TEXT, message, True))
        at += len(piece)
    assert sorted(found + parsed(rest)) == sorted(parsed(stream))


def test_it_keeps_to_whole_messages() -> None:
    """In the middle of a message in several frames the next text frame is an error, which the parser must see."""
    boundary = Boundary()
    boundary.follow(frame(b"{", fin=False))
    assert not boundary.between
    boundary.follow(frame(b"}", Opcode.CONT))
    assert not boundary.between


def test_the_rest_of_a_large_frame_is_one_piece() -> None:
    """It holds no other frames. If the head came in two reads, nobody knows where it ends."""
    boundary, large = Boundary(), frame(b"x" * 100_000)
    boundary.follow(large[:256])
    assert boundary.left == len(large) - 256
    boundary.follow(large[256:])
    assert boundary.left == 0 and boundary.between
    boundary.follow(large[:1])
    boundary.follow(large[1:256])
    assert boundary.left == 0 and not boundary.between


def test_a_head_in_two_reads_ends_the_fast_path() -> None:
    boundary = Boundary()
    piece = frame(b"x" * 300)
    boundary.follow(piece[:1])
    boundary.follow(piece[1:])
    assert not boundary.between
