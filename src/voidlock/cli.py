"""The command line. Each command imports what it needs when it runs, so that ``--help`` answers at once."""

import click

from voidlock import __version__

EPILOG = """
\b
Examples:
  voidlock play                          start a game
  voidlock play --help                   every option of a command
  voidlock replay game.json --lang ja    tell a game file again, in Japanese
"""


@click.group(epilog=EPILOG, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="voidlock", message="%(prog)s %(version)s")
def main() -> None:
    """Marines against the dark: play alone or together, replay a game file."""


if __name__ == "__main__":
    main()
