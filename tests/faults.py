"""A rule of an engine said wrongly, for as long as a test lasts."""

from __future__ import annotations

import inspect
import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType, FunctionType
from typing import NamedTuple, cast


class Fault(NamedTuple):
    """A rule, the function that carries it out, the words of its source that do, and wrong ones."""

    rule: str
    function: Callable[..., object]
    right: str
    wrong: str

    @property
    def name(self) -> str:
        return f"{self.rule} {self.function.__qualname__}: {self.wrong}"

    @property
    def card(self) -> str:
        """The card whose method it is, if it is one."""
        owner = getattr(sys.modules[self.function.__module__], self.function.__qualname__.partition(".")[0])
        return str(getattr(owner, "id", ""))


@contextmanager
def commit(fault: Fault) -> Iterator[None]:
    """The engine with the fault. The function stays the same object, so modules that imported it are wrong too."""
    function = cast(FunctionType, fault.function)
    sound = function.__code__
    function.__code__ = _wrong_code(fault, function)
    try:
        yield
    finally:
        function.__code__ = sound


def _wrong_code(fault: Fault, function: FunctionType) -> CodeType:
    source = textwrap.dedent(inspect.getsource(function))
    assert source.count(fault.right) == 1, f"{fault.name}: the source says {fault.right!r} {source.count(fault.right)}x"
    whole = compile(
        "from __future__ import annotations\n" + source.replace(fault.right, fault.wrong), function.__module__, "exec"
    )
    return next(part for part in whole.co_consts if isinstance(part, CodeType) and part.co_name == function.__name__)
