"""Logging belongs to the whole process: every test here leaves it as it was."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    root = logging.getLogger()
    loggers = [
        root,
        logging.getLogger("voidlock.server"),
        logging.getLogger("uvicorn"),
        logging.getLogger("uvicorn.error"),
    ]
    levels, handlers = [logger.level for logger in loggers], list(root.handlers)
    yield
    for handler in root.handlers:
        if handler not in handlers:
            handler.close()
    root.handlers[:] = handlers
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)
