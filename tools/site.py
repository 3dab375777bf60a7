"""Writes the page as a folder that any web host serves, without a server of ours: `python -m tools.site [FOLDER]`.

All tables are on the visitor's device. Beside each file lie its compressed forms, for hosts that send them.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from tools.here import run
from tools.page import ROOT, NotBuilt
from voidlock.server.http.pages import HEADERS, PACKED, STATIC

SITE = ROOT / "build" / "site"

SECURED = "content-security-policy"
ONLY_A_HEADER = ("frame-ancestors",)
"""What a policy in the page itself cannot say."""


def policy() -> str:
    """The policy of the page, as far as the page itself can say it."""
    rules = [rule.strip() for rule in HEADERS[SECURED].split(";")]
    return "; ".join(rule for rule in rules if not rule.startswith(ONLY_A_HEADER))


def alone(page: str) -> str:
    """The page, which knows that it has no server, under its own policy."""
    charset = '<meta charset="utf-8" />'
    if page.count(charset) != 1:
        raise NotBuilt("The page names its letters in another way.")
    more = [
        f'<meta http-equiv="{SECURED}" content="{policy()}" />',
        '<meta name="voidlock-server" content="none" />',
    ]
    return page.replace(charset, "\n    ".join([charset, *more]))


def build(folder: Path, *, compress: bool = True) -> None:
    """Write the folder, with the compressed forms of its files. Raises NotBuilt."""
    if not (STATIC / "here.json").is_file():
        raise NotBuilt("The page is not built: make site builds it first.")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(STATIC, folder)
    page = folder / "index.html"
    page.write_text(alone(page.read_text(encoding="utf-8")), encoding="utf-8")
    if compress:
        run("node", "tools/compress.mjs", str(folder), *sorted(PACKED))


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else SITE
    try:
        build(target)
    except NotBuilt as trouble:
        sys.exit(str(trouble))
    print(f"The site is in {target}")
