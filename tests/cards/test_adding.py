"""docs/adding-a-card.md followed to the letter, on a copy of the package: the rules and the odds know the card."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

PROOF = """
from fractions import Fraction
from tests.odds.sampling import sample, spends, standing_still, view_of
from tests.stage import stage
from voidlock.odds import attack_from, phase

{test}
test_the_rest_attack_again()

one = Fraction(4, 6)  # 2 and 3 are high enough, 4 and 5 are ripostes
two = Fraction(1, 6) + Fraction(2, 6) * one
three = Fraction(2, 6) * two
for swarm, chance in (("claw", one), ("claw tail", two), ("claw tail head", three)):
    t = standing_still("gideon>", R1=swarm, standing=["riposte"])
    odds = attack_from(view_of(t), "R1")
    assert odds.survives.chance == chance, (swarm, odds.survives)
    assert [card.id for card in odds.survives.because.arguments["cards"]] == ["riposte"]

t = standing_still("gideon> 1, noctis<", R1="claw tail head", L2="tongue", standing=["riposte"])
survives = phase(view_of(t)).survives["gideon"].chance
ends = sample(t, ("attack_phase",), spends, 1500)
lives = sum("gideon" in end for end in [[MARINE_NAMES[marine] for marine in end.formation] for end in ends]) / 1500
assert abs(lives - survives) < 0.05, (lives, survives)

import random
from voidlock.bots import Seat
from voidlock.games.angel.bots.brother import BrotherBot
from voidlock.texts import LANGUAGES, Words

for language in LANGUAGES:
    assert "Riposte" in Words(language).explain("team", "green"), language
game = stage("gideon>, noctis<", phase="choose").game
choice = game.pending[0]
assert BrotherBot().answer(Seat(game, choice.seat), choice, random.Random(1)) in choice.options
"""


def blocks(language: str) -> list[str]:
    page = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


def replaced(path: Path, pattern: str, text: str) -> None:
    old = path.read_text(encoding="utf-8")
    new, count = re.subn(pattern, lambda _: text, old, count=1, flags=re.DOTALL | re.MULTILINE)
    assert count == 1, path.name
    path.write_text(new, encoding="utf-8")


def test_a_card_added_as_the_page_says_is_right_in_rules_and_odds(tmp_path: Path) -> None:
    package = tmp_path / "voidlock"
    shutil.copytree(ROOT / "src" / "voidlock", package, ignore=shutil.ignore_patterns("static", "__pycache__", "*.so"))
    (facts,), (words,), (card, test) = blocks("toml"), blocks("ftl"), blocks("python")
    cards = package / "games" / "angel" / "cards"
    replaced(cards / "facts.toml", r"^\[\[action\]\]\nnumber = 1\n.*?\n(?=\n)", facts)
    replaced(cards / "facts.toml", '"block"', '"riposte"')
    imports, _, body = card.partition("\n\n\n")
    replaced(cards / "actions" / "green.py", r"^class Block.*?(?=^class )", f"{body}\n\n")
    replaced(cards / "actions" / "green.py", r"^add_actions\(Block", "add_actions(Riposte")
    replaced(
        cards / "actions" / "green.py",
        r"^from voidlock.games.angel.state",
        f"{imports}\nfrom voidlock.games.angel.state",
    )
    for language in ("en", "ja"):
        path = package / "texts" / language / "angel-cards.ftl"
        replaced(path, r"^action-block = .*?\n(?=\n)", words)
        replaced(path, r"\{ action-block \}", "{ action-riposte }")
    script = "from voidlock.games.angel.facts import MARINE_NAMES\n" + PROOF.format(test=test)
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
