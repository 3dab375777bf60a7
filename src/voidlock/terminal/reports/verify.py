"""`voidlock verify`: the verdict on a game's fair dice (verification of a commitment), in words or as data."""

from __future__ import annotations

from pathlib import Path

from voidlock.engine import Json, Proof, proof_of, read_file
from voidlock.games import KITS, game_of
from voidlock.texts import Words
from voidlock.words.telling import because

CODES = {"proven": 0, "differs": 1, "unproven": 3}
"""Exit codes. A file that cannot be read at all has 2."""


def verify(path: Path, shown: str) -> Proof:
    """Check a game file against the hash that was shown, if there is one. Raises FileError."""
    data = read_file(path)
    return proof_of({"game": game_of(data), **data}, {name: kit.rules for name, kit in KITS.items()}, shown)


def lines(proof: Proof, words: Words) -> list[str]:
    """The verdict first, then why, then what it rests on."""
    told = [words.say(f"verify-{proof.verdict}")]
    if proof.reason is not None:
        told.append(because(proof.reason, words))
    if proof.verdict == "differs":
        return told
    told.append(words.say("verify-counted", rolls=proof.rolls, answers=proof.answers))
    told.append(words.say("verify-seed", seed=proof.seed))
    if proof.fair is not None:
        seats = sorted(proof.fair.words)
        told += [words.say("verify-words", seat=seat, words=proof.fair.words[seat]) for seat in seats]
        told.append(words.say("verify-hash", hash=proof.fair.hash))
    return told


def as_data(proof: Proof) -> dict[str, Json]:
    reason: Json = None
    if proof.reason is not None:
        arguments: dict[str, Json] = {name: str(value) for name, value in proof.reason.arguments.items()}
        reason = {"id": proof.reason.id, **arguments}
    return {
        "verdict": proof.verdict,
        "reason": reason,
        "game": proof.game,
        "result": proof.result,
        "seed": proof.seed,
        "fair_dice": None if proof.fair is None else proof.fair.data(),
        "rolls": proof.rolls,
        "answers": proof.answers,
    }
