"""Section 25 as scenes: one for every decision, and both where a card makes a may of a must.

In every scene there are two seats, and the one that decides is seat 2.
"""

from collections.abc import Callable
from typing import NamedTuple

from tests.stage import LaidOut, Stage, stage
from voidlock.angel import RULES
from voidlock.engine import Choice, Game, seed_of

DECLINING = {"stop", "no", "enough", "keep"}
"""How a may is declined."""


class Row(NamedTuple):
    """A line of the table: what is asked, of whom by which card, how it is declined (empty: must), and the scene."""

    decision: str
    asks: str
    declined: str
    scene: Callable[[], Stage]


def acting(formation: str, play: str, **position: object) -> Stage:
    """Seat 2's card is resolved while seat 1 is the current player."""
    return stage(
        formation,
        players=2,
        current=1,
        play=play,
        **position,  # type: ignore[arg-type]  # scenes give what stage takes
    )


def arriving(location: str, **position: object) -> Stage:
    """Seat 2 is the current player, and everybody arrives at the location."""
    return stage(
        "gideon<, claudio<, leon>",
        players=2,
        current=2,
        piles={"left": 0},
        ahead=[location],
        agenda=["travel_check"],
        **position,  # type: ignore[arg-type]  # scenes give what stage takes
    )


def event(card: str, **position: object) -> Stage:
    """Seat 2 is the current player and draws the card."""
    return stage(
        "gideon>, claudio<, leon>",
        players=2,
        current=2,
        event=card,
        **position,  # type: ignore[arg-type]  # scenes give what stage takes
    )


def at_panel(location: str, **position: object) -> Stage:
    """Seat 2's Leon activates the control panel; seat 1 is the current player."""
    t = acting(
        "gideon> 1, leon> 1, noctis<",
        "onward_brothers",
        location=location,
        terrain={"control_panel": "R2", "corridor": "L1"},
        **position,
    )
    return t.answer("stop", "stop", "activate:leon:control_panel")


def draft() -> Stage:
    source = LaidOut(seed_of("draft"), {"draw": [0, 0, 0, 0, 1]})
    return Stage(Game(RULES, RULES.set_up({"players": 2}), source).start())


def choosing() -> Stage:
    return stage("gideon, claudio", players=2, last={"yellow": "support"}).answer("choose:block")


def defending(**position: object) -> Stage:
    return stage(
        "gideon>, lorenzo> 1",
        players=2,
        current=1,
        R2="claw tail",
        agenda=["swarms_attack"],
        **position,  # type: ignore[arg-type]  # scenes give what stage takes
    )


TABLE = [
    Row("choose_team", "choose_team", "", draft),
    Row("choose_action", "choose_action", "", choosing),
    Row("place_token", "place_token overwatch", "", lambda: acting("gideon, leon", "overwatch")),
    Row(
        "place_token",
        "place_token lead_by_example",
        "no",
        lambda: acting("gideon>, lorenzo>", "lead_by_example", R2="claw", dice=[1]).answer("attack:lorenzo:R2"),
    ),
    Row(
        "place_token",
        "place_token enter_formation",
        "no",
        lambda: acting("gideon, leon", "onward_brothers", effects=[{"card": "enter_formation"}]),
    ),
    Row("place_token", "place_token apothecarion", "", lambda: at_panel("apothecarion")),
    Row("munitorium", "munitorium munitorium", "", lambda: arriving("munitorium")),
    Row("move", "move onward_brothers", "stop", lambda: acting("gideon, leon", "onward_brothers")),
    Row("facing", "facing onward_brothers", "stop", lambda: acting("gideon, leon", "onward_brothers").answer("stop")),
    Row(
        "activate",
        "activate onward_brothers",
        "stop",
        lambda: acting("gideon>, leon>", "onward_brothers", terrain={"door": "R2"}).answer("stop", "stop"),
    ),
    Row(
        "onward",
        "onward onward_brothers",
        "no",
        lambda: acting("gideon>, leon>", "onward_brothers", terrain={"door": "R2"}).answer(
            "stop", "stop", "activate:leon:door"
        ),
    ),
    Row(
        "strategize",
        "strategize strategize",
        "no",
        lambda: acting("gideon, zael", "strategize", L1="claw").answer("place:zael"),
    ),
    Row(
        "power_field",
        "power_field power_field",
        "no",
        lambda: acting("gideon, scipio", "power_field", L1="claw").answer("place:scipio"),
    ),
    Row(
        "stealth_first",
        "stealth_first stealth_tactics",
        "no",
        lambda: acting("gideon, scipio", "stealth_tactics").answer("stop", "stop"),
    ),
    Row(
        "stealth_second",
        "stealth_second stealth_tactics",
        "no",
        lambda: acting("gideon, scipio 1", "stealth_tactics").answer("stop", "stop", "discard:left"),
    ),
    Row(
        "scout_look",
        "scout_look forward_scouting",
        "no",
        lambda: acting("gideon, zael", "forward_scouting").answer("stop", "stop"),
    ),
    Row(
        "scout_place",
        "scout_place forward_scouting",
        "",
        lambda: acting("gideon, zael", "forward_scouting").answer("stop", "stop", "yes"),
    ),
    Row(
        "intimidate_roll",
        "intimidate_roll intimidation",
        "no",
        lambda: acting("gideon, deino", "intimidation", L2="claw tail").answer("stop", "stop"),
    ),
    Row(
        "intimidate_pick",
        "intimidate_pick intimidation",
        "",
        lambda: acting("gideon, deino", "intimidation", L2="claw tail", dice=[1]).answer("stop", "stop", "roll"),
    ),
    Row(
        "smaller_pile",
        "smaller_pile intimidation",
        "",
        lambda: acting("gideon, deino", "intimidation", L2="claw", dice=[1]).answer("stop", "stop", "roll"),
    ),
    Row(
        "paid_attack",
        "paid_attack run_and_gun",
        "stop",
        lambda: acting("leon, gideon> 1", "run_and_gun", teams=[["red"], ["green"]], R2="claw").answer("stop", "stop"),
    ),
    Row(
        "paid_attack",
        "paid_attack overwatch",
        "stop",
        lambda: stage("gideon, leon> 1", players=2, current=1, R2="claw", standing=["overwatch"], agenda=["event_end"]),
    ),
    Row("attack", "attack full_auto", "stop", lambda: acting("gideon, leon>", "full_auto", R2="claw")),
    Row("attack", "attack heroic_charge", "stop", lambda: acting("gideon, claudio>", "heroic_charge", L2="claw")),
    Row(
        "reroll_attack",
        "reroll_attack",
        "keep",
        lambda: acting("gideon, leon> 1", "full_auto", R2="claw", dice=[0]).answer("attack:leon:R2"),
    ),
    Row(
        "again",
        "again full_auto",
        "stop",
        lambda: acting("gideon, leon>", "full_auto", R2="claw", dice=[0]).answer("attack:leon:R2"),
    ),
    Row(
        "again",
        "again psionic_attack",
        "stop",
        lambda: acting("gideon, calistarius>", "psionic_attack", R2="claw claw", dice=[1]).answer(
            "attack:calistarius:R2"
        ),
    ),
    Row(
        "granted_attack",
        "granted_attack quick_instincts",
        "stop",
        lambda: event("quick_instincts", L2="claw").answer("target:claudio"),
    ),
    Row(
        "slay",
        "slay leon",
        "",
        lambda: acting("gideon, leon>", "full_auto", R2="claw tail", dice=[1]).answer("attack:leon:R2"),
    ),
    Row(
        "slay",
        "slay gideon",
        "enough",
        lambda: acting("leon, gideon>", "dead_aim", teams=[["red"], ["green"]], R2="claw", dice=[4]).answer(
            "attack:gideon:R2"
        ),
    ),
    Row("defence", "defence R2", "", lambda: defending(dice=[5])),
    Row("counter_slay", "counter_slay counter_attack", "", lambda: defending(standing=["counter_attack"], dice=[1])),
    Row("event_target", "event_target psychic_assault", "", lambda: event("psychic_assault")),
    Row(
        "event_follow_up",
        "event_follow_up temporary_sanctuary",
        "",
        lambda: event("temporary_sanctuary", L1="claw"),
    ),
    Row(
        "event_follow_up",
        "event_follow_up cleansing_flames",
        "",
        lambda: event("cleansing_flames", R1="claw tail head", dice=[1]),
    ),
    Row(
        "spawn_order",
        "spawn_order evasion",
        "",
        lambda: event("evasion", terrain={"door": "L1", "control_panel": "L2"}, piles={"left": ["claw"]}),
    ),
    Row("spawn_who", "spawn_who theyre_everywhere", "", lambda: event("theyre_everywhere", piles={"right": ["claw"]})),
    Row(
        "odd_card",
        "odd_card",
        "",
        lambda: event(
            "the_swarm_tail",
            L1=" ".join(["claw"] * 9),
            R1=" ".join(["tail"] * 9),
            piles={"left": ["head"] * 9, "right": ["tongue"] * 8},
        ),
    ),
    Row(
        "door",
        "door door",
        "enough",
        lambda: stage(
            "gideon, claudio",
            players=2,
            current=2,
            L1="claw",
            terrain={"door": {"spot": "L1", "tokens": 1}},
            piles={"left": 0},
            agenda=["travel_check"],
        ),
    ),
    Row("arrive", "arrive black_holds", "", lambda: arriving("black_holds", L1="claw", R1="tail")),
    Row("arrive", "arrive dark_catacombs", "", lambda: arriving("dark_catacombs")),
    Row("arrive", "arrive wrath_of_baal_chapel", "", lambda: arriving("wrath_of_baal_chapel")),
    Row("panel", "panel cryo_control", "", lambda: at_panel("cryo_control")),
    Row("panel", "panel core_cogitator", "", lambda: at_panel("core_cogitator")),
    Row("panel", "panel launch_control_room", "", lambda: at_panel("launch_control_room")),
    Row("panel", "panel toxin_pumping_station", "", lambda: at_panel("toxin_pumping_station", dice=[2])),
    Row("panel_turn", "panel_turn apothecarion", "no", lambda: at_panel("apothecarion").answer("place:gideon")),
    Row("teleport", "teleport teleportarium", "", lambda: at_panel("teleportarium").answer("token")),
    Row("lords", "lords genestealer_lair", "", lambda: arriving("genestealer_lair")),
]


def asks(choice: Choice[object]) -> str:
    """The kind of question and the card that asks it."""
    return f"{choice.kind} {choice.card.id}" if choice.card else choice.kind
