"""Windows of other browsers, driven by what Debian brings: WebKitGTK by WebDriver, Firefox by WebDriver BiDi."""

from __future__ import annotations

import base64
import json
import os
import re
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol, cast

from websockets.sync.client import connect

from tests.web.browsing import free_port

FIREFOX, XVFB, WEBKIT = Path("/usr/bin/firefox-esr"), Path("/usr/bin/Xvfb"), Path("/usr/bin/WebKitWebDriver")
MINIBROWSER = Path("/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser")

PATIENCE = 60.0
"""Seconds that anything is waited for: WebKitGTK draws without a GPU."""

Size = tuple[int, int]
Reply = dict[str, object]


class Unread(Exception):
    """The page changed while a script ran, so nobody knows what it returned."""


class Window(Protocol):
    """What both protocols can do with a window."""

    def visit(self, address: str) -> None: ...

    def reload(self) -> None: ...

    def run(self, function: str, *given: object) -> object:
        """What a function of the page's script returns, as JSON."""

    def press(self, x: int, y: int) -> None: ...

    def picture(self) -> bytes:
        """What the window shows, as a PNG."""


def started(closing: ExitStack, command: list[str], says: str, **environment: str) -> str:
    """Start a program that is ended with the window, and wait for what it says first."""
    log = Path(closing.enter_context(tempfile.TemporaryDirectory())) / "log"
    with log.open("wb") as told:
        process = subprocess.Popen(command, stdout=told, stderr=told, env={**os.environ, **environment})
    closing.callback(process.wait)
    closing.callback(process.terminate)
    end = time.monotonic() + PATIENCE
    while not (found := re.search(says, log.read_text(encoding="utf-8", errors="replace"))):
        assert time.monotonic() < end, f"{command[0]} says only: {log.read_text(encoding='utf-8', errors='replace')}"
        time.sleep(0.05)
    return found[1]


def pressing(x: int, y: int) -> list[object]:
    """A press of the mouse, in the words of both protocols."""
    moves = [{"type": "pointerMove", "x": x, "y": y}]
    clicks = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [*moves, *clicks]}]


class WebKit:
    """MiniBrowser, as large as a screen of its own."""

    def __init__(self, closing: ExitStack, size: Size) -> None:
        screen = [str(XVFB), "-displayfd", "1", "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp"]
        display = started(closing, screen, r"(\d+)\n")
        self._address = f"http://127.0.0.1:{free_port()}"
        home = closing.enter_context(tempfile.TemporaryDirectory())
        # Its sandbox does not start in a container.
        alone = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "HOME": home, "DISPLAY": f":{display}"}
        started(closing, [str(WEBKIT), f"--port={self._address.rpartition(':')[2]}"], "()", **alone)
        options = {"binary": str(MINIBROWSER), "args": ["--automation", "--full-screen"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        session = cast(Reply, self._first("/session", {"capabilities": wanted}))
        self._address += f"/session/{session['sessionId']}"
        closing.callback(self._send, "DELETE", "")
        self._send("POST", "/window/rect", {"width": size[0], "height": size[1]})

    def _first(self, path: str, body: object) -> object:
        """The driver says nothing when it is ready."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self._send("POST", path, body)
            except urllib.error.URLError:
                assert time.monotonic() < end, "WebKitWebDriver does not answer"
                time.sleep(0.05)

    def _send(self, method: str, path: str, body: object = None) -> object:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._address + path, data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
                return cast(Reply, json.load(reply))["value"]
        except urllib.error.HTTPError as error:
            told = f"{path}: {error.read().decode()}"
            raise (Unread if "Could not parse script result" in told else AssertionError)(told) from None

    def visit(self, address: str) -> None:
        self._send("POST", "/url", {"url": address})

    def reload(self) -> None:
        self._send("POST", "/refresh", {})

    def run(self, function: str, *given: object) -> object:
        return self._send("POST", "/execute/sync", {"script": f"return ({function})(...arguments)", "args": given})

    def press(self, x: int, y: int) -> None:
        self._send("POST", "/actions", {"actions": pressing(x, y)})

    def picture(self) -> bytes:
        return base64.b64decode(str(self._send("GET", "/screenshot")))


SETTINGS = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
"""


class Firefox:
    """Firefox without a window."""

    def __init__(self, closing: ExitStack, size: Size) -> None:
        profile = closing.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        (Path(profile) / "user.js").write_text(SETTINGS, encoding="utf-8")
        command = [str(FIREFOX), "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        address = started(closing, command, r"WebDriver BiDi listening on (\S+)", HOME=profile)
        self._socket = closing.enter_context(connect(f"{address}/session", max_size=None))
        self._number = 0
        self._send("session.new", capabilities={})
        self._context = cast(list[Reply], self._send("browsingContext.getTree")["contexts"])[0]["context"]
        self._act("browsingContext.setViewport", viewport={"width": size[0], "height": size[1]})

    def _send(self, method: str, **parameters: object) -> Reply:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while (reply := json.loads(self._socket.recv(PATIENCE))).get("id") != self._number:
            pass
        assert reply["type"] == "success", f"{method}: {reply}"
        return cast(Reply, reply["result"])

    def _act(self, method: str, **parameters: object) -> Reply:
        return self._send(method, context=self._context, **parameters)

    def visit(self, address: str) -> None:
        self._act("browsingContext.navigate", url=address, wait="complete")

    def reload(self) -> None:
        self._act("browsingContext.reload", wait="complete")

    def run(self, function: str, *given: object) -> object:
        written = f"() => JSON.stringify(({function})(...{json.dumps(given)}) ?? null)"
        target = {"context": self._context}
        done = self._send("script.callFunction", functionDeclaration=written, awaitPromise=True, target=target)
        assert done["type"] == "success", done
        found: object = json.loads(str(cast(Reply, done["result"])["value"]))
        return found

    def press(self, x: int, y: int) -> None:
        self._act("input.performActions", actions=pressing(x, y))

    def picture(self) -> bytes:
        return base64.b64decode(str(self._act("browsingContext.captureScreenshot")["data"]))
