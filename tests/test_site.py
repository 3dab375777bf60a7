"""The site without a server: relative, sealed, and small enough for a phone's network."""

from __future__ import annotations

import json
import re
import subprocess
import zipfile
from pathlib import Path

import pytest

from tools import site
from tools.page import ROOT
from voidlock.server.http.pages import STATIC

MOST = 5_500_000
"""Bytes, as brotli packs them, until a game can begin: the runtime, the rules, and every part of the page."""

RUNTIME = "assets/here/"


@pytest.fixture
def built() -> dict[str, dict[str, int]]:
    if not (STATIC / "here.json").is_file():
        pytest.skip("the rules are not compiled for the browser: make page")
    found: dict[str, dict[str, int]] = json.loads((STATIC / "here.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.slow
def test_what_a_first_game_loads_is_small(built: dict[str, dict[str, int]], tmp_path: Path) -> None:
    for name in built["bytes"]:
        packed = tmp_path / name
        packed.parent.mkdir(parents=True, exist_ok=True)
        packed.write_bytes((STATIC / name).read_bytes())
    subprocess.run(["node", "tools/compress.mjs", str(tmp_path), ".mjs", ".wasm", ".zip"], cwd=ROOT, check=True)
    assert sum(path.stat().st_size for path in tmp_path.rglob("*.br")) < MOST


def test_the_page_is_sealed_without_a_header() -> None:
    page = site.alone('<head>\n<meta charset="utf-8" />\n</head>')
    (policy,) = re.findall(r'http-equiv="content-security-policy" content="([^"]*)"', page)
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
    assert "require-trusted-types-for 'script'" in policy
    assert page.index("charset") < page.index("http-equiv") < 1024


def test_every_file_that_is_kept_is_there(built: dict[str, list[str]]) -> None:
    kept = built["files"]
    assert len(kept) > 100
    assert [name for name in kept if name.startswith("/") or not (STATIC / name).is_file()] == []
    assert [name for name in kept if name.startswith("assets/Hint-")]


def test_the_rules_come_without_their_sources_and_without_clients(built: dict[str, str]) -> None:
    names = zipfile.ZipFile(STATIC / built["voidlock"]).namelist()
    assert "voidlock/server/here.pyc" in names
    assert [name for name in names if name.endswith(".py") or "/terminal/" in name or "/screen/" in name] == []
