"""Section 23.1: readings that a game can be set up with."""

import random
from fractions import Fraction

import pytest

from tests.refusing import for_reason
from tests.stage import Stage, stage
from tests.stories import Story, stories
from voidlock import angel
from voidlock.angel import RULES
from voidlock.engine import FileError, Json, load, save
from voidlock.engine.laws import random_game
from voidlock.games.angel.facts import EVENTS, SWARM_NAMES
from voidlock.games.angel.odds.attack import attacks
from voidlock.games.angel.odds.defence import attack_from
from voidlock.games.angel.odds.event import Table
from voidlock.games.angel.settings import CHOICES, DEFAULTS, Settings
from voidlock.games.angel.view.types import angel_view

# ---------------------------------------------------------------------- in files and views


def test_defaults_come_first_and_every_setting_has_its_values() -> None:
    assert {name: values[0] for name, values in CHOICES.items()} == DEFAULTS._asdict()
    assert Settings._fields == tuple(CHOICES)


def test_everybody_sees_the_settings_and_a_clone_has_them() -> None:
    game = angel.new(2, seed=1, settings={"renew": "empty"})
    for seat in (0, 1, 2):
        opened = game.clone().view(seat)["open"]
        assert isinstance(opened, dict)
        assert opened["settings"] == {**DEFAULTS._asdict(), "renew": "empty"}


def test_only_what_differs_needs_to_be_written() -> None:
    state = RULES.place({"formation": ["leon"], "settings": {"merge": "event"}}, b"")
    assert state.settings == DEFAULTS._replace(merge="event")
    assert RULES.place(RULES.write(state), b"").settings == state.settings


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"marge": "event"}, f"setting_unknown: where=setup.settings.marge, known={', '.join(CHOICES)}"),
        ({"merge": "later"}, "setting_value_unknown: where=setup.settings.merge, known=attack, event"),
        ({"merge": 1}, "setting_value_unknown: where=setup.settings.merge, known=attack, event"),
        ([], "not_a_table: where=setup.settings"),
    ],
)
def test_what_is_unknown_is_refused_with_what_is_known(settings: Json, reason: str) -> None:
    with pytest.raises(FileError) as refused:
        RULES.set_up({"settings": settings})
    assert str(refused.value.reason) == reason


def test_a_file_of_the_first_rules_is_replayed_with_attacks_in_a_row() -> None:
    game = random_game(angel.new(1, seed="row", settings={"full_auto": "in_a_row"}), random.Random(5))
    data = save(game)
    setup = data["setup"]
    assert isinstance(setup, dict)
    del setup["settings"]
    loaded, notes = load({**data, "rules": 1}, {"angel": RULES})
    assert (loaded.result, loaded.state.settings.full_auto, notes) == (game.result, "in_a_row", [])


# ---------------------------------------------------------------------- merge


def kept_apart(*dice: int, event: str = "", merge: str = "event", **position: object) -> Stage:
    """The swarm at R1 slays Gideon, is done, and meets the claw that waits for Noctis; it misses him."""
    agenda = ["swarms_attack", *(["travel_check", "event_phase"] if event else [])]
    events = {"events": [event]} if event else {}
    return stage(
        "gideon>, noctis>, leon<",
        R1="tail tail",
        R2="claw",
        phase="attack",
        settings={"merge": merge},
        agenda=agenda,
        dice=[0, 5, *dice],
        **events,  # type: ignore[arg-type]  # fields of a position
        **position,  # type: ignore[arg-type]
    )


def apart(t: Stage, spot: str) -> list[str]:
    row = RULES.open_view(t.state)["formation"][int(spot[1:]) - 1]
    side = row["left"] if spot[0] == "L" else row["right"]
    return [" ".join(side["swarm"]), " ".join(side["apart"])]


@pytest.mark.rule("R-12.4")
@pytest.mark.parametrize(("merge", "swarms"), [("attack", ["tail tail claw", ""]), ("event", ["tail tail", "claw"])])
def test_once_all_have_attacked_they_are_one_or_stay_apart(merge: str, swarms: list[str]) -> None:
    t = kept_apart(merge=merge)
    t.nothing_left_to_ask()
    assert apart(t, "R1") == swarms
    assert RULES.write(RULES.place(RULES.write(t.state), b"")) == RULES.write(t.state)


@pytest.mark.rule("R-12.5", "R-12.4")
def test_each_moves_by_its_own_icons_and_what_meets_is_one_at_the_end() -> None:
    """Outnumbered lets claws flank; the tails stay."""
    t = kept_apart(event="outnumbered", piles={"left": 2, "right": 3})
    t.round_is_over()
    assert t.swarms() == {"L1": "claw", "R1": "tail tail"}
    assert not t.state.apart


@pytest.mark.rule("R-12.5", "R-12.4")
def test_where_neither_moves_they_merge_at_the_end_of_the_event_phase() -> None:
    t = kept_apart(event="evasion", piles={"left": 2, "right": 3})
    t.round_is_over()
    assert t.swarms() == {"R1": "tail tail claw"}
    assert [event.data()["spot"] for event in t.told("swarms_merged")] == ["R1"]


@pytest.mark.rule("R-12.4", "R-6.19")
def test_an_attack_is_on_one_of_them() -> None:
    t = kept_apart(2, event="quick_instincts", piles={"left": 2, "right": 3}).answer("target:noctis")
    assert t.options() == ["attack:noctis:R1", "attack:noctis:R1b", "stop"]
    t.answer("attack:noctis:R1b")
    assert t.told("genestealer_slain")[-1].data() == {
        **{"event": "genestealer_slain", "genestealer": "claw", "spot": "R1b"}
    }
    assert apart(t, "R1") == ["tail tail", ""]


@pytest.mark.rule("R-12.4", "R-11.1")
def test_once_the_first_is_slain_what_spawns_joins_the_second_and_moves_with_it() -> None:
    """Quick Instincts spawns at a vent and lets tongues move; the claw alone would stay."""
    t = stage(
        "gideon>, noctis>, leon<",
        R2="tail",
        apart={"R2": "claw"},
        settings={"merge": "event"},
        event="quick_instincts",
        piles={"left": 3, "right": ["tongue", "tongue", "head"]},
        terrain={"ventilation_duct": "R2"},
        dice=[2],
    )
    t.answer("target:noctis", "attack:noctis:R2")
    t.round_is_over()
    assert t.swarms() == {"R1": "claw tongue tongue"}


@pytest.mark.rule("R-12.4", "R-14.3")
def test_after_a_travel_a_second_swarm_whose_first_a_door_slew_is_the_only_one() -> None:
    t = stage(
        "gideon>, noctis>, leon<",
        R1="tail",
        apart={"R1": "claw"},
        settings={"merge": "event"},
        phase="attack",
        agenda=["travel_check", "event_phase"],
        events=["evasion"],
        piles={"left": 0, "right": 3},
        terrain={"door": {"spot": "L3", "tokens": 1}},
        ahead=["black_holds", "genestealer_lair"],
    )
    t.answer("slay:R1:tail")
    assert t.told("spawned")[0].data()["spot"] == "R1"


@pytest.mark.parametrize(
    "wrong",
    [{"settings": {}}, {"settings": {"merge": "event"}, "phase": "choose"}],
)
def test_a_second_swarm_out_of_time_is_refused(wrong: dict[str, Json]) -> None:
    with pytest.raises(FileError, check=for_reason("kept_apart")):
        RULES.place({"formation": ["leon", "gideon"], "apart": {"L1": "claw"}, "phase": "attack", **wrong}, b"")


@pytest.mark.rule("R-12.4", "R-11.1")
@pytest.mark.parametrize("merge", CHOICES["merge"])
def test_the_odds_of_the_next_event_move_each_swarm_as_the_game_does(merge: str) -> None:
    """From the last question of the attacks on, with every Event that asks nothing about swarms."""
    compared = 0
    for number, fact in enumerate(EVENTS):
        if fact.id in ("surrounded", "temporary_sanctuary", "for_my_battle_brothers", "rewarded_faith"):
            continue
        t = stage(
            "gideon> 1, leon<, noctis>",
            R1="claw",
            done={"R1": "tail"},
            phase="attack",
            settings={"merge": merge},
            events=[fact.id],
            piles={"left": 5, "right": 5},
            agenda=["next_swarm", "event_phase"],
            dice=[5, 5],
        )
        seen = Table(angel_view(t.game.view(1)))
        expected = {
            (SWARM_NAMES[spot], SWARM_NAMES[goal])
            for spot in seen.swarms
            for goal in seen.goals(number, spot, seen.count_spawns(number))
        }
        t.answer("accept")
        while t.game.pending[0].kind != "choose_action":
            texts = t.options()
            t.answer("stop" if "stop" in texts else next((text for text in texts if "noctis" in text), texts[-1]))
        moved = {
            (event.data()["spot"], str(event.data()["spot2"]).removesuffix("b")) for event in t.told("swarm_moved")
        }
        assert moved == expected, fact.id
        compared += bool(moved)
    assert compared > 3


@pytest.mark.rule("R-12.4", "R-8.1")
def test_the_odds_of_the_coming_attacks_know_that_they_will_be_one() -> None:
    t = kept_apart(event="quick_instincts", piles={"left": 2, "right": 3})
    assert attack_from(angel_view(t.game.view(1)), "R1").survives.because.arguments["size"] == 3
    assert attacks(angel_view(t.game.view(1)), "noctis", "R1b").by_rerolls[0].slain[0] == Fraction(1, 2)


# ---------------------------------------------------------------------- renew


def all_but(event: str) -> list[str]:
    """All Event cards but one copy of this one."""
    cards = [fact.id for fact in EVENTS for _ in range(fact.copies)]
    cards.remove(event)
    return cards


@pytest.mark.rule("H-2", "R-1.6")
@pytest.mark.parametrize(("renew", "left"), [("needed", 0), ("empty", 29)])
def test_the_last_event_renews_the_deck_at_once_or_when_the_next_is_needed(renew: str, left: int) -> None:
    t = stage(
        "leon<, gideon>",
        event="evasion",
        event_discard=all_but("evasion"),
        settings={"renew": renew},
        piles={"left": 3},
    )
    t.round_is_over()
    assert len(t.state.events) == left
    assert len(t.state.event_discard) == 30 - left


# ---------------------------------------------------------------------- targets


@pytest.mark.rule("H-32")
@pytest.mark.parametrize(
    ("event", "position", "useful", "every"),
    [
        ("full_scan", {"piles": {"left": 0, "right": 2}, "ahead": []}, [], ["target:left", "target:right"]),
        ("cleansing_flames", {"L1": "claw"}, [], ["target:leon", "target:gideon"]),
        ("for_my_battle_brothers", {"L1": "claw"}, [], ["target:leon", "target:gideon"]),
        ("temporary_sanctuary", {"L1": "claw", "R2": "lord_head_tail"}, [], ["target:L1", "target:R2"]),
    ],
)
def test_any_target_of_the_text_or_the_useful_ones(
    event: str, position: dict[str, Json], useful: list[str], every: list[str]
) -> None:
    def asked(targets: str) -> list[str]:
        dice = [0] if event == "cleansing_flames" else []
        t = stage("leon<, gideon>", event=event, settings={"targets": targets}, dice=dice, **position)  # type: ignore[arg-type]
        return t.options() if t.game.pending[0].kind == "event_target" else []

    assert (asked("useful"), asked("any")) == (useful, every)


# ---------------------------------------------------------------------- how much Terrain a card activates


TWO_IN_FRONT = {"door": "R1", "artefact": "R1", "spore_chimney": "R2"}


@stories(
    # By `any` the same Marine activates what he is in front of, one after the other, and none of it twice.
    Story("every terrain card in front is activated once", "R-6.15")
    .on(stage, "gideon>, noctis<", terrain=TWO_IN_FRONT, play="run_and_gun", settings={"activate": "any"})
    .answer("stop", "stop", "activate:gideon:door", "activate:gideon:artefact")
    .ends(terrain={"artefact": "held by 1"}),
    *(
        Story(f"the terrain card at position 2 of the service shaft: {terrain}", "R-14.5")
        .on(
            stage,
            "leon<, gideon>, noctis>",
            piles={"left": 0, "right": 3},
            ahead=["service_shaft", "genestealer_lair"],
            settings={"service_shaft": terrain},
            agenda=["travel_check"],
        )
        .sees(layout=sorted(["corridor:R1", "door:R1", "ventilation_duct:L3", f"{terrain}:L2"]))
        for terrain in CHOICES["service_shaft"]
    ),
)
def test_readings(story: Story) -> None:
    story.play()


@pytest.mark.rule("R-6.14", "F-3")
@pytest.mark.parametrize(
    ("activate", "left"),
    [
        ("each", ["activate:noctis:spore_chimney", "stop"]),
        ("any", ["activate:gideon:artefact", "activate:noctis:spore_chimney", "stop"]),
        ("one", []),
    ],
)
def test_how_many_terrain_cards_a_team_activates(activate: str, left: list[str]) -> None:
    t = stage("gideon>, noctis>", terrain=TWO_IN_FRONT, play="run_and_gun", settings={"activate": activate}).answer(
        "stop", "stop"
    )
    assert t.options() == ["activate:gideon:artefact", "activate:gideon:door", "activate:noctis:spore_chimney", "stop"]
    t.answer("activate:gideon:door")
    assert (t.options() if t.game.pending else []) == left
