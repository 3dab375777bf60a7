"""Mutants in processes: each is tried in a fork of its own, in which a function has other code."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable, Sequence
from functools import _lru_cache_wrapper
from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import FunctionType, ModuleType
from typing import NamedTuple

from mutation_cases import ROOT, Case


class Child(NamedTuple):
    """A forked process, and where it says what it found."""

    process: int
    pipe: int

    def told(self) -> str:
        """What it found, after its end; empty if it did not come to that."""
        with open(self.pipe, encoding="utf-8") as file:
            return file.read()


def forked(work: Callable[[], str], aloud: bool = False) -> Child:
    """Fork a child that does the work and tells its result. It prints nothing unless aloud."""
    sys.stdout.flush()
    read, write = os.pipe()
    process = os.fork()
    if process:
        os.close(write)
        return Child(process, read)
    try:
        if not aloud:
            output = os.open(os.devnull, os.O_WRONLY)
            for stream in (1, 2):
                os.dup2(output, stream)
            sys.stdout = sys.stderr = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
            os.setpgid(0, 0)  # Ctrl-C is not for the tests.
        told = work().encode()
        while told:
            told = told[os.write(write, told) :]
    except SystemExit as error:
        say(str(error))
    finally:
        sys.stdout.flush()
        os._exit(0)


def told_by(work: Callable[[], str]) -> str:
    """Do the work in a child and wait for it."""
    child = forked(work)
    os.waitpid(child.process, 0)
    return child.told()


class Result(NamedTuple):
    """How a mutant ended: `by` is the test that noticed it, empty if the process died of it, None if it survives."""

    by: str | None
    cpu: float


SURVIVES = "survives"


def try_all(
    todo: list[Case], work: Callable[[Case], str | None], ended: Callable[[Case, Result], None], jobs: int
) -> None:
    """Try `jobs` mutants at a time; `work` names the test that notices. An interrupt kills all of them."""
    waiting, running = list(reversed(todo)), dict[int, tuple[Case, Child]]()
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                case = waiting.pop()
                child = forked(lambda case=case: found if (found := work(case)) is not None else SURVIVES)  # type: ignore[misc]
                running[child.process] = case, child
            process, _, usage = os.wait4(-1, 0)
            case, child = running.pop(process)
            told = child.told()
            ended(case, Result(None if told == SURVIVES else told, usage.ru_utime + usage.ru_stime))
    finally:
        for process in running:
            os.kill(process, signal.SIGKILL)


def caches() -> list[_lru_cache_wrapper[object]]:
    """The caches of our functions in this process."""
    return [
        found
        for found in gc.get_objects()
        if isinstance(found, _lru_cache_wrapper) and found.__module__.startswith("voidlock")
    ]


class Loaded:
    """The functions and caches of this process, found once: a fork that looks for them copies all memory."""

    def __init__(self) -> None:
        self._functions: dict[tuple[str, str, int], list[FunctionType]] = {}
        gc.collect()
        for found in gc.get_objects():
            if isinstance(found, FunctionType):
                code = found.__code__
                place = code.co_filename, code.co_qualname, code.co_firstlineno
                self._functions.setdefault(place, []).append(found)
        self._caches = caches()
        gc.freeze()

    def swap(self, case: Case) -> None:
        """Give a loaded function, decorated or not, the mutant's code, and clear all caches."""
        code = case.function_code()
        for function in self._functions[str(case.path), case.mutant.function, case.mutant.line]:
            function.__code__ = code
        for cached in self._caches:
            cached.cache_clear()


class Instead(PathFinder):
    """Import hook that finds one module in its mutated form."""

    case: Case

    @classmethod
    def use(cls, case: Case) -> None:
        cls.case = case
        sys.meta_path.insert(0, cls)

    @classmethod
    def find_spec(
        cls, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = super().find_spec(fullname, path, target)
        if spec is not None and spec.origin == str(cls.case.path):
            assert isinstance(spec.loader, SourceFileLoader)
            setattr(spec.loader, "get_code", lambda name: cls.case.module_code())  # noqa: B010 - of this one loader
        return spec


def libraries() -> list[str]:
    """The loaded modules that are not ours."""
    ours = [name for name, module in sys.modules.items() if _is_ours(getattr(module, "__file__", None) or "")]
    tops = {name.partition(".")[0] for name in ours}
    return [name for name in sys.modules if name.partition(".")[0] not in tops]


def _is_ours(file: str) -> bool:
    return file.startswith(str(ROOT)) and "site-packages" not in file


def load(names: list[str]) -> None:
    """Load libraries before forking, so that no fork needs to."""
    for name in names:
        try:
            import_module(name)
        except Exception:
            say(f"not loaded before forking: {name}")


def say(text: str, end: str = "\n") -> None:
    """Print to the real standard output, bypassing pytest's capture."""
    print(text, end=end, file=sys.__stdout__, flush=True)
