"""Entry point of `python -m voidlock.cli`."""

from . import main

main()
