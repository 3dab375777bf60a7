"""The environments are an extra: nobody else imports what they need."""

import subprocess
import sys
from pathlib import Path

import pytest

HEAVY = ("gymnasium", "pettingzoo", "numpy", "matplotlib")


def ran(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize("what", ["voidlock", "voidlock.cli", "voidlock.terminal.menu.start"])
def test_the_game_does_not_import_them(what: str) -> None:
    assert ran(f"import sys, {what}; print([name for name in {HEAVY} if name in sys.modules])") == "[]"


def test_a_started_game_has_not_imported_them(tmp_path: Path) -> None:
    program = (
        "import sys\nfrom click.testing import CliRunner\nfrom voidlock.cli import main\n"
        f"home = {{'VOIDLOCK_DATA': {str(tmp_path)!r}}}\n"
        "result = CliRunner().invoke(main, ['play', '--seed', '1', '--lang', 'en'], input='quit\\n', env=home)\n"
        "assert 'team:red' in result.output, result.output\n"
        f"print([name for name in {HEAVY} if name in sys.modules])"
    )
    assert ran(program) == "[]"


@pytest.mark.parametrize("missing", ["gymnasium", "pettingzoo", "numpy"])
def test_without_the_extra_the_way_to_it_is_told(missing: str) -> None:
    program = (
        f"import sys\nsys.modules[{missing!r}] = None\n"
        "try:\n    import voidlock.gym\nexcept ImportError as error:\n    print(error)"
    )
    assert ran(program) == f"voidlock.gym needs {missing}: pip install 'voidlock[gym]'"
