"""Odds on the Death Angel screen, by the thing or answer they belong to."""

from __future__ import annotations

from collections.abc import Iterator

from voidlock.engine import OpenQuestion, Thing
from voidlock.games.angel.odds.answers import answers, reroll
from voidlock.games.angel.odds.sheet import sheet
from voidlock.games.angel.view.types import AngelView
from voidlock.odds.figure import Expected, Figure, NoOdds, value_of
from voidlock.terminal.model.board.game_values import Figures, Promise

HITS, LIVES = "screen-promise-hits", "screen-promise-lives"


def figures(view: AngelView) -> Figures:
    """Survival odds of the coming attacks for each Marine, and of its attack for each swarm; odds for each roll."""
    beside: dict[Thing, float] = {}
    promised: dict[str, list[Promise]] = {}
    for title, each in sheet(view).items():
        for figure in each:
            told = figure.because.arguments
            marine, spot = told.get("marine"), told.get("spot")
            if isinstance(figure, Expected) or not isinstance(marine, Thing):
                continue
            if title == "odds-phase":
                beside[marine] = value_of(figure)
            elif isinstance(spot, Thing) and title == "odds-spots":
                beside[spot] = value_of(figure)
            elif isinstance(spot, Thing) and title == "odds-attack-list":
                promised.setdefault(f"attack:{marine.id}:{spot.id}", []).append(_of_attack(figure))
    # Open questions are shown to everybody: several people at one keyboard have no own part.
    for question in view["open"]["owed"]:
        promised |= {text: [promise] for text, promise in _promises(question, view).items()}
    return Figures(beside, promised)


def _of_attack(figure: Figure) -> Promise:
    """One may be slain, or as many as the attack can slay."""
    told = figure.because.arguments
    if figure.because.id == "odds-attacks-most":
        return Promise(f"play-chance-{'all' if told['most'] == told['size'] else 'some'}", value_of(figure), told)
    return Promise(_hits(figure), value_of(figure))


def _hits(figure: Figure) -> str:
    """The message for an attack that may slay several, or one."""
    return "play-chance-one" if figure.because.arguments["most"] != 1 else HITS


def _promises(question: OpenQuestion, view: AngelView) -> dict[str, Promise]:
    """The odds of the answers to a question with a die on the table."""
    kind = question.get("kind")
    if kind == "defence":
        return dict(_defence_promises(question, view))
    return _attack_promises(question, view) if kind == "reroll_attack" else {}


def _defence_promises(question: OpenQuestion, view: AngelView) -> Iterator[tuple[str, Promise]]:
    """R-7.4: for a defence roll on the table, his chance to survive the phase after each answer."""
    try:
        ways = answers(view)
    except NoOdds:
        return
    marine = question["subject"].id if question["subject"] is not None else ""
    for answer, phase in ways.items():
        if marine in phase.survives:
            yield answer, Promise(LIVES, value_of(phase.survives[marine]))


def _attack_promises(question: OpenQuestion, view: AngelView) -> dict[str, Promise]:
    """R-7.3: for an attack roll on the table, whether it hits as it is, and the odds of a paid reroll."""
    outcome = question["outcome"]
    try:
        again = reroll(view)
    except NoOdds:
        return {}
    hit = outcome is not None and outcome.id == "hit"
    return {"reroll": Promise(_hits(again), value_of(again)), "keep": Promise(_hits(again), 1.0 if hit else 0.0)}
