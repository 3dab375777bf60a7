"""Click command `voidlock bench`."""

from __future__ import annotations

from pathlib import Path

import click


@click.command(short_help="Measure the speed of the games on this machine.")
@click.option("--only", default="", metavar="TEXT", help="Only figures with this in their name: clone, rescue.")
@click.option("--rounds", default=3, show_default=True, help="How often each side is measured; the best run counts.")
@click.option(
    "--against", default="", metavar="NAMES", help="Measure other engines from PyPI beside: catanatron,open_spiel."
)
@click.option("--plot", type=click.Path(dir_okay=False), metavar="FILE", help="Draw how times grow with size instead.")
@click.option("--digest", is_flag=True, help="Print a digest of 100 games of each kind instead: alike on every build.")
def bench(only: str, rounds: int, against: str, plot: str | None, digest: bool) -> None:
    """Processor time of both games, beside a fixed loop of plain Python: what is slow here, and on which build.

    Compiled rules (make compiled) are measured in turns with their plain sources.
    """
    from voidlock.bench.sides import RIVALS, is_compiled, run, sides, table

    if digest:
        from voidlock.bench.digest import digest as digest_of
        from voidlock.games import KITS

        for name in KITS:
            click.echo(f"{name} {digest_of(name)} ({'compiled' if is_compiled() else 'plain'})")
        return
    if plot is not None:
        from voidlock.bench.growth import curves, draw

        drawn = []
        for curve in curves():
            drawn.append(curve)
            click.echo(f"{curve.name}, {curve.unit}: " + ", ".join(f"{value:.4g}" for value in curve.values))
        draw(drawn, Path(plot))
        return
    rivals = [name for name in against.split(",") if name]
    if unknown := set(rivals) - set(RIVALS):
        raise click.BadParameter(f"{', '.join(sorted(unknown))}; known: {', '.join(RIVALS)}", param_hint="--against")
    found = {}
    for best in run(sides(only, rivals), rounds):
        found = best
        click.echo(".", nl=False, err=True)
    click.echo(err=True)
    for line in table(found):
        click.echo(line)
