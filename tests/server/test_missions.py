"""The board game at a table of the server, and missions before there is a table."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.asynchronous import asynchronous
from tests.hulk.boards import AIRLOCK, mission_text
from tests.server.serving import Client, Message, connected, in_a_file, items, serving, table
from voidlock import hulk
from voidlock.engine import Json
from voidlock.server import app
from voidlock.server.workers.thinkers import Thinkers

AIRLOCK_NINE = "original-1-airlock-nine"


async def answered(client: Client, verb: str) -> Message:
    """Answer with the first option of this verb; the state after it."""
    owed = client.owed(1)[0]
    answer = next(text for text in owed.texts if text.partition(":")[0] == verb)
    assert (await client.answer(owed, answer))["type"] == "told"
    return client.last["state"]


@asynchronous
async def test_a_mission_is_played_undone_and_looked_back_at(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open(game="hulk", mission="airlock-nine", seed="7")
        first = await ann.state()
        assert table(first["open"])["mission"] == AIRLOCK_NINE
        await answered(ann, "listed")
        await answered(ann, "keep")
        before = ann.last["state"]["open"]
        walked = await answered(ann, "activate")
        assert table(walked["open"])["active"] is not None
        assert walked["undo"] == "free"
        assert (await ann.ask("undo"))["type"] == "told"
        assert ann.last["state"]["open"] == before
        then = await ann.ask("look", seat=1, events=1)
        assert table(then["open"])["turn"] == table(first["open"])["turn"]
        await ann.play(1, random.Random(1))
        assert ann.result == "loss"
        assert table((await ann.ask("fetch"))["file"])["game"] == "hulk"


@asynchronous
async def test_what_a_walk_would_cost(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open(game="hulk", mission="airlock-nine", seed="7")
        await ann.state()
        walk = await ann.ask("route", terminator="sgt", square="8,4")
        assert (walk["cost"], walk["orders"]) == (5, ["move:4,5", "move:5,5", "move:6,5", "move:7,5", "move:8,4"])
        assert (walk["ap"], walk["cp"]) == (0, 0), "nobody is active yet"
        assert (await ann.ask("route", terminator="sgt", square="0,0"))["id"] == "no_way"
        assert (await ann.ask("route", terminator="nobody", square="8,4"))["id"] == "no_way"


@asynchronous
async def test_where_arrow_keys_go(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open(game="hulk", mission="airlock-nine", seed="7")
        await ann.state()
        ways = table(table((await ann.ask("arrow_keys"))["arrows"])["8,4"])
        assert (ways["E"], ways["S"]) == ("9,5", "8,5")


@asynchronous
async def test_what_the_aliens_would_do(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open(game="hulk", mission="airlock-nine", seed="7")
        await ann.state()
        foreseen = await ann.ask("foresee")
        assert table(table(foreseen["targets"])["sgt"])["rank"] == 1
        assert {table(intent)["order"] for intent in table(foreseen["aliens"]).values()} <= {1, 2, 3}


@asynchronous
async def test_there_are_no_walks_in_the_card_game(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open(players=1, teams="random", seed="7")
        await ann.state()
        assert (await ann.ask("route", terminator="leon", square="8,4"))["id"] == "no_way"
        assert (await ann.ask("arrow_keys"))["id"] == "game_lacks"
        assert (await ann.ask("foresee"))["id"] == "game_lacks"


@asynchronous
async def test_a_leaving_player_hands_the_marines_to_the_sergeant(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open(game="hulk", mission="airlock-nine", seed="7")
        await ann.state()
        assert table(ann.last["table"]["options"])["bot"] == "sergeant"
        await ann.ask("leave", seat=1)
        while not ann.result:
            await ann.next()


@pytest.mark.parametrize(
    ("options", "id"),
    [
        ({"game": "chess"}, "table_game_unknown"),
        ({"game": "hulk", "mission": "airlock-nine", "players": 2}, "table_alone"),
        ({"game": "hulk", "mission": "nowhere"}, "mission_not_known"),
        ({"game": "hulk", "mission": "airlock-nine", "bot": "brother"}, "table_bot_unknown"),
        ({"game": "hulk", "mission": "[map]\n###"}, "mission_faulty"),
    ],
)
@asynchronous
async def test_no_such_game(tmp_path: Path, options: dict[str, object], id: str) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.send("open", name="Ann", host=ann.host, secret=ann.secret, options=options)
        assert (await ann.hear("refusal"))["id"] == id


# ---------------------------------------------------------------------- before there is a table


def fetched(tmp_path: Path, body: str | None = None) -> Json:
    found: Json = json.loads(page(tmp_path, "missions", body))
    return found


def page(tmp_path: Path, name: str, body: str | None = None) -> str:
    async def story() -> str:
        async with serving(in_a_file(tmp_path)) as address:
            wanted = Request(
                address.replace("ws://", "http://").replace("socket", name),
                data=None if body is None else body.encode(),
            )

            def fetch() -> str:
                with urlopen(wanted) as got:
                    read: bytes = got.read()
                    return read.decode()

            return await asyncio.to_thread(fetch)

    return asyncio.run(story())


def test_the_missions_of_the_package_are_listed_with_their_maps(tmp_path: Path) -> None:
    listed = [table(mission) for mission in items(fetched(tmp_path))]
    assert [mission["name"] for mission in listed] == list(hulk.mission_names())
    airlock = next(mission for mission in listed if mission["name"] == AIRLOCK_NINE)
    assert items(airlock["map"])[5] == "#MMM.........+...+..X#"
    assert table(items(airlock["marines"])[0]) == {
        "id": "sgt",
        "role": "sergeant",
        "weapons": ["storm_bolter", "power_sword"],
        "at": "3,5",
        "facing": "E",
        "squad": "A",
        "name": "",
    }


def test_faults_of_a_mission_file_are_told_with_their_line_and_square(tmp_path: Path) -> None:
    text = mission_text(AIRLOCK)
    assert table(table(fetched(tmp_path, text))["mission"])["name"] == AIRLOCK_NINE
    surveyed = table(fetched(tmp_path, text.replace("#MMM.........+", "#MMM......?..+")))
    assert surveyed["mission"] is None
    assert items(table(surveyed["draft"])["map"])[5] == "#MMM......?..+...+..X#"
    line = text.splitlines().index("#MMM.........+...+..X#") + 1
    (fault,) = [table(each) for each in items(surveyed["faults"])]
    assert (fault["line"], fault["id"], fault["squares"]) == (line, "mission_glyph_unknown", ["10,5"])
    assert table(fault["arguments"]) == {"text": "?", "square": "10,5", "valid": "# + . / B E M O X ^ v"}


def test_the_file_of_a_mission_is_an_example(tmp_path: Path) -> None:
    assert page(tmp_path, f"missions/{AIRLOCK_NINE}.txt") == mission_text(AIRLOCK)
    with pytest.raises(HTTPError) as refused:
        page(tmp_path, "missions/nowhere.txt")
    refused.value.close()
    assert refused.value.code == 404


def test_a_mission_file_that_is_too_long(tmp_path: Path) -> None:
    with pytest.raises(HTTPError) as refused:
        fetched(tmp_path, "#" * 100_000)
    refused.value.close()
    assert refused.value.code == 413


def test_an_address_has_only_so_many_mission_files_looked_at_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "Thinkers", lambda processes: Thinkers(processes, most_asked=0))
    with pytest.raises(HTTPError) as refused:
        fetched(tmp_path, mission_text(AIRLOCK))
    refused.value.close()
    assert refused.value.code == 429
