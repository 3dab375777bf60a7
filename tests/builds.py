"""Which build of the rules the tests run on: the plain sources, or what `make compiled` made of them."""

import pytest

from voidlock.engine import play

COMPILED = not str(play.__file__).endswith(".py")

reads_sources = pytest.mark.skipif(COMPILED, reason="compiled functions do not tell their parameters")
patches = pytest.mark.skipif(COMPILED, reason="compiled code does not look up what a test replaces")
wrong_type = pytest.mark.skipif(COMPILED, reason="compiled code refuses a value of a wrong type itself, by a TypeError")
