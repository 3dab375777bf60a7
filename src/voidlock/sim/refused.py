"""Errors for invalid options of a run."""

from __future__ import annotations

from voidlock.engine import Argument, Reason, Refused


class SettingRefused(Refused):
    """An invalid option.

    The reasons are `sim_game` (name, known), `sim_mission` (known: none was named), `sim_option` (game, option: the
    game has no such option), `sim_players` (number), `sim_games` (number), `sim_jobs` (number), `sim_limit` (number),
    `sim_seed` (no text), `sim_bots` (players, number: one bot for all seats, or one each) and `sim_bot_changed`
    (name: while it played); of `--plot` `sim_plot_kind` (file, known) and `sim_no_matplotlib` (why, install); of
    `--cluster` `sim_no_ray` (why, install), `sim_cluster_start` (why), `sim_cluster_address` (address, why),
    `sim_cluster_other` (node, field, here, there: another version or bot) and `sim_cluster_failed` (why); of `--resume`
    `resume_no_results` (file), `resume_broken` (file, line), `resume_other` (file, field, kept, wanted: it belongs to
    other settings) and `resume_busy` (file: another run is writing it).
    """

    def __init__(self, id: str, **arguments: Argument) -> None:
        super().__init__(Reason(id, arguments=arguments))
