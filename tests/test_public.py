"""What `import voidlock` gives, and that docs/api.md knows it."""

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from runpy import run_path
from typing import is_typeddict

import pytest

import voidlock

PAGE = Path(__file__).parent.parent / "docs" / "api.md"

STABLE = re.findall(r"^## `voidlock\.(\w+)`$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_page_has_every_public_module() -> None:
    assert sorted(STABLE) == sorted(set(voidlock.__all__) - {"__version__", *voidlock.FUNCTIONS})
    assert sorted(stable_names()) == sorted(voidlock.FUNCTIONS)


def stable_names(module: str = "") -> list[str]:
    """The names that the page calls stable in a module; without one, the functions of the package itself."""
    heading = f"## `voidlock.{module}`" if module else "## `voidlock`"
    section = PAGE.read_text(encoding="utf-8").partition(heading)[2].partition("\n## ")[0]
    return re.findall(r"^\| `(\w+)", section, re.MULTILINE)


@pytest.mark.parametrize("name", STABLE)
def test_every_name_on_the_page_is_there(name: str) -> None:
    module = getattr(voidlock, name)
    assert stable_names(name)
    assert [missing for missing in stable_names(name) if not hasattr(module, missing)] == []


def test_the_site_tells_every_part_of_a_view() -> None:
    """A bot reads nothing else: each part has its fields on the page, once, and a sentence."""
    page = run_path(str(PAGE.parent / "conf.py"))["documented"](PAGE.read_text(encoding="utf-8"))
    paths = [path.rpartition(".") for path in re.findall(r"autoclass:: (voidlock\S+)", page)]
    told = {name: getattr(import_module(module), name) for module, _, name in paths}
    assert len(paths) == len(set(paths))
    assert {"AngelOpen", "RowSide", "HulkOpen", "Danger", "Question", "LegalAnswer"} <= told.keys()
    assert [name for name, each in told.items() if is_typeddict(each) and not each.__doc__] == []


def test_nothing_is_imported_before_it_is_used() -> None:
    """The command line starts with this import."""
    told = "import sys, voidlock; print(sorted(name for name in sys.modules if name.startswith('voidlock.')))"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'dragons'"):
        getattr(voidlock, "dragons")  # noqa: B009  # the name is not there for mypy either
