"""Prints the drafts of mission files as JSON: of the package and the examples, or of the texts on standard input."""

import json
import sys
from pathlib import Path

from msgspec import json as encoding

from voidlock.games.hulk.catalogue import survey

ROOT = Path(__file__).parent.parent.parent
FILES = [*sorted((ROOT / "src/voidlock/games/hulk/missions").glob("*.txt")), *sorted((ROOT / "examples").glob("*.txt"))]

texts = (
    json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    if len(sys.argv) > 1
    else {path.stem: path.read_text(encoding="utf-8") for path in FILES}
)
print(json.dumps({name: json.loads(encoding.encode(survey(text))) for name, text in texts.items()}))
