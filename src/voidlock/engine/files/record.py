"""Game files (event sourcing): the origin of a game and the log of its inputs as JSON, which loading replays."""

from __future__ import annotations

import json
import operator
import os
import secrets
import tempfile
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

from ..chance import ImpossibleChance, Source
from ..choice import Reason, Refused
from ..events import Json
from ..fair_dice import VERSION, FairDice
from ..game import AnyGame, Game
from ..inputs import Origin
from ..rules import CarriesOver, OwnGame, Rules, State, faces_of
from ..views.witness import Witness
from .reading import FileError, Reader, read_text

FORMAT = 1

CHANCES = ("die", "draw", "shuffle")

S = TypeVar("S", bound=State)


def seed_text(seed: int | str | None) -> str:
    """The words of a seed that a caller names; without one the operating system provides them."""
    if seed is None:
        return secrets.token_hex(16)
    try:
        return seed if isinstance(seed, str) else str(operator.index(seed))
    except TypeError as error:
        raise FileError("not_number_or_text", "seed") from error


def seed_of(words: str) -> bytes:
    """The key derived from a seed that people can type."""
    return blake2b(words.encode("utf-8", "surrogatepass"), digest_size=32).digest()


def new_game(
    rules: Rules[S],
    origin: Origin,
    to_come: Mapping[str, list[int]] | None = None,
    *,
    keep: bool = True,
    witness: Witness | None = None,
) -> Game[S]:
    """A game from its setup or its written position, at its first question."""
    seed = seed_of(origin.seed)
    position = origin.position
    state = rules.set_up(origin.setup or {}) if position is None else rules.place(position, seed)
    made: type[Game[S]] = rules.game if isinstance(rules, OwnGame) else Game
    game = made(rules, state, Source(seed, to_come), keep=keep)
    game.origin = origin
    return game.start(witness)


# ---------------------------------------------------------------------- writing


def save(game: AnyGame) -> dict[str, Json]:
    """Serialise the game: its origin, every input, and the position at the start of the running round."""
    data: dict[str, Json] = {"voidlock": FORMAT, "game": game.rules.name, "rules": game.rules.version}
    origin = game.origin
    if origin.setup is None and origin.position is None:
        raise ValueError("a game re-dealt for a seat cannot be saved: it has no beginning")
    if not game.keep:
        raise ValueError("a game that keeps nothing cannot be saved")
    data["seed"] = origin.seed
    if origin.fair is not None:
        data["fair_dice"] = origin.fair.data()
    if origin.position is not None:
        data["position"] = origin.position
    else:
        data["setup"] = origin.setup
    dice = game.source.to_come.get("die")
    if dice:
        data["dice"] = list(reversed(dice))
    if game.round_began >= 0:
        data["round"] = {"inputs": game.round_began, "position": game.round_position()}
    data["result"] = game.result
    data["inputs"] = [*[given.text() for given in game.inputs], *game.answers_as_given()]
    return data


def write_text(path: Path, text: str) -> None:
    """Write atomically: the file holds the whole text or, if anything fails, what it held before.

    A device or a pipe is written to: a file must not take its place.
    """
    if path.exists() and not path.is_file():
        path.write_text(text, encoding="utf-8")
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


def save_file(game: AnyGame, path: Path) -> None:
    write_text(path, json.dumps(save(game), ensure_ascii=False, indent=1) + "\n")


# ---------------------------------------------------------------------- reading


def read_file(path: Path) -> dict[str, Json]:
    """The data of a game file, which must be one JSON object."""
    text = read_text(path)
    try:
        data: Json = json.loads(text)
    except json.JSONDecodeError as error:
        raise FileError("file_no_json", str(path), line=error.lineno, column=error.colno) from error
    except (RecursionError, ValueError) as error:
        raise FileError("file_no_game", str(path)) from error
    if not isinstance(data, dict):
        raise FileError("file_no_game", str(path))
    return data


def load(
    data: dict[str, Json], games: Mapping[str, Rules[S]], witness: Witness | None = None, *, exactly: bool = False
) -> tuple[Game[S], list[Reason]]:
    """The game that a file describes, with every input replayed. Refuses anything that does not fit, and says where.

    A game of older rules whose inputs do not fit is at the start of its last round, unless `exactly` all must fit.
    """
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:  # JSON can contain lone surrogates
        raise FileError("file_no_text") from error
    rules = _rules_of(data, games)
    version = _field(data, "rules", rules.version).whole_number()
    if version > rules.version:
        raise FileError("rules_unknown", "rules", version=version, known=rules.version)
    data = migrate(data, rules)
    carried = version < rules.version and data["rules"] == rules.version
    origin, inputs, dice = _origin_of(data), _texts(data), _dice(data, faces_of(rules))
    kept, result = _object(data, "round"), _field(data, "result", "").text()
    older = {"version": version, "known": rules.version}
    going_on = Reason("went_on_under_new_rules", arguments=older)
    ended = Reason("older_game_ended", arguments={**older, "result": result[:80]})
    if version < rules.version and not carried and kept is not None and not result:
        return _go_on(kept, rules, version, origin.seed, dice), [going_on]
    try:
        game = _replay(rules, origin, inputs, dice, witness)
        if result and game.result != result:
            raise FileError("other_result", "result", result=result, now=game.result)
    except FileError as error:
        if version == rules.version or (carried and exactly):
            raise
        if kept is None or exactly:
            known, because = rules.version, error.reason
            raise FileError("older_rules_no_fit", "rules", version=version, known=known, because=because) from error
        return _go_on(kept, rules, version, origin.seed, dice), [ended if result else going_on]
    return game, []


def replay(rules: Rules[S], data: dict[str, Json]) -> Game[S]:
    """The game that `save` serialised under these rules."""
    return load(data, {rules.name: rules})[0]


def migrate(data: dict[str, Json], rules: object) -> dict[str, Json]:
    """A file of older rules migrated to today's, if its game plays on exactly; otherwise the file as it is."""
    version = data.get("rules")
    if not isinstance(rules, CarriesOver) or not isinstance(version, int) or not 0 < version < rules.version:
        return data
    name = "position" if "position" in data else "setup"
    beginning = data.get(name)
    carried = rules.migrate(beginning, version) if isinstance(beginning, dict) else None
    return data if carried is None else {**data, "rules": rules.version, name: carried}


def _rules_of(data: dict[str, Json], games: Mapping[str, Rules[S]]) -> Rules[S]:
    known = {"voidlock", "game", "rules", "seed", "fair_dice", "setup", "position"}
    known |= {"dice", "round", "result", "inputs"}
    if "voidlock" not in data:
        raise FileError("file_no_game")
    format = _field(data, "voidlock", 0).whole_number()
    if format != FORMAT:
        raise FileError("format_unknown", "voidlock", version=format, known=FORMAT)
    for field in data:
        if field not in known:
            raise FileError("unknown_field", field)
    name = data.get("game", "")
    if not isinstance(name, str) or name not in games:
        raise FileError("game_unknown", "game", name=str(name)[:40])
    return games[name]


def _origin_of(data: dict[str, Json]) -> Origin:
    seed = _field(data, "seed", "0").text()
    if (data.get("setup") is None) == (data.get("position") is None):
        raise FileError("setup_or_position", "setup")
    return Origin(seed, _object(data, "setup"), _object(data, "position"), _fair_dice(data.get("fair_dice")))


def _fair_dice(data: Json) -> FairDice | None:
    """What the seed follows from, as the file says; only `proof` checks whether it does."""
    if data is None:
        return None
    reader = Reader(data, "fair_dice")
    fields = reader.table()
    words = fields.get("words", Reader(None, "fair_dice.words")).table()
    version = fields.get("version", Reader(0, "fair_dice.version")).whole_number()
    if version != VERSION:
        raise FileError("format_unknown", "fair_dice.version", version=version, known=VERSION)
    reader.table(("version", "hash", "secret", "words"))
    for seat, word in words.items():
        if not seat.isdecimal() or len(seat) > 3:
            raise word.refuse("unknown_field")
    hash, secret = [fields.get(name, Reader(None, f"fair_dice.{name}")).line() for name in ("hash", "secret")]
    return FairDice(hash, secret, {int(seat): word.line() for seat, word in words.items()})


def _go_on(kept: dict[str, Json], rules: Rules[S], version: int, seed: str, dice: list[int]) -> Game[S]:
    """Continue a game of older rules from the start of its round, under today's rules."""
    position = migrate({"rules": version, "position": kept.get("position")}, rules)["position"]
    if not isinstance(position, dict):
        raise FileError("not_a_table", "round.position")
    # A different seed, because the same one would roll the game's first dice again.
    since = Reader(kept.get("inputs", 0), "round.inputs").whole_number()
    return new_game(rules, Origin(f"{seed} {since}", None, position), {"die": dice})


def replay_from_seed(data: dict[str, Json], games: Mapping[str, Rules[S]]) -> Game[S]:
    """The game again, with every die, draw and shuffle from the seed alone. Raises FileError where the file differs."""
    rules = _rules_of(data, games)
    data = migrate(data, rules)
    texts = _texts(data)
    game = new_game(rules, _origin_of(data))
    seen = _follow(game, texts, tells_chance=any(text.partition(" ")[0] in CHANCES for text in texts))
    if seen < len(game.inputs):
        raise FileError("input_out_of_order", f"inputs[{len(texts)}]", text="", now=game.inputs[seen].text())
    return game


def _replay(rules: Rules[S], origin: Origin, texts: list[str], dice: list[int], witness: Witness | None) -> Game[S]:
    to_come: dict[str, list[int]] = {kind: [] for kind in CHANCES}
    for index, text in enumerate(texts):
        kind, _, value = text.partition(" ")
        if kind in to_come:
            if not value.isdecimal() or len(value) > 20:
                raise FileError("input_unreadable", f"inputs[{index}]", text=text[:80])
            to_come[kind].append(int(value))
    tells_chance = any(to_come.values())
    to_come["die"].extend(dice)
    try:
        game = new_game(rules, origin, to_come, witness=witness)
    except ImpossibleChance as error:
        raise FileError("impossible_chance", "inputs", text=str(error)) from error
    _follow(game, texts, tells_chance=tells_chance)
    return game


def _follow(game: Game[S], texts: list[str], *, tells_chance: bool) -> int:
    """Replay the inputs of a file; returns how many inputs of the game the file has told."""
    seen, where = 0, "inputs"
    try:
        for index, text in enumerate(texts):
            where = f"inputs[{index}]"
            # A file written by hand may leave all chance to the scripted dice and the seed.
            seen = _replay_one(game, text, seen if tells_chance else len(game.inputs), where)
    except ImpossibleChance as error:
        raise FileError("impossible_chance", where, text=str(error)) from error
    return seen if tells_chance else len(game.inputs)


def _replay_one(game: Game[S], text: str, seen: int, where: str) -> int:
    """Replay one input of a file that has told `seen` inputs of the game so far; returns how many it has told then.

    What chance answered is in the game before the file tells it.
    """
    kind, _, rest = text.partition(" ")
    told_next = game.inputs[seen].text() if seen < len(game.inputs) else ""
    if kind in CHANCES:
        if not told_next:
            raise FileError("chance_not_asked", where, text=text[:80])
        if rest.isdecimal() and told_next == f"{kind} {int(rest)}":
            return seen + 1
    if told_next:
        raise FileError("input_out_of_order", where, text=text[:80], now=told_next)
    lying = len(game.open_answers())
    try:
        if kind == "undo":
            game.undo(_count(rest, text, where))
            return len(game.inputs)
        if kind == "back":
            seat, _, answer = rest.partition(" ")
            game.back(_count(seat, text, where), answer)
            return seen
        game.apply(_count(kind, text, where), rest)
    except FileError:
        raise
    except Refused as refused:
        raise FileError("input_refused", where, text=text[:80], because=refused.reason) from refused
    return seen if len(game.open_answers()) > lying else seen + lying + 1


def _count(word: str, text: str, where: str) -> int:
    if not word.isdecimal() or len(word) > 9:
        raise FileError("input_unreadable", where, text=text[:80])
    return int(word)


def _field(data: dict[str, Json], name: str, default: Json) -> Reader:
    return Reader(data.get(name, default), name)


def _object(data: dict[str, Json], name: str) -> dict[str, Json] | None:
    """A JSON object as it is; None if the file has none."""
    return None if data.get(name) is None else _field(data, name, None).mapping()


def _dice(data: dict[str, Json], faces: range) -> list[int]:
    dice = _field(data, "dice", []).elements()
    for die in dice:
        if not isinstance(die.value, int) or isinstance(die.value, bool) or die.value not in faces:
            raise die.refuse("no_face", least=faces[0], most=faces[-1])
    return [die.whole_number() for die in dice]


def _texts(data: dict[str, Json]) -> list[str]:
    return [text.text() for text in _field(data, "inputs", []).elements()]
