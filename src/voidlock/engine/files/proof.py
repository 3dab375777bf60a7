"""Verification of a commitment: whether a game's dice, shuffles and answers follow from what was shown before it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from ..choice import Reason
from ..events import Json
from ..fair_dice import FairDice, hash_of
from ..game import Game
from ..inputs import Rolled
from ..rules import Rules
from .reading import FileError
from .record import S, load, migrate, replay_from_seed, save, seed_of

Verdict = Literal["proven", "unproven", "differs"]


class Proof(NamedTuple):
    """What was found.

    verdict  `proven`: everything follows from the hash; `unproven`: nothing is wrong, but the reason says what is
             missing; `differs`: the reason says where the file differs first
    """

    verdict: Verdict
    reason: Reason | None
    game: str
    seed: str
    fair: FairDice | None
    rolls: int = 0
    answers: int = 0
    result: str = ""


def proof_of(data: dict[str, Json], games: Mapping[str, Rules[S]], shown: str = "") -> Proof:
    """Check a game file; `shown` is the hash that a player saw before the game.

    Raises FileError if it is not a game file at all.
    """
    try:
        game, notes = load(data, games, exactly=True)
    except FileError as error:
        # A file that is a game file up to its inputs differs there.
        if not str(error.reason.arguments.get("where", "")).startswith(("inputs", "result")):
            raise
        # Dice that were changed may only be noticed later, when an answer does not fit any more.
        wrong = _wrong_inputs(data, games) or error.reason
        return Proof("differs", wrong, str(data.get("game", "")), str(data.get("seed", "")), None)
    fair = game.origin.fair
    rolls = sum([isinstance(given, Rolled) for given in game.inputs])
    found = Proof("proven", None, game.rules.name, game.origin.seed, fair, rolls, len(game.inputs) - rolls, game.result)
    if notes:
        return found._replace(verdict="unproven", reason=notes[0])
    differs = _wrong_seed(game.origin.seed, fair, shown.strip().lower()) or _wrong_inputs(data, games)
    if differs is not None:
        return found._replace(verdict="differs", reason=differs)
    lacking = _lacking(found, data, shown)
    return found if lacking is None else found._replace(verdict="unproven", reason=lacking)


def _wrong_seed(seed: str, fair: FairDice | None, shown: str) -> Reason | None:
    """Where the way from the hash to the seed breaks."""
    if fair is None:
        return Reason("verify_no_hash", arguments={"where": "fair_dice"}) if shown else None
    if shown and fair.hash != shown:
        return Reason("verify_hash", arguments={"where": "fair_dice.hash", "text": fair.hash[:80], "now": shown[:80]})
    now = hash_of(fair.secret)
    if fair.hash != now:
        return Reason("verify_secret", arguments={"where": "fair_dice.secret", "text": fair.hash[:80], "now": now})
    if seed != fair.seed:
        return Reason("verify_seed", arguments={"where": "seed", "text": seed[:80], "now": fair.seed})
    return None


def _wrong_inputs(data: dict[str, Json], games: Mapping[str, Rules[S]]) -> Reason | None:
    """The first place of the file that the seed and the answers do not lead to."""
    if data.get("dice"):
        return Reason("verify_dice", arguments={"where": "dice"})
    try:
        game = replay_from_seed(data, games)
    except FileError as error:
        told = error.reason.arguments
        if error.reason.id != "input_out_of_order":
            return error.reason
        return Reason("verify_chance", arguments={"where": told["where"], "text": told["text"], "now": told["now"]})
    for field, now in (("round", _round_of(game)), ("result", game.result)):
        if field in data and _current_form(data, field, game) != now:
            return Reason("verify_field", arguments={"where": field})
    return None


def _round_of(game: Game[S]) -> Json:
    return save(game).get("round")


def _current_form(data: dict[str, Json], field: str, game: Game[S]) -> Json:
    """A field of the file; its round as today's rules write it, because older ones did not know all settings."""
    value = data[field]
    position = value.get("position") if isinstance(value, dict) else None
    if not isinstance(value, dict) or not isinstance(position, dict):
        return value
    carried = migrate({"rules": data.get("rules"), "position": position}, game.rules)["position"]
    assert isinstance(carried, dict)
    try:
        return {**value, "position": game.rules.write(game.rules.place(carried, seed_of(game.origin.seed)))}
    except FileError:
        return value


def _lacking(found: Proof, data: dict[str, Json], shown: str) -> Reason | None:
    if found.fair is None:
        return Reason("verify_typed")
    if "position" in data:
        return Reason("verify_position", arguments={"where": "position"})
    if not found.result:
        return Reason("verify_not_over")
    # A forged file has a forged hash.
    return None if shown.strip() else Reason("verify_own_hash")
