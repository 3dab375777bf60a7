"""Scenes in which answers are refused, each answer with its reason: the rule that forbids it and what it is about."""

from collections.abc import Callable

from tests.stage import Stage, stage
from voidlock import angel

Refusals = dict[str, tuple[str, str]]
"""By what is wrong: the answer and the reason it is refused for."""


SCENES: list[tuple[Callable[[], Stage], Refusals]] = []
"""Every scene of this file with what is refused in it."""


def scene(told: Refusals) -> Callable[[Callable[[], Stage]], Callable[[], Stage]]:
    def keep(made: Callable[[], Stage]) -> Callable[[], Stage]:
        SCENES.append((made, told))
        return made

    return keep


# ---------------------------------------------------------------------- setup and the Choose Actions Phase


@scene(
    {
        "another has it": ("team:red", "team_taken (R-2.4): team=red, seat=1"),
        "no such team": ("team:pink", "name_not_known: text=pink"),
        "which team": ("team", "not_an_option (R-2.4): text=team"),
    }
)
def picking_teams() -> Stage:
    return Stage(angel.new(1, seed="teams")).answer("team:red")


@scene(
    {
        "resolved last round": ("choose:block", "played_last_round (R-5.2): card=block"),
        "gun jam": ("choose:full_auto", "forbidden_by (R-5.3): card=full_auto, event=gun_jam"),
        "not his team": ("choose:power_field", "card_of_other_team (R-5.1): name=power_field"),
        "eliminated": ("choose:intimidation", "card_out_of_the_game (R-13.6): card=intimidation"),
        "another card lies there": ("choose:overwatch", "team_has_chosen (R-5.1): team=red"),
        "no such card": ("choose:nothing", "name_not_known: text=nothing"),
        "which card": ("choose", "not_an_option (R-5.1): text=choose"),
        "too many words": ("choose:block:now", "not_an_option (R-5.1): text=choose:block:now"),
        "another time": ("attack:leon:R1", "not_asked_now: text=attack:leon:R1"),
        "later": ("STOP", "not_asked_now: text=STOP"),
    }
)
def choosing() -> Stage:
    """Red has chosen; Green and Yellow are still asked, both of them of the same player."""
    t = stage(
        "gideon, claudio, leon",
        teams=[["green", "yellow", "red", "blue"]],
        table={"green": "block"},
        effects=[{"card": "gun_jam", "about": "red"}],
    )
    return t.answer("choose:onward_brothers")


# ---------------------------------------------------------------------- Support and Move + Activate


@scene(
    {
        "dead or never there": ("place:claudio", "marine_not_here (R-3.1): marine=claudio"),
        "nobody": ("place:" + "x" * 99, "name_not_known: text=" + "x" * 40),
    }
)
def placing() -> Stage:
    return stage("gideon, leon", play="block")


@scene(
    {
        "a second token": ("place:leon", "got_one_already (R-14.7): marine=leon"),
        "not in the formation": ("place:claudio", "marine_not_here (R-3.1): marine=claudio"),
    }
)
def munitorium() -> Stage:
    t = stage("gideon, leon, noctis", piles={"left": 0}, ahead=["munitorium"], agenda=["travel_check"])
    return t.answer("place:leon")


def onward(**position: object) -> Stage:
    return stage(
        "leon>, gideon<, valencio>, noctis<",
        play="onward_brothers",
        **position,  # type: ignore[arg-type]  # scenes give what stage takes
    )


@scene(
    {
        "of another team": ("move:gideon:leon", "other_team (R-3.11): marine=gideon, card=onward_brothers"),
        "two positions away": ("move:leon:valencio", "not_adjacent (R-6.10): marine=leon, marine2=valencio"),
        "with himself": ("move:leon:leon", "trades_with_himself (R-6.10): marine=leon"),
        "not in the formation": ("move:claudio:leon", "marine_not_here (R-3.1): marine=claudio"),
        "with one not in it": ("move:leon:claudio", "marine_not_here (R-3.1): marine=claudio"),
        "nobody": ("move:nobody:leon", "name_not_known: text=nobody"),
        "with whom": ("move:leon", "not_an_option (R-6.10): text=move:leon"),
    }
)
def moving() -> Stage:
    return onward()


@scene({"once each": ("move:leon:gideon", "acted_already (R-6.10): marine=leon")})
def moved() -> Stage:
    return onward().answer("move:leon:gideon")


@scene(
    {
        "once each": ("turn:leon", "acted_already (R-6.13): marine=leon"),
        "of another team": ("turn:gideon", "other_team (R-3.11): marine=gideon, card=onward_brothers"),
        "not in the formation": ("turn:claudio", "marine_not_here (R-3.1): marine=claudio"),
        "too late": ("move:valencio:noctis", "not_asked_now: text=move:valencio:noctis"),
    }
)
def turned() -> Stage:
    return onward().answer("stop", "turn:leon")


@scene(
    {
        "elsewhere": ("activate:leon:spore_chimney", "not_in_front (R-6.14): marine=leon, terrain=spore_chimney"),
        "set aside": ("activate:leon:artefact", "not_in_front (R-6.14): marine=leon, terrain=artefact"),
        "no ability": ("activate:leon:corridor", "cannot_be_activated (R-6.14): marine=leon, terrain=corridor"),
        "once a round": (
            "activate:valencio:promethium_tank",
            "activated_already (R-6.15): marine=valencio, terrain=promethium_tank",
        ),
        "nothing to control": (
            "activate:valencio:control_panel",
            "panel_without_ability (R-6.17): marine=valencio, terrain=control_panel",
        ),
        "of another team": ("activate:gideon:door", "other_team (R-3.11): marine=gideon, card=onward_brothers"),
        "nobody": ("activate:nobody:door", "name_not_known: text=nobody"),
        "nothing": ("activate:leon:window", "name_not_known: text=window"),
    }
)
def activating() -> Stage:
    tank = {"spot": "R3", "activated": True}
    near = {"door": "R1", "corridor": "R1", "promethium_tank": tank, "control_panel": "R3", "spore_chimney": "R3"}
    return onward(terrain=near).answer("stop", "stop")


@scene({"once each": ("activate:leon:corridor", "acted_already (R-6.14): marine=leon")})
def activated() -> Stage:
    return activating().answer("activate:leon:door", "no")


@scene(
    {
        "without a token": ("pay:scipio", "no_token: marine=scipio"),
        "not in the formation": ("pay:leon", "marine_not_here (R-3.1): marine=leon"),
        "of another player": ("pay:gideon", "of_another_player (R-17.3): marine=gideon"),
    }
)
def stealth_tactics() -> Stage:
    t = stage("calistarius> 1, scipio<, gideon> 1", players=2, teams=["grey", "green"], play="stealth_tactics")
    return t.stand_still().answer("discard:left")


# ---------------------------------------------------------------------- attacks


def firing(*dice: int, **position: object) -> Stage:
    return stage(
        "valencio>, leon>, gideon<, noctis<, goriel>",
        play="full_auto",
        L1="head",
        R1="claw",
        R2="tail",
        R4="tail",
        power_field="R2",
        dice=dice,
        **position,  # type: ignore[arg-type]  # fields of a position
    )


@scene(
    {
        "too far": ("attack:valencio:R4", "out_of_range (R-3.7): marine=valencio, spot=R4, number=3, range=2"),
        "behind him": ("attack:leon:L1", "faces_away (R-3.7): marine=leon, spot=L1, side=right"),
        "power field": ("attack:leon:R2", "under_power_field (R-6.19): spot=R2"),
        "nothing there": ("attack:leon:R5", "no_swarm_there (R-3.4): spot=R5"),
        "no such position": ("attack:leon:R12", "no_swarm_there (R-3.4): spot=R12"),
        "of another team": ("attack:gideon:L1", "other_team (R-3.11): marine=gideon, card=full_auto"),
        "not in the formation": ("attack:deino:R1", "marine_not_here (R-3.1): marine=deino"),
        "nowhere": ("attack:leon:Z1", "name_not_known: text=z1"),
        "whom": ("attack:leon", "not_an_option (R-6.18): text=attack:leon"),
        "only Claudio": ("charge:leon", "does_not_charge: marine=leon, card=full_auto"),
    }
)
def attacking() -> Stage:
    return firing()


@scene(
    {
        "in a row": ("attack:valencio:R1", "other_marine (H-29): marine=valencio, subject=leon"),
        "behind him": ("attack:leon:L1", "faces_away (R-3.7): marine=leon, spot=L1, side=right"),
    }
)
def attacking_again() -> Stage:
    return firing(0, settings={"full_auto": "in_a_row"}).answer("attack:leon:R1")


@scene({"once each": ("attack:leon:R1", "acted_already (R-6.18): marine=leon")})
def attacked() -> Stage:
    return attacking_again().answer("stop")


@scene(
    {
        "out of his range": ("attack:valencio:R3", "no_swarm_there (R-3.4): spot=R3"),
        "no second swarm": ("attack:valencio:R1b", "no_swarm_there (R-3.4): spot=R1b"),
    }
)
def attacking_in_turn() -> Stage:
    return firing(0).answer("attack:leon:R1")


@scene({"once each": ("attack:valencio:R1", "acted_already (R-6.18): marine=valencio")})
def attacking_again_after_valencio() -> Stage:
    return firing(0, 0).answer("attack:leon:R1", "attack:valencio:R1")


@scene({"one of the team": ("attack:valencio:R1", "one_attacks (R-18.1): marine=valencio, event=evasion")})
def attacking_again_under_evasion() -> Stage:
    return firing(0, effects=[{"card": "evasion"}]).answer("attack:leon:R1")


@scene(
    {
        "behind him": ("attack:claudio:L1", "faces_away (R-3.7): marine=claudio, spot=L1, side=right"),
        "nothing there": ("attack:goriel:R2", "no_swarm_there (R-3.4): spot=R2"),
    }
)
def only_charging() -> Stage:
    t = stage("claudio>, goriel>", play="heroic_charge", L1="claw")
    assert t.options() == ["charge:claudio", "stop"]
    return t


@scene(
    {
        "nothing near": ("charge:claudio", "nothing_to_charge: marine=claudio"),
        "not he": ("charge:goriel", "does_not_charge: marine=goriel, card=heroic_charge"),
        "of another team": ("charge:leon", "other_team (R-3.11): marine=leon, card=heroic_charge"),
        "who": ("charge", "not_an_option (R-6.18): text=charge"),
    }
)
def too_far_to_charge() -> Stage:
    return stage("claudio>, leon>, goriel>", play="heroic_charge", R3="claw")


@scene({"without a token": ("attack:gideon:R1", "no_token: marine=gideon")})
def run_and_gun() -> Stage:
    return stage("gideon>, noctis> 1", play="run_and_gun", R1="claw", R2="tail").stand_still()


@scene({"once each": ("attack:noctis:R2", "acted_already: marine=noctis")})
def ran_and_shot() -> Stage:
    t = stage("gideon> 1, noctis> 1", play="run_and_gun", R1="claw", R2="tail", dice=[0]).stand_still()
    return t.answer("attack:noctis:R2")


@scene(
    {
        "granted to another": ("attack:leon:R2", "other_marine (R-9.5): marine=leon, subject=gideon"),
        "behind him": ("attack:gideon:L1", "faces_away (R-3.7): marine=gideon, spot=L1, side=right"),
    }
)
def quick_instincts() -> Stage:
    return stage("gideon>, leon>", event="quick_instincts", L1="head", R1="claw", R2="tail").answer("target:gideon")


# ---------------------------------------------------------------------- what is slain


@scene(
    {
        "none of its kind": ("slay:R1:head", "no_such_card_there (R-3.4): spot=R1, genestealer=head"),
        "no such position": ("slay:R9:claw", "no_such_card_there (R-3.4): spot=R9, genestealer=claw"),
        "a lord first": ("slay:R1:lord_head_tail", "lord_goes_last (R-13.9): spot=R1, genestealer=lord_head_tail"),
        "another swarm": ("slay:L2:head", "not_within_reach (R-6.20): spot=L2, genestealer=head"),
        "a lord alone": (
            "slay:R2:lord_claw_tongue",
            "not_within_reach (R-6.20): spot=R2, genestealer=lord_claw_tongue",
        ),
        "power field": ("slay:L1:tongue", "under_power_field (R-12.6): spot=L1"),
        "nowhere": ("slay:Q1:claw", "name_not_known: text=q1"),
        "nothing": ("slay:R1:worm", "name_not_known: text=worm"),
        "which": ("slay:R1", "not_an_option (R-13.9): text=slay:R1"),
    }
)
def hit() -> Stage:
    t = stage(
        "leon>, gideon<",
        play="full_auto",
        L1="tongue",
        R1="claw tail lord_head_tail",
        L2="head",
        R2="lord_claw_tongue",
        power_field="L1",
        dice=[2],
    )
    return t.answer("attack:leon:R1")


@scene(
    {
        "it has attacked": ("slay:L1:head", "not_within_reach: spot=L1, genestealer=head"),
        "power field": ("slay:R2:tongue", "under_power_field (R-12.6): spot=R2"),
        "it has yet to attack": ("slay:L2:tail", "not_within_reach: spot=L2, genestealer=tail"),
    }
)
def counter_attack() -> Stage:
    return stage(
        "lorenzo>, deino<",
        phase="attack",
        table={"blue": "counter_attack"},
        resolved=["blue"],
        L1="head",
        R1="claw tail",
        L2="tail",
        R2="tongue",
        power_field="R2",
        dice=[5, 2],
    )


@scene(
    {
        "power field": ("slay:R1:tail", "under_power_field (R-12.6): spot=R1"),
        "a lord first": ("slay:R1:lord_head_tail", "lord_goes_last (R-13.9): spot=R1, genestealer=lord_head_tail"),
    }
)
def both_groups_at_a_spot() -> Stage:
    """The death of a Marine has brought a protected swarm, which is done, to the one that attacks Lorenzo."""
    return stage(
        "lorenzo>, deino<",
        phase="attack",
        table={"blue": "counter_attack"},
        resolved=["blue"],
        R1="claw head lord_head_tail",
        done={"R1": "tail"},
        power_field="R1",
        agenda=["swarm_attack R1", "next_swarm"],
        dice=[2],
    )


@scene({"engaged with another": ("slay:L2:head", "not_within_reach (R-3.5): spot=L2, genestealer=head")})
def for_my_battle_brothers() -> Stage:
    t = stage("leon> 1, gideon< 1", event="for_my_battle_brothers", R1="claw tail", L2="head")
    return t.answer("target:leon")


@scene(
    {
        "named already": ("slay:R1:claw", "named_already (R-9.2): spot=R1, genestealer=claw"),
        "engaged with another": ("slay:L2:head", "not_within_reach (R-3.5): spot=L2, genestealer=head"),
    }
)
def rewarded_faith() -> Stage:
    t = stage("leon> 3, gideon< 1", event="rewarded_faith", R1="claw tail head", L2="head")
    return t.answer("target:leon", "slay:R1:claw")


# ---------------------------------------------------------------------- targets


@scene(
    {
        "none would spawn": ("target:gideon", "fewer_would_spawn (R-9.4): spot=R2, number=0"),
        "not in the formation": ("target:claudio", "marine_not_here (R-3.1): marine=claudio"),
        "nobody": ("target:ripley", "name_not_known: text=ripley"),
        "whom": ("target", "not_an_option (R-9.4): text=target"),
    }
)
def out_of_thin_air() -> Stage:
    piles = {"left": 2, "right": 0}
    return stage("leon>, gideon<, valencio>", event="out_of_thin_air_head", piles=piles)


@scene({"fewer would spawn": ("target:gideon", "fewer_would_spawn (R-9.4): spot=R2, number=1")})
def out_of_thin_air_with_one_card_left() -> Stage:
    piles = {"left": 2, "right": 1}
    return stage("leon>, gideon<, valencio>", event="out_of_thin_air_claw", piles=piles)


@scene(
    {
        "others have tokens": ("target:valencio", "others_have_tokens (H-32): marine=valencio"),
        "not in the formation": ("target:claudio", "marine_not_here (R-3.1): marine=claudio"),
    }
)
def with_a_token() -> Stage:
    return stage("leon> 1, gideon< 1, valencio>", event="for_my_battle_brothers", R1="claw", R3="tail")


@scene({"nobody to slay": ("target:valencio", "nothing_to_slay (H-32): marine=valencio")})
def without_any_token() -> Stage:
    return stage("leon>, gideon<, valencio>", event="for_my_battle_brothers", R1="claw", L2="tail")


@scene(
    {
        "nobody to slay": ("target:valencio", "nothing_to_slay (H-32): marine=valencio"),
        "not in the formation": ("target:claudio", "marine_not_here (R-3.1): marine=claudio"),
    }
)
def cleansing_flames() -> Stage:
    return stage("leon>, gideon<, valencio>", event="cleansing_flames", R1="claw", L2="tail")


@scene(
    {
        "nothing to lose": ("target:valencio", "has_no_token (R-9.4): marine=valencio"),
        "not in the formation": ("target:claudio", "marine_not_here (R-3.1): marine=claudio"),
    }
)
def stalking() -> Stage:
    return stage("leon> 1, gideon< 1, valencio>", event="stalking_from_the_shadows")


@scene(
    {
        "Brood Lords alone": ("target:R2", "only_lords (R-1.7): spot=R2"),
        "nothing there": ("target:L3", "no_swarm_there (R-3.4): spot=L3"),
        "no such position": ("target:L9", "no_swarm_there (R-3.4): spot=L9"),
        "nowhere": ("target:Z1", "name_not_known: text=z1"),
    }
)
def temporary_sanctuary() -> Stage:
    return stage("leon>, gideon<, valencio>", event="temporary_sanctuary", L1="claw", L2="tail", R2="lord_head_tail")


@scene({"another side": ("pile:top", "name_not_known: text=top")})
def into_the_smaller_pile() -> Stage:
    t = stage("leon>, gideon<", event="temporary_sanctuary", piles={"left": 2, "right": 2}, L1="claw", L2="tail")
    return t.answer("target:L1")


@scene(
    {
        "played Attack": ("target:red", "team_played_attack (R-9.4): team=red"),
        "eliminated": ("target:blue", "team_eliminated (R-9.4): team=blue"),
        "not in the game": ("target:grey", "team_out_of_play (R-9.4): team=grey"),
        "no such team": ("target:pink", "name_not_known: text=pink"),
    }
)
def gun_jam() -> Stage:
    return stage(
        "leon>, gideon<, claudio>",
        teams=["red green yellow blue"],
        event="gun_jam",
        table={"red": "full_auto", "green": "block", "yellow": "reorganize"},
    )


@scene(
    {
        "alive": ("target:leon", "not_slain (R-9.4): marine=leon"),
        "eliminated": ("target:deino", "team_eliminated (R-9.4): team=blue"),
        "not in the game": ("target:zael", "team_not_playing (R-9.4): marine=zael"),
    }
)
def rescue() -> Stage:
    return stage("leon>, gideon<", teams=["red green blue"], event="rescue_space_marine")


@scene(
    {
        "fewer would spawn": ("target:R1", "fewer_would_spawn (H-32): spot=R1, number=1"),
        "nothing there": ("target:L3", "no_swarm_there (R-3.4): spot=L3"),
    }
)
def black_holds() -> Stage:
    t = stage(
        "leon>, gideon<, valencio>",
        L1="claw",
        R1="tail",
        L2="head",
        location="black_holds",
        agenda=["enter", "arrived"],
        piles={"left": 2, "right": 1},
    )
    assert t.options() == ["target:L1", "target:L2"]
    return t


@scene(
    {
        "others have none": ("target:leon", "others_have_no_token (R-14.7): marine=leon"),
        "not in the formation": ("target:claudio", "marine_not_here (R-3.1): marine=claudio"),
    }
)
def dark_catacombs() -> Stage:
    return stage("leon> 1, gideon<, valencio>", location="dark_catacombs", agenda=["enter", "arrived"])


@scene({"outside": ("put:L9", "no_such_spot (R-3.2): spot=L9"), "nowhere": ("put:Z1", "name_not_known: text=z1")})
def chapel() -> Stage:
    return stage("leon>, gideon<", location="wrath_of_baal_chapel", agenda=["enter", "arrived"])


# ---------------------------------------------------------------------- spawning


@scene(
    {
        "not in the formation": ("spawn:artefact", "terrain_not_here: terrain=artefact"),
        "of another colour": ("spawn:corridor", "other_colour (R-10.2): terrain=corridor, colour=yellow"),
        "nothing": ("spawn:window", "name_not_known: text=window"),
    }
)
def spawning() -> Stage:
    near = {"door": "L1", "control_panel": "L2", "corridor": "R1"}
    return stage("gideon>, leon>", event="evasion", terrain=near, piles={"left": ["claw"]})


@scene(
    {
        "not in the formation": ("spawn:zael", "marine_not_here (R-3.1): marine=zael"),
        "the other side": ("spawn:claudio", "faces_other_pile (R-10.5): marine=claudio, pile=right"),
    }
)
def theyre_everywhere() -> Stage:
    return stage("gideon>, claudio<, leon>", event="theyre_everywhere", piles={"left": 3, "right": 1})


@scene({"engaged": ("spawn:claudio", "is_engaged (R-3.5): marine=claudio")})
def some_are_engaged() -> Stage:
    return stage("gideon>, claudio>, leon>", event="theyre_everywhere", L2="claw", piles={"left": 3, "right": 1})


@scene(
    {
        "no Brood Lord": ("lord:claw", "no_lord (R-14.7): genestealer=claw"),
        "nothing": ("lord:ape", "name_not_known: text=ape"),
    }
)
def the_lair() -> Stage:
    return stage("gideon>, leon<", piles={"left": 0}, ahead=["genestealer_lair"], agenda=["travel_check"])


# ---------------------------------------------------------------------- what single cards offer


@scene(
    {
        "nothing there": ("field:L2", "no_swarm_there (R-3.4): spot=L2"),
        "nowhere": ("field:Z1", "name_not_known: text=z1"),
    }
)
def power_field() -> Stage:
    return stage("gideon, scipio", play="power_field", L1="claw", R1="tail").answer("place:scipio")


@scene(
    {
        "nothing there": ("send:L2:R2", "no_swarm_there (R-3.4): spot=L2"),
        "too far": ("send:L1:L3", "not_next_to: spot=L1, spot2=L3"),
        "outside": ("send:L1:L9", "no_such_spot (R-3.2): spot=L9"),
        "nowhere": ("send:L1:Z1", "name_not_known: text=z1"),
    }
)
def strategize() -> Stage:
    return stage("gideon, zael, omnio", play="strategize", L1="claw").answer("place:zael")


@scene(
    {
        "a lord": ("take:L1:lord_head_tail", "lord_stays (R-1.7): spot=L1, genestealer=lord_head_tail"),
        "none of its kind": ("take:L1:head", "no_such_card_there (R-3.4): spot=L1, genestealer=head"),
        "engaged with another": ("take:L2:head", "not_within_reach (R-3.5): spot=L2, genestealer=head"),
        "taken already": ("take:L1:claw", "taken_already: spot=L1, genestealer=claw"),
        "nothing": ("take:L1:worm", "name_not_known: text=worm"),
    }
)
def intimidation() -> Stage:
    t = stage(
        "lorenzo>, gideon<",
        play="intimidation",
        L1="claw tail tongue lord_head_tail",
        L2="head",
        dice=[2],
    ).stand_still()
    return t.answer("roll", "take:L1:claw")


@scene(
    {
        "not in the formation": ("limit:door", "terrain_not_here: terrain=door"),
        "nothing": ("limit:window", "name_not_known: text=window"),
    }
)
def core_cogitator() -> Stage:
    near = {"control_panel": "R1", "corridor": "L1"}
    t = stage("leon>, gideon<", play="onward_brothers", location="core_cogitator", terrain=near)
    return t.activate("leon", "control_panel")


@scene(
    {
        "nothing to discard": ("discard:left", "pile_empty: pile=left"),
        "another side": ("discard:top", "name_not_known: text=top"),
    }
)
def one_pile_left() -> Stage:
    return stage("calistarius>, scipio<", play="stealth_tactics", piles={"left": 0, "right": 3}).stand_still()


@scene(
    {
        "behind him": ("reroll", "attacked_from_behind (R-7.2): marine=leon"),
        "not held": ("discard:door", "not_held (R-7.4): terrain=door"),
        "nothing": ("discard:window", "name_not_known: text=window"),
    }
)
def from_behind() -> Stage:
    return stage("leon> 1, gideon<", L1="claw", terrain={"artefact": {"held_by": 1}}, phase="attack", dice=[1])


@scene({"nothing to pay": ("reroll", "no_token (R-7.2): marine=leon")})
def without_a_token() -> Stage:
    return stage("leon>, gideon<", R1="claw", terrain={"artefact": {"held_by": 1}}, phase="attack", dice=[1])


@scene(
    {
        "nobody holds it": ("discard:artefact", "not_held (R-7.4): terrain=artefact"),
        "how often": ("reroll:twice", "not_an_option (R-7.4): text=reroll:twice"),
    }
)
def without_the_artefact() -> Stage:
    return stage("leon> 1, gideon<", R1="claw", phase="attack", dice=[1])
