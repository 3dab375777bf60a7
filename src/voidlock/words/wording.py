"""Localisation check of a game: random games are put into words, and every message that is missing is listed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial

from voidlock.engine import SPECTATOR, Game, Json, Origin, Reason, Refused, new_game
from voidlock.engine.laws import random_answer
from voidlock.games.kit import Kit, S
from voidlock.texts import LANGUAGES, Words
from voidlock.words.boards import draw_board
from voidlock.words.telling import answer, because, question, tell

Saying = Callable[[Words], str]


def missing_words(kit: Kit[S], setup: dict[str, Json], games: int = 4) -> list[str]:
    """What cannot be said in some language: messages that are missing, or that name a missing argument."""
    catalogues = [Words(language) for language in LANGUAGES]
    found = {fault for words in catalogues for fault in _verbs_without_words(kit, words)}
    for seed in range(games):
        rng, told = random.Random(seed), 0
        game = new_game(kit.rules, Origin(str(seed), setup))
        while True:
            sayings = [*_sayings(game, told)]
            found |= {fault for words in catalogues for saying in sayings if (fault := _fault(saying, words))}
            if not game.pending:
                break
            told = len(game.events)
            game.apply(*random_answer(game, rng))
    return sorted(found)


def _verbs_without_words(kit: Kit[S], words: Words) -> Iterator[str]:
    """Random games may not offer every answer."""
    ids = words.ids()
    for verb in kit.rules.verbs:
        if not any(id == f"option-{verb}" or id.startswith(f"option-{verb}-") for id in ids):
            yield f"there is no message 'option-{verb}' in {words.language!r}"


def _sayings(game: Game[S], told: int) -> Iterator[Saying]:
    """What a player reads now: the board, the events since `told` as every seat sees them, questions and refusals."""
    for seat in (SPECTATOR, *game.seats):
        yield partial(_board, game, seat)
    for _, event in game.events[told:]:
        for seat in (SPECTATOR, *game.seats):
            seen = event.for_seat(seat)
            if seen is not None:
                yield partial(tell, seen)
    for choice in game.pending:
        yield partial(question, choice)
        for option in choice.options:
            yield partial(answer, option)
        for verb in game.rules.verbs:
            yield partial(because, _refusal(game, choice.seat, f"{verb}:?"))


def _board(game: Game[S], seat: int, words: Words) -> str:
    return "\n".join(line.text for line in draw_board(game, seat, words, whole=True))


def _refusal(game: Game[S], seat: int, text: str) -> Reason:
    try:
        game.apply(seat, text)
    except Refused as refused:
        return refused.reason
    raise AssertionError(f"{text!r} is not refused")


def _fault(saying: Saying, words: Words) -> str:
    """Why it cannot be said; empty if it can."""
    try:
        saying(words)
    except (LookupError, ValueError) as error:
        return str(error.args[0])
    return ""
