"""The metrics of this process; game processes have the same ones, and the front adds theirs to its own."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric

# When a series began would double the page, and the sum over processes would be no time at all.
disable_created_metrics()  # type: ignore[no-untyped-call]  # the library gives it no types

PREFIX = "voidlock"

SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper bounds of the buckets of every histogram: from half a millisecond to ten seconds."""

REGISTRY = CollectorRegistry()


def _counter(name: str, help: str, *labels: str) -> Counter:
    return Counter(name, help, labels, PREFIX, registry=REGISTRY)


def _histogram(name: str, help: str, *labels: str) -> Histogram:
    return Histogram(name, help, labels, PREFIX, registry=REGISTRY, buckets=SECONDS)


REQUEST_SECONDS = _histogram("request_seconds", "Time to handle a client's request.", "type")
STORE_SECONDS = _histogram("store_seconds", "Time until a call of the store returns.", "call")
STORE_FAILURES = _counter("store_failures_total", "Calls of the store that failed.", "call")
LOOP_LAG = _histogram("loop_lag_seconds", "How late the event loop runs a timer.", "process")
THOUGHT_SECONDS = _histogram("thought_seconds", "Time from asking for a thought to having it.", "kind")
REFUSALS = _counter("refusals_total", "Refused requests and connections.", "kind")
EVENTS = _counter("events_total", "Lines of the event log.", "event")
RECEIVED_BYTES = _counter("received_bytes_total", "Bytes of the messages clients have sent.")
SENT_BYTES = _counter("sent_bytes_total", "Bytes of the messages sent to clients.")

NUMBERS = {
    "moves_total": "Answers of players and bots.",
    "tables": "Tables in memory.",
    "connections": "Clients connected to a table.",
    "arrivals_waiting": "Clients that wait until they are let in.",
    "bots_thinking": "Bots that owe an answer.",
    "thoughts_waiting": "Bots, odds and advice that wait for a process.",
    "thoughts_running": "Bots, odds and advice that are being computed.",
    "stored_bytes": "Size of all tables in the store.",
}
"""What the parts of a server count themselves, by name."""


def family(name: str, help: str, *labels: str) -> CounterMetricFamily | GaugeMetricFamily:
    """A metric whose values are looked up for each page."""
    kind = CounterMetricFamily if name.endswith("_total") else GaugeMetricFamily
    return kind(f"{PREFIX}_{name}", help, labels=labels)


def number_families(numbers: Mapping[str, int]) -> list[Metric]:
    """Such numbers as metrics."""
    families: list[Metric] = []
    for name, number in numbers.items():
        one = family(name, NUMBERS[name])
        one.add_metric([], number)
        families.append(one)
    return families


class Total(NamedTuple):
    """Metrics of several processes as one: series with the same name and labels are summed."""

    families: Iterable[Metric]

    def collect(self) -> list[Metric]:
        whole: dict[str, Metric] = {}
        sums: dict[tuple[str, str, tuple[tuple[str, str], ...]], float] = defaultdict(float)
        for family in self.families:
            whole.setdefault(family.name, Metric(family.name, family.documentation, family.type))
            for sample in family.samples:
                sums[family.name, sample.name, tuple(sorted(sample.labels.items()))] += sample.value
        for (name, series, labels), value in sums.items():
            whole[name].add_sample(series, dict(labels), value)
        return list(whole.values())


def exposition(families: Iterable[Metric]) -> bytes:
    """The Prometheus text format."""
    return generate_latest(Total(families))
