"""Documentation generator: the tables of actions and observations in docs/environments.md.

python -m voidlock.games.angel.environment.tables docs/environments.md    updates the document
python -m voidlock.games.angel.environment.tables                         prints every action and number by index
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from voidlock.gym.blocks import Block, Field

from .actions import ACTIONS, ANSWERS
from .layout import LAYOUT

MARK = re.compile(r"(<!-- table: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def action_table() -> str:
    lines = ["| action | answer | |", "| --: | --- | --- |", "| 0 | `pass` | the seat owes nothing |"]
    index = 1
    for group in ANSWERS:
        first, last = group.options[0], group.options[-1]
        shown = "" if len(group.options) == 1 else f"{len(group.options)}: `{first.text}` … `{last.text}`"
        lines.append(f"| {_range(index, len(group.options))} | `{group.form}` | {shown} |")
        index += len(group.options)
    return "\n".join(lines) + "\n"


def observation_table() -> str:
    parts = []
    for block in LAYOUT.blocks:
        parts.append(_heading(block))
        lines = ["| index | field | what | most | one number for each of |", "| --: | --- | --- | --: | --- |"]
        place = LAYOUT.starts[block.name]
        for field in block.fields:
            where = _range(place, len(field.labels))
            lines.append(f"| {where} | `{field.name}` | {field.told} | {field.most} | {_labels(field)} |")
            place += len(field.labels)
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def _heading(block: Block) -> str:
    start, times = LAYOUT.starts[block.name], len(block.each)
    last = start + block.size * times - 1
    told = f"**`{block.name}`**, {start} to {last}"
    if times > 1:
        told += (
            f": {block.size} numbers, {times} times ({', '.join(block.each)}). The table tells of the first; "
            f"the n-th stands {block.size} × (n - 1) further on."
        )
    return told + "\n"


def _labels(field: Field) -> str:
    return ", ".join(field.labels) if len(field.labels) > 1 else ""


def _range(first: int, count: int) -> str:
    return f"{first}" if count == 1 else f"{first}–{first + count - 1}"


TABLES = {"actions": action_table, "observations": observation_table}


def update(document: str) -> str:
    """The document with its tables updated."""
    return MARK.sub(lambda found: found[1] + TABLES[found[2]]() + found[3], document)


def main(arguments: list[str]) -> int:
    if arguments:
        path = Path(arguments[0])
        path.write_text(update(path.read_text(encoding="utf-8")), encoding="utf-8")
        return 0
    for index, text in enumerate(ACTIONS):
        print(f"action {index}: {text}")
    for index, (name, most) in enumerate(LAYOUT.numbers()):
        print(f"observation {index}: {name} (of {most})")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
