"""What an answer of Space Hulk costs, strikes and forfeits, in words. The view says what it is."""

from __future__ import annotations

from voidlock.engine import Argument, Option, Thing
from voidlock.games.hulk.view_types import Danger, HulkAnswer, HulkView, Points
from voidlock.texts import Words

from .board import letter_of

Message = tuple[str, dict[str, Argument]]


def answer_of(view: HulkView, option: Option[object]) -> HulkAnswer | None:
    """The answer as the view tells it; None if it is not asked for."""
    pending = view["own"]["pending"]
    return next((each for asked in pending for each in asked["options"] if each["text"] == option.text), None)


def cost_told(cost: Points, words: Words) -> str:
    if cost["psi"]:
        return words.say("terminal-hulk-price-psi", number=cost["psi"])
    return points_told(cost["ap"], cost["cp"], words)


def points_told(ap: int, cp: int, words: Words) -> str:
    return words.say("terminal-hulk-price", ap=ap, cp=cp)


def struck(view: HulkView, option: Option[object]) -> tuple[list[str], list[Danger]] | None:
    """The squares and the dangers of an order that strikes a whole area; None of any other answer."""
    told = answer_of(view, option)
    return (told["area"], told.get("endangers", [])) if told is not None and "area" in told else None


def area_told(view: HulkView, option: Option[object], words: Words) -> str:
    """Whom an order strikes, how hard, and where; empty if it strikes no area."""
    found = struck(view, option)
    if found is None:
        return ""
    squares, dangers = found
    pieces = [danger for danger in dangers if danger["dies_on"] > 1]
    told = words.say(
        "terminal-hulk-area",
        verb=option.verb,
        chance=_chance(pieces, words),
        number=len(pieces),
        who=_named(view, pieces, words),
        squares=" ".join(squares),
    )
    return words.say("terminal-space").join([told, *_lost_told(view, dangers, words)])


def doubt_about(view: HulkView, option: Option[object], words: Words) -> Message | None:
    """What is asked before the answer is given, because it may cost marines their lives or their turn."""
    told = answer_of(view, option)
    if told is None:
        return None
    return _harm(view, option.verb, told, words) or _left_idle(view, told, words)


def _harm(view: HulkView, verb: str, told: HulkAnswer, words: Words) -> Message | None:
    dangers = told.get("endangers", [])
    own = [danger for danger in dangers if danger["thing"].kind == "terminator"]
    if "area" not in told:
        return ("terminal-hulk-doubt-flames", {"who": own[0]["thing"], "chance": _chance(own, words)}) if own else None
    harm = []
    if own:
        chance, who = _chance(own, words), _named(view, own, words)
        harm.append(words.say("terminal-hulk-harm", verb=verb, chance=chance, who=who))
    harm += _lost_told(view, dangers, words)
    return (
        ("terminal-hulk-doubt-area", {"verb": verb, "harm": words.say("terminal-space").join(harm)}) if harm else None
    )


def _left_idle(view: HulkView, told: HulkAnswer, words: Words) -> Message | None:
    """Ending the phase leaves marines without an activation."""
    idle = [lost["who"].id for lost in told.get("forfeits", []) if lost["what"] == "activation"]
    if not idle:
        return None
    letters = [letter_of(view["open"], name) for name in idle]
    return "hulk-idle", {"number": len(idle), "names": words.say("terminal-comma").join(letters)}


def _chance(dangers: list[Danger], words: Words) -> str:
    """Of each piece that is struck to die."""
    dies_on = dangers[0]["dies_on"] if dangers else 7
    return words.say("odds-percent", number=f"{100 * (7 - dies_on) / 6:.0f}")


def _named(view: HulkView, dangers: list[Danger], words: Words) -> str:
    return words.say("terminal-comma").join(_name(view, danger["thing"], words) for danger in dangers)


def _name(view: HulkView, thing: Thing, words: Words) -> str:
    if thing.kind != "terminator":
        return words.name(*thing)
    return words.say("terminal-hulk-who", letter=letter_of(view["open"], thing.id), name=thing)


def _lost_told(view: HulkView, dangers: list[Danger], words: Words) -> list[str]:
    """What is destroyed without a roll."""
    lost = [danger for danger in dangers if danger["dies_on"] <= 1]
    return [words.say("terminal-hulk-lost", what=_named(view, lost, words))] if lost else []
