"""What a cluster refuses, without a Ray: a stand-in takes its place."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import ModuleType, SimpleNamespace
from typing import NoReturn

import pytest

from tests.sim.settings import of_angel
from voidlock.engine import Refused
from voidlock.sim.command import executor_for
from voidlock.sim.play import Chunk, Done
from voidlock.sim.refused import SettingRefused
from voidlock.sim.written import settings_data

SETTINGS = of_angel(1, "draft", ("random",), "cluster")


class RayError(Exception):
    """As Ray has it: of no kind that Python knows."""


class Unstarted(ModuleType):
    """A Ray that cannot be had."""

    exceptions = SimpleNamespace(RayError=RayError)

    def is_initialized(self) -> bool:
        return False

    def shutdown(self) -> None: ...

    def remote(self, **options: object) -> object:
        return lambda function: function

    def init(self, *address: object, **options: object) -> NoReturn:
        raise RayError("a long story\nno room in shared memory")


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.setitem(sys.modules, "ray", Unstarted("ray"))
    monkeypatch.delitem(sys.modules, "voidlock.sim.cluster", raising=False)
    import voidlock.sim.cluster

    yield voidlock.sim.cluster
    # No other test may find what has met the stand-in; `monkeypatch.delitem` would put it back.
    del sys.modules["voidlock.sim.cluster"]


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("local", "sim_cluster_start: why=no room in shared memory"),
        ("elsewhere", "sim_cluster_address: address=elsewhere, why=no room in shared memory"),
    ],
)
def test_a_ray_that_cannot_be_had_is_refused(cluster: ModuleType, address: str, said: str) -> None:
    executor = executor_for(2, 10, address)
    with pytest.raises(SettingRefused) as refused:
        assert executor.width
    executor.close()
    assert str(refused.value.reason) == said


def test_a_worker_of_another_version_that_knows_other_fields(cluster: ModuleType) -> None:
    known = {"patience": 7, **settings_data(SETTINGS)}
    other = cluster.play_there(SETTINGS, Chunk(0, 1), known, ".")
    assert isinstance(other, Refused)
    assert other.reason.arguments["field"] == "patience"
    other = cluster.play_there(SETTINGS, Chunk(0, 1), {**known, "voidlock": "99"}, ".")
    assert isinstance(other, Refused)
    assert other.reason.arguments["field"] == "voidlock"


def test_a_worker_looks_at_the_bots_it_finds_and_not_at_what_it_is_told(cluster: ModuleType) -> None:
    told = of_angel(1, "draft", ("random",), "cluster", digests=("of another text",))
    other = cluster.play_there(told, Chunk(0, 1), settings_data(told), ".")
    assert isinstance(other, Refused)
    assert other.reason.arguments["field"] == "bot_files"
    assert isinstance(cluster.play_there(SETTINGS, Chunk(0, 1), settings_data(SETTINGS), "."), Done)
