"""Run and Gun: afterwards each Green Marine may pay one of his own tokens to attack once."""

from functools import partial

from tests.stage import EVASION, EVENT, stage
from tests.stories import Story, stories

run_and_gun = partial(stage, play="run_and_gun")


@stories(
    Story("each may pay a token of his own for one attack in any order")
    .on(run_and_gun, "gideon< 1, noctis> 1", L1="claw", R2="tail tail", dice=[1, 2])
    .stand_still()
    .sees(asks="paid_attack", options=["attack:gideon:L1", "attack:noctis:R2", "stop"])
    .answer("attack:noctis:R2")
    .sees(supply=11, options=["attack:gideon:L1", "stop"])
    .answer("attack:gideon:L1")
    .ends(swarms={"R2": "tail"}, supply=12),
    Story("it comes after moving and turning", "R-6.2", "R-6.9")
    .on(run_and_gun, "gideon< 1, noctis>", R2="claw", dice=[1])
    .answer("move:gideon:noctis", "stop", "turn:gideon", "stop", "attack:gideon:R2")
    .ends(genestealers=0),
    Story("further tokens buy rerolls", "R-7.3")
    .on(run_and_gun, "gideon< 2, noctis>", L1="claw", dice=[5, 1])
    .stand_still()
    .answer("attack:gideon:L1", "reroll")
    .ends(genestealers=0, tokens={"gideon": 0}),
    Story("each attacks once however many tokens he has")
    .on(run_and_gun, "gideon< 3, noctis>", L1="claw claw", dice=[1])
    .stand_still()
    .answer("attack:gideon:L1", "keep")
    .ends(swarms={"L1": "claw"}),
    Story("without a token of his own there is no offer")
    .on(run_and_gun, "gideon<, noctis>, leon> 4", L1="claw", R2="tail")
    .stand_still()
    .ends(),
    Story("without a target there is no offer")
    .on(run_and_gun, "gideon< 1, leon<, noctis> 1", R1="claw", L2="tail")
    .stand_still()
    .sees(options=["attack:noctis:R1", "stop"]),
    Story("without a target there is no offer")
    .on(run_and_gun, "gideon< 1, leon<, noctis> 1", L3="claw", L2="tail")
    .stand_still()
    .ends(),
    Story("a Power Field swarm is no target")
    .on(run_and_gun, "gideon< 1, noctis> 1", L1="claw", power_field="L1")
    .stand_still()
    .ends(),
    Story("a player who declines is not asked again")
    .on(run_and_gun, "gideon< 1, noctis> 1", L1="claw", R2="tail")
    .stand_still()
    .answer("stop")
    .ends(supply=10),
    Story("the living Marine acts alone", "R-6.4")
    .on(run_and_gun, "noctis> 1, leon> 1", R1="tail", R2="head", dice=[1])
    .stand_still()
    .sees(options=["attack:noctis:R1", "attack:noctis:R2", "stop"])
    .answer("attack:noctis:R2")
    .ends(),
    Story("a team eliminated by its own activation does not attack", "R-6.21", "H-36")
    .on(run_and_gun, "noctis> 1, leon>", R2="tail", terrain={"promethium_tank": "R1"}, dice=[0])
    .answer("stop", "stop", "activate:noctis:promethium_tank")
    .ends(formation="leon", genestealers=1),
    Story("Evasion does not limit it", "R-18.1")
    .on(run_and_gun, "gideon< 1, noctis> 1", L1="claw", R2="tail", effects=EVASION, dice=[1, 1])
    .stand_still()
    .answer("attack:gideon:L1", "attack:noctis:R2")
    .ends(genestealers=0),
    Story("the token of enter formation can pay", "R-18.2")
    .on(run_and_gun, "gideon<, noctis>", L1="claw", effects=[{"card": "enter_formation"}], dice=[1])
    .answer("place:gideon")
    .stand_still()
    .answer("attack:gideon:L1")
    .ends(genestealers=0),
    Story("a Brood Lord falls only when he is alone", "R-13.9")
    .on(run_and_gun, "gideon< 1, noctis< 1", L1="claw lord_head_tail", dice=[1, 1])
    .stand_still()
    .answer("attack:gideon:L1")
    .sees(swarms={"L1": "lord_head_tail"})
    .answer("attack:noctis:L1")
    .ends(genestealers=0),
    Story("the cards controller decides")
    .on(run_and_gun, "gideon< 2, leon>", players=2, teams=[["red"], ["green"]], L1="claw", dice=[0, 1])
    .stand_still()
    .sees(seat=2)
    .answer("attack:gideon:L1")
    .sees(seat=2)
    .answer("reroll")
    .ends(),
    Story("it is spent at once")
    .on(run_and_gun, "gideon< 2, noctis>", L1="claw", event="chaos_of_battle", agenda=EVENT)
    .stand_still()
    .answer("stop")
    .ends(),
    Story("a Marine who moved turned and activated may still attack", "R-6.2")
    .on(run_and_gun, "noctis<, gideon< 1", R1="claw", terrain={"artefact": "R1"}, dice=[1])
    .answer("move:gideon:noctis", "stop", "turn:gideon", "stop", "activate:gideon:artefact", "attack:gideon:R1")
    .ends(genestealers=0),
)
def test_run_and_gun(story: Story) -> None:
    story.play()
