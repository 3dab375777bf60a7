"""Plain-text rendering of the table, with the names that answers use."""

from __future__ import annotations

from voidlock.engine import Question
from voidlock.games.angel.view.types import AngelOpen, AngelView, Row, RowSide


def draw_text(view: AngelView) -> str:
    """The seat's view: the table, the formation from top to bottom, and the pending questions."""
    seen = view["open"]
    return "\n".join(
        [
            f"round {seen['round']}, {seen['phase']}, {seen['location']}, ahead {' '.join(seen['ahead']) or 'nothing'}"
            + (f": {seen['result']}" if seen["result"] else ""),
            f"blips {seen['piles']['left']['cards']} left {seen['piles']['right']['cards']} right, "
            f"supply {seen['supply']}, slain {' '.join(seen['slain']) or 'nobody'}",
            *[_row(row, seen) for row in seen["formation"]],
            *[_question(question) for question in view["own"]["pending"]],
        ]
    )


def _row(row: Row, seen: AngelOpen) -> str:
    arrow = ("<", " ") if row["facing"] == "left" else (" ", ">")
    tokens = f"+{row['tokens']}" if row["tokens"] else ""
    left, right = _side(row["left"], f"L{row['position']}", seen), _side(row["right"], f"R{row['position']}", seen)
    return f"{row['position']:>2} {left:>40} {arrow[0]}{row['marine'] + tokens:^14}{arrow[1]} {right}".rstrip()


def _side(side: RowSide, spot: str, seen: AngelOpen) -> str:
    parts = [
        *side["swarm"],
        *[f"({kind})" for kind in side["done"]],
        *[
            f"[{name}{'+' + str(card['tokens']) if card['tokens'] else ''}]"
            for name, card in seen["terrain"].items()
            if card["spot"] == spot
        ],
    ]
    return " ".join([*parts, *(["power_field"] if side["power_field"] else [])]) or "."


def _question(question: Question) -> str:
    told = [question["card"], question["subject"], question["face"], question["outcome"]]
    return f"seat {question['seat']} is asked: {' '.join([question['kind'], *[thing[1] for thing in told if thing]])}"
