"""A mission file that cannot be played, on its map."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.hulk.boards import AIRLOCK, mission_text
from voidlock.games.hulk.lines.missions import mission_of
from voidlock.games.hulk.screen.faults import marked_map
from voidlock.terminal.menu.menu import OnePage, faults_page
from voidlock.terminal.menu.options import BadFile
from voidlock.texts import LANGUAGES, Words

GLYPH = {"text": "?", "square": "5,5", "valid": "# + . / B E M O X ^ v"}
FAULT = {
    language: (words := Words(language)).say(
        "screen-fault", line=15, why=words.say("reason-mission_glyph_unknown", GLYPH)
    )
    for language in LANGUAGES
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_of_a_mission_file_are_shown_at_their_squares(tmp_path: Path, language: str) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(mission_text(AIRLOCK).replace("#MMM....", "#MMM.?..", 1), encoding="utf-8")
    with pytest.raises(BadFile) as raised:
        mission_of(str(path), Words(language))
    faulty = raised.value
    lines = [line.plain for line in marked_map(faulty.text, faulty.faults)]
    assert "M M M . ?!. ." in lines[6]

    async def look() -> str:
        page = faults_page(faulty, Words(language))
        assert page is not None
        app = OnePage(page)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            strips = app.screen._compositor.render_strips()
            seen = "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)
            await pilot.press("escape")
        return seen

    seen = asyncio.run(look())
    assert "?!" in seen
    assert "".join(FAULT[language].split()) in "".join(seen.split())
