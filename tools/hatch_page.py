"""A wheel carries the built page; an editable install leaves that to make."""

from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # the interface says nothing of its configuration
    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        page = Path(self.root) / "src" / "voidlock" / "server" / "static" / "index.html"
        if version == "standard" and not page.is_file():
            raise RuntimeError("The page is not built yet: run `make wheel`, which builds it first.")
