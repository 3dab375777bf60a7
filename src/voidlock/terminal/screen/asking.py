"""What a typed line is told when it is none of the answers, and how answers and explanations read on the screen."""

from __future__ import annotations

from voidlock.angel.facts import teams_each
from voidlock.table import Choice, Option, Thing
from voidlock.texts import Words

from ..explaining import explained
from ..shown import Shown
from ..telling import answer, because, more_about, question
from ..typed import joined, options_for, plain
from .figures import Figures, View
from .keys import CHOOSE, ENTER, LOG
from .picture import percent
from .sitting import Sitting
from .thinking import Advice


async def why_none(sitting: Sitting, choice: Choice[object], line: str, words: Words) -> str:
    """Why the line is not one answer: it can mean several, there is no such number, or the rules forbid it."""
    meant = options_for(choice, line)
    if len(meant) == 1:
        return words.say("terminal-why-legal", answer=answer(meant[0], words))
    if meant:
        texts = words.say("terminal-comma").join(option.text for option in meant[:8])
        return words.say("terminal-several", text=line[:80], number=len(meant), answers=texts)
    if plain(line).isdecimal():
        return words.say("terminal-no-such-number", number=len(choice.options))
    reason = await sitting.why_not(joined(line), choice.seat)
    if reason is not None and reason.id == "unreadable":
        # Told as it was typed.
        reason = await sitting.why_not(plain(line), choice.seat)
    return because(reason, words) if reason is not None else words.say("terminal-why-legal", answer=line[:80])


def asked_in_words(choice: Choice[object], view: View, words: Words, *, several: bool) -> str:
    """The question; with several people it says whose it is."""
    told = question(choice, words)
    if choice.kind == "choose_team":
        shown = Shown(view)["open"]
        total = teams_each(shown["players"].number)
        taken = [team for team, held in shown["teams"].items if held["seat"].number == choice.seat]
        if total > 1:
            told = words.say("terminal-draft", question=told, number=len(taken) + 1, total=total)
    return words.say("terminal-asked", seat=Thing("seat", str(choice.seat)), question=told) if several else told


def answer_line(
    number: int, option: Option[object], words: Words, figures: Figures | None, advice: Advice | None
) -> str:
    """An answer with its number, what its rolls promise, and what the Librarian thinks of it."""
    told = f"{number}. {answer(option, words)}"
    notes = []
    chance = figures.of_answer(option) if figures is not None else None
    if chance is not None:
        notes.append(words.say("screen-promise", chance=percent(chance)))
    estimate = advice.of(option.text) if advice is not None else None
    if estimate is not None:
        notes.append(f"{'*' if advice and advice.plan[:1] == [option.text] else ''}{percent(estimate.chance)}")
    return f"{told} ({words.say('terminal-comma').join(notes)})" if notes else told


def detail(choice: Choice[object], option: Option[object], words: Words, advice: Advice | None) -> str:
    """What somebody has to know who picks this answer, and the text that can be typed."""
    told = [f"[{option.text}]", more_about(choice, option, words)]
    estimate = advice.of(option.text) if advice is not None else None
    if estimate is not None:
        low, high = percent(estimate.low), percent(estimate.high)
        told.append(words.say("screen-estimate", chance=percent(estimate.chance), low=low, high=high))
    return words.say("terminal-space").join(text for text in told if text)


def explained_things(choice: Choice[object] | None, option: Option[object] | None, words: Words) -> list[str]:
    """What the cards and things of a question, and of the answer under the cursor, do and mean."""
    things = [thing for thing in (choice.card, choice.subject) if thing] if choice is not None else []
    things += option.things if option is not None else ()
    known = set(words.terms())
    return list(dict.fromkeys(explained(*thing, words) for thing in things if tuple(thing) in known))


def help_lines(words: Words) -> list[str]:
    """The keys, and what the signs on the board mean."""
    return [
        words.say("screen-key-choose", choose=CHOOSE, enter=ENTER),
        *[words.say(f"screen-key-{name}") for name in ("type", "press")],
        words.say("screen-key-log", log=LOG),
        "",
        *[words.say(f"screen-sign-{name}") for name in ("marine", "threat", "chance", "marks")],
    ]
