"""The metrics of this process; game processes have the same ones, and their snapshots are summed."""

from __future__ import annotations

from collections.abc import Mapping

from .metrics import Family, Registry, Sample

REGISTRY = Registry()

REQUEST_SECONDS = REGISTRY.histogram("request_seconds", "Time to handle a client's request.", "type")
STORE_SECONDS = REGISTRY.histogram("store_seconds", "Time until a call of the store returns.", "call")
STORE_FAILURES = REGISTRY.counter("store_failures_total", "Calls of the store that failed.", "call")
LOOP_LAG = REGISTRY.histogram("loop_lag_seconds", "How late the event loop runs a timer.", "process")
THOUGHT_SECONDS = REGISTRY.histogram("thought_seconds", "Time from asking for a thought to having it.", "kind")
REFUSALS = REGISTRY.counter("refusals_total", "Refused requests and connections.", "kind")
EVENTS = REGISTRY.counter("events_total", "Lines of the event log.", "event")
RECEIVED_BYTES = REGISTRY.counter("received_bytes_total", "Bytes of the messages clients have sent.")
SENT_BYTES = REGISTRY.counter("sent_bytes_total", "Bytes of the messages sent to clients.")

COUNTED = {
    "moves_total": Family("moves_total", "counter", "Answers of players and bots.", []),
    "tables": Family("tables", "gauge", "Tables in memory.", []),
    "connections": Family("connections", "gauge", "Clients connected to a table.", []),
    "bots_thinking": Family("bots_thinking", "gauge", "Bots that owe an answer.", []),
    "thoughts_waiting": Family("thoughts_waiting", "gauge", "Bots, odds and advice that wait for a process.", []),
    "thoughts_running": Family("thoughts_running", "gauge", "Bots, odds and advice that are being computed.", []),
}
"""What the hub counts, by name."""


def counted(numbers: Mapping[str, int]) -> list[Family]:
    """The hub's own counters as metrics."""
    return [
        Family(name, COUNTED[name].kind, COUNTED[name].help, [Sample((), number)]) for name, number in numbers.items()
    ]
