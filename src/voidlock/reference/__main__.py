"""Print the whole reference in a language as JSON: `python -m voidlock.reference ja`."""

import json
import sys

from voidlock.games import KITS
from voidlock.texts import Words

from .book import book_of
from .data import reference_data

words = Words(sys.argv[1])
sys.stdout.write(
    json.dumps(reference_data([book_of(game, words.language) for game in KITS], words), ensure_ascii=False)
)
