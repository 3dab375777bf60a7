"""A styled line of text, the unit that boards and logs are drawn in."""

from typing import NamedTuple


class Line(NamedTuple):
    text: str
    style: str = ""
