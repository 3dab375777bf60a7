"""Metrics: counted, measured, merged from several processes, and written as Prometheus reads them."""

from __future__ import annotations

import os
import re

import msgspec
import pytest

from voidlock.server.operations.metrics import SECONDS, Family, Registry, Sample, exposition, merged
from voidlock.server.operations.processes import process_families

LINE = re.compile(r'[a-z_]+(?:\{[a-z]+="(?:[^"\\\n]|\\.)*"(?:,[a-z]+="(?:[^"\\\n]|\\.)*")*\})? -?\d+(?:\.\d+)?')


def process(refused: int, *seconds: float) -> list[Family]:
    """The snapshot of a process that has refused so often and measured these durations."""
    registry = Registry()
    refusals = registry.counter("refusals_total", "Refused.", "kind")
    took = registry.histogram("took_seconds", "Took.", "call")
    refusals.add("stale", by=refused)
    for each in seconds:
        took.observe(each, "read")
    return registry.families()


def test_a_histogram_counts_up_to_each_bound() -> None:
    text = exposition(process(3, 0.0005, 0.003, 99.0))
    assert text.startswith(
        "# HELP voidlock_refusals_total Refused.\n# TYPE voidlock_refusals_total counter\n"
        'voidlock_refusals_total{kind="stale"} 3\n'
    )
    assert "# TYPE voidlock_took_seconds histogram\n" in text
    buckets = dict(re.findall(r'le="([^"]+)"\} (\d+)', text))
    assert list(buckets) == [*map(str, SECONDS), "+Inf"]
    assert [buckets[bound] for bound in ("0.0005", "0.0025", "0.005", "10.0", "+Inf")] == ["1", "1", "2", "2", "3"]
    assert 'voidlock_took_seconds_sum{call="read"} 99.003500\n' in text
    assert text.endswith('voidlock_took_seconds_count{call="read"} 3\n')


def test_processes_are_summed() -> None:
    """What travels between processes is plain data."""
    sent = msgspec.msgpack.encode(process(2, 0.002))
    received = msgspec.msgpack.decode(sent, type=list[Family])
    own = process(1, 0.002, 7.0)
    assert exposition(merged([*own, *received])) == exposition(process(3, 0.002, 0.002, 7.0))
    assert exposition(own) == exposition(process(1, 0.002, 7.0))


def test_series_of_one_process_alone_stay_apart() -> None:
    families = [Family("lag", "gauge", "Lag.", [Sample((("process", name),), 1)]) for name in ("front", "game-1")]
    (both,) = merged(families)
    assert len(both.samples) == 2


@pytest.mark.parametrize("value", ['say "no"', "two\nlines", "back\\slash"])
def test_labels_are_escaped(value: str) -> None:
    registry = Registry()
    registry.counter("events_total", "Events.", "event").add(value)
    *_, line = exposition(registry.families()).splitlines()
    assert LINE.fullmatch(line)


def test_what_processes_use() -> None:
    cpu, memory = process_families("server")
    (own,) = [sample for sample in memory.samples if sample.labels == (("process", "server"),)]
    assert own.value > 10_000_000
    used = sum(os.times()[:2])
    (spent,) = [sample for sample in cpu.samples if sample.labels == (("process", "server"),)]
    assert used - 1 < spent.value <= used + 0.1
