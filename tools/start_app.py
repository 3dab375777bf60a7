"""What the single file of `make app` starts: a command of `voidlock`, or the page in the browser if none is given."""

from __future__ import annotations

import os
import runpy
import sys
from multiprocessing import freeze_support

from voidlock.cli import main


def start() -> None:
    # It leads to the libraries in this file, which a browser must not take.
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    os.environ.pop("LD_LIBRARY_PATH", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before
    if "-m" in sys.argv[1:3]:
        # The server starts its game processes as modules of its Python, and that is this file.
        del sys.argv[: sys.argv.index("-m") + 1]
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
    else:
        main(sys.argv[1:] or ["serve", "--open"])


if __name__ == "__main__":
    freeze_support()
    start()
