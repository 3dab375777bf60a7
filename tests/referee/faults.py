"""Deliberate faults: one rule of the engine said wrongly, for as long as a test lasts."""

from __future__ import annotations

from collections.abc import Callable

from tests.faults import Fault
from voidlock.engine import TaskKind
from voidlock.games.angel.cards import terrain
from voidlock.games.angel.cards.actions import blue, green, grey, purple, red, yellow
from voidlock.games.angel.cards.events import formation as marine_events
from voidlock.games.angel.cards.events import next_round
from voidlock.games.angel.cards.events import swarms as swarm_events
from voidlock.games.angel.cards.events import tokens as token_events
from voidlock.games.angel.cards.locations import first, further
from voidlock.games.angel.flow import attack, defence, formation, movement, round, setup, spawning, travel
from voidlock.games.angel.state import swarms
from voidlock.games.angel.state.tasks import TASKS


def task(kind: TaskKind[()] | TaskKind[int] | TaskKind[int, int]) -> Callable[..., object]:
    """The body of a task."""
    return TASKS.steps.get(kind.name) or TASKS.scripts[kind.name]


FAULTS = [
    # The setup
    Fault("R-2.5", task(setup.deal_formation), "place < half", "place >= half"),
    # Decks, piles and tokens
    Fault("R-1.4", movement.give_token, "if not state.supply", "if False"),
    Fault("R-1.5", formation.discard_terrain, "state.supply += state.terrain_tokens[terrain]", "pass"),
    Fault("R-1.5", formation.pay_token, "state.supply += 1", "pass"),
    Fault("R-1.6", spawning.renew_deck, "state.discard = 0", "pass"),
    Fault("R-1.7", formation.slay, "state.dead_lords += UNIT[kind]", "pass"),
    Fault("H-31", spawning.add_blips, "insert(0, state.deck.pop())", "append(state.deck.pop())"),
    # The round
    Fault("R-4.4", formation.set_leader, "min(lying)", "max(lying)"),
    Fault("R-4.2", task(round.end_round), "state.activated = 0", "pass"),
    Fault("R-5.2", round.playable, "type != state.last[team]", "True"),
    Fault("R-6.1", task(round.next_action), "min(waiting)", "max(waiting)"),
    Fault("R-6.10", task(movement.move), "state.acted |= 1 << marine", "pass"),
    Fault("R-6.14", movement.activatable, "state.front(marine)", "state.behind(marine)"),
    # Attack and defence
    Fault("R-6.19", attack.targets, "place + reach + 1", "place + reach"),
    Fault("R-7.4", defence._survives, "> _to_beat", ">= _to_beat"),
    Fault("R-7.4", defence._defend, "and state.facing[marine] == spot & 1", ""),
    Fault("R-8.2", task(defence.next_swarm), "enumerate(state.swarms)", "reversed([*enumerate(state.swarms)])"),
    Fault("R-13.9", swarms.next_to_go, "swarm & ALL_NORMAL or swarm", "swarm"),
    Fault("R-13.10", defence._to_beat, " + lords(swarm)", ""),
    # Swarms and deaths
    Fault("R-9.6", task(round.event_boxes), "spawn_box.later(state.event, 1)", "spawn_box.later(state.event, 0)"),
    Fault("R-10.4", task(spawning.spawn_box), "len(rivals) > 1 and", "False and"),
    Fault("R-11.3", round.adjacent, "if spot & RIGHT", "if not spot & RIGHT"),
    Fault("R-11.4", round.adjacent, "else spot_behind(state, spot)", "else spot"),
    Fault("R-12.1", formation._regroup, "regrouped[places[spot]] += swarm", "regrouped[places[spot]] = swarm"),
    Fault("R-12.3", formation._shift, "layer[2 * joined] += left", "state.swarms[2 * joined] += left"),
    Fault("R-12.6", formation.regroup, "places[state.field]", "state.field"),
    Fault("R-13.1", formation.slay_marine, "state.supply += state.tokens[marine]", "pass"),
    Fault("R-13.2", formation._shift, "0 < above < below", "0 < above <= below"),
    Fault("R-13.3", formation._shift_spot, "SPOTS_AT[joined][spot & 1]", "SPOTS_AT[joined][0]"),
    # Travel and the end
    Fault("R-14.1", task(travel.travel_check), "state.piles[0] and state.piles[1]", "state.piles[0]"),
    Fault("R-14.6", task(travel.fill_piles), "for side in (0, 1):", "for side in ():"),
    Fault("R-16.3", formation.slay, "check_end(state)", "pass"),
    # Readings
    Fault("23.1 merge", defence._mark_done, '== "event"', '!= "event"'),
    Fault("23.1 full_auto", red.FullAuto.in_a_row, '== "in_a_row"', '!= "in_a_row"'),
    Fault("23.1 renew", spawning.renews_at_once, '== "empty"', '!= "empty"'),
    Fault("23.1 targets", spawning.valid, '== "any"', '!= "any"'),
    Fault("23.1 activate any", task(movement.activate), '!= "any"', '== "any"'),
    Fault("23.1 activate one", task(movement.activate), '!= "one"', '== "one"'),
    Fault("23.1 service_shaft", first.ServiceShaft.terrain, '== "dark_corner"', '!= "dark_corner"'),
    # Action cards
    Fault("18.1 Block", green.Block.misses, "SKULLS[face]", "face > 0"),
    Fault("18.2 Defensive Stance", yellow.DefensiveStance.misses, "bought and ", ""),
    Fault("18.3 Counter Attack", blue.CounterAttack.after_miss, "self.strikes_back,", "2,"),
    Fault("18.4 Overwatch", task(round.event_end), "state.acted = 0", "state.acted = -1"),
    Fault("18.5 Strategize", purple.Strategize._goals, "top + 4", "top + 6"),
    Fault("18.6 Power Field", formation.is_protected, "spot == state.field", "False"),
    Fault("18.7 Onward Brothers", red.OnwardBrothers.after_terrain_token, "TEAM_OF[marine] != RED or ", ""),
    Fault("18.8 Stealth Tactics", grey.StealthTactics.after, "not state.piles[1 - side]", "not state.piles[side]"),
    Fault("18.9 Reorganize", yellow.Reorganize.partners, "state.formation if", "state.formation[:-1] if"),
    Fault("18.10 Forward Scouting", purple.ForwardScouting.after, "state.events.insert(0, ", "state.events.append("),
    Fault("18.11 Intimidation", blue.Intimidation.after, "min(face,", "min(face + 1,"),
    Fault("18.12 Run and Gun", task(attack.paid_attacks), "pay_token(state, marine)", "pass"),
    Fault("18.13 Lead by Example", blue.LeadByExample.after_attack, "state.used |= 1 << self.number", "pass"),
    Fault("18.14 Flamer Attack", purple.FlamerAttack.slays, "(face, False)", "(face, True)"),
    Fault("18.15 Psionic Attack", grey.PsionicAttack.after_attack, "and SKULLS[face]", "and face > 0"),
    Fault("18.16 Dead Aim", green.DeadAim.slays, "(3, True)", "(3, False)"),
    Fault("18.17 Full Auto", red.FullAuto.attacks, "3 if", "2 if"),
    Fault("18.18 Heroic Charge", yellow.HeroicCharge._within_reach, "place + 2", "place + 1"),
    # Event cards
    Fault("19 Surrounded", swarm_events.Surrounded.resolve, "beside[spot & 1]", "beside[1 - (spot & 1)]"),
    Fault("19 Flanking Manoeuvre", formation.spot_behind, "state.behind", "state.front"),
    Fault("19 Out of Thin Air", swarm_events.OutOfThinAir.resolve, ", 2)", ", 1)"),
    Fault("19 The Swarm", swarm_events.TheSwarm.resolve, "self.under_each_pile)", "1)"),
    Fault("19 Psychic Assault", marine_events.PsychicAssault.resolve, "<= 1", "<= 4"),
    Fault("19 They're Everywhere", spawning.spawn_in_front, "state.front(marine)", "state.behind(marine)"),
    Fault("19 Evasion", next_round.Evasion.attackers, "1", "2"),
    Fault("19 Outnumbered", token_events.Outnumbered.resolve, "if state.engagements(marine)", "if True"),
    Fault("19 Chaos of Battle", marine_events.ChaosOfBattle.resolve, "state.formation", "state.formation[1:]"),
    Fault("19 Stalking", token_events.StalkingFromTheShadows.candidates, " if state.tokens[marine]", ""),
    Fault("19 Resupply", token_events.Resupply.resolve, "state.tokens[marine] + moved", "moved"),
    Fault("19 Gun Jam", next_round.GunJam.forbids, "team == about", "team != about"),
    Fault("19 For My Battle Brothers", swarm_events.ForMyBattleBrothers.resolve, "if card:", "if False:"),
    Fault("19 Rewarded Faith", swarm_events.RewardedFaith.resolve, "len(named) // 2", "state.tokens[marine]"),
    Fault("19 Full Scan", swarm_events.FullScan.resolve, "discard_blip(state, ", "discard_blip(state, 1 - "),
    Fault("19 Cleansing Flames", swarm_events.CleansingFlames.resolve, "2, self.thing", "1, self.thing"),
    Fault("19 Second Wind", next_round.SecondWind.misses, "face == 0", "face <= 1"),
    Fault("19 Quick Instincts", marine_events.QuickInstincts.resolve, "[*options, STOP]", "options"),
    Fault("19 Secret Route", token_events.SecretRoute.resolve, "range(2)", "range(1)"),
    Fault(
        "19 Enter Formation",
        next_round.EnterFormation.before_move,
        "may_give_token(state, state.controller[team], self.thing)",
        "()",
    ),
    Fault("19 Temporary Sanctuary", spawning.smaller_piles, "min(left, right)", "max(left, right)"),
    Fault("19 Rescue Space Marine", marine_events.RescueSpaceMarine.resolve, "RIGHT", "1 - RIGHT"),
    # Locations
    Fault("20 Main Corridor", first.MainCorridor.enter, ", 2)", ", 1)"),
    Fault("20 Maintenance Tunnels", first.MaintenanceTunnels.panel, "CORRIDOR, spot", "CORRIDOR, spot ^ 1"),
    Fault("20 Service Shaft", first.ServiceShaft.enter, "== LEFT", "!= LEFT"),
    Fault("20 Cryo Control", first.CryoControl.panel, "side)\n", "1 - side)\n"),
    Fault("20 Lower Accessway", first.LowerAccessway.enter, "state.behind", "state.front"),
    Fault("20 Wreckage Labyrinth", first.WreckageLabyrinth.enter, "state.front(marine)", "state.behind(marine)"),
    Fault("20 Apothecarion", first.Apothecarion.panel, "place_token(state, patient)", "pass"),
    Fault("20 Core Cogitator", first.CoreCogitator.panel, "spot >= 0", "spot >= -1"),
    Fault("20 Munitorium", first.Munitorium.enter, "without.remove(marine)", "pass"),
    Fault("20 Black Holds", further.BlackHolds.enter, "spawn(state, spot, 2)", "spawn(state, spot, 1)"),
    Fault("20 Dark Catacombs", further.DarkCatacombs.enter, "if not state.tokens", "if state.tokens"),
    Fault("20 Teleportarium", task(further.teleport), "== 0", "<= 4"),
    Fault("20 Generatorium", further.Generatorium.panel, " 4,", " 3,"),
    Fault(
        "20 Hibernation Cluster",
        further.HibernationCluster.enter,
        "add_blips(state, len(",
        "add_blips(state, 1 + len(",
    ),
    Fault("20 Wrath of Baal Chapel", further.WrathOfBaalChapel.enter, "every_spot()", "every_spot()[2:]"),
    Fault("20 Genestealer Lair", further.GenestealerLair.enter, "(first, second)", "(second, first)"),
    Fault("20 Genestealer Lair", further.GenestealerLair.is_won, "state.dead_lords ==", "0 <"),
    Fault("20 Launch Control Room", further.LaunchControlRoom.panel, "state.launch += 1", "pass"),
    Fault("20 Toxin Pumping Station", further.ToxinPumpingStation.panel, "range(min(face", "range(min(1"),
    # Terrain
    Fault("21 Door", terrain.Door.before_travel, "state.terrain_tokens[self.number]", "1"),
    Fault("21 Artefact", task(defence.swarm_attack), "state.terrain[answer] = NOWHERE", "pass"),
    Fault("21 Promethium Tank", terrain.PromethiumTank.activate, "in beside:", "in beside[:1]:"),
    Fault("21 Spore Chimney", terrain.SporeChimney.activate, "if SKULLS", "if not SKULLS"),
]
