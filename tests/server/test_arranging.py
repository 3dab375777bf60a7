"""What the host arranges: options and seats before the start, and the link of a meeting."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import UNSET, Raw, json

from tests.asynchronous import asynchronous
from tests.server.gathering import refused, seat_of, until
from tests.server.permitting import BOB, HOST, PASSER_BY, READING, begun, table, three
from tests.server.serving import connected, in_a_file, items, serving
from voidlock.engine import Refused
from voidlock.protocol.messages import Options
from voidlock.protocol.requests import AddWords, Arrange, Call, Swap
from voidlock.server.log import arranging, seating
from voidlock.server.log.entries import decode, encode
from voidlock.server.log.permissions import Requester, decide, open_table, take_seat
from voidlock.server.log.seats import hash_secret
from voidlock.server.log.table import Table


def why(found: Table, who: Requester, command: Arrange | Swap | Call) -> str:
    rule = {Arrange: arranging.arrange, Swap: arranging.swap, Call: arranging.call}[type(command)]
    with pytest.raises(Refused) as error:
        decide(rule, found, who, command)  # type: ignore[arg-type]  # each rule is for its own command
    return error.value.reason.id


def arranged(found: Table, **wishes: object) -> Table:
    """The host arranges this; the entry goes through the log."""
    command = json.decode(json.encode({"type": "arrange", "key": "12345678", **wishes}), type=Arrange)
    found.apply(decode(encode(arranging.arrange(found, HOST, command))))
    return found


def swapped(found: Table, one: int, other: int) -> Table:
    found.apply(decode(encode(arranging.swap(found, HOST, Swap(key="k", seats=(one, other))))))
    return found


def test_the_host_changes_what_the_game_will_be() -> None:
    found = arranged(three(), players=4, teams="random", takeover=30, advice=False, latecomers=True)
    assert [chair.name for chair in found.chairs] == ["Ann", "Bob", "Cat", ""]
    now = found.options
    assert (now.teams, now.takeover, now.advice, now.latecomers) == ("random", 30, False, True)
    assert now.seed == "a", "what was not said stays as it was"
    found.apply(take_seat(found, 4, "Dan", "secret of Dan"))
    assert len(begun(found).playing().seats) == 4


def test_nobody_is_left_without_a_seat() -> None:
    assert why(three(), HOST, Arrange(key="k", players=2)) == "table_seat_taken"
    assert len(arranged(table(), players=1).chairs) == 1, "a bot is no person"


def test_named_teams_are_for_so_many_players() -> None:
    named = three([["red", "blue"], ["green", "grey"], ["purple", "yellow"]])
    assert isinstance(arranged(named, takeover=0).options.teams, list)
    assert arranged(named, players=4).options.teams == "draft"


def test_a_game_from_a_file_keeps_its_players() -> None:
    found = table(READING)
    assert why(found, HOST, Arrange(key="k", players=3)) == "table_from_file"
    assert why(found, HOST, Arrange(key="k", teams="random")) == "table_from_file"
    assert arranged(found, takeover=600).options.takeover == 600


def test_only_the_host_and_only_before_the_start() -> None:
    for command in (Arrange(key="k", players=4), Swap(key="k", seats=(1, 2)), Call(key="k", link="https://a.example")):
        assert why(three(), BOB, command) == "table_not_host"
        assert why(three(), PASSER_BY, command) == "table_not_host"
    for late in (Arrange(key="k", players=4), Swap(key="k", seats=(1, 2))):
        assert why(begun(three()), HOST, late) == "table_has_begun"
    assert why(three(), HOST, Swap(key="k", seats=(1, 5))) == "table_no_seat"


def test_secrets_and_words_go_with_their_people() -> None:
    found = Table("0123456789ab")
    found.apply(open_table(Options(players=3), "host", UNSET).entry)
    found.apply(take_seat(found, 1, "Ann", "secret of Ann"))
    found.apply(take_seat(found, 3, "Cat", "secret of Cat"))
    found.apply(seating.add_words(found, HOST, AddWords(key="k", seat=1, words="salt")))
    swapped(found, 1, 2)
    assert [(chair.number, chair.name) for chair in found.chairs] == [(1, ""), (2, "Ann"), (3, "Cat")]
    assert found.seats_of(["secret of Ann"]) == [2]
    assert found.words == {2: "salt"}
    swapped(found, 2, 3)
    assert found.seats_of(["secret of Ann"]) == [3] and found.seats_of(["secret of Cat"]) == [2]
    swapped(found, 3, 3)
    assert found.seats_of(["secret of Ann"]) == [3]


@pytest.mark.parametrize(
    "link",
    [
        *("http://a.example/x", "javascript:alert(1)", "https:", "https:///x", "//a.example", "https://u:p@a.example/"),
        *('https://a.example/"><b>', "https://a.example/ x", "https://a.example/\u202ex", "https://ä.example", "a"),
        *("https://[::1", "https://a.example:99999/", "https://a.example/\nx"),
    ],
)
def test_a_meeting_is_found_by_https_alone(link: str) -> None:
    assert why(three(), HOST, Call(key="k", link=link)) == "table_call_https"


@asynchronous
async def test_players_and_guests_see_the_meeting_and_spectators_do_not(tmp_path: Path) -> None:
    link = "https://meet.example/room?x=1#y"
    async with (
        serving(in_a_file(tmp_path)) as address,
        connected(address) as ann,
        connected(address) as bob,
        connected(address) as eve,
    ):
        opening = {"host": ann.host, "secret": ann.secret, "options": {"players": 2}, "invite": "i" * 32}
        await ann.send("open", name="Ann", **opening)
        name = str((await ann.hear("entered"))["table"])
        await bob.send("watch", table=name, invite="i" * 32)
        await eve.send("watch", table=name)
        await eve.hear("table")
        assert await refused(ann, "call", link="http://meet.example") == "table_call_https"
        await ann.ask("call", link=link)
        assert (await until(bob, lambda info: info["call"] != "", "table"))["call"] == link
        await ann.ask("arrange", players=3)
        info = await until(eve, lambda info: len(items(info["seats"])) == 3, "table")
        assert info["call"] == ""
        await ann.ask("call", link="")
        await until(bob, lambda info: info["call"] == "", "table")


@asynchronous
async def test_a_swap_tells_each_device_which_secret_has_which_seat(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann, connected(address) as bob:
        name = await ann.open(players=3)
        await bob.join(name, 2, "Bob")
        await ann.ask("swap", seats=[1, 3])
        entered = await until(ann, lambda said: said["seats"] == [3], "entered")
        assert entered["marks"] == [hash_secret(ann.secret)[:8]]
        await ann.ask("swap", seats=[2, 3])
        assert (await until(bob, lambda said: said["seats"] == [3], "entered"))["marks"] == [
            hash_secret(bob.secret)[:8]
        ]
        info = await until(bob, lambda info: seat_of(info, 2)["name"] == "Ann", "table")
        assert seat_of(info, 3)["name"] == "Bob" and seat_of(info, 1)["holder"] == "nobody"


def test_a_game_with_a_secret_file_is_not_read_again() -> None:
    """Changing how long absent players are waited for needs no game."""
    found = table(READING)
    assert isinstance(found.file, Raw)
    assert arranged(found, takeover=30).file == READING
