"""Wording of what an answer costs, hits and forfeits, as the view states it."""

from __future__ import annotations

from fractions import Fraction

from voidlock.engine import Argument, Option, Thing
from voidlock.games.hulk.lines.board import letter_of
from voidlock.games.hulk.view.types import Danger, HulkAnswer, HulkView, Points
from voidlock.odds.figure import percent
from voidlock.texts import Words

Message = tuple[str, dict[str, Argument]]


def answer_of(view: HulkView, option: Option[object]) -> HulkAnswer | None:
    """The answer's entry in the view; None if the question is not pending."""
    pending = view["own"]["pending"]
    return next((each for asked in pending for each in asked["options"] if each["text"] == option.text), None)


def describe_cost(cost: Points, words: Words) -> str:
    if cost["psi"]:
        return words.say("terminal-hulk-price-psi", number=cost["psi"])
    return describe_points(cost["ap"], cost["cp"], words)


def describe_points(ap: int, cp: int, words: Words) -> str:
    return words.say("terminal-hulk-price", ap=ap, cp=cp)


def area_attack(view: HulkView, option: Option[object]) -> tuple[list[str], list[Danger]] | None:
    """The squares and dangers of an area attack; None for any other answer."""
    told = answer_of(view, option)
    return (told["area"], told.get("endangers", [])) if told is not None and "area" in told else None


def describe_area(view: HulkView, option: Option[object], words: Words) -> str:
    """The pieces hit by an area attack, their chance to die, and the squares; empty for any other answer."""
    found = area_attack(view, option)
    if found is None:
        return ""
    squares, dangers = found
    pieces = [danger for danger in dangers if danger["dies_on"] > 1]
    told = words.say(
        "terminal-hulk-area",
        verb=option.verb,
        chance=_chance(pieces),
        number=len(pieces),
        who=_names(view, pieces, words),
        squares=" ".join(squares),
    )
    return words.say("terminal-space").join([told, *_describe_lost(view, dangers, words)])


def doubt_about(view: HulkView, option: Option[object], words: Words) -> Message | None:
    """The confirmation question for an answer that may cost marines their lives or their turn; None if harmless."""
    told = answer_of(view, option)
    if told is None:
        return None
    return _harm(view, option.verb, told, words) or _warn_of_idle(view, option.verb, told, words)


def _harm(view: HulkView, verb: str, told: HulkAnswer, words: Words) -> Message | None:
    dangers = told.get("endangers", [])
    own = [danger for danger in dangers if danger["thing"].kind == "terminator"]
    if "area" not in told:
        return ("terminal-hulk-doubt-flames", {"who": own[0]["thing"], "chance": _chance(own)}) if own else None
    harm = []
    if own:
        chance, who = _chance(own), _names(view, own, words)
        harm.append(words.say("terminal-hulk-harm", verb=verb, chance=chance, who=who))
    harm += _describe_lost(view, dangers, words)
    return (
        ("terminal-hulk-doubt-area", {"verb": verb, "harm": words.say("terminal-space").join(harm)}) if harm else None
    )


def _warn_of_idle(view: HulkView, verb: str, told: HulkAnswer, words: Words) -> Message | None:
    """Warn that ending the phase, or his activation, leaves a marine with all his points."""
    idle = [lost["who"].id for lost in told.get("forfeits", []) if lost["what"] == "activation"]
    if not idle:
        return None
    letters = [letter_of(view["open"], name) for name in idle]
    names, points = words.say("terminal-comma").join(letters), view["open"]["command_points"]
    if verb == "done":
        return "hulk-idle-done", {"names": names}
    return "hulk-idle", {"number": len(idle), "names": names, "cp": points}


def _chance(dangers: list[Danger]) -> str:
    """The chance of each piece in the area to die."""
    dies_on = dangers[0]["dies_on"] if dangers else 7
    return percent(Fraction(7 - dies_on, 6))


def _names(view: HulkView, dangers: list[Danger], words: Words) -> str:
    return words.say("terminal-comma").join(_name(view, danger["thing"], words) for danger in dangers)


def _name(view: HulkView, thing: Thing, words: Words) -> str:
    if thing.kind != "terminator":
        return words.name(*thing)
    return words.say("terminal-hulk-who", letter=letter_of(view["open"], thing.id), name=thing)


def _describe_lost(view: HulkView, dangers: list[Danger], words: Words) -> list[str]:
    """Name what is destroyed without a roll."""
    lost = [danger for danger in dangers if danger["dies_on"] <= 1]
    return [words.say("terminal-hulk-lost", what=_names(view, lost, words))] if lost else []
