"""Refused answers when Marines act: teams, action cards, tokens, moves, attacks, and what is slain."""

from tests.rulings.scenes import scene
from tests.stage import Stage, stage
from voidlock import angel

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
