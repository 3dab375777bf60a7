"""CPU accounting: the processor time of one request, without that of other tasks while it waits."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator
from time import thread_time
from typing import Generic, TypeVar

T = TypeVar("T")


class Metered(Generic[T]):
    """Await it in place of the work: `spend` is told the processor time of every step between two waits."""

    __slots__ = ("_spend", "_work")

    def __init__(self, work: Awaitable[T], spend: Callable[[float], None]) -> None:
        self._work = work
        self._spend = spend

    def __await__(self) -> Generator[object, object, T]:
        steps: Generator[object, object, T] = self._work.__await__()
        step: Callable[[], object] = lambda: next(steps)  # noqa: E731
        while True:
            began = thread_time()
            try:
                waits_for = step()
            except StopIteration as done:
                found: T = done.value
                return found
            finally:
                self._spend(thread_time() - began)
            try:
                given = yield waits_for
            except BaseException as error:
                step = _thrown(steps, error)
            else:
                step = _sent(steps, given)


def _sent(steps: Generator[object, object, T], given: object) -> Callable[[], object]:
    return lambda: steps.send(given)


def _thrown(steps: Generator[object, object, T], error: BaseException) -> Callable[[], object]:
    return lambda: steps.throw(error)
