"""The examples in the docstrings of the stable names run, and say what they print."""

import doctest
from pathlib import Path
from types import ModuleType

import pytest

import voidlock
from tests.test_public import STABLE, stable_names


def examples(name: str) -> list[doctest.DocTest]:
    """The examples of a public module and of its stable names, each once; without a name, of the package."""
    module = getattr(voidlock, name) if name else voidlock
    find = doctest.DocTestFinder(exclude_empty=True).find
    found = [test for test in find(module, name, module=False) if test.name == name]
    for stable in stable_names(name):
        thing = getattr(module, stable)
        if not isinstance(thing, ModuleType):
            found += find(thing, f"{name}.{stable}", module=False, globs={})
    return [test for test in found if test.examples]


EXAMPLES = {test.name: test for name in ("", *STABLE) for test in examples(name)}


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    told: list[str] = []
    failed = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(EXAMPLES[name], out=told.append).failed
    assert not failed, "".join(told)


def test_every_module_has_an_example() -> None:
    assert {name.partition(".")[0] for name in EXAMPLES} == {"", *STABLE}
