"""A game file told from beginning to end: the board of every round, what was asked and answered, what happened."""

from __future__ import annotations

from collections.abc import Iterator

from tests.playthroughs.games import GAMES
from voidlock.angel import State
from voidlock.engine import Answer, Choice, Event, Game, Json, Option, load, new_game
from voidlock.games.angel.events import PhaseBegan, RoundBegan
from voidlock.games.angel.facts import KIND_NAMES, MARINE_NAMES, SPOTS_AT, TERRAIN_NAMES, spot_name
from voidlock.games.angel.numbers import Spot
from voidlock.games.angel.state.swarms import cards
from voidlock.texts import Words

MOST_SHOWN = 8
"""Of more answers than these only the number is told."""


def tell(data: dict[str, Json], language: str) -> str:
    words = Words(language)
    played, _ = load(data, GAMES)
    game = new_game(played.rules, played.origin)
    lines = [line for _, event in game.events for line in _told(event, game, words)]
    for given in played.inputs:
        if isinstance(given, Answer):
            choice = next(owed for owed in game.choices_of(given.seat) if given.option in owed.options)
            lines += _asked(game, choice, given.option, words)
            for event in game.apply(given.seat, given.option):
                lines += _told(event, game, words)
    return "\n".join(lines) + "\n"


def _told(event: Event, game: Game[State], words: Words) -> Iterator[str]:
    text = words.say(f"told-{event.name}", event.arguments())
    if isinstance(event, RoundBegan):
        yield from ("", f"== {text} ==", *_board(game.state))
    elif isinstance(event, PhaseBegan):
        yield from ("", f"-- {text}")
    else:
        yield f"   {text}"


def _asked(game: Game[State], choice: Choice[object], option: Option[object], words: Words) -> Iterator[str]:
    """The question, the answer in words, and the answers there were, as they are typed."""
    seat = f"{words.name('seat', str(choice.seat))}: " if len(game.seats) > 1 else ""
    texts = [f"[{text}]" if text == option.text else text for text in choice.texts()]
    shown = " ".join(texts) if len(texts) <= MOST_SHOWN else f"[{option.text}] 1/{len(texts)}"
    yield f" ? {seat}{words.say(f'ask-{choice.kind}', choice.arguments())}"
    yield f" > {words.option(option.verb, option.arguments())}    {shown}"


def _board(state: State) -> Iterator[str]:
    """A row a line, in the notation of game files."""
    for place, marine in enumerate(state.formation):
        left, right = SPOTS_AT[place]
        name = MARINE_NAMES[marine] + "<>"[state.facing[marine]] + " •" * state.tokens[marine]
        yield f"{_spot(state, left):>44} | {name:^16} | {_spot(state, right)}".rstrip()
    yield f"{len(state.piles[0]):>44} | {state.supply:^16} | {len(state.piles[1])}"


def _spot(state: State, spot: Spot) -> str:
    here = [KIND_NAMES[kind] for kind in cards(state.swarms[spot])]
    here += [f"({TERRAIN_NAMES[card]})" for card in state.terrain_at(spot)]
    return f"{spot_name(spot)} {' '.join(here)}" if here else ""
