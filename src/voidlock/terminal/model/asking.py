"""Presentation of answers, explanations and refusals for both terminal modes."""

from __future__ import annotations

from voidlock.engine import Argument, Choice, Option, Thing
from voidlock.odds.figure import percent
from voidlock.terminal.model.advice import Advice, Estimate
from voidlock.terminal.model.board.game_board import GameBoard, Row
from voidlock.terminal.model.board.game_values import Figures
from voidlock.terminal.model.keys import BEGIN, CHOOSE, ENTER, LETTERS, LOG, PLAYING, WATCHING
from voidlock.terminal.model.session import Offer, Sitting
from voidlock.terminal.model.typed import canonical, options_for, plain, with_colons
from voidlock.texts import Words
from voidlock.words.telling import add_notes, answer, because

NAMED = 4
"""How many about equal answers are named at most."""


async def why_none(sitting: Sitting, choice: Choice[object], line: str, words: Words) -> str:
    """Why the line is not an answer: it is ambiguous, the number does not exist, or the rules forbid it.

    Empty if nothing forbids it: then it answers another question of the same seat.
    """
    meant = options_for(choice, line)
    if len(meant) > 1:
        texts = words.say("terminal-comma").join(sitting.board.lines.spell(option, words) for option in meant[:8])
        return words.say("terminal-several", text=line[:80], number=len(meant), answers=texts)
    if plain(line).isdecimal():
        return words.say("terminal-no-such-number", number=len(choice.options))
    reason = await sitting.why_not(with_colons(line), choice.seat)
    if reason is not None and reason.id == "unreadable":
        # Explained as it was typed.
        reason = await sitting.why_not(plain(line), choice.seat)
    return because(reason, words) if reason is not None else ""


def legal(sitting: Sitting, choice: Choice[object], line: str) -> Option[object] | None:
    """The one legal answer that a line names, to this question or another one of the same seat."""
    meant = options_for(choice, line)
    if not meant:
        owed = [option for other in sitting.questions if other.seat == choice.seat for option in other.options]
        meant = [option for option in owed if option.text.casefold() == canonical(line)]
    return meant[0] if len(meant) == 1 else None


def describe_advice(choice: Choice[object], advice: Advice, words: Words) -> str:
    """The best answer; several if they are about equal; the rule of thumb if the search cannot tell."""
    options = {option.text: option for option in choice.options}
    if advice.why is not None:
        return _describe_plan(options[advice.level[0]], advice, words)
    if advice.verdict == "best":
        return words.say("screen-advice-best", answer=answer(options[advice.best], words))
    tried = {estimate.chance for estimate in advice.answers}
    if advice.verdict == "close" and tried in ({0.0}, {1.0}):
        return words.say("screen-advice-won" if tried == {1.0} else "screen-advice-lost", bot=advice.plays_on)
    if advice.verdict == "close":
        told = [answer(options[text], words) for text in advice.level]
        answers = words.say("terminal-comma").join(told[:NAMED])
        id = "screen-advice-close" if len(told) <= NAMED else "screen-advice-close-more"
        return words.say(id, answers=answers, number=len(told) - NAMED)
    return words.say("screen-advice-few", answer=answer(options[advice.rule], words))


def _describe_plan(first: Option[object], advice: Advice, words: Words) -> str:
    """The leading answer with the fact behind it, what follows it, and what was compared."""
    assert advice.why is not None
    told = [words.say("play-advice-rule", answer=answer(first, words)), words.say(advice.why.id, advice.why.arguments)]
    if len(advice.plan) > 1:
        then = words.say("terminal-comma").join([answer(step, words) for step in advice.plan[1:]])
        told.append(words.say("screen-advice-then", plan=then))
    return words.say("terminal-space").join([*told, words.say(*compared(advice))])


def compared(advice: Advice) -> tuple[str, dict[str, Argument]]:
    """The message that says what the advice rests on, and its arguments."""
    if not advice.answers:
        return "play-advice-uncompared", {}
    return f"play-advice-{advice.verdict}-games", {"number": advice.games}


def find_offer(offers: list[Offer], line: str) -> Offer | None:
    """The offer that a typed line means, by number or text."""
    typed = canonical(line)
    if typed.isdecimal():
        return offers[int(typed[:4]) - 1] if 1 <= int(typed[:4]) <= len(offers) else None
    meant = [offer for offer in offers if offer.text == typed] or [
        offer for offer in offers if offer.text.startswith(typed)
    ]
    return meant[0] if len(meant) == 1 else None


def key_label(key: str) -> str:
    """A key before its answer, in two columns if it is one sign."""
    return f"{key}." if key.isalnum() else f"{key} "


def answer_line(
    key: str,
    option: Option[object],
    words: Words,
    notes: list[str],
    figures: Figures,
    advice: Advice | None,
    kind: str = "",
) -> str:
    """An answer with its key, cost, odds and estimate."""
    told = f"{key_label(key)} {answer(option, words, kind)}"
    return add_notes(told, [*notes, *chances(option, words, figures, advice)], words)


def chances(option: Option[object], words: Words, figures: Figures, advice: Advice | None) -> list[str]:
    """The odds of an answer's dice, and the Librarian's estimate."""
    promised = figures.promised.get(option.text, [])
    notes = [words.say(promise.id, promise.about, chance=percent(promise.chance)) for promise in promised]
    estimate = advice.of(option.text) if advice is not None and advice.verdict != "few" else None
    if advice is not None and estimate is not None:
        place = "screen-wins-level" if option.text in advice.level else "screen-wins"
        id = "screen-wins-best" if option.text == advice.best else place
        notes.append(words.say(id, bot=advice.plays_on, chance=percent(estimate.chance)))
    return notes


def row_line(key: str, row: Row, words: Words, notes: list[str]) -> str:
    """Several answers in one line, with the notes of all."""
    return add_notes(f"{key_label(key)} {words.say(row.id)}", notes, words)


def detail(board: GameBoard, option: Option[object], meaning: str, words: Words, advice: Advice | None) -> str:
    """The text that a player can type for this answer, its meaning, and the estimate."""
    told = [f"[{board.lines.spell(option, words)}]", meaning]
    estimate = advice.of(option.text) if advice is not None and advice.verdict != "few" else None
    if advice is not None and estimate is not None:
        told.append(words.say("screen-estimate", bot=advice.plays_on, chance=chance_range(estimate, words)))
    return words.say("terminal-space").join(text for text in told if text)


def chance_range(estimate: Estimate, words: Words) -> str:
    """The estimated chance with its interval, unless that rounds to one figure."""
    chance, low, high = percent(estimate.chance), percent(estimate.low), percent(estimate.high)
    return chance if low == high else words.say("play-advice-range", chance=chance, low=low, high=high)


def things_of(board: GameBoard, choice: Choice[object] | None, option: Option[object] | None) -> list[Thing]:
    """The cards and things of a question and of the answer under the cursor."""
    things = [thing for thing in (choice.card, choice.subject) if thing] if choice is not None else []
    return [*things, *option.things, *board.notions(option)] if option is not None else things


def help_lines(sitting: Sitting, words: Words) -> list[str]:
    """The keys, the commands, and the signs on the board."""
    if sitting.steps:
        keys = {key.word: key.both for key in WATCHING}
        return [words.say("screen-key-watch", **keys), "", *[words.say(id) for id in sitting.board.signs]]
    table = ["screen-key-talk"] if sitting.talks else []
    return [
        words.say("screen-key-choose", choose=CHOOSE, enter=ENTER),
        words.say("screen-key-type", letters=" ".join(LETTERS), sign=BEGIN),
        words.say("screen-key-press"),
        words.say("screen-key-log", log=LOG),
        words.say("screen-key-foot", **{key.word: key.both for key in PLAYING}),
        *[
            words.say(id)
            for id in (
                *sitting.board.examples,
                "screen-key-save",
                "screen-key-dice",
                "terminal-hints-help",
                "terminal-teacher-help",
                *table,
            )
        ],
        "",
        *[words.say(id) for id in sitting.board.signs],
    ]
