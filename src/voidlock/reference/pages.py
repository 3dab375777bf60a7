"""Write what the page takes from the reference into a folder: `python -m voidlock.reference.pages FOLDER`.

The reference of each language as JSON, and the quick sheets; their style is a file, as the page's policy demands.
"""

import json
import sys
from pathlib import Path

from voidlock.games import KITS
from voidlock.texts import LANGUAGES, Words

from .book import book_of
from .data import reference_data
from .sheet import STYLE, quick_sheet


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "sheet.css").write_text(STYLE, encoding="utf-8")
    for language in LANGUAGES:
        words = Words(language)
        books = [book_of(game, language) for game in KITS]
        told = json.dumps(reference_data(books, words), ensure_ascii=False)
        (folder / f"{language}.json").write_text(told, encoding="utf-8")
        for book in books:
            sheet = quick_sheet(book, words, '<link rel="stylesheet" href="sheet.css">')
            (folder / f"{book.game}.{language}.html").write_text(sheet, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
