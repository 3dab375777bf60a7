"""The site of the documents: `make docs` writes it to build/docs.

Its pages are the Markdown files where they lie, so the folder that Sphinx reads is the whole project.
"""

import re
from collections.abc import Iterator
from importlib import import_module
from inspect import isclass, isroutine
from typing import TYPE_CHECKING, get_args, get_type_hints, is_typeddict

from voidlock import __version__

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "Voidlock"
author = copyright = "The Voidlock authors"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "docs/index"
include_patterns = ["*.md", "docs/**.md"]
# Sphinx would walk through these to find no page there.
exclude_patterns = [".*", "build", "deploy", "dist", "bench", "examples", "src", "tests", "tools", "training", "web"]
myst_heading_anchors = 3
# Docstrings mark code as Markdown does.
default_role = "code"
autodoc_type_aliases = {"Json": "Json"}
python_use_unqualified_type_names = True
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
# Gymnasium words its docstrings in a format of its own.
autodoc_inherit_docstrings = False

html_theme = "furo"
html_title = f"Voidlock {version}"
html_extra_path = ["site"]
html_copy_source = False
html_show_sphinx = False

# Fluent and logrotate have no lexer.
suppress_warnings = ["misc.highlighting_failure"]


def documented(page: str) -> str:
    """The page of stable names, each table followed by what the docstrings say about its names, every name once."""
    whole, *sections = re.split(r"(?=^## `voidlock)", page, flags=re.MULTILINE)
    known: set[str] = set()
    for section in sections:
        # The views of both games share a few parts.
        new = [directive for directive in _directives(section) if directive not in known]
        known.update(new)
        whole += section.rstrip("\n") + "\n\n```{eval-rst}\n" + "\n".join(new) + "```\n\n"
    return whole


def _directives(section: str) -> Iterator[str]:
    module = section.split("`")[1]
    for name in re.findall(r"^\| `(\w+)", section, re.MULTILINE):
        named = getattr(import_module(module), name)
        if is_typeddict(named):
            yield from map(_fields, dict.fromkeys(parts(named)))
        elif isclass(named):
            # Members of other libraries' classes are theirs to explain.
            foreign = ", ".join(base.__name__ for base in named.__mro__ if not base.__module__.startswith("voidlock"))
            yield f".. autoclass:: {module}.{name}\n   :members:\n   :inherited-members: {foreign}\n"
        elif isroutine(named):
            yield f".. autofunction:: {module}.{name}\n"


def _fields(named: type) -> str:
    return f".. autoclass:: {named.__module__}.{named.__qualname__}\n   :members:\n   :undoc-members:\n"


def parts(named: object) -> Iterator[type]:
    """A TypedDict, and every TypedDict that its fields hold."""
    if isinstance(named, type) and is_typeddict(named):
        yield named
        for field in get_type_hints(named).values():
            yield from parts(field)
    for inner in get_args(named):
        yield from parts(inner)


def _read(app: "Sphinx", name: str, source: list[str]) -> None:
    if name == "docs/api":
        source[0] = documented(source[0])


def setup(app: "Sphinx") -> None:
    app.connect("source-read", _read)
