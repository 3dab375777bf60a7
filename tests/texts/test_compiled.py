"""Compiled messages say exactly what Fluent's own library says."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.texts.messages import FOLDER, WRITTEN, samples
from voidlock.texts import LANGUAGES
from voidlock.texts.compiler import compile_files, compile_text, read
from voidlock.texts.patterns import Pattern, format_pattern

LARGE = (-1, 1_000, 12_345_678)
"""Numbers that are written with a sign or with commas."""


@pytest.fixture(scope="module", params=LANGUAGES)
def bundle(request: pytest.FixtureRequest) -> FluentBundle:
    bundle = FluentBundle([request.param], use_isolating=False)
    for file in sorted((FOLDER / request.param).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def test_every_message_says_what_fluent_says(bundle: FluentBundle) -> None:
    language = bundle.locales[0]
    messages = read(language)

    def find(message: str, attribute: str) -> Pattern:
        pattern = messages[message].attributes[attribute] if attribute else messages[message].value
        assert pattern is not None
        return pattern

    for id, written in WRITTEN[language].items():
        name, _, attribute = id.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        for arguments in samples(written, "○○"):
            text, errors = bundle.format_pattern(pattern, arguments)
            assert not errors
            assert format_pattern(find(name, attribute), arguments, language, find) == text, id


@pytest.mark.parametrize("number", LARGE)
def test_numbers_are_written_as_fluent_writes_them(bundle: FluentBundle, number: int) -> None:
    bundle.add_resource(FluentResource("counted = { $n } { $n ->\n    [0] none\n    [one] one\n   *[other] many\n }"))
    value = bundle.get_message("counted").value
    written = compile_text("counted = { $n } { $n ->\n    [0] none\n    [one] one\n   *[other] many\n }", "")
    pattern = written["counted"].value
    assert value is not None and pattern is not None
    told, _ = bundle.format_pattern(value, {"n": number})
    assert format_pattern(pattern, {"n": number}, bundle.locales[0], lambda message, attribute: []) == told


@pytest.mark.parametrize("text", ["broken = {", "-term = a term", "call = { NUMBER($n) }", "key"])
def test_what_the_texts_do_not_use_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"no Fluent message|the texts have no"):
        compile_text(text, "")


def test_a_message_that_stands_twice_is_named(tmp_path: Path) -> None:
    for name in ("one.ftl", "two.ftl"):
        (tmp_path / name).write_text("same = words\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"two\.ftl: there is another message same"):
        compile_files(sorted(tmp_path.glob("*.ftl")))


def test_a_changed_file_is_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voidlock.texts.compiler.FOLDER", tmp_path)
    for name in ("compiler.py", "patterns.py"):
        (tmp_path / name).touch()
    (tmp_path / "en").mkdir()
    file = tmp_path / "en" / "angel-cards.ftl"
    file.write_text("card = Old\n", encoding="utf-8")
    assert read("en")["card"].value == ["Old"]
    stored = tmp_path / "compiled" / "en.json"
    later = stored.stat().st_mtime_ns + 10**9
    os.utime(stored, ns=(later, later))
    first = stored.read_bytes()
    assert read("en")["card"].game == "angel" and stored.read_bytes() == first
    file.write_text("card = New\n", encoding="utf-8")
    os.utime(file, ns=(later + 10**9, later + 10**9))
    assert read("en")["card"].value == ["New"]
    # As in a wheel: no Fluent files.
    file.unlink()
    assert read("en")["card"].value == ["New"]
