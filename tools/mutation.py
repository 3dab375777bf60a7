"""Mutation testing: does some test notice each small change of the code that decides?

    make mutation                                  everything, area by area
    make mutation ARGS="hulk --sample 200"         200 mutants of Space Hulk, always the same ones
    make mutation ARGS="odds.attack brother"       a module, an area

Tests are collected once. Each mutant is a fork in which one function gets other code and runs the tests that cover the
changed line, the fastest first. Code that runs on import needs a separate process. Equivalent mutants are listed in
mutation-equivalent.toml; any other survivor fails the run. You can stop it at any time: killed mutants are not tried
again until their module changes (`--afresh` forgets them).
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import json
import os
import random
import signal
import sys
import time
import tomllib
from collections.abc import Callable, Sequence
from functools import _lru_cache_wrapper, cache
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import NamedTuple

import coverage
import pytest
from mutants import Mutant, mutants

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src/voidlock"
KEPT = ROOT / ".mutation"
RESULTS = KEPT / "results.jsonl"
REPORT = KEPT / "survivors.txt"
EQUIVALENT = Path(__file__).with_name("mutation-equivalent.toml")

SURVIVED = 7
"""The exit code of a child in which every test passed. Any other end of a child means the mutant was killed."""


class Area(NamedTuple):
    """The mutated files or folders of the package, the tests that should notice, and those left out."""

    sources: tuple[str, ...]
    tests: tuple[str, ...]
    without: tuple[str, ...] = ()


LAWS = "tests/random_play/test_laws_of_angel.py"

ANGEL = ("games/angel/*.py", "games/angel/cards", "games/angel/files", "games/angel/flow")
HULK = (
    "games/hulk/*.py",
    *(f"games/hulk/{part}" for part in ("aliens", "events", "files", "map", "marines", "mission", "state", "turn")),
)
SEARCH = ("search", *(f"games/{game}/bots/{part}.py" for game in ("angel", "hulk") for part in ("lore", "value")))

AREAS = {
    "angel": Area(ANGEL, ("tests/cards", "tests/rulings", "tests/positions", "tests/playthroughs", LAWS)),
    "hulk": Area(
        HULK,
        ("tests/hulk",),
        # Long games that check little, and tests of other areas.
        tuple(f"tests/hulk/test_{name}.py" for name in ("tasks", "line_mode", "odds", "review", "words")),
    ),
    "odds": Area(
        ("probability", "games/angel/odds", "games/hulk/odds"),
        ("tests/odds", "tests/hulk/test_odds.py", "tests/hulk/test_review.py"),
    ),
    "brother": Area(
        ("games/angel/bots/brother",), tuple(f"tests/bots/test_brother{part}.py" for part in ("", "_thumbs", "_ground"))
    ),
    "sergeant": Area(
        ("games/hulk/bots/sergeant",),
        tuple(f"tests/bots/test_sergeant{part}.py" for part in ("", "_thumbs", "_ground", "_orders")),
    ),
    "librarian": Area(
        SEARCH,
        tuple(
            f"tests/bots/test_{name}.py"
            for name in ("librarian", "librarian_hulk", "librarian_features", "advice", "thinking_time")
        ),
    ),
    "permissions": Area(
        ("server/log/permissions.py",),
        tuple(
            f"tests/server/test_{name}.py"
            for name in ("permissions", "parts", "hub", "tables", "going_back", "secrets", "bad_clients")
        ),
    ),
}

UNTIMED = "not is_quick and not of_the_speed and not less_than and not seconds_are_kept"
"""Speed tests say nothing about a mutant, and fail on a busy machine."""


class Case(NamedTuple):
    """A mutant with what is needed to run and report it."""

    mutant: Mutant
    path: Path
    source: bytes

    @property
    def name(self) -> str:
        return f"{self.mutant.module}:{self.mutant.function or '(module)'}"

    @property
    def key(self) -> str:
        """Stays the same as long as the module does."""
        told = f"{self.mutant.start} {self.mutant.end} {self.mutant.new}".encode()
        return f"{self.name} {hashlib.sha256(self.source + told).hexdigest()[:16]}"

    @property
    def code(self) -> CodeType:
        return compile(self.mutant.applied(self.source), str(self.path), "exec", dont_inherit=True)


DECIDES_NOTHING = {"__init__.py", "kit.py", "report.py", "tally.py", "view_types.py"}
"""Wiring, types and words about a game: other tests cover them."""


def files_of(area: Area) -> list[Path]:
    places = [place for name in area.sources for place in sorted(SOURCES.glob(name))]
    files = [path for place in places for path in (sorted(place.rglob("*.py")) if place.is_dir() else [place])]
    return [path for path in files if path.parent.name not in ("angel", "hulk") or path.name not in DECIDES_NOTHING]


def cases(area: Area) -> list[Case]:
    found: list[Case] = []
    for path in files_of(area):
        parts = path.relative_to(SOURCES).with_suffix("").parts
        module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        source = path.read_bytes()
        found += [Case(mutant, path, source) for mutant in mutants(module, source)]
    return found


# ---------------------------------------------------------------------- coverage: which tests run which lines


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
        for name in sorted(known, key=self.seconds):
            for file, lines in known[name].lines.items():
                for line in lines:
                    self._lines.setdefault((file, line), []).append(name)

    def seconds(self, name: str) -> float:
        return self.known[name].seconds

    def all(self) -> list[str]:
        return sorted(self.known, key=self.seconds)

    def without_long(self, most: float) -> Map:
        """Only tests that take at most this many seconds; 0 for all."""
        known = {name: known for name, known in self.known.items() if not most or known.seconds <= most}
        return Map(self.imported, known)

    def tests_of(self, case: Case) -> list[str]:
        """The tests that run the changed lines, fastest first."""
        file, mutant = str(case.path.relative_to(ROOT)), case.mutant
        names = {name for line in range(mutant.first, mutant.last + 1) for name in self._lines.get((file, line), ())}
        return sorted(names, key=self.seconds)

    def on_import(self, case: Case) -> bool:
        """Whether the changed code runs before any test begins."""
        mutant, lines = case.mutant, self.imported.get(str(case.path.relative_to(ROOT)), [])
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

    def notice(self, names: Sequence[str], seconds: Callable[[str], float]) -> bool:
        """Whether one of them fails. A test that takes far too long ends this process, which counts as well."""
        for name, after in followed(names):
            signal.setitimer(signal.ITIMER_PROF, 3 + 10 * seconds(name))
            signal.alarm(300 + int(300 * seconds(name)))  # for tests that wait and compute nothing
            if not self.passes(name, after):
                return True
        return False


def followed(names: Sequence[str]) -> list[tuple[str, str | None]]:
    """Each test with the next one, as pytest needs it."""
    return list(zip(names, [*names[1:], None], strict=False))


def with_tests(area: Area, then: Callable[[Tests], None]) -> None:
    """Collect the area's tests in this process, and call `then` with them."""
    options = ["-qq", "--capture=sys", "-p", "no:cacheprovider", "-k", UNTIMED]
    options += [f"--ignore={test}" for test in area.without]
    if pytest.main([*options, *area.tests], [Tests(then)]) != pytest.ExitCode.OK:
        raise SystemExit("pytest has stopped")


def measured(recorder: coverage.Coverage, tests: Tests, before: dict[str, Known], version: Callable[[str], str]) -> Map:
    """Run the changed tests once under coverage."""
    known = {name: before[name] for name in tests.items if name in before and before[name].version == version(name)}
    names = [name for name in tests.items if name not in known]
    seconds: dict[str, float] = {}
    recorder.start()
    for name, after in followed(names):
        recorder.switch_context(name)
        start = time.process_time()
        if not tests.passes(name, after):
            raise SystemExit(f"{name} fails although nothing was changed")
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
    return Map(imported, {**known, **{name: Known(version(name), seconds[name], lines[name]) for name in names}})


def tests_by_line(name: str, area: Area) -> Map:
    """The coverage map, measured in a child process unless known from the last run."""
    path, log = KEPT / f"{name}.json", KEPT / "measure.log"

    def read() -> tuple[dict[str, list[int]], dict[str, Known]]:
        imported, known = json.loads(path.read_bytes()) if path.exists() else ({}, {})
        return imported, {test: Known(*value) for test, value in known.items()}

    def measure() -> bool:
        recorder = coverage.Coverage(data_file=None, config_file=False, include=[f"{SOURCES}/*"])
        recorder.start()

        def write(tests: Tests) -> None:
            recorder.stop()
            found = measured(recorder, tests, read()[1], versions(area))
            path.write_text(json.dumps([found.imported, found.known]), encoding="utf-8")

        with_tests(area, write)
        return True

    say(f"{name}: which tests run which lines?")
    if os.waitstatus_to_exitcode(os.waitpid(forked(measure, log=log), 0)[1]) != SURVIVED:
        raise SystemExit(log.read_text(encoding="utf-8"))
    return Map(*read())


# ---------------------------------------------------------------------- mutants, each in its own process


def forked(work: Callable[[], bool], log: Path = Path(os.devnull)) -> int:
    """Fork a child that does the work. Returns its process id."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    code = 1
    try:
        output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        for stream in (1, 2):
            os.dup2(output, stream)
        sys.stdout = sys.stderr = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
        if log == Path(os.devnull):
            os.setpgid(0, 0)  # Ctrl-C is not for the tests.
        code = SURVIVED if work() else 0
    except BaseException as error:
        print(repr(error))
    finally:
        sys.stdout.flush()
        os._exit(code)


def functions_by_place() -> dict[tuple[str, str, int], list[FunctionType]]:
    """All loaded functions by file, name and line, decorated or not."""
    found: dict[tuple[str, str, int], list[FunctionType]] = {}
    for function in gc.get_objects():
        if isinstance(function, FunctionType):
            code = function.__code__
            found.setdefault((code.co_filename, code.co_qualname, code.co_firstlineno), []).append(function)
    return found


def swap(case: Case, loaded: dict[tuple[str, str, int], list[FunctionType]]) -> None:
    """Give a loaded function the mutant's code, and clear all caches."""
    mutant = case.mutant
    waiting = [case.code]
    while (waiting[-1].co_qualname, waiting[-1].co_firstlineno) != (mutant.function, mutant.line):
        waiting += [const for const in waiting.pop().co_consts if isinstance(const, CodeType)]
    for function in loaded[str(case.path), mutant.function, mutant.line]:
        function.__code__ = waiting[-1]
    for cached in gc.get_objects():
        if isinstance(cached, _lru_cache_wrapper) and cached.__module__.startswith("voidlock"):
            cached.cache_clear()


class Instead(PathFinder):
    """Import hook that finds one module in its mutated form."""

    case: Case

    @classmethod
    def find_spec(
        cls, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = super().find_spec(fullname, path, target)
        if spec is not None and spec.origin == str(cls.case.path):
            assert isinstance(spec.loader, SourceFileLoader)
            setattr(spec.loader, "get_code", lambda name: cls.case.code)  # noqa: B010 - a method of this one loader
        return spec


def survives_import(case: Case, area: Area, found: Map) -> bool:
    """Whether all tests pass if the mutant is there from the start."""
    Instead.case = case
    sys.meta_path.insert(0, Instead)
    survived = False

    def run(tests: Tests) -> None:
        nonlocal survived
        survived = not tests.notice([name for name in found.all() if name in tests.items], found.seconds)

    signal.setitimer(signal.ITIMER_PROF, 60)
    with_tests(area, run)
    return survived


class Progress:
    """Records every result and shows the progress."""

    def __init__(self, name: str, total: int) -> None:
        self.name, self.total, self.done, self.survived, self.cpu = name, total, 0, 0, 0.0

    def result(self, case: Case, survived: bool, cpu: float) -> None:
        with RESULTS.open("a", encoding="utf-8") as file:
            print(json.dumps({"key": case.key, "survived": survived, "cpu": round(cpu, 2)}), file=file)
        self.done += 1
        self.survived += survived
        self.cpu += cpu
        left = (self.total - self.done) * self.cpu / self.done / 60
        line = f"{self.name}: {self.done} of {self.total} mutants, {self.survived} survive, {left:.1f} CPU min left"
        if sys.__stdout__ is not None and sys.__stdout__.isatty():
            say(f"\r{line}\033[K", end="" if self.done < self.total else "\n")
        elif self.done == self.total or not self.done % 25:
            say(line)


def try_all(todo: list[Case], start: Callable[[Case], int], progress: Progress, jobs: int) -> None:
    """Run `jobs` mutants at a time. An interrupt kills all of them."""
    waiting, running = list(reversed(todo)), dict[int, Case]()
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                case = waiting.pop()
                running[start(case)] = case
            child, status, usage = os.wait4(-1, 0)
            survived = os.waitstatus_to_exitcode(status) == SURVIVED
            progress.result(running.pop(child), survived, usage.ru_utime + usage.ru_stime)
    finally:
        for child in running:
            os.kill(child, signal.SIGKILL)


def say(text: str, end: str = "\n") -> None:
    """Print to the real standard output, bypassing pytest's capture."""
    print(text, end=end, file=sys.__stdout__, flush=True)


# ---------------------------------------------------------------------- a run


def results() -> dict[str, bool]:
    """By mutant key, whether it survived the last time."""
    if not RESULTS.exists():
        return {}
    lines = [json.loads(line) for line in RESULTS.read_text(encoding="utf-8").splitlines()]
    return {line["key"]: line["survived"] for line in lines}


def run(name: str, area: Area, chosen: list[Case], jobs: int, most: float) -> None:
    """Try new mutants, and earlier survivors: there may be a new test."""
    known = results()
    todo = [case for case in chosen if known.get(case.key, True)]
    if not todo:
        return
    found = tests_by_line(name, area).without_long(most)
    later = [case for case in todo if found.on_import(case)]
    at_once = [case for case in todo if not found.on_import(case)]

    def swapped(tests: Tests) -> None:
        loaded = functions_by_place()

        def start(case: Case) -> int:
            def work() -> bool:
                swap(case, loaded)
                return not tests.notice(found.tests_of(case), found.seconds)

            return forked(work)

        try_all(at_once, start, Progress(name, len(at_once)), jobs)

    def start_later(case: Case) -> int:
        return forked(lambda: survives_import(case, area, found))

    if at_once:
        apart(lambda: with_tests(area, swapped))
    if later:
        apart(lambda: try_all(later, start_later, Progress(f"{name}, on import", len(later)), jobs))


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


def report(name: str, chosen: list[Case], whole: bool) -> bool:
    """Report the survivors. Returns whether one of them has not been judged."""
    known, judged = results(), {one[:3]: one for one in equivalents()}
    tried = [case for case in chosen if case.key in known]
    fresh: list[str] = []
    excused: set[tuple[str, ...]] = set()
    for case in tried:
        if known[case.key]:
            lines = case.mutant.lines(case.source)
            place = (case.name, *lines)
            if place in judged:
                excused.add(place)
            else:
                where = case.path.relative_to(ROOT)
                fresh.append(f"{case.name} ({where}:{case.mutant.first})\n  - {lines[0]}\n  + {lines[1]}\n")
    with REPORT.open("a", encoding="utf-8") as file:
        print("\n".join(fresh), file=file)
    for text in fresh:
        say(text)
    say(
        f"{name}: {len(tried)} of {len(chosen)} mutants tried, {sum([not known[case.key] for case in tried])} noticed, "
        f"{len(excused)} change nothing, {len(fresh)} survive"
    )
    if whole and len(tried) == len(chosen):
        modules = {case.mutant.module for case in chosen}
        for place in judged.keys() - excused:
            if place[0].partition(":")[0] in modules:
                say(f"no survivor any more, in {EQUIVALENT.name}: {' | '.join(place)}")
    return bool(fresh)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="name", help=f"{', '.join(AREAS)}, or modules such as odds.attack")
    parser.add_argument(
        "--sample", type=int, default=0, metavar="N", help="only N mutants of each area, always the same"
    )
    parser.add_argument("--seed", default="mutation", help="another seed, another sample")
    parser.add_argument("--most", type=float, default=0, metavar="S", help="leave out tests that take longer than this")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes at once (default 1)")
    parser.add_argument("--afresh", action="store_true", help="try again what was noticed before")
    given = parser.parse_args()
    KEPT.mkdir(exist_ok=True)
    REPORT.write_text("", encoding="utf-8")
    if given.afresh:
        RESULTS.unlink(missing_ok=True)
    os.chdir(ROOT)
    bad = stopped = False
    names = given.names or list(AREAS)
    for name, area in AREAS.items():
        modules_asked = [asked for asked in names if asked not in AREAS]
        chosen = [
            case
            for case in cases(area)
            if name in names or any(f".{asked}." in f".{case.mutant.module}." for asked in modules_asked)
        ]
        whole = not given.sample or given.sample >= len(chosen)
        if not whole:
            chosen = random.Random(given.seed).sample(chosen, given.sample)
        if not chosen:
            continue
        try:
            run(name, area, chosen, given.jobs, given.most)
        except KeyboardInterrupt:
            stopped = True
        bad |= report(name, chosen, whole)
        if stopped:
            break
    sys.exit(130 if stopped else int(bad))


if __name__ == "__main__":
    main()
