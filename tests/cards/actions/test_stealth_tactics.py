"""Stealth Tactics: afterwards the top of one pile may be discarded, then, for a token, that of the other."""

from functools import partial

from tests.stage import stage
from tests.stories import Story, stories

PILES = {"left": "claw head", "right": "tail tongue"}


stealth_tactics = partial(stage, play="stealth_tactics")


@stories(
    # nobody has a token to pay
    Story("the top card of a pile may be discarded")
    .on(stealth_tactics, "scipio<, calistarius>", piles=PILES)
    .stand_still()
    .sees(asks="stealth_first", options=["discard:left", "discard:right", "no"])
    .answer("discard:right")
    .ends(pile={"left": ["claw", "head"], "right": ["tongue"]}, discard="tail"),
    Story("a token then pays for the top card of the other pile")
    .on(stealth_tactics, "scipio<, calistarius> 1", piles=PILES)
    .stand_still()
    .answer("discard:left")
    .sees(asks="stealth_second", options=["pay:calistarius", "no"])
    .answer("pay:calistarius")
    .ends(supply=12, pile={"left": ["head"], "right": ["tongue"]}, tokens={"calistarius": 0}),
    Story("any Marine of the player pays whatever his team and facing", "R-17.3", "H-25")
    .on(
        stealth_tactics,
        "leon< 1, scipio> 1, gideon< 1, zael> 1",
        players=2,
        teams=[["grey", "red"], ["green", "purple"]],
        R1="claw",
        piles=PILES,
    )
    .stand_still()
    .answer("discard:left")
    .sees(seat=1, options=["pay:leon", "pay:scipio", "no"])
    .answer("pay:leon")
    .ends(discard="tail claw"),
    # the other is empty: nothing to pay for
    Story("an empty pile cannot be chosen first")
    .on(stealth_tactics, "scipio< 1, calistarius>", piles={"left": [], "right": "tail"})
    .stand_still()
    .sees(options=["discard:right", "no"])
    .answer("discard:right")
    .ends(tokens={"scipio": 1}),
    Story("an emptied pile causes travel at the end of the phase", "R-14.1")
    .on(
        stealth_tactics,
        "scipio<, calistarius>",
        piles={"left": "claw", "right": 3},
        ahead="teleportarium genestealer_lair",
        agenda=["next_action", "travel_check"],
    )
    .stand_still()
    .answer("discard:left")
    .ends(location="teleportarium"),
    Story("a known card that is discarded is no longer known to be there")
    .on(stealth_tactics, "scipio<, calistarius>", piles=PILES, known={"left": "claw head"})
    .stand_still()
    .answer("discard:left")
    .ends(known={"left": "head"}),
    Story("with one Marine slain by the activation the ability stays", "R-6.4")
    .on(stealth_tactics, "scipio<, calistarius>", terrain={"promethium_tank": "L1"}, piles=PILES, dice=[0])
    .answer("stop", "stop", "activate:scipio:promethium_tank", "discard:left")
    .ends(discard="claw"),
    *(
        Story(f"one pile with cards is enough: {side}")
        .on(stealth_tactics, "scipio<, calistarius>", piles={"left": 0, "right": 0, side: "claw"})
        .stand_still()
        .sees(options=[f"discard:{side}", "no"])
        for side in ["left", "right"]
    ),
)
def test_stealth_tactics(story: Story) -> None:
    story.play()


def test_with_both_piles_empty_nothing_is_asked() -> None:
    piles: dict[str, list[str]] = {"left": [], "right": []}
    t = stage("scipio< 1, calistarius>", piles=piles, play="stealth_tactics").stand_still()
    t.nothing_left_to_ask()


def test_the_discarded_card_is_shown_to_everybody() -> None:
    t = stage("scipio<, leon>", players=2, teams=[["red"], ["grey"]], piles=PILES, play="stealth_tactics").stand_still()
    assert t.asked.seat == 2
    t.answer("discard:left")
    t.nothing_left_to_ask()
    assert [event.data() for event in t.told("blip_discarded")] == [
        {"event": "blip_discarded", "pile": "left", "genestealer": "claw"}
    ]
    assert t.game.events_for(1) == t.game.events_for(0)
