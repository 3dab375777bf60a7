"""Opens the page in the user's browser, if there is a screen."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping


def has_screen(environ: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether a window can be opened for the user: not over SSH, not in CI, and not without a display."""
    if environ.get("SSH_CONNECTION") and not environ.get("DISPLAY"):
        return False
    if environ.get("CI"):
        return False
    return platform in ("darwin", "win32") or bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def open_page(address: str) -> None:
    """Open a browser in the background; some take their time."""
    if has_screen(os.environ):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
