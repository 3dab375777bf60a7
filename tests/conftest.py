"""What is left out of a run is said in plain words at its end."""

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reasons = {
        report.longrepr[2].removeprefix("Skipped: ")
        for report in terminalreporter.stats.get("skipped", [])
        if isinstance(report.longrepr, tuple)
    }
    for reason in sorted(reasons):
        terminalreporter.write_line(f"Not run: {reason}.")
    if reasons:
        terminalreporter.write_line("On Debian, make system installs what is missing.")
