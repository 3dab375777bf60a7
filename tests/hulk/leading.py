"""Airlock Nine led on any screen: to the exit, which wins with seed 38, or nowhere, which loses with 35."""

from __future__ import annotations

from collections.abc import Callable

from tests.hulk.boards import AIRLOCK
from voidlock import hulk
from voidlock.engine import Choice, Game
from voidlock.games.hulk.lines.names import Names
from voidlock.games.hulk.marines.routes import route
from voidlock.hulk import State

Leader = Callable[[State, Choice[object]], str]

EXIT = "20,5"


def to_the_exit(state: State, choice: Choice[object]) -> str:
    """Everybody walks east, shoots what he sees, and leaves."""
    texts = choice.texts()
    wanted = [("listed",), ("keep",), ("leave:", "fire:S", "assault:S"), ("snap:S",), ("activate:",)]
    for verbs in wanted:
        found = next((text for text in texts if text.startswith(verbs)), "")
        if found:
            return found
    if choice.kind == "order":
        walk = route(state, state.active, state.board.square_by_name(EXIT))
        step = walk.orders[0] if walk and walk.orders else ""
        return step if step in texts else "done"
    return "end" if choice.kind == "next_marine" else texts[0]


def nothing(state: State, choice: Choice[object]) -> str:
    """Nobody does anything."""
    texts = choice.texts()
    return next((text for text in ("listed", "keep", "end", "hold", "stay") if text in texts), texts[0])


def led(leader: Leader, game: Game[State]) -> str:
    """The leader's next answer. Nobody is chosen who would do nothing: on a screen he would still be waiting."""
    choice = game.pending[0]
    text = leader(game.state, choice)
    while text.startswith("activate:"):
        after = game.clone()
        after.apply(1, text)
        if leader(after.state, after.pending[0]) != "done":
            break
        others = [option for option in choice.options if option.text != text]
        choice = Choice(choice.seat, choice.kind, others, subject=choice.subject)
        text = leader(game.state, choice)
    return text


def is_doubted(choice: Choice[object], text: str) -> bool:
    """Whether it is asked once more: the phase ends before everybody has acted."""
    return text == "end" and any(option.verb == "activate" for option in choice.options)


def orders(leader: Leader, seed: str) -> list[list[str]]:
    """All answers of a whole mission, each as it is typed."""
    game, given = hulk.new(AIRLOCK, seed=seed), []
    names = Names()
    while game.pending:
        text = led(leader, game)
        verb, colon, about = text.partition(":")
        told = game.events_for(1)
        called = {thing[1]: name for thing, name in names.after(told, len(told)).items()}
        typed = verb + colon + called.get(about, about)
        given.append([typed, "yes"] if is_doubted(game.pending[0], text) else [typed])
        game.apply(1, text)
    return given
