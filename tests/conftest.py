"""Ctrl-C works in whatever tests start; what is left out of a run is said in plain words at its end."""

import os
import signal
import threading
from importlib.util import find_spec

import pytest

NO_CLUSTER = "nothing is played on a cluster (make cluster does that)"

# A shell starts what runs in the background deaf to Ctrl-C, and everything that is started from there is deaf too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN and threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_xdist_auto_num_workers() -> int:
    """Three workers for two cores: tests at a screen or in a browser wait half of their time."""
    return max(2, (os.cpu_count() or 1) * 3 // 2)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reasons = {
        report.longrepr[2].removeprefix("Skipped: ")
        for report in terminalreporter.stats.get("skipped", [])
        if isinstance(report.longrepr, tuple)
    }
    config = terminalreporter.config
    everything = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    # With Ray these tests are not skipped but left out by the addopts of pyproject.toml.
    if everything and config.option.markexpr == "not cluster and not engines" and find_spec("ray"):
        reasons.add(f"Ray is not started: {NO_CLUSTER}")
    for reason in sorted(reasons):
        terminalreporter.write_line(f"Not run: {reason}.")
    # What make cluster installs is said above.
    if any(NO_CLUSTER not in reason for reason in reasons):
        terminalreporter.write_line("On Debian, make system installs what is missing.")
