"""Refused answers to Events, locations and single cards: targets, spawns, and what a card offers."""

from tests.rulings.scenes import scene
from tests.stage import Stage, stage

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
