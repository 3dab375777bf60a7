"""A challenge: one short link for each seat of a finished game, its page, its picture, and nothing that is secret."""

from __future__ import annotations

import asyncio
import json
import random
import re
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from tests.asynchronous import asynchronous
from tests.server.gathering import refused
from tests.server.serving import Client, connected, in_a_file, serving
from tests.server.test_pages import MOST_OF_A_PICTURE, Got, get
from voidlock.games.angel.facts import MARINE_NAMES
from voidlock.protocol.challenges import Ending
from voidlock.server.admin import tables
from voidlock.server.http.pages import page_is_built
from voidlock.server.http.pictures import FALLEN, HEIGHT, WIDTH, draw, encode, names, read
from voidlock.server.store.store import Store
from voidlock.texts import Words
from voidlock.words.stories import tell_story

NASTY = '"><b id=x>\u202eAnn'


@asynccontextmanager
async def played(store: Store, **options: object) -> AsyncIterator[tuple[str, Client]]:
    """Ann has played a game to its end by chance."""
    async with serving(store) as address, connected(address) as ann:
        await ann.send("open", name="Ann", host=ann.host, secret=ann.secret, options={"teams": "random", **options})
        await ann.hear("entered")
        await ann.play(1, random.Random(3))
        yield address, ann


async def fetched(address: str, path: str, **headers: str) -> Got:
    return await asyncio.to_thread(get, address, path, headers)


@asynchronous
async def test_a_finished_game_has_a_short_link(tmp_path: Path) -> None:
    store = in_a_file(tmp_path)
    async with played(store, seed="abc") as (address, ann):
        made = await ann.ask("challenge", by="Ann")
        name = str(made["id"])
        assert re.fullmatch("[0-9a-z]{10}", name)
        again = await ann.ask("challenge", by="Somebody else")
        assert again["id"] == name, "asked again, it is the same one"
        told = json.loads((await fetched(address, f"c/{name}.json")).body)
        assert told["by"] == "Ann"
        assert (told["result"], told["options"]["seed"]) == (ann.result, "abc")
        assert told["round"] > 0 and told["place"] and len(told["squad"]) == 6
        # The table itself, and what was said there, cannot be found from it.
        table = str(ann.last["entered"]["table"])
        assert table not in json.dumps(told)
        assert [line.entries for line in await tables.list_tables(store) if line.table == name] == [1]
        assert [damage async for damage in tables.find_damage(store)] == [None, None]
        async with connected(address) as eve:
            await eve.send("watch", table=name)
            assert (await eve.hear("refusal"))["id"] == "table_unreadable"


@asynchronous
async def test_only_players_of_a_finished_game_whose_seed_is_known(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann, connected(address) as eve:
        name = await ann.open(players=1, teams="random")
        assert await refused(ann, "challenge") == "table_not_over"
        await eve.send("watch", table=name)
        await eve.hear("entered")
        await ann.play(1, random.Random(3))
        assert await refused(eve, "challenge") == "table_not_your_seat"
        made = await ann.ask("challenge", by="\u200b")
        told = json.loads((await fetched(address, f"c/{made['id']}.json")).body)
        assert told["by"] == "", "a name that shows nothing is none"
        fair = ann.last["table"]["fair_dice"]
        assert isinstance(fair, dict) and told["options"]["seed"] == fair["seed"]


@asynchronous
async def test_a_game_from_a_file_cannot_be_played_again(tmp_path: Path) -> None:
    lost = {"voidlock": 1, "position": {"formation": ["leon<"], "phase": "attack", "swarms": {"L1": "claw " * 9}}}
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.send("open", name="Ann", host=ann.host, secret=ann.secret, options={}, file=lost)
        await ann.hear("entered")
        await ann.play(1, random.Random(3))
        assert await refused(ann, "challenge") == "table_no_challenge"


@asynchronous
async def test_what_is_no_challenge_is_not_found(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        table = await ann.open(players=2)
        for path in ("c/0123456789", f"c/{table}", "c/..%2f..%2fx", "c/" + "x" * 3000, f"c/{table[:10]}"):
            for kind in ("", ".json", ".png"):
                assert (await fetched(address, path + kind)).status in (400, 404, 431)


@pytest.mark.skipif(not page_is_built(), reason="the page is not built")
@asynchronous
async def test_the_page_says_who_and_how_it_ended(tmp_path: Path) -> None:
    """For messengers, in their language; a name is text and nothing else."""
    async with played(in_a_file(tmp_path)) as (address, ann):
        name = (await ann.ask("challenge", by=NASTY))["id"]
        page = await fetched(address, f"c/{name}", **{"accept-language": "ja"})
        assert page.status == 200 and "content-security-policy" in page.headers
        assert "<b id=x" not in page.text and "\u202e" not in page.text
        (title,) = re.findall(r'og:title" content="([^"]*)"', page.text)
        assert title == "&quot;&gt;&lt;b id=x&gt;Annからデスエンジェルの挑戦状です"
        (about,) = re.findall(r'og:description" content="([^"]*)"', page.text)
        assert len(about) > 30
        # The page's own files lie one folder above.
        assert not re.findall(r'(?:src|href)="\./', page.text)
        script = re.findall(r'src="\.\./(assets/[^"]+\.js)"', page.text)[0]
        assert (await fetched(address, script)).status == 200
        (address_of_it,) = re.findall(r'og:image" content="http://[^/]+/([^"]*)"', page.text)
        picture = await fetched(address, address_of_it)
        assert picture.headers["content-type"] == "image/png"
        assert struct.unpack_from(">II", picture.body, 16) == (WIDTH, HEIGHT)
        gone = await fetched(address, "c/0123456789")
        assert gone.status == 404 and 'content="Voidlock"' in gone.text


def test_every_marine_has_his_portraits() -> None:
    assert names() == {"win", "loss", *MARINE_NAMES, *[f"{name}{FALLEN}" for name in MARINE_NAMES]}
    palettes = {read(name).palette for name in names()}
    assert len(palettes) == 1, "a row of one part is a row of the picture"


@pytest.mark.parametrize("number", [0, 1, 6, 9, 12])
@pytest.mark.parametrize("won", [True, False])
def test_a_picture_is_one_that_messengers_show(number: int, won: bool, tmp_path: Path) -> None:
    squad = tuple([(name, won) for name in MARINE_NAMES[:number]])
    body = draw(won, (*squad, ("nobody", True), ("../win", True)))
    assert len(body) < MOST_OF_A_PICTURE
    (tmp_path / "x.png").write_bytes(body)
    image = pytest.importorskip("PIL.Image").open(tmp_path / "x.png")
    image.load()
    assert image.size == (WIDTH, HEIGHT)
    ground = read("win" if won else "loss")
    assert (body != encode(ground.palette, ground.rows)) == bool(number)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_story_may_name_a_chance(language: str) -> None:
    about = {"marine": ["marine", "leon"], "percent": "89%", "location": ["location", "black_holds"]}
    written = msgspec.json.encode({"id": "against_the_odds", "about": about})
    ending = msgspec.json.decode(written, type=Ending)
    assert "89%" in tell_story(ending.id, ending.about, Words(language))
