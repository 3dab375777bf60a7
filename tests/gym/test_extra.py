"""The environments are an extra: nobody else imports what they need."""

import subprocess
import sys

import pytest


def ran(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize("missing", ["gymnasium", "pettingzoo", "numpy"])
def test_without_the_extra_the_way_to_it_is_told(missing: str) -> None:
    program = (
        f"import sys\nsys.modules[{missing!r}] = None\n"
        "try:\n    import voidlock.gym\nexcept ImportError as error:\n    print(error)"
    )
    assert ran(program) == f"voidlock.gym needs {missing}: pip install 'voidlock[gym]'"
