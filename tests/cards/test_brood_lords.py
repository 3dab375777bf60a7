"""The Brood Lords: head/tail and claw/tongue."""

import pytest

from tests.cards.locations.arrival import arrive, marines
from tests.stage import Stage, stage
from tests.stories import Story, stories
from voidlock.games.angel.facts import KIND_NAMES, LOCATIONS


def slain_lords(t: Stage) -> list[str]:
    """The Brood Lords that are set aside for good."""
    return [name for kind, name in enumerate(KIND_NAMES) if t.state.dead_lords >> 4 * kind & 15]


# ---------------------------------------------------------------------- where they are


@pytest.mark.rule("R-10.9")
@pytest.mark.parametrize("location", [place.id for place in LOCATIONS if place.tier != "setup"])
def test_they_spawn_only_at_the_genestealer_lair(location: str) -> None:
    t = arrive(location, marines(4), L1="claw", R3="head")
    while t.game.pending:
        t.answer(t.options()[0])
    lords = [kind for swarm in t.swarms().values() for kind in swarm.split() if kind.startswith("lord")]
    assert lords == (["lord_head_tail", "lord_claw_tongue"] if location == "genestealer_lair" else [])


@pytest.mark.rule("R-1.7", "H-3")
def test_a_slain_brood_lord_is_set_aside_for_good() -> None:
    """The whole discard pile is shuffled into a new deck, and into the piles: he is in none of them."""
    t = stage(
        "leon<",
        L1="lord_head_tail",
        play="full_auto",
        agenda=["next_action", "event_phase"],
        events=["the_swarm_tail"],
        piles={"left": 1, "right": 1},
        discard="head tail claw " * 9 + "tongue " * 7,
        dice=[1],
    )
    t.answer("attack:leon:L1")
    assert slain_lords(t) == ["lord_head_tail"]
    assert len(t.told("deck_renewed")) == 1
    hidden = [*t.state.deck, *t.state.piles[0], *t.state.piles[1]]
    assert len(hidden) == 36 and max(hidden) == KIND_NAMES.index("tongue")
    t.round_is_over()


@stories(
    Story("a lone Brood Lord gives Intimidation nothing to roll for", "R-1.7")
    .on(stage, "lorenzo<", L1="lord_head_tail", play="intimidation")
    .stand_still()
    .ends(),
    # The movement boxes of these cards: head, tail, claw and tongue flank.
    *(
        Story(f"he moves with both his icons: {swarm} {event}", "R-3.9", "R-11.1")
        .on(stage, "gideon<", L1=swarm, event=event)
        .ends(swarms={"R1" if event in moved_by else "L1": swarm})
        for swarm, moved_by in [
            ("lord_head_tail", ("evasion", "theyre_everywhere")),
            ("lord_claw_tongue", ("outnumbered", "the_swarm_tongue")),
        ]
        for event in ["evasion", "theyre_everywhere", "outnumbered", "the_swarm_tongue"]
    ),
)
def test_brood_lords(story: Story) -> None:
    story.play()
