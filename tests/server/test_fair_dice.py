"""Fair dice at a table: the hash first, then the players' words, the secret at the end, and a file that proves it."""

from __future__ import annotations

import asyncio
import hashlib
import random
from pathlib import Path

from tests.asynchronous import asynchronous
from tests.server.gathering import refused, together, until
from tests.server.serving import Message, connected, in_a_file, items, serving, table
from voidlock.angel import RULES
from voidlock.engine import Json, proof_of


def fair(info: Message) -> dict[str, Json]:
    return table(info["fair_dice"])


@asynchronous
async def test_the_hash_comes_first_then_words_and_the_secret_at_the_end(tmp_path: Path) -> None:
    async with together(tmp_path, 2) as (_, _, (ann, bob)):
        first = fair(await until(ann, lambda info: info["status"] == "open", "table"))
        assert (first["words"], first["secret"], first["seed"]) == ({}, "", "")
        assert (await bob.ask("add_words", seat=2, words=" für Bob \n"))["type"] == "told"
        assert await refused(bob, "add_words", seat=2, words="another try") == "table_words_given"
        assert await refused(bob, "add_words", seat=1, words="for Ann") == "table_not_your_seat"
        assert (await ann.ask("add_words", seat=1, words="1 2"))["type"] == "told"
        await ann.ask("start")
        assert await refused(ann, "add_words", seat=1, words="too late") == "table_has_begun"
        await asyncio.gather(ann.play(1, random.Random(8)), bob.play(2, random.Random(9)))
        last = fair(await until(ann, lambda info: info["status"] == "over", "table"))
        before = [frame for frame in ann.frames if '"status":"over"' not in frame]
        assert not any(str(last["secret"]) in frame or str(last["seed"]) in frame for frame in before)
        assert last["hash"] == first["hash"] == hashlib.sha256(str(last["secret"]).encode()).hexdigest()
        told = f"voidlock fair dice 1\n{last['secret']}\n1 1 2\n2 für Bob"
        assert last["seed"] == hashlib.sha256(told.encode()).hexdigest()
        file = table((await bob.ask("fetch"))["file"])
        assert file["seed"] == last["seed"]
        assert proof_of(file, {"angel": RULES}, str(first["hash"])).verdict == "proven"


@asynchronous
async def test_a_player_who_leaves_before_the_game_takes_their_words_along(tmp_path: Path) -> None:
    async with together(tmp_path, 2) as (address, name, (ann, bob)):
        await bob.ask("add_words", seat=2, words="mine")
        await until(ann, lambda info: fair(info)["words"] == {"2": "mine"}, "table")
        await bob.ask("leave", seat=2)
        await until(ann, lambda info: fair(info)["words"] == {}, "table")
        async with connected(address) as cat:
            await cat.join(name, 2, "Cat")
            assert (await cat.ask("add_words", seat=2, words="others"))["type"] == "told"
            await ann.ask("start")
            await cat.ask("leave", seat=2)
            info = await until(ann, lambda info: info["status"] == "playing", "table")
            assert fair(info)["words"] == {"2": "others"}, "they are part of the seed now"


@asynchronous
async def test_a_seed_that_everybody_knows_is_not_secret(tmp_path: Path) -> None:
    async with together(tmp_path, 2, seed="seven") as (_, _, (ann, _)):
        assert (await until(ann, lambda info: True, "table"))["fair_dice"] is None
        assert await refused(ann, "add_words", seat=1, words="mine") == "table_seed_known"


@asynchronous
async def test_the_hash_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        name = await ann.open()
        before = fair(await until(ann, lambda info: info["status"] == "playing", "table"))
    async with serving(in_a_file(tmp_path)) as address, connected(address) as again:
        await again.sit(name, ann.secret)
        assert fair(await again.hear("table")) == before
        assert items((await again.state())["owed"])
