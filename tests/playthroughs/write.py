"""Write the told games again: `python -m tests.playthroughs.write`; with `--new` pick new games first."""

from __future__ import annotations

import sys

from tests.playthroughs.games import HERE, LANGUAGES, data_of, write_new_games
from tests.playthroughs.tell import tell


def main() -> None:
    if "--new" in sys.argv[1:]:
        write_new_games()
    for name, language in LANGUAGES.items():
        (HERE / f"{name}.{language}.txt").write_text(tell(data_of(name), language), encoding="utf-8")


if __name__ == "__main__":
    main()
