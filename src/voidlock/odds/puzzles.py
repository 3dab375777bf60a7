"""Chances of puzzles.

They are exact where every answer and every face of every die can be tried down to the end of the position.
A puzzle with more to it is searched: each answer is played out many times.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator, Sequence
from fractions import Fraction
from math import sqrt
from typing import Generic, NamedTuple

from voidlock.engine import AnyGame, Game, Option, Puzzle, Reason
from voidlock.engine.branching import Branching
from voidlock.engine.rules import S
from voidlock.games.kit import Goal, Kit, require

from .figure import percent

NEVER, ALWAYS = Fraction(0), Fraction(1)


class PuzzleGoal(NamedTuple, Generic[S]):
    """One goal of a puzzle, about the thing with this name; an empty name: about all."""

    kind: Goal[S]
    name: str

    def is_met(self, state: S) -> bool:
        return self.kind.met(state, self.name)


class Tree(Generic[S]):
    """The game tree below a position, for one deal of what the player cannot know (expectimax, with a memo)."""

    def __init__(self, root: Branching[S], goals: Sequence[PuzzleGoal[S]]) -> None:
        self.root, self.goals = root, goals
        self.lasting = [goal for goal in goals if goal.kind.lasting]
        self._memo: dict[Hashable, Fraction] = {}

    @property
    def size(self) -> int:
        return len(self._memo)

    def chance(self, node: Branching[S]) -> Fraction:
        """The chance to reach the goal from here, if every later answer is the best."""
        if not all(goal.is_met(node.state) for goal in self.lasting):
            return NEVER
        if is_leaf(node):
            return ALWAYS if all(goal.is_met(node.state) for goal in self.goals) else NEVER
        key = node.key()
        known = self._memo.get(key)
        if known is None:
            known = self._memo[key] = self._expectation(node) if node.chance is not None else self._best(node)
        return known

    def _expectation(self, node: Branching[S]) -> Fraction:
        assert node.chance is not None
        faces = range(node.chance.first, node.chance.first + node.chance.sides)
        return sum([self.chance(node.after_roll(face)) for face in faces], NEVER) / len(faces)

    def _best(self, node: Branching[S]) -> Fraction:
        best = NEVER
        for place in range(len(node.pending[0].options)):
            best = max(best, self.chance(node.after_answer(place)))
            if best == ALWAYS:
                break
        return best

    def after(self, texts: Sequence[str]) -> Fraction:
        """The chance after these answers."""
        node = self.root
        for text in texts:
            choice = next(choice for choice in node.pending if text in choice.texts())
            node = node.branch()
            node.apply(choice.seat, text)
        return self.chance(node)

    def lines(self) -> Iterator[tuple[Option[object], ...]]:
        """Every way to answer up to the first roll; of those that lead to the same position, one."""
        met: set[Hashable] = set()
        left: list[tuple[Branching[S], tuple[Option[object], ...]]] = [(self.root, ())]
        while left:
            node, answers = left.pop()
            if answers and (is_leaf(node) or node.rolls):
                yield answers
                continue
            for place, option in reversed([*enumerate(node.pending[0].options)]):
                after = node.after_answer(place)
                key = after.key()
                if key not in met:
                    met.add(key)
                    left.append((after, (*answers, option)))


class Playout(Generic[S]):
    """One play to the end of the position, with cards, blips and dice of its own; rules of thumb answer what comes."""

    def __init__(self, kit: Kit[S], game: Game[S], number: int, goals: Sequence[PuzzleGoal[S]]) -> None:
        self.heuristic = require(kit.search_profile, "advice").heuristic
        self.game, self.number, self.goals = game, number, goals

    def after(self, texts: Sequence[str]) -> Fraction:
        """Whether the goal is reached after these answers: 1 or 0."""
        game = self.game.redealt(1, random.Random(self.number))
        for text in texts:
            choice = next((choice for choice in game.pending if text in choice.texts()), None)
            if choice is None:
                break  # What was hidden is another thing in this play.
            game.apply(choice.seat, text)
        while game.pending:
            game.play(self.heuristic(game.state, game.pending[0]))
        return ALWAYS if all(goal.is_met(game.state) for goal in self.goals) else NEVER


def is_leaf(node: Branching[S]) -> bool:
    """Whether nothing more happens."""
    return not node.pending and node.chance is None


class Line(NamedTuple):
    """A whole answer to a puzzle, and its chance."""

    answers: tuple[Option[object], ...]
    chance: Fraction

    @property
    def texts(self) -> list[str]:
        return texts_of(self.answers)


def texts_of(answers: Sequence[Option[object]]) -> list[str]:
    return [option.text for option in answers]


FIRST_PLAYS = 40
"""After how many plays a hopeless answer is given up."""

HOPELESS = Fraction(3, 10)
"""How far behind the best an answer is hopeless then: almost three standard errors."""


class Solver(Generic[S]):
    """A puzzle and what its chances are measured by: a tree for each deal, or many plays."""

    def __init__(self, kit: Kit[S], puzzle: Puzzle, deals: int | None = None, plays: int | None = None) -> None:
        self.puzzle = puzzle
        game = kit.load(dict(puzzle.file))[0]
        self.goals = [goal for text in puzzle.goals for goal in _goals_of(text, kit, game.state)]
        trees = [
            Tree(Branching.at(game.redealt(1, dealer), dealer.getrandbits(64)), self.goals)
            for dealer in [random.Random(deal) for deal in range(1 if puzzle.plays else deals or puzzle.deals)]
        ]
        self.answers = trees[0].lines
        self.measures: Sequence[Tree[S] | Playout[S]] = trees
        if puzzle.plays:
            self.measures = [Playout(kit, game, number, self.goals) for number in range(plays or puzzle.plays)]
        self._known: dict[tuple[str, ...], list[Fraction]] = {}

    def chances(self, texts: Sequence[str], most: int | None = None) -> list[Fraction]:
        """The chance after these answers, for each deal or each of the first plays."""
        known = self._known.setdefault(tuple(texts), [])
        known += [measure.after(texts) for measure in self.measures[len(known) : most]]
        return known

    def chance(self, texts: Sequence[str]) -> Fraction:
        """The chance after these answers."""
        return mean(self.chances(texts))

    def lines(self) -> list[Line]:
        """Every whole answer with its chance, best first. A search gives hopeless ones up early."""
        most = FIRST_PLAYS if self.puzzle.plays else None
        found = [Line(line, mean(self.chances(texts_of(line), most))) for line in self.answers()]
        least = max([line.chance for line in found]) - HOPELESS
        if self.puzzle.plays:
            found = [line._replace(chance=self.chance(line.texts)) if line.chance >= least else line for line in found]
        return sorted(found, key=lambda line: -line.chance)

    def best(self) -> Line:
        """The shortest of the best answers; a puzzle that is searched says which those are."""
        if self.puzzle.plays:
            meant = min([line for line in self.answers() if self.puzzle.is_best(texts_of(line))], key=len)
            return Line(meant, self.chance(texts_of(meant)))
        lines = self.lines()
        return min([line for line in lines if line.chance == lines[0].chance], key=lambda line: len(line.answers))

    def verdict(self, game: AnyGame) -> Verdict:
        """What the player's answer in this game is worth."""
        answers = self.puzzle.answers(game)
        own, best = Line(tuple(answers), self.chance(texts_of(answers))), self.best()
        if self.puzzle.plays and self.puzzle.is_best(own.texts):
            return Verdict(own, own, self.error(own), solved=True)
        return Verdict(best, own, self.error(best, own), solved=own.chance >= best.chance)

    def error(self, *lines: Line) -> float:
        """How far off the chance of one of these answers can be, 95 times in 100; 0 if they are exact."""
        return max([2 * uncertainty(self.chances(line.texts), [NEVER] * len(self.measures)) for line in lines])


class Verdict(NamedTuple):
    """The best answer to a puzzle and the player's, each with its chance, and how far off these can be."""

    best: Line
    own: Line
    error: float
    solved: bool


def mean(chances: Sequence[Fraction]) -> Fraction:
    return sum(chances, NEVER) / len(chances)


def uncertainty(one: Sequence[Fraction], other: Sequence[Fraction]) -> float:
    """The standard error of the difference of two mean chances, deal by deal."""
    differences = [float(a - b) for a, b in zip(one, other, strict=True)]
    middle = sum(differences) / len(differences)
    if len(differences) == 1:
        return 0.0
    variance = sum([(each - middle) ** 2 for each in differences]) / (len(differences) - 1)
    return sqrt(variance / len(differences))


def _goals_of(goal: str, kit: Kit[S], state: S) -> list[PuzzleGoal[S]]:
    kind, _, name = goal.partition(":")
    found = require(kit.goals, "goals")[kind]
    return [PuzzleGoal(found, each) for each in ([name] if name or found.named is None else found.named(state))]


# ---------------------------------------------------------------------- checking

CLEAR = Fraction(1, 50)
"""How much better the best answer must be than every other one."""

TRIED = 3
"""Deals with which the checker tries a puzzle that says it needs only one."""


class Check(NamedTuple):
    """What the checker found: the best answer, the best one that is not called so, and what is wrong."""

    best: Line | None
    other: Line | None
    faults: list[Reason]
    error: float = 0.0
    """The uncertainty of the difference between the two; 0 if both are exact."""


def check(kit: Kit[S], puzzle: Puzzle) -> Check:
    """Solve the puzzle and see that its answer is the only good one. Raises FileError."""
    game = kit.load(dict(puzzle.file))[0]
    unknown = [goal for goal in puzzle.goals if goal.partition(":")[0] not in require(kit.goals, "goals")]
    if unknown:
        known = " ".join(require(kit.goals, "goals"))
        return _bad(Reason("puzzle_goal_unknown", arguments={"goal": unknown[0], "goals": known}))
    if len(game.inputs) != puzzle.opening_inputs:
        return _bad(Reason("puzzle_rolls_first"))
    if not game.pending:
        return _bad(Reason("puzzle_asks_nothing"))
    solver = Solver(kit, puzzle, max(puzzle.deals, TRIED))
    lines = solver.lines()
    meant = [line for line in lines if puzzle.is_best(line.texts)]
    others = [line for line in lines if not puzzle.is_best(line.texts)]
    answers = ", ".join([_text(line) for line in lines[:6]])
    if not meant:
        return _bad(Reason("puzzle_no_answer", arguments={"answers": answers}))
    if not others:
        return _bad(Reason("puzzle_every_answer", arguments={"answers": answers}))
    return _compare(solver, meant, others)


def _bad(reason: Reason) -> Check:
    return Check(None, None, [reason])


def _compare(solver: Solver[S], meant: Sequence[Line], others: Sequence[Line]) -> Check:
    """Whether every answer that is meant is clearly better than every other."""
    best, worst, other = meant[0], meant[-1], others[0]
    one, two = solver.chances(best.texts), solver.chances(other.texts)
    error = uncertainty(one, two)
    faults = []
    if solver.puzzle.deals == 1 and not solver.puzzle.plays and (len(set(one)) > 1 or len(set(two)) > 1):
        faults.append(Reason("puzzle_depends_on_deal"))
    if worst.chance < best.chance - (CLEAR if solver.puzzle.plays else 0):
        told = {"answer": _text(worst), "chance": _percent(worst), "other": _text(best), "than": _percent(best)}
        faults.append(Reason("puzzle_best_differ", arguments=told))
    if other.chance > best.chance - CLEAR or float(best.chance - other.chance) < 2 * error:
        told = {"answer": _text(best), "chance": _percent(best), "other": _text(other), "than": _percent(other)}
        faults.append(Reason("puzzle_not_clear", arguments=told))
    return Check(best, other, faults, error)


def _text(line: Line) -> str:
    return " ".join(line.texts)


def _percent(line: Line) -> str:
    return percent(line.chance, 1)
