"""Click command group. Each command imports what it needs when it runs, so that `--help` is instant."""

from __future__ import annotations

import click

from voidlock import __version__

from .admin import admin
from .completing import names_of
from .learning import learn, lesson, puzzle
from .looking import mission, odds, replay, review, verify
from .measuring import bench
from .playing import join, play, watch
from .reference import card, rule, sheet
from .serving import serve
from .simulating import sim

__all__ = ["main"]

EPILOG = """
\b
Examples:
  voidlock play                         start a game, or continue the last one
  voidlock learn                        learn a game step by step
  voidlock puzzle                       answer the puzzle of the day
  voidlock play --help                  all options of a command
  voidlock serve --host 0.0.0.0         host a page for friends
  voidlock replay game.json --lang ja   retell a game file in Japanese
\b
Exit codes: 0 done; 1 nothing found, or what was checked is wrong; 2 wrong
usage, or a file that can't be read or played; 74 no output; 130 stopped.
replay, review, odds, verify and mission check read standard input for -.
"""


def show_version(context: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        from voidlock.games import KITS

        rules = ", ".join(f"{name} {kit.rules.version}" for name, kit in KITS.items())
        click.echo(f"voidlock {__version__} (rules: {rules})")
        context.exit()


class Commands(click.Group):
    """Lists commands in the order they were added. One whose libraries are not installed says how to install them."""

    def list_commands(self, context: click.Context) -> list[str]:
        return list(self.commands)

    def invoke(self, context: click.Context) -> object:
        try:
            return super().invoke(context)
        except ModuleNotFoundError as missing:
            from voidlock.installation import install_command, needing

            extra = needing(missing.name or "", context.invoked_subcommand or "")
            if not extra:
                raise
            from .common import words_for

            told = words_for(None).say("terminal-needs-extra", command=install_command(extra))
            raise click.ClickException(told) from None


@click.group(cls=Commands, epilog=EPILOG, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "-V", "--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version, help="Show the version."
)
def main() -> None:
    """Marines against the dark: play alone or together, replay a game file."""


@click.command("help", short_help="Show the options of a command.")
@click.argument("command", required=False, shell_complete=names_of(lambda: main.commands))
@click.pass_context
def show_help(context: click.Context, command: str | None) -> None:
    """Show all commands, or the options of one."""
    around = context.find_root()
    if command is None:
        click.echo(around.get_help())
        return
    found = main.get_command(around, command)
    if found is None:
        around.fail(f"No such command {command!r}.")
    click.echo(found.get_help(click.Context(found, info_name=command, parent=around)))


for command in (
    *(play, learn, puzzle, watch, join, serve, replay, review, odds, card, rule, sheet, mission),
    *(sim, bench, verify, lesson, admin, show_help),
):
    main.add_command(command)
