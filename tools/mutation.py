"""Mutation testing: does some test notice each small change of the code that decides?

    make mutation                                  everything, area by area
    make mutation ARGS="hulk --sample 200"         200 mutants of Space Hulk, always the same ones
    make mutation ARGS="odds.attack brother"       a module, an area
    make mutation ARGS="angel --budget 1"          quickly: at most a second of tests for each mutant

Tests are collected once. Each mutant is a fork in which one function gets other code and runs the tests that cover the
changed line until one fails, first those that noticed its neighbours. Code that runs on import needs an import of its
own. Equivalent mutants are listed in mutation-equivalent.toml; any other survivor fails the run. You can stop it at any
time: mutants are tried in a random order, so those already tried are a fair sample. Killed mutants are not tried again
until their module changes, nor survivors until a test of theirs does (`--afresh` forgets both).
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sys
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from mutation_cases import AREAS, ROOT, Area, Case, cases
from mutation_forks import Instead, Loaded, Result, libraries, load, say, told_by, try_all
from mutation_table import Counts, write
from mutation_tests import KEPT, Map, Order, Tests, tests_by_line, with_tests

RESULTS = KEPT / "results.jsonl"
REPORT = KEPT / "survivors.txt"
EQUIVALENT = Path(__file__).with_name("mutation-equivalent.toml")


class Tried(NamedTuple):
    """What is known of a mutant: the test that noticed it, or None; `against` says which tests it was tried against."""

    by: str | None
    against: str


def results() -> dict[str, Tried]:
    """By mutant key, how it ended the last time."""
    if not RESULTS.exists():
        return {}
    lines = [json.loads(line) for line in RESULTS.read_text(encoding="utf-8").splitlines()]
    return {line["key"]: Tried(line["by"], line["against"]) for line in lines}


class Run:
    """A run over some mutants of an area: what is left to try, in which order of tests, and the progress."""

    def __init__(self, name: str, area: Area, found: Map, budget: float) -> None:
        self.name, self.area, self.found, self.budget = name, area, found, budget
        self.order = Order(found)
        self.todo: list[Case] = []
        self._done = self._survive = 0
        self._cpu = 0.0

    def choose(self, chosen: Sequence[Case], on_import: bool) -> None:
        """Leave out what is known, and learn from it which tests notice most."""
        known = results()
        for case in chosen:
            tried = known.get(case.key)
            if tried is None or (tried.by is None and tried.against != self._against(case)):
                if self.found.on_import(case) == on_import:
                    self.todo.append(case)
            elif tried.by is not None and tried.by in self.found.known:
                self.order.learn(case, tried.by)

    def _against(self, case: Case) -> str:
        return f"{self.found.version_of(self.found.tests_of(case))} {self.budget:g}"

    def names(self, case: Case) -> list[str]:
        return self.order.sorted(case, self.found.tests_of(case))

    def ended(self, case: Case, result: Result) -> None:
        with RESULTS.open("a", encoding="utf-8") as file:
            line = {"key": case.key, "by": result.by, "against": self._against(case), "cpu": round(result.cpu, 2)}
            print(json.dumps(line), file=file)
        if result.by is not None and result.by in self.found.known:
            self.order.learn(case, result.by)
        self._done += 1
        self._survive += result.by is None
        self._cpu += result.cpu
        left = (len(self.todo) - self._done) * self._cpu / self._done / 60
        told = (
            f"{self.name}: {self._done} of {len(self.todo)} mutants, {self._survive} survive, {left:.1f} CPU min left"
        )
        last = self._done == len(self.todo)
        if sys.__stdout__ is not None and sys.__stdout__.isatty():
            say(f"\r{told}\033[K", end="\n" if last else "")
        elif last or not self._done % 50:
            say(told)

    def swapped(self, jobs: int) -> None:
        """Try mutants of functions: all forks share one collection of the tests."""

        def collected(tests: Tests) -> None:
            loaded = Loaded()

            def work(case: Case) -> str | None:
                names = self.names(case)
                if names:
                    loaded.swap(case)
                return tests.notice(names, self.found.seconds, self.budget)

            try_all(self.todo, work, self.ended, jobs)

        with_tests(self.area, collected)

    def imported(self, jobs: int) -> None:
        """Try mutants of code that runs on import: first a few files of tests, then all."""
        load(told_by(self._libraries).split())
        if not told_by(self._libraries):
            raise SystemExit(f"the tests of {self.name} cannot be collected")
        left: list[Case] = []

        def few_ended(case: Case, result: Result) -> None:
            if result.by is None:
                left.append(case)
            else:
                self.ended(case, result)

        try_all(self.todo, lambda case: self._import_and_notice(case, self.order.first_files(case)), few_ended, jobs)
        try_all(left, lambda case: self._import_and_notice(case, ()), self.ended, jobs)

    def _libraries(self) -> str:
        with_tests(self.area, lambda tests: None)
        return " ".join(libraries())

    def _import_and_notice(self, case: Case, files: Sequence[str]) -> str | None:
        Instead.use(case)
        by: str | None = "(collection)"

        def collected(tests: Tests) -> None:
            nonlocal by
            names = [name for name in self.names(case) if name in tests.items]
            by = tests.notice(names, self.found.seconds, self.budget)

        signal.setitimer(signal.ITIMER_PROF, 60)
        with_tests(self.area, collected, files)
        return by


def run(name: str, area: Area, chosen: list[Case], given: argparse.Namespace) -> None:
    """Try what is new, or has new tests."""
    known = results()
    if all(case.key in known and known[case.key].by is not None for case in chosen):
        return
    found = tests_by_line(name, area)
    for on_import in (False, True):
        this = Run(name, area, found, given.budget)
        this.choose(chosen, on_import)
        if this.todo:
            apart(lambda: (this.imported if on_import else this.swapped)(given.jobs))  # noqa: B023 - called at once


def apart(work: Callable[[], None]) -> None:
    """Run in a child, so that this process never imports mutated code. Both get Ctrl-C; the child ends first."""
    child = os.fork()
    if not child:
        code = 2
        try:
            work()
            code = 0
        except SystemExit as error:
            say(str(error))
        finally:
            os._exit(code)
    try:
        _, status = os.waitpid(child, 0)
    except KeyboardInterrupt:
        os.waitpid(child, 0)
        raise
    if os.waitstatus_to_exitcode(status):
        raise KeyboardInterrupt


class Equivalent(NamedTuple):
    """An equivalent mutant: where, the line before and after, and why."""

    place: str
    was: str
    now: str
    why: str


def equivalents() -> list[Equivalent]:
    found = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["equivalent"]
    return [Equivalent(one["in"], one["was"], one["now"], one["why"]) for one in found]


class Ended(NamedTuple):
    """How tried mutants ended: their number, those noticed, those judged equivalent, and the other survivors."""

    tried: int
    noticed: int
    excused: list[tuple[str, ...]]
    fresh: list[Case]


def ended(chosen: Sequence[Case]) -> Ended:
    known, judged = results(), {one[:3] for one in equivalents()}
    tried = [case for case in chosen if case.key in known]
    survive = [case for case in tried if known[case.key].by is None]
    fresh = [case for case in survive if case.place not in judged]
    excused = [case.place for case in survive if case.place in judged]
    return Ended(len(tried), len(tried) - len(survive), excused, fresh)


def report(name: str, chosen: list[Case], whole: bool) -> bool:
    """Report the survivors. Returns whether one of them has not been judged."""
    tried, noticed, excused, fresh = ended(chosen)
    with REPORT.open("a", encoding="utf-8") as file:
        for case in sorted(fresh, key=lambda case: (case.path, case.mutant.first)):
            where, (_, was, now) = case.path.relative_to(ROOT), case.place
            text = f"{case.name} ({where}:{case.mutant.first})\n  - {was}\n  + {now}\n"
            print(text, file=file)
            say(text)
    say(
        f"{name}: {tried} of {len(chosen)} mutants tried, {noticed} noticed, "
        f"{len(excused)} change nothing, {len(fresh)} survive"
    )
    if whole and tried == len(chosen):
        modules = {case.mutant.module for case in chosen}
        for place in {one[:3] for one in equivalents()} - set(excused):
            if place[0].partition(":")[0] in modules:
                say(f"no survivor any more, in {EQUIVALENT.name}: {' | '.join(place)}")
    return bool(fresh)


def write_row(name: str, area: Area) -> None:
    """Write the results of all runs so far into the document."""
    every = cases(area)
    known = ended(every)
    write(name, Counts(len(every), known.tried, known.noticed, len(known.excused), len(known.fresh)))


def asked(name: str, area: Area, given: argparse.Namespace) -> list[Case]:
    """The area's mutants that the arguments ask for, in a random order that only the seed changes."""
    names = given.names or list(AREAS)
    modules = [each for each in names if each not in AREAS]
    chosen = [
        case
        for case in cases(area)
        if name in names or any(f".{module}." in f".{case.mutant.module}." for module in modules)
    ]
    if given.survivors:
        survive = {case.key for case in ended(chosen).fresh}
        chosen = [case for case in chosen if case.key in survive]
    random.Random(given.seed).shuffle(chosen)
    return chosen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="name", help=f"{', '.join(AREAS)}, or modules such as odds.attack")
    parser.add_argument(
        "--sample", type=int, default=0, metavar="N", help="only N mutants of each area, always the same"
    )
    parser.add_argument("--seed", default="mutation", help="another seed, another sample")
    parser.add_argument("--budget", type=float, default=0, metavar="S", help="CPU seconds of tests for each mutant")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes at once (default 1)")
    parser.add_argument("--survivors", action="store_true", help="only those that survived before and are not judged")
    parser.add_argument("--write", action="store_true", help="write the results into docs/architecture.md")
    parser.add_argument("--afresh", action="store_true", help="try again what was noticed before")
    given = parser.parse_args()
    KEPT.mkdir(exist_ok=True)
    REPORT.write_text("", encoding="utf-8")
    if given.afresh:
        RESULTS.unlink(missing_ok=True)
    os.chdir(ROOT)
    bad = stopped = False
    for name, area in AREAS.items():
        every = asked(name, area, given)
        chosen = every[: given.sample or len(every)]
        if not chosen:
            continue
        try:
            run(name, area, chosen, given)
        except KeyboardInterrupt:
            stopped = True
        bad |= report(name, chosen, whole=len(chosen) == len(every) and not given.survivors)
        if given.write:
            write_row(name, area)
        if stopped:
            break
    sys.exit(130 if stopped else int(bad))


if __name__ == "__main__":
    main()
