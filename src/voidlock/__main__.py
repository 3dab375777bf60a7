"""`python -m voidlock` is the command line."""

from voidlock.cli import main

main()
