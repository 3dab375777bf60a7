"""The table of mutation results by area in docs/architecture.md."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import NamedTuple

from mutation_cases import ROOT

DOCUMENT = ROOT / "docs" / "architecture.md"
MARK = re.compile(r"(<!-- mutation -->\n).*?(<!-- end -->)", re.DOTALL)
HEAD = f"| area | mutants | tried | noticed | change nothing | survive | date |\n{'| --- ' * 7}|\n"


class Counts(NamedTuple):
    """How many mutants an area has, how many were tried, and how those ended."""

    mutants: int
    tried: int
    noticed: int
    excused: int
    survive: int


def write(area: str, counts: Counts) -> None:
    """Put an area's row into the document; the rows of other areas stay."""
    text = DOCUMENT.read_text(encoding="utf-8")
    found = MARK.search(text)
    if found is None:
        raise SystemExit(f"{DOCUMENT.name} has no place for the table")
    rows = [line for line in found.group().splitlines() if line.startswith("| `")]
    row = f"| `{area}` | {' | '.join([f'{number:,}' for number in counts])} | {datetime.now(UTC).date()} |"
    if any(_area(line) == area for line in rows):
        rows = [row if _area(line) == area else line for line in rows]
    else:
        rows.append(row)
    table = HEAD + "".join([f"{line}\n" for line in rows])
    DOCUMENT.write_text(MARK.sub(lambda mark: mark[1] + table + mark[2], text, count=1), encoding="utf-8")


def _area(line: str) -> str:
    return line.split("`")[1]
