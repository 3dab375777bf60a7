"""A card is shown as in force as long as it can still matter, and no longer."""

import pytest

from tests.stage import Stage, stage


def in_force(t: Stage) -> str:
    """The Action cards shown as in force, then the Events, those of the next round with a plus."""
    opened = t.game.view(0)["open"]
    assert isinstance(opened, dict) and isinstance(opened["effects"], dict)
    actions, events = opened["effects"]["lasting"], opened["effects"]["lasting_events"]
    assert isinstance(actions, list) and isinstance(events, list)
    told = [str(action) for action in actions]
    for event in events:
        assert isinstance(event, dict)
        told.append(f"{event['card']}{'+' if event['round'] != opened['round'] else ''}")
    return " ".join(told)


DEFENDING = {"blue": "counter_attack", "green": "block", "yellow": "defensive_stance"}
SQUAD = "lorenzo>, gideon> 1, claudio>, leon>"


def defended(agenda: list[str], **position: object) -> Stage:
    return stage(
        SQUAD,
        phase="attack",
        table=DEFENDING,
        resolved=list(DEFENDING),
        effects=[{"card": "second_wind", "about": "leon"}, {"card": "second_wind", "about": "gideon", "round": 2}],
        agenda=agenda,
        **position,  # type: ignore[arg-type]  # scenes give what stage takes
    )


@pytest.mark.rule("R-6.6")
def test_what_helps_defenders_is_over_with_the_last_attack() -> None:
    t = defended(["swarms_attack", "travel_check"], R2="claw", dice=[5], piles={"left": 0}, ahead=["munitorium"])
    assert in_force(t) == "block defensive_stance counter_attack second_wind second_wind+"
    t.answer("accept")
    assert t.asked.kind == "munitorium" and in_force(t) == "second_wind+"


@pytest.mark.rule("R-6.6")
def test_what_helps_a_dead_marine_is_over() -> None:
    t = stage(
        "deino> 1, leon<",
        phase="attack",
        teams=["blue red green yellow"],
        slain="lorenzo gideon noctis claudio goriel valencio",
        standing="block defensive_stance counter_attack overwatch",
        R1="claw",
        agenda=["swarms_attack"],
        effects=[{"card": "second_wind", "about": "gideon"}],
        dice=[5],
    )
    assert in_force(t) == "overwatch"


ATTACKING = "dead_aim flamer_attack psionic_attack lead_by_example"


def shooting(**position: object) -> Stage:
    """Cards that change attacks lie open; Quick Instincts may grant one more in the Event Phase."""
    return stage(
        "gideon>, zael> 1, calistarius>, lorenzo>",
        standing=ATTACKING,
        R1="claw",
        R2="tail claw",
        **position,  # type: ignore[arg-type]  # scenes give what stage takes
    )


@pytest.mark.rule("R-6.6")
def test_what_changes_attacks_lasts_until_the_ability_of_the_event() -> None:
    t = shooting(event="quick_instincts", piles={"left": 0}, ahead=["munitorium"])
    assert in_force(t) == ATTACKING
    t.answer("target:zael")
    assert t.asked.kind == "granted_attack" and in_force(t) == ATTACKING
    t.answer("stop")
    assert t.asked.kind == "munitorium" and in_force(t) == ""


def test_an_event_that_everybody_sees_and_that_grants_no_attack_ends_them() -> None:
    assert in_force(shooting(event="psychic_assault")) == ""
    alone = shooting(event="psychic_assault", players=2, teams=["green purple", "grey blue"])
    assert alone.asked.secret and in_force(alone) == ATTACKING


def test_a_card_that_works_once_is_over_when_it_is_used() -> None:
    t = shooting(event="quick_instincts", used="lead_by_example")
    assert in_force(t) == "dead_aim flamer_attack psionic_attack"


def test_overwatch_lasts_until_its_attacks_are_over() -> None:
    t = stage(
        "leon> 1, gideon>, noctis>",
        standing="overwatch",
        event="evasion",
        R1="claw",
        piles={"left": 0},
        ahead=["munitorium"],
        dice=[0],
    )
    assert t.asked.kind == "paid_attack" and in_force(t) == "overwatch evasion+"
    t.answer("attack:leon:R1")
    assert t.asked.kind == "munitorium" and in_force(t) == "evasion+"


def test_a_card_for_its_own_activations_is_over_with_it() -> None:
    t = stage("leon>, gideon>", play="onward_brothers run_and_gun")
    assert in_force(t) == "onward_brothers"
    t.answer("stop", "stop")
    assert t.asked.card is not None and t.asked.card.id == "run_and_gun" and in_force(t) == ""


@pytest.mark.rule("R-18.1", "R-18.2")
def test_an_effect_on_a_type_of_card_is_over_with_the_last_of_them() -> None:
    effects = [{"card": "evasion"}, {"card": "enter_formation"}, {"card": "gun_jam", "about": "green"}]
    t = stage("leon>, gideon>, claudio>", effects=effects)
    assert in_force(t) == "evasion enter_formation gun_jam"
    t = stage("leon>, gideon>, claudio>", play="block reorganize full_auto", effects=effects, R1="claw", dice=[0])
    assert in_force(t) == "block evasion enter_formation"
    t.answer("place:leon")
    assert t.asked.kind == "place_token" and in_force(t) == "block evasion enter_formation"
    t.answer("no").stand_still()
    assert t.asked.kind == "attack" and in_force(t) == "block evasion"


@pytest.mark.rule("R-6.6")
def test_what_changes_attacks_is_in_force_while_the_team_attacks() -> None:
    t = stage("gideon>, zael>", play="dead_aim flamer_attack", R1="claw", dice=[0])
    assert t.asked.kind == "attack" and in_force(t) == "flamer_attack"


@pytest.mark.rule("R-18.1")
def test_an_effect_on_attack_cards_is_over_though_the_next_team_has_not_acted() -> None:
    """Gideon has shot, purple supports, and yellow, who comes next to green, is still to move."""
    t = stage(
        "gideon>, claudio>, zael>",
        phase="resolve",
        table={"green": "dead_aim", "yellow": "reorganize", "purple": "strategize"},
        resolved=["green"],
        effects=[{"card": "evasion"}],
        agenda=["next_action"],
    )
    assert t.asked.card is not None and t.asked.card.id == "strategize"
    assert "evasion" not in in_force(t)
