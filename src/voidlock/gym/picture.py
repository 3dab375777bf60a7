"""The drawing of a board as pixels: a picture of the terminal, letter by letter, with Pillow."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint8]

WIDTH, HEIGHT = 9, 18
"""Pixels of a letter."""
LINES, COLUMNS = 24, 110
"""At least this large, so that frames of a game have one size; a longer drawing gets a larger picture."""
GROUND, INK, DIM = (13, 17, 23), (222, 226, 230), (120, 130, 142)


def picture(drawn: str) -> Picture:
    """Draw the text; every letter has a cell of its own, because Pillow's font is proportional."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError as error:
        from voidlock.installation import install_command

        raise ImportError(f'render_mode="rgb_array" needs Pillow: {install_command("gym")}', name=error.name) from error
    lines = drawn.splitlines()
    columns = max(COLUMNS, *map(len, lines))
    image = Image.new("RGB", (columns * WIDTH, max(LINES, len(lines)) * HEIGHT), GROUND)
    canvas, font = ImageDraw.Draw(image), ImageFont.load_default(size=HEIGHT - 5)
    for row, line in enumerate(lines):
        for column, letter in enumerate(line):
            if letter != " ":
                ink = INK if letter.isalnum() else DIM
                canvas.text((column * WIDTH, row * HEIGHT), letter, fill=ink, font=font)
    return np.asarray(image, dtype=np.uint8)
