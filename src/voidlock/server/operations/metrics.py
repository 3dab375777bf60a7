"""Metrics in the Prometheus text format: counters and histograms whose snapshots are plain data and can be merged."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate
from time import perf_counter
from typing import Literal

from msgspec import Struct

Labels = tuple[tuple[str, str], ...]

SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper bounds of the buckets of every histogram: from half a millisecond to ten seconds."""


class Sample(Struct):
    """One series: its labels and its value. A histogram's value is the sum, its counts are per bucket."""

    labels: Labels
    value: float
    counts: tuple[int, ...] = ()


class Family(Struct):
    """A metric with all its series, as plain data that another process can send."""

    name: str
    kind: Literal["counter", "gauge", "histogram"]
    help: str
    samples: list[Sample]


class Counter:
    """A number that only grows, by values of its labels."""

    def __init__(self, name: str, help: str, *labels: str) -> None:
        self._name, self._help, self._labels = name, help, labels
        self._values: dict[tuple[str, ...], float] = {} if labels else {(): 0}

    def add(self, *values: str, by: float = 1) -> None:
        self._values[values] = self._values.get(values, 0) + by

    def family(self) -> Family:
        samples = [
            Sample(tuple(zip(self._labels, values, strict=True)), value) for values, value in self._values.items()
        ]
        return Family(self._name, "counter", self._help, samples)


class Histogram:
    """How often a duration fell into each bucket of `SECONDS`, by values of its labels."""

    def __init__(self, name: str, help: str, *labels: str) -> None:
        self._name, self._help, self._labels = name, help, labels
        self._sums: dict[tuple[str, ...], float] = {}
        self._counts: dict[tuple[str, ...], list[int]] = {}

    def observe(self, seconds: float, *values: str) -> None:
        counts = self._counts.get(values)
        if counts is None:
            counts = self._counts[values] = [0] * (len(SECONDS) + 1)
            self._sums[values] = 0.0
        counts[bisect_left(SECONDS, seconds)] += 1
        self._sums[values] += seconds

    def timed(self, *values: str) -> Timed:
        """Observe how long the block takes, whatever becomes of it."""
        return Timed(self, values)

    def family(self) -> Family:
        samples = [
            Sample(tuple(zip(self._labels, values, strict=True)), self._sums[values], tuple(counts))
            for values, counts in self._counts.items()
        ]
        return Family(self._name, "histogram", self._help, samples)


class Timed:
    """Context manager that observes how long it lasts. A class, because a generator takes three times as long."""

    __slots__ = ("_begun", "_histogram", "_values")

    def __init__(self, histogram: Histogram, values: tuple[str, ...]) -> None:
        self._histogram = histogram
        self._values = values

    def __enter__(self) -> None:
        self._begun = perf_counter()

    def __exit__(self, *error: object) -> None:
        self._histogram.observe(perf_counter() - self._begun, *self._values)


class Registry:
    """The metrics of one process."""

    def __init__(self) -> None:
        self._metrics: list[Counter | Histogram] = []

    def counter(self, name: str, help: str, *labels: str) -> Counter:
        counter = Counter(name, help, *labels)
        self._metrics.append(counter)
        return counter

    def histogram(self, name: str, help: str, *labels: str) -> Histogram:
        histogram = Histogram(name, help, *labels)
        self._metrics.append(histogram)
        return histogram

    def families(self) -> list[Family]:
        """A snapshot."""
        return [metric.family() for metric in self._metrics]


def merged(families: Iterable[Family]) -> list[Family]:
    """Snapshots of several processes as one: series with the same name and labels are summed."""
    found: dict[str, Family] = {}
    series: dict[tuple[str, Labels], Sample] = {}
    for family in families:
        total = found.setdefault(family.name, Family(family.name, family.kind, family.help, []))
        for sample in family.samples:
            known = series.get((family.name, sample.labels))
            if known is None:
                series[family.name, sample.labels] = known = Sample(sample.labels, sample.value, sample.counts)
                total.samples.append(known)
            else:
                known.value += sample.value
                known.counts = tuple([one + other for one, other in zip(known.counts, sample.counts, strict=True)])
    return list(found.values())


def exposition(families: Iterable[Family]) -> str:
    """The Prometheus text format, version 0.0.4. Every name gets the prefix `voidlock_`."""
    lines: list[str] = []
    for family in families:
        name = f"voidlock_{family.name}"
        lines += [f"# HELP {name} {family.help}", f"# TYPE {name} {family.kind}"]
        for sample in family.samples:
            if family.kind != "histogram":
                lines.append(f"{name}{_written(sample.labels)} {_number(sample.value)}")
                continue
            totals = list(accumulate(sample.counts))
            for bound, total in zip([*map(str, SECONDS), "+Inf"], totals, strict=True):
                lines.append(f"{name}_bucket{_written((*sample.labels, ('le', bound)))} {total}")
            lines.append(f"{name}_sum{_written(sample.labels)} {_number(sample.value)}")
            lines.append(f"{name}_count{_written(sample.labels)} {totals[-1]}")
    return "".join([f"{line}\n" for line in lines])


def _written(labels: Labels) -> str:
    pairs = [f'{label}="{_escaped(value)}"' for label, value in labels]
    return f"{{{','.join(pairs)}}}" if pairs else ""


def _number(value: float) -> str:
    """A whole number without a point, and never with an exponent."""
    return str(int(value)) if value == int(value) else f"{value:.6f}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
