"""An engine with one rule broken is noticed, whichever rule it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from tests.hulk import faults, scenes, test_solo
from tests.hulk.faults import Patch
from tests.hulk.lockstep import Differs, Lockstep
from tests.hulk.test_lockstep import play_late
from voidlock.games.hulk.map.board import board_of
from voidlock.hulk import SpaceHulk

MOST = 150
"""Late positions that are looked at before a fault counts as unnoticed."""

Fault = Callable[[Patch], None]
Seen = int | Callable[[SpaceHulk], None]

FAULTS: dict[str, tuple[Fault, Seen]] = {
    "LOS-3": (faults.corner_is_no_obstacle, 11),
    "LOS-4": (faults.flames_hide_nothing, 28),
    "LOS-5": (faults.corridors_are_seen_slantwise, 27),
    "5.1 backward": (faults.backward_for_one, 1),
    "5.1 sideways": (faults.sideways_allowed, 3),
    "5.1 turn": (faults.turn_for_nothing, 1),
    "MOV-4": (faults.corners_are_cut, 3),
    "BRD-5": (faults.any_fist_cuts_bulkheads, scenes.before_the_bulkhead),
    "DOR-4": (faults.doors_by_fire, 3),
    "JAM-1": (faults.jam_on_any_shot, 10),
    "SHT-2": (faults.bonus_after_a_move, 6),
    "SHT-4": (faults.any_hit_is_enough, 6),
    "OVW-2": (faults.overwatch_at_any_range, scenes.down_the_corridor),
    "OVW-5": (faults.order_asked_for_nothing, scenes.two_watch_the_door),
    "OVW-6": (faults.dead_stealers_are_offered, scenes.three_on_overwatch),
    "OVW-7": (faults.attacked_he_still_watches, 0),
    "CP-1": (faults.one_point_more, 1),
    "CP-2": (faults.redraw_without_a_sergeant, 24),
    "CP-5 overwatch": (faults.who_reacted_fires_too, scenes.shot_as_a_reaction),
    "CP-5 seen": (faults.reaction_to_what_nobody_sees, 0),
    "BRO-3": (faults.lord_strikes_with_one_die, 9),
    "BRO-4": (faults.one_hit_kills_the_lord, 33),
    "BRO-5": (faults.flames_harm_the_lord, scenes.lord_in_flames),
    "ACN-1": (faults.shots_that_cost_none, 20),
    "ACN-3": (faults.blast_harms_nobody_else, scenes.cannon_explodes),
    "FLA-1": (faults.flames_in_ones_own_section, 5),
    "FLA-2": (faults.flames_pass_closed_doors, 17),
    "FLA-8": (faults.blip_counts_one, scenes.blip_in_flames),
    "CLS-2": (faults.bonus_from_behind, 0),
    "CLS-4": (faults.rear_defender_kills, 0),
    "CLS-6 parry": (faults.everybody_parries, 0),
    "CLS-6 block": (faults.everybody_blocks, 0),
    "CLS-7 action": (faults.guard_survives_actions, 1),
    "CLS-7 reroll": (faults.second_roll_does_not_stand, 2),
    "PSI-3": (faults.power_twice_a_phase, 9),
    "PSI-4": (faults.powers_for_nothing, 9),
    "BLP-10 room": (faults.stealers_placed_in_flames, scenes.revealed_by_the_fire),
    "BLP-10 moment": (faults.blips_stay_hidden, 3),
    "OBJ-3": (faults.object_withstands_fire, scenes.device_in_flames),
    "S4": (faults.ambush_beside_a_marine, scenes.ambush_near_the_squad),
    "BLP-4": (faults.forced_to_lurk_at_seven, scenes.entry_seven_away),
    "16 markers": (faults.barriers_stay, 24),
    "16 turn limit": (faults.one_turn_longer, 19),
    "16 victory first": (faults.defeat_before_victory, scenes.last_shot_wins),
}
"""By rule what goes wrong, and where it shows: in a scene, or in a late position from this number on."""

STAGED: dict[str, tuple[Fault, Callable[[], None]]] = {
    "A29": (
        faults.short_detours_only,
        lambda: test_solo.test_a_way_round_may_cost_six_more_and_no_seven("S1", "7,1", "round", 11),
    ),
}
"""Rules of the aliens that the twins do not follow: the staged test that notices."""

SCENES = [scene for _, scene in FAULTS.values() if not isinstance(scene, int)]


@pytest.fixture
def fresh_boards() -> Iterator[None]:
    """Boards remember what they have worked out."""
    board_of.cache_clear()
    yield
    board_of.cache_clear()


@pytest.mark.parametrize("rule", FAULTS)
@pytest.mark.usefixtures("fresh_boards")
def test_a_broken_rule_of_the_marines_is_noticed(rule: str, monkeypatch: Patch) -> None:
    breaks, seen = FAULTS[rule]
    breaks(monkeypatch)
    # The twin asserts some rules as it follows the engine.
    with pytest.raises((Differs, AssertionError)):
        if isinstance(seen, int):
            for seed in range(seen, seen + MOST):
                play_late(seed, Counter())
        else:
            seen(Lockstep(Counter()))


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_the_scenes_themselves_are_played_by_the_rules(scene: Callable[[SpaceHulk], None]) -> None:
    scene(Lockstep(Counter()))


@pytest.mark.parametrize("rule", STAGED)
def test_a_broken_rule_of_the_aliens_is_noticed(rule: str, monkeypatch: Patch) -> None:
    breaks, staged = STAGED[rule]
    staged()
    breaks(monkeypatch)
    with pytest.raises(AssertionError):
        staged()
