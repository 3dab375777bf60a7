"""A web host that knows nothing of games: it serves a folder, and can be switched off."""

from __future__ import annotations

import os
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

TYPES = {".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm"}


class Files(SimpleHTTPRequestHandler):
    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return TYPES.get(Path(path).suffix) or super().guess_type(path)

    def log_message(self, format: str, *args: object) -> None: ...


class Host:
    def __init__(self, folder: Path, handler: type[Files] = Files) -> None:
        self._serving = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self._serving.server_port}/"
        threading.Thread(target=self._serving.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._serving.shutdown()
        self._serving.server_close()
