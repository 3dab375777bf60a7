"""Section 14: travel. Section 15: Terrain in general."""

import pytest

from tests.cards.locations.arrival import arrive, marines
from tests.stage import Stage, stage
from tests.stories import Story, stories
from voidlock.engine import Event
from voidlock.games.angel.facts import LEFT, LOCATIONS, TERRAIN_NAMES
from voidlock.games.angel.flow.spawning import discard_pile

EMPTY_LEFT = {"left": 0, "right": 3}


def story(t: Stage, *names: str) -> list[str]:
    """The events of these names in the order in which they happened."""
    return [event.name for _, event in t.game.events if event.name in names]


# ---------------------------------------------------------------------- when


@stories(
    Story("not if the location deck is empty", "R-14.1")
    .on(stage, "gideon<", location="toxin_pumping_station", ahead=[], piles=EMPTY_LEFT, agenda=["travel_check"])
    .sees(location="toxin_pumping_station", times={"travelled": 0}),
    # Stealth Tactics empties a pile; Leon's attacks come before travel, about which nobody is asked.
    Story("travel does not interrupt the phase and is never optional", "R-14.2")
    .on(
        stage,
        "calistarius<, leon<",
        L2="claw",
        piles={"left": 1, "right": 3},
        ahead=["service_shaft"],
        play="stealth_tactics full_auto",
        agenda=["next_action", "travel_check"],
        dice=[1],
    )
    .answer("stop", "stop", "discard:left")
    .sees(pile={"left": []}, location="void_lock_6")
    .answer("attack:leon:L2")
    .ends(location="service_shaft"),
    Story("a left pile with cards is discarded when the right one is empty", "R-14.6")
    .on(arrive, "generatorium", "gideon<", deck="claw " * 5 + "head " * 5, piles={"left": "tongue", "right": 0})
    .sees(pile={"left": ["claw"] * 5, "right": ["head"] * 5}, discard="tongue"),
)
def test_travel(story: Story) -> None:
    story.play()


@pytest.mark.rule("R-14.1", "H-22", "I-7")
@pytest.mark.parametrize(
    ("phase_ends", "location"), [(["travel_check"], "service_shaft"), (["travel_check"] * 2, "generatorium")]
)
def test_once_a_phase_even_if_a_pile_is_empty_after_arriving(phase_ends: list[str], location: str) -> None:
    """One card is left for two piles. The empty one is looked at again at the end of the next phase."""
    t = stage(
        "gideon<, leon<",
        L1="head tail claw " * 9 + "tongue " * 8,
        piles={"left": 0, "right": 0},
        ahead=["service_shaft", "generatorium"],
        agenda=phase_ends,
    )
    t.answer("pile:right")
    assert t.location() == location
    if location == "service_shaft":
        assert (t.pile("left"), t.pile("right")) == ([], ["tongue"])
        t.nothing_left_to_ask()


# ---------------------------------------------------------------------- the steps


@pytest.mark.rule("R-14.5")
def test_the_left_pair_is_placed_first() -> None:
    t = arrive("cryo_control", marines(6))
    placed = [(event.data()["terrain"], event.data()["spot"]) for event in t.told("terrain_placed")]
    assert placed == [("control_panel", "L1"), ("ventilation_duct", "L4"), ("dark_corner", "R2"), ("corridor", "R5")]


@pytest.mark.rule("R-14.5")
@pytest.mark.parametrize("location", LOCATIONS, ids=lambda location: location.id)
def test_in_every_formation_each_terrain_card_has_its_spot(location: object) -> None:
    """Down arrow d: position min(d, n). Up arrow d: position max(n - d + 1, 1)."""
    place = next(fact for fact in LOCATIONS if fact is location)
    for number in range(1, 13):
        if place.tier == "setup":
            t = stage(marines(number), location=place.id, terrain=None, agenda=["travel_check"])
        else:
            t = arrive(place.id, marines(number))
        expected = []
        for card in place.terrain:
            distance = card.distance
            position = max(number - distance + 1, 1) if card.from_bottom else min(distance, number)
            expected.append(f"{TERRAIN_NAMES[card.terrain]}:{'LR'[card.side]}{position}")
        assert t.layout() == sorted(expected) and len(expected) == 4


@pytest.mark.rule("R-14.6", "H-20")
def test_both_piles_are_discarded_and_filled_the_left_one_first() -> None:
    deck = "head " * 5 + "claw " * 5 + "tail"
    t = arrive("generatorium", "gideon<", deck=deck, piles={"left": 0, "right": "tongue tongue"})
    assert (t.pile("left"), t.pile("right")) == (["head"] * 5, ["claw"] * 5)
    assert t.discard() == "tongue tongue"
    assert t.state.deck[-1] == 1  # the tail is on top of the deck
    assert story(t, "pile_discarded", "blips_dealt") == ["pile_discarded", "blips_dealt", "blips_dealt"]


@pytest.mark.rule("R-14.6")
def test_a_pile_is_gone_when_that_is_told() -> None:
    """The line of the log opens the board as it was right after it."""
    t = stage("gideon<, noctis>", piles={"left": "tail claw", "right": 3})
    left: list[tuple[str, int]] = []

    class Ear:
        def append(self, event: Event, /) -> None:
            left.append((event.name, len(t.pile("left"))))

    t.state.told = Ear()
    discard_pile(t.state, LEFT)
    assert left == [("pile_discarded", 0)]


@pytest.mark.rule("R-14.8", "R-12.7")
def test_genestealers_marines_tokens_and_effects_stay_as_they_are() -> None:
    effects = [{"card": "second_wind", "about": "leon", "round": 2}]
    t = arrive("cryo_control", "leon> 2, gideon<", L1="claw", R2="head tail", power_field="R2", effects=effects)
    assert t.formation() == "leon gideon" and (t.facing("leon"), t.facing("gideon")) == ("right", "left")
    assert t.tokens("leon") == 2
    assert t.swarms() == {"L1": "claw", "R2": "head tail"} and t.power_field() == "R2"
    assert len(t.state.effects) == 1
    t.nothing_left_to_ask()


@pytest.mark.rule("R-14.9", "H-24", "R-16.1")
@pytest.mark.parametrize("location", ["launch_control_room", "toxin_pumping_station", "genestealer_lair"])
def test_no_victory_while_the_piles_are_empty_for_a_moment(location: str) -> None:
    """No Genestealer is in the formation, and step 3 discards both piles."""
    t = arrive(location, "gideon<, leon>", piles={"left": 0, "right": 3})
    assert t.location() == location and t.result == ""
    assert t.pile("left") and t.pile("right")


# ---------------------------------------------------------------------- Terrain in general
