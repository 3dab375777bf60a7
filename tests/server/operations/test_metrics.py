"""Metrics: those of several processes are summed, and the page says what processes use."""

from __future__ import annotations

import os

import pytest
from prometheus_client import CollectorRegistry, Counter, Histogram, Metric
from prometheus_client.parser import text_string_to_metric_families

from voidlock.server.operations.metrics import SECONDS, exposition, family
from voidlock.server.operations.processes import process_families


def process(refused: int, *seconds: float) -> list[Metric]:
    """The metrics of a process that has refused so often and measured these durations."""
    registry = CollectorRegistry()
    refusals = Counter("refusals_total", "Refused.", ["kind"], registry=registry)
    took = Histogram("took_seconds", "Took.", ["call"], registry=registry, buckets=SECONDS)
    refusals.labels("stale").inc(refused)
    for each in seconds:
        took.labels("read").observe(each)
    return [*registry.collect()]


def parse(page: bytes) -> list[Metric]:
    return [*text_string_to_metric_families(page.decode())]


def test_processes_are_summed() -> None:
    """What travels between processes is the text of the page."""
    own = process(1, 0.002, 7.0)
    received = parse(exposition(process(2, 0.002)))
    both = exposition([*own, *received])
    assert both == exposition(process(3, 0.002, 0.002, 7.0))
    assert b'refusals_total{kind="stale"} 3.0\n' in both
    assert b'took_seconds_bucket{call="read",le="0.0025"} 2.0\n' in both
    assert b'took_seconds_count{call="read"} 3.0\n' in both
    assert b"_created" not in both
    assert exposition(own) == exposition(process(1, 0.002, 7.0))


@pytest.mark.parametrize("name", ["game-1", 'say "no"', "two\nlines", "back\\slash"])
def test_series_of_one_process_alone_stay_apart(name: str) -> None:
    lag = family("lag", "Lag.", "process")
    other = family("lag", "Lag.", "process")
    lag.add_metric(["front"], 1)
    other.add_metric([name], 1)
    (both,) = parse(exposition([lag, other]))
    assert [sample.labels for sample in both.samples] == [{"process": "front"}, {"process": name}]


def test_what_processes_use() -> None:
    cpu, memory = process_families("server")
    (own,) = [sample for sample in memory.samples if sample.labels == {"process": "server"}]
    assert own.value > 10_000_000
    used = sum(os.times()[:2])
    (spent,) = [sample for sample in cpu.samples if sample.labels == {"process": "server"}]
    assert used - 1 < spent.value <= used + 0.1
