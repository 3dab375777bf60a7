"""Which tests notice a mutant: an area's tests, collected once, and a map of the lines that each of them runs."""

from __future__ import annotations

import hashlib
import json
import signal
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import coverage
import pytest
from mutation_cases import ROOT, Area, Case, files_of, module_of
from mutation_forks import caches, say, told_by

KEPT = ROOT / ".mutation"

UNTIMED = "not is_quick and not of_the_speed and not less_than and not seconds_are_kept"
"""Speed tests say nothing about a mutant, and fail on a busy machine."""


class Known(NamedTuple):
    """What is known of a test in this version: how long it takes, and by file the lines it runs."""

    version: str
    seconds: float
    lines: dict[str, list[int]]


class Map:
    """Which tests run which lines, and which lines run on import."""

    def __init__(self, imported: dict[str, list[int]], known: dict[str, Known]) -> None:
        self.imported, self.known = imported, known
        self._lines: dict[tuple[str, int], list[str]] = {}
        for name, test in known.items():
            for file, lines in test.lines.items():
                for line in lines:
                    self._lines.setdefault((file, line), []).append(name)

    def seconds(self, name: str) -> float:
        return self.known[name].seconds

    def tests_of(self, case: Case) -> list[str]:
        """The tests that run the changed lines; all if the lines run on import."""
        if self.on_import(case):
            return list(self.known)
        lines = range(case.mutant.first, case.mutant.last + 1)
        return list({name for line in lines for name in self._lines.get((case.file, line), ())})

    def version_of(self, names: Sequence[str]) -> str:
        """A hash that changes with any of these tests and with what they test."""
        told = " ".join(sorted([f"{name} {self.known[name].version}" for name in names]))
        return hashlib.sha256(told.encode()).hexdigest()[:16]

    def on_import(self, case: Case) -> bool:
        """Whether the changed code runs before any test begins."""
        mutant, lines = case.mutant, self.imported.get(case.file, [])
        return not mutant.function or any(mutant.first <= line <= mutant.last for line in lines)


def versions(area: Area) -> Callable[[str], str]:
    """By test, a hash of its file, the shared test code and the area's sources."""
    shared = [path for path in sorted((ROOT / "tests").rglob("*.py")) if not path.name.startswith("test_")]
    common = hashlib.sha256(b"".join([path.read_bytes() for path in [*files_of(area), *shared]]))

    def version(name: str) -> str:
        own = common.copy()
        own.update((ROOT / name.partition("::")[0]).read_bytes())
        return own.hexdigest()[:16]

    return cache(version)


class Tests:
    """Pytest plugin: the area's tests, collected once and run in any order, any number of times."""

    def __init__(self, then: Callable[[Tests], None]) -> None:
        self.then = then
        self.items: dict[str, pytest.Item] = {}
        self._failed = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise SystemExit("the tests cannot be collected")
        self.items = {item.nodeid: item for item in session.items}
        self.then(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed |= report.failed

    def passes(self, name: str, after: str | None) -> bool:
        self._failed = False
        item, following = self.items[name], self.items[after] if after is not None else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        return not self._failed

    def notice(self, names: Sequence[str], seconds: Callable[[str], float], budget: float) -> str | None:
        """The first of them that fails within the budget of CPU seconds.

        A test that takes far too long ends this process, which counts as noticed.
        """
        begun = time.process_time()
        for name, after in followed(names):
            if budget and time.process_time() - begun > budget:
                break
            signal.setitimer(signal.ITIMER_PROF, 1 + 5 * seconds(name))
            signal.alarm(300 + int(300 * seconds(name)))  # for tests that wait and compute nothing
            if not self.passes(name, after):
                return name
        return None


def followed(names: Sequence[str]) -> list[tuple[str, str | None]]:
    """Each test with the next one, as pytest needs it."""
    return list(zip(names, [*names[1:], None], strict=False))


def with_tests(area: Area, then: Callable[[Tests], None], files: Sequence[str] = ()) -> None:
    """Collect the area's tests in this process, or only those of some files, and call `then` with them."""
    options = ["-qq", "--capture=sys", "-p", "no:cacheprovider", "-k", UNTIMED]
    options += ["-W", "ignore:Module already imported:pytest.PytestAssertRewriteWarning"]
    options += [f"--ignore={test}" for test in area.without]
    if pytest.main([*options, *(files or area.tests)], [Tests(then)]) != pytest.ExitCode.OK:
        raise SystemExit("pytest has stopped")


def measured(recorder: coverage.Coverage, tests: Tests, before: dict[str, Known], area: Area) -> Map:
    """Run the changed tests once under coverage, each with empty caches: a line that a cache spares counts too."""
    version = versions(area)
    modules = {module_of(path) for path in files_of(area)}
    spare = [cached for cached in caches() if cached.__module__ in modules]
    known = {name: before[name] for name in tests.items if name in before and before[name].version == version(name)}
    names = [name for name in tests.items if name not in known]
    seconds: dict[str, float] = {}
    recorder.start()
    for name, after in followed(names):
        for cached in spare:
            cached.cache_clear()
        recorder.switch_context(name)
        start = time.process_time()
        if not tests.passes(name, after):
            say(f"left out, because it fails although nothing was changed: {name}")
            continue
        seconds[name] = round(time.process_time() - start, 4)
    recorder.stop()
    imported: dict[str, list[int]] = {}
    lines: dict[str, dict[str, list[int]]] = {name: {} for name in names}
    for path in recorder.get_data().measured_files():
        file = str(Path(path).relative_to(ROOT))
        for line, contexts in recorder.get_data().contexts_by_lineno(path).items():
            for context in contexts:
                into = lines[context] if context else imported
                into.setdefault(file, []).append(line)
    return Map(imported, {**known, **{name: Known(version(name), seconds[name], lines[name]) for name in seconds}})


def tests_by_line(name: str, area: Area) -> Map:
    """The coverage map, measured in a child process unless known from the last run."""
    path = KEPT / f"{name}.json"

    def read() -> tuple[dict[str, list[int]], dict[str, Known]]:
        imported, known = json.loads(path.read_bytes()) if path.exists() else ({}, {})
        return imported, {test: Known(*value) for test, value in known.items()}

    def measure() -> str:
        recorder = coverage.Coverage(data_file=None, config_file=False, include=[str(path) for path in files_of(area)])
        recorder.start()

        def write(tests: Tests) -> None:
            recorder.stop()
            found = measured(recorder, tests, read()[1], area)
            path.write_text(json.dumps([found.imported, found.known]), encoding="utf-8")

        with_tests(area, write)
        return "measured"

    say(f"{name}: which tests run which lines?")
    if not told_by(measure):
        raise SystemExit(f"the tests of {name} cannot be run")
    return Map(*read())


class Order:
    """Which tests to run first: those that noticed most in the same function and file, and the quick ones."""

    def __init__(self, found: Map) -> None:
        self._found = found
        self._noticed = Counter[tuple[str, str]]()
        self._files = dict[str, Counter[str]]()
        for name, known in found.known.items():
            for file in known.lines:
                self._files.setdefault(file, Counter())[name.partition("::")[0]] += 1

    def learn(self, case: Case, test: str) -> None:
        for place in (case.name, case.file, ""):
            self._noticed[place, test] += 1

    def sorted(self, case: Case, names: Sequence[str]) -> list[str]:
        def score(name: str) -> float:
            noticed = 30 * self._noticed[case.name, name] + 3 * self._noticed[case.file, name]
            return (1 + noticed) / (0.002 + self._found.seconds(name))

        return sorted(names, key=score, reverse=True)

    def first_files(self, case: Case) -> list[str]:
        """A few files of tests that probably notice: to collect them all takes longer than to run most of them."""
        scores = Counter[str](dict(self._files.get(case.file, Counter())))
        for (place, test), times in self._noticed.items():
            if place in ("", case.file):
                scores[test.partition("::")[0]] += times * (100 if place else 1)
        return [file for file, _ in scores.most_common(3)]
