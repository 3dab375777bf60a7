"""The CPU budget may interrupt the rules anywhere, in compiled code too."""

import subprocess
import sys


def test_interrupted_rules_leave_the_process_alive() -> None:
    """mypyc aborts the process if an exception arrives inside a product of long numbers."""
    ended = subprocess.run(
        [sys.executable, "-m", "tests.interrupting", "60"], check=False, capture_output=True, text=True
    )
    assert (ended.returncode, ended.stdout.strip()) == (0, "60"), ended.stderr
