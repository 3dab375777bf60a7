"""What holds of every Terrain card without an ability."""

from tests.stage import stage


def can_never_be_activated(card: str, location: str) -> None:
    """R-6.14: standing in front of it, a Marine is asked to move and to turn around, and no more."""
    t = stage("gideon<, noctis>", location=location, terrain={card: "L1"}, play="run_and_gun")
    for kind in ("move", "facing"):
        assert t.asked.kind == kind
        t.answer("stop")
    t.nothing_left_to_ask()


def is_hit_by(card: str, boxes: dict[str, int]) -> None:
    """R-15.1: each of these boxes of Event cards spawns so many on it, for one player."""
    for box, cards in boxes.items():
        t = stage("gideon<, noctis>", terrain={card: "R2"}, agenda=[f"spawn_box {box}"])
        assert len(t.swarm("R2").split()) == cards == t.genestealers(), box
