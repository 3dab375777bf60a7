"""Which address a client has, what it may still ask for, and which names the server answers to."""

from __future__ import annotations

from pathlib import Path

import pytest

from voidlock.server.access import accounts, rate_limit
from voidlock.server.access.accounts import Accounts
from voidlock.server.access.addresses import NotANetwork, Proxies, account_of
from voidlock.server.access.gate import Access, Gate
from voidlock.server.access.hosts import HostNames, same_origin
from voidlock.server.access.limits import BadNumber, Limits, UnknownLimit
from voidlock.server.access.rate_limit import Rate, RateLimiter
from voidlock.texts import Words

ROOT = Path(__file__).parents[2]


class Clock:
    """A clock that a test turns."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        for module in (accounts, rate_limit):
            monkeypatch.setattr(module, "monotonic", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


# ---------------------------------------------------------------------- buckets and accounts


def test_a_bucket_fills_up_again(clock: Clock) -> None:
    bucket = RateLimiter(Rate(6, 60.0, 2))
    assert [bucket.allows() for _ in range(3)] == [True, True, False]
    assert bucket.wait() == pytest.approx(10)
    clock.now += 10
    assert [bucket.allows(), bucket.allows()] == [True, False]
    clock.now += 1000
    assert [bucket.allows() for _ in range(3)] == [True, True, False]


def test_what_was_spent_is_owed(clock: Clock) -> None:
    """A request that took seven seconds is paid for before the next."""
    bucket = RateLimiter(Rate(15, 60.0, 3))
    assert not bucket.owes()
    bucket.spend(7)
    assert bucket.owes()
    assert bucket.wait(0) == pytest.approx(16)
    clock.now += 15
    assert bucket.owes()
    clock.now += 2
    assert not bucket.owes()


def test_the_first_dear_request_after_a_pause_is_paid_for(clock: Clock) -> None:
    """What came in during the pause is no more than the bucket holds, and counts before the request does."""
    bucket = RateLimiter(Rate(15, 60.0, 3))
    bucket.spend(3)
    clock.now += 3600
    bucket.spend(7)
    assert bucket.wait(0) == pytest.approx(16)


def test_addresses_have_accounts_of_their_own(clock: Clock) -> None:
    found = Accounts(Limits(address_tables=Rate(1, 60.0, 1)))
    assert found.of("192.0.2.1").tables.allows()
    assert not found.of("192.0.2.1").tables.allows()
    assert found.of("192.0.2.2").tables.allows()
    assert all(found.here().tables.allows() for _ in range(1000))
    found.spend(found.of("192.0.2.3").address, 100, 0)
    found.spend("nobody", 100, 0)
    assert found.of("192.0.2.3").cpu.owes()
    assert not found.of("192.0.2.1").cpu.owes()


@pytest.mark.parametrize(
    ("address", "account"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix", "unix"),
    ],
)
def test_an_account_is_an_address_or_a_network(address: str, account: str) -> None:
    assert account_of(address) == account


def test_accounts_expire_and_never_fill_the_memory(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "MOST", 50)
    found = Accounts(Limits())
    stays = found.of("192.0.2.1")
    stays.connections += 1
    stays.cpu.spend(100)
    for number in range(1000):
        found.of(f"10.0.{number // 250}.{number % 250}")
    assert len(found) <= 50 + 1
    assert found.of("192.0.2.1") is stays
    clock.now += accounts.FORGOTTEN_AFTER + 1
    for number in range(30):
        found.of(f"10.1.0.{number}")
    assert len(found) == 31
    assert found.of("192.0.2.1") is stays


# ---------------------------------------------------------------------- proxies


def forwarded(*hops: str) -> list[tuple[bytes, bytes]]:
    return [(b"x-forwarded-for", hop.encode()) for hop in hops]


@pytest.mark.parametrize(
    ("peer", "hops", "client"),
    [
        ("192.0.2.9", ["203.0.113.5"], "192.0.2.9"),
        ("127.0.0.1", ["203.0.113.5"], "203.0.113.5"),
        ("127.0.0.1", ["198.51.100.1, 203.0.113.5"], "203.0.113.5"),
        ("127.0.0.1", ["198.51.100.1", "203.0.113.5"], "203.0.113.5"),
        ("127.0.0.1", ["203.0.113.5, 10.0.0.7"], "203.0.113.5"),
        ("127.0.0.1", ["203.0.113.5:4711"], "203.0.113.5"),
        ("127.0.0.1", ["[2001:db8::1]:4711"], "2001:db8::1"),
        ("::ffff:127.0.0.1", ["203.0.113.5"], "203.0.113.5"),
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["203.0.113.5, nonsense"], "127.0.0.1"),
        ("127.0.0.1", ["10.0.0.7"], "127.0.0.1"),
    ],
)
def test_only_a_trusted_proxy_names_the_client(peer: str, hops: list[str], client: str) -> None:
    """The right-most hop that is not a proxy itself: what stands left of it the client may have forged."""
    proxies = Proxies(["127.0.0.1", "10.0.0.0/8"])
    assert proxies.client(peer, forwarded(*hops)) == client


def test_a_proxy_is_an_address_or_a_network() -> None:
    with pytest.raises(NotANetwork):
        Proxies(["localhost"])


def test_this_computer_is_not_limited_unless_a_trusted_proxy_names_somebody(caplog: pytest.LogCaptureFixture) -> None:
    trusting, plain = Gate(Access(trusted=("127.0.0.1",))), Gate()
    assert trusting.account("127.0.0.1", "127.0.0.1", forwarded("203.0.113.5")).address == "203.0.113.5"
    assert not trusting.account("127.0.0.1", "127.0.0.1").limited
    assert plain.account("203.0.113.5", "192.0.2.1").limited
    for _ in range(2):
        assert not plain.account("127.0.0.1", "127.0.0.1", forwarded("203.0.113.5")).limited
    assert [record.levelname for record in caplog.records] == ["WARNING"]


# ---------------------------------------------------------------------- hosts and origins


@pytest.mark.parametrize(
    ("host", "known"),
    [
        *(("localhost", True), ("localhost:8421", True), ("LOCALHOST.", True), ("voidlock.localhost", True)),
        *(("127.0.0.1:8421", True), ("192.168.1.7", True), ("[::1]:8421", True), ("games.example.org:443", True)),
        *(("evil.example", False), ("games.example.org.evil.example", False), ("evil@localhost", False)),
        *(("[::1", False), ("localhost:port", False), ("localhost/x", False), ("", False), ("[v1.x]", False)),
    ],
)
def test_the_server_answers_to_its_names(host: str, known: bool) -> None:
    assert HostNames(["Games.Example.org"]).knows(host) is known
    assert HostNames(["*"]).knows("evil.example")


@pytest.mark.parametrize("origin", ["http://[::1", "null", "http://evil", "file://", "http://a@localhost:1", "\ufffd"])
def test_another_origin_is_refused_whatever_it_looks_like(origin: str) -> None:
    assert not same_origin(origin, "localhost:1")
    assert same_origin("https://localhost:1", "localhost:1")
    assert same_origin(None, "localhost:1")


# ---------------------------------------------------------------------- options


def test_limits_are_changed_by_name() -> None:
    limits = Limits().replace([("address-tables", 30), ("fragments", 5), ("request_seconds", 0.5)])
    assert limits.address_tables == Rate(30, 60.0, 90)
    assert (limits.fragments, limits.request_seconds) == (5, 0.5)
    with pytest.raises(UnknownLimit):
        Limits().replace([("count", 1)])
    for number in (0, -1, float("nan"), float("inf")):
        with pytest.raises(BadNumber):
            Limits().replace([("pings", number)])


def test_hosting_lists_every_limit() -> None:
    text, words, defaults = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8"), Words("en"), Limits()
    for field in defaults._fields:
        name, default = field.replace("_", "-"), getattr(defaults, field)
        number = default.number if isinstance(default, Rate) else default
        assert f"| `{name}` | {number:,.0f} | {words.say(f'limit-{name}')} |" in text
