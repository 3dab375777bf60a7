"""Every word is there in every language, and says what it should."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests.texts import sources
from tests.texts.messages import WRITTEN, samples
from voidlock import angel, hulk
from voidlock.engine import AnyGame, Option, Reason
from voidlock.engine.laws import random_game
from voidlock.games import KITS
from voidlock.games.angel.facts import LOCATIONS
from voidlock.texts import LANGUAGES, Words, language_of
from voidlock.words.telling import because

WORDS = {language: Words(language) for language in LANGUAGES}

DERIVED = ("", "_kind", "_id", "_count")

JAPANESE = re.compile(r"[\u3000-\u30ff\u4e00-\u9fff\uff01-\uff60]")

LATIN = re.compile(r"[A-Za-z]+")

IN_JAPANESE = re.compile(
    r"[LR]\d+|(?<![A-Za-z])[SBE]\d+"  # spots; Genestealers, blips and entry areas
    r"|R-\d+\.\d+|（(?:[A-Z]+-|A)\d+）"  # rule numbers
    r"|1[ABC]"  # tiers
    r"|\"[^\"]*\"|`[^`]*`|「dice」"  # what is to be written or typed as it stands
    r"|(?<![A-Za-z])(?:[AC]P|OW)(?![A-Za-z])"  # action and command points, overwatch in narrow places
    r"|(?<![A-Za-z])(?:Enter|Esc|Tab|Shift|Home|End|Z|F\d+)(?![A-Za-z])"  # keys, as the keyboard calls them
    r"|UTF-8|JSON|SHA-256|true|false|Voidlock"
)


def said(language: str, id: str, arguments: dict[str, str | int]) -> str:
    message, _, attribute = id.partition(".")
    kind, _, thing = message.partition("-")
    words = WORDS[language]
    if attribute:
        return words.short(kind, thing) if attribute == "short" else words.explain(kind, thing)
    return words.say(message, arguments)


# ---------------------------------------------------------------------- what is written


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for id, written in WRITTEN[language].items():
        for arguments in samples(written, "○○"):
            text = said(language, id, arguments)
            assert "{" not in text, f"{id}: {text!r}"
            # Pieces, layouts of lines, and links, which stand on lines of their own.
            if written.file != "terminal.ftl" and id != "file-place" and not id.startswith("screen-table-"):
                assert text == " ".join(text.split()), f"{id}: {text!r}"


def test_the_languages_have_the_same_messages() -> None:
    english, japanese = WRITTEN["en"], WRITTEN["ja"]
    assert english.keys() == japanese.keys()
    assert [id for id in english if english[id].variables != japanese[id].variables] == []
    assert [id for id in english if english[id].file != japanese[id].file] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_attributes_are_short_names_and_explanations(language: str) -> None:
    """And what a term means by the other readings of its game: `merge-event`."""
    settings = [kit.settings for kit in KITS.values()]
    readings = {f"{name}-{value}" for each in settings for name, values in each.items() for value in values[1:]}
    attributes = {id.partition(".")[2] for id in WRITTEN[language]}
    assert attributes <= {"", "short", "brief", "text", *readings}


def test_no_japanese_in_english() -> None:
    for id, written in WRITTEN["en"].items():
        if id.startswith("web-language-"):
            continue  # a language is called by its own name
        for arguments in samples(written, "word"):
            text = said("en", id, arguments)
            assert not JAPANESE.search(text), f"{id}: {text}"


def test_no_latin_letters_in_japanese() -> None:
    for id, written in WRITTEN["ja"].items():
        if written.file == "terminal.ftl" or id.startswith(("serve-", "admin-", "web-language-")):
            continue  # names commands, which are typed in Latin letters, and languages by their own names
        keys = {key for keys in written.selected.values() for key in keys}
        for arguments in samples(written, "○○"):
            left = LATIN.findall(IN_JAPANESE.sub("", said("ja", id, arguments)))
            assert set(left) <= keys, f"{id}: {left}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_chosen_by_ids_that_exist(language: str) -> None:
    ids = {id.partition("-")[2] for id in WORDS[language].ids()}
    for id, written in WRITTEN[language].items():
        for variable, keys in written.selected.items():
            if variable.endswith("_id"):
                assert keys - {"other"} <= ids, f"{id} selects by {keys - ids}"


# ---------------------------------------------------------------------- what the sources need


def needs(language: str, id: str, names: set[str]) -> str | None:
    """What is wrong with a message that is told with arguments of these names."""
    written = WRITTEN[language].get(id)
    if written is None:
        return f"{language}: there is no message {id}"
    unknown = written.variables - {name + derived for name in names for derived in DERIVED}
    return f"{language}: {id} names {unknown}, which it is not told" if unknown else None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language: str) -> None:
    kinds = sources.kinds_of_choice()
    assert len(kinds) > 30
    wrong = [needs(language, f"ask-{kind}", {"card", "subject", "face", "outcome"}) for kind in sorted(kinds)]
    assert not [line for line in wrong if line]
    assert {id[4:] for id in WORDS[language].ids() if id.startswith("ask-")} == kinds


NEVER_OFFERED = {"option-fire-blip"}
"""Words for what is always refused: the map says them where somebody asks why not."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_words(language: str) -> None:
    answers = sources.answers()
    assert len(answers) > 30
    used = set()
    for verb, kinds in sorted(answers):
        closer = "-".join(["option", verb, *kinds])
        id = closer if WORDS[language].has(closer) else f"option-{verb}"
        names = {f"{kind}{kinds[:index].count(kind) + 1}" for index, kind in enumerate(kinds) if kind in kinds[:index]}
        assert needs(language, id, {*kinds, *names}) is None, needs(language, id, {*kinds, *names})
        assert bool(WRITTEN[language][id].variables) == bool(kinds)
        used.add(id)
    assert {id for id in WORDS[language].ids() if id.startswith("option-")} == used | NEVER_OFFERED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words(language: str) -> None:
    events = sources.events()
    assert len(events) > 40
    wrong = [needs(language, f"told-{name}", arguments) for name, arguments in events.items()]
    assert not [line for line in wrong if line]
    assert {id[5:] for id in WORDS[language].ids() if id.startswith("told-")} == events.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_story_has_words(language: str) -> None:
    stories = sources.stories()
    assert len(stories) > 20
    wrong = [needs(language, f"story-{name}", facts) for name, facts in stories.items()]
    assert not [line for line in wrong if line]
    assert {id[6:] for id in WORDS[language].ids() if id.startswith("story-")} == stories.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    reasons = sources.reasons()
    assert len(reasons) > 60
    wrong = [needs(language, f"reason-{id}", arguments) for id, arguments in reasons]
    assert not [line for line in wrong if line]
    assert {id[7:] for id in WORDS[language].ids() if id.startswith("reason-")} == {id for id, _ in reasons}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_behind_another_is_said(language: str) -> None:
    """Whichever it is, its sentence stands in the other's, and no id of either does."""
    outer = sources.reasons_with_one_behind()
    assert outer == {"input_refused", "older_rules_no_fit", "impossible_position", "mission_faulty"}
    words, written = WORDS[language], WRITTEN[language]
    for id in sorted(outer):
        assert "why" in written[f"reason-{id}"].variables
        own = next(samples(written[f"reason-{id}"], "○○"))
        for behind in sorted({behind for behind, _ in sources.reasons()}):
            reason = Reason(behind, "R-3.7", next(samples(written[f"reason-{behind}"], "○○")))
            text = because(Reason(id, "", own, because=reason), words)
            assert because(reason, words) in text
            assert not [name for name in (id, behind) if "_" in name and name in text]


# ---------------------------------------------------------------------- real games


BEGUN: dict[str, Callable[[], AnyGame]] = {
    **{f"{players} players": partial(angel.new, players, seed=players) for players in range(1, 7)},
    **{mission: partial(hulk.new, mission, seed=mission) for mission in hulk.mission_names()},
}


@pytest.mark.parametrize("start", BEGUN)
def test_a_whole_game_is_told(start: str) -> None:
    rng = random.Random(start)
    offered: dict[str, Option[object]] = {}

    def each(game: AnyGame) -> None:
        for choice in game.pending:
            offered.update({option.text: option for option in choice.options})
        refused, stopped = game.why_not(rng.choice(sorted(offered)), rng.choice(game.seats)), game.why_no_undo()
        for words in WORDS.values():
            for choice in game.pending:
                assert words.say(f"ask-{choice.kind}", choice.arguments())
                for option in choice.options:
                    assert words.option(option.verb, option.arguments())
            for reason in (refused, stopped):
                assert reason is None or words.say(f"reason-{reason.id}", reason.arguments)

    game = random_game(BEGUN[start](), rng, each)
    for words in WORDS.values():
        assert words.name("result", game.result)
        for seat in (0, *game.seats):
            for event in game.events_for(seat):
                assert words.say(f"told-{event.name}", event.arguments())


@pytest.mark.parametrize("mission", hulk.mission_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mission_has_a_name_and_a_briefing(language: str, mission: str) -> None:
    assert WORDS[language].name("mission", mission) and WORDS[language].say(f"briefing-{mission}")


# ---------------------------------------------------------------------- saying


def test_an_answer_is_worded_by_the_kinds_of_its_things() -> None:
    words = WORDS["en"]
    assert words.option("target", {"marine": ("marine", "leon")}) == "Brother Leon"
    assert words.option("target", {"spot": ("spot", "L3")}) == "The swarm at L3"
    move = words.option("move", {"marine": ("marine", "leon"), "marine2": ("marine", "zael")})
    assert move == "Brother Leon trades places with Brother Zael"


def test_names() -> None:
    assert WORDS["en"].name("seat", "2") == "Player 2"
    assert WORDS["ja"].name("seat", "2") == "プレイヤー2"
    assert WORDS["ja"].name("spot", "L3") == "L3"
    assert WORDS["ja"].short("marine", "leon") == "レオン"
    assert WORDS["ja"].short("action", "block") == "ブロック"
    assert WORDS["en"].explain("terrain", "corridor") == "No ability."


def test_half_a_text_is_never_said() -> None:
    words = WORDS["en"]
    with pytest.raises(LookupError, match="told-nothing"):
        words.say("told-nothing")
    with pytest.raises(ValueError, match="marine"):
        words.say("told-marine_attacks", spot=("spot", "R3"))
    with pytest.raises(LookupError, match="marine-nobody"):
        words.name("marine", "nobody")
    with pytest.raises(LookupError, match=r"side-left\.text"):
        words.explain("side", "left")
    with pytest.raises(ValueError, match="klingon"):
        Words("klingon")


def test_a_text_too_long_for_a_message_is_cut() -> None:
    assert WORDS["en"].say("reason-file_no_game", where="x" * 5000).startswith("xxx")


@pytest.mark.parametrize("digits", [15, 16, 28, 29, 4000, 9000])
def test_a_number_of_any_size_can_be_told(digits: int) -> None:
    for words in WORDS.values():
        for number in (10**digits, -(10**digits)):
            assert words.say("reason-sim_players", number=number)
            assert words.say("terminal-new-game", players=number)
    assert "not 100000000000000000000000000000." in WORDS["en"].say("reason-sim_players", number=10**29)


@pytest.mark.parametrize(
    ("language", "id", "said"),
    [
        ("en", "terminal-answered", "Chosen: Onward Brothers!"),
        ("ja", "terminal-answered", "選択：Onward Brothers!"),
    ],
)
def test_a_sentence_ends_once(language: str, id: str, said: str) -> None:
    assert WORDS[language].say(id, answer="Onward Brothers!") == said
    assert WORDS["en"].say("terminal-saved", path="a!.json") == "Game saved to a!.json."


@pytest.mark.parametrize(
    ("outcome", "english", "japanese"),
    [
        (("outcome", "slain"), "and would be slain. ", "このままでは死亡します。"),
        (("outcome", "miss"), "and would survive. ", "このままなら攻撃は外れます。"),
        ("", "at L2. What", "3（髑髏）です。どうしますか？"),
    ],
)
def test_a_defence_says_what_comes_of_it(outcome: str | tuple[str, str], english: str, japanese: str) -> None:
    asked = {"card": ("spot", "L2"), "subject": ("marine", "leon"), "face": ("face", "3"), "outcome": outcome}
    assert english in WORDS["en"].say("ask-defence", asked)
    assert japanese in WORDS["ja"].say("ask-defence", asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_location_says_when_its_ability_comes(language: str) -> None:
    starts = {
        "en": {"upon_entering": "Upon entering: ", "activate_control_panel": "Control panel: ", "": "Start for "},
        "ja": {"upon_entering": "進入時：", "activate_control_panel": "コントロールパネルを発動：", "": ""},
    }
    for location in LOCATIONS:
        assert WORDS[language].explain("location", location.id).startswith(starts[language][location.ability])


def test_nothing_is_loaded_before_the_first_word() -> None:
    program = "import sys, voidlock.texts; print('voidlock.texts.compiler' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "False"


# ---------------------------------------------------------------------- the language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ja"}, "ja"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8"}, "ja"),
        ({"LC_ALL": "ja_JP.UTF-8", "LC_MESSAGES": "en_GB.UTF-8", "LANG": "C"}, "ja"),
        ({"LC_ALL": "", "LANG": "ja_JP.UTF-8"}, "ja"),
    ],
)
def test_the_environment_says_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


# ---------------------------------------------------------------------- the glossary


def test_the_glossary_has_the_words_of_both_languages() -> None:
    glossary = (Path(__file__).parent.parent.parent / "docs" / "glossary.md").read_text(encoding="utf-8")
    rows = {tuple(cell.strip() for cell in line.split("|")[1:3]) for line in glossary.splitlines() if "|" in line}
    for kind, id in [*WORDS["en"].terms("angel"), *WORDS["en"].terms("hulk")]:
        if kind in ("term", "notion") and id != "phase_travel":
            assert (WORDS["en"].name(kind, id), WORDS["ja"].name(kind, id)) in rows, f"{id} is not in the glossary"
