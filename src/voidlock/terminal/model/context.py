"""What all parts of the model share."""

from __future__ import annotations

from typing import NamedTuple

from voidlock.terminal.model.background import Background
from voidlock.terminal.model.output import Output
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.model.prompt import PromptModel
from voidlock.terminal.model.session import Sitting


class Context(NamedTuple):
    """One sitting, and what is asked and said about it."""

    sitting: Sitting
    output: Output
    prompt: PromptModel
    preferences: Preferences
    background: Background
