"""Deliberate faults: one rule of the engine said wrongly, for as long as a test lasts."""

from __future__ import annotations

import inspect
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType, FunctionType
from typing import NamedTuple, cast

from voidlock.angel import attack, defence, formation, movement, round, setup, spawning, swarms, travel
from voidlock.angel.cards import locations, terrain
from voidlock.angel.cards.actions import blue, green, grey, purple, yellow
from voidlock.angel.cards.events import formation as event_formation
from voidlock.angel.cards.events import next_round, tokens


class Fault(NamedTuple):
    """A rule, the function that carries it out, the words of its source that do, and wrong ones."""

    rule: str
    function: Callable[..., object]
    right: str
    wrong: str

    @property
    def name(self) -> str:
        return f"{self.rule} {self.function.__qualname__}: {self.wrong}"


@contextmanager
def committed(fault: Fault) -> Iterator[None]:
    """The engine with the fault. The function stays the same object, so whoever has imported it is wrong too."""
    function = cast(FunctionType, fault.function)
    sound = function.__code__
    function.__code__ = _wrong_code(fault, function)
    try:
        yield
    finally:
        function.__code__ = sound


def _wrong_code(fault: Fault, function: FunctionType) -> CodeType:
    source = textwrap.dedent(inspect.getsource(function))
    assert source.count(fault.right) == 1, f"{fault.name}: the source says {fault.right!r} {source.count(fault.right)}x"
    whole = compile(
        "from __future__ import annotations\n" + source.replace(fault.right, fault.wrong), function.__module__, "exec"
    )
    return next(part for part in whole.co_consts if isinstance(part, CodeType) and part.co_name == function.__name__)


FAULTS = [
    # The setup
    Fault("R-2.5", setup.deal_formation, "place < half", "place >= half"),
    # Decks, piles and tokens
    Fault("R-1.4", movement.give_token, "if not state.supply", "if False"),
    Fault("R-1.5", formation.discard_terrain, "state.supply += state.terrain_tokens[terrain]", "pass"),
    Fault("R-1.5", formation.pay_token, "state.supply += 1", "pass"),
    Fault("R-1.6", spawning.renew_deck, "state.discard = 0", "pass"),
    Fault("R-1.7", formation.slay, "state.dead_lords += UNIT[kind]", "pass"),
    Fault("H-31", spawning.add_blips, "insert(0, state.deck.pop())", "append(state.deck.pop())"),
    # The round
    Fault("R-4.4", formation.set_leader, "min(lying)", "max(lying)"),
    Fault("R-4.2", round.end_round, "state.activated = 0", "pass"),
    Fault("R-5.2", round.playable, "type != state.last[team]", "True"),
    Fault("R-6.1", round.next_action, "min(waiting)", "max(waiting)"),
    Fault("R-6.10", movement.move, "state.acted |= 1 << marine", "pass"),
    Fault("R-6.14", movement.activatable, "state.front(marine)", "state.behind(marine)"),
    # Attack and defence
    Fault("R-6.19", attack.targets, "place + reach + 1", "place + reach"),
    Fault("R-7.4", defence._survives, "> size", ">= size"),
    Fault("R-7.4", defence._defend, "and state.facing[marine] == spot & 1", ""),
    Fault("R-8.2", defence.next_swarm, "enumerate(state.swarms)", "reversed([*enumerate(state.swarms)])"),
    Fault("R-13.9", swarms.next_to_go, "swarm & ALL_NORMAL or swarm", "swarm"),
    Fault("R-13.10", defence._survives, "face - lords(swarm)", "face"),
    # Swarms and deaths
    Fault("R-10.2", spawning.spawn_box, "sorted(hit)", "sorted(hit, reverse=True)"),
    Fault("R-11.3", round._adjacent, "if spot & RIGHT", "if not spot & RIGHT"),
    Fault("R-11.4", round._adjacent, "else behind_engaged(state, spot)", "else spot"),
    Fault("R-12.1", formation.regroup, "swarms[places[spot]] += swarm", "swarms[places[spot]] = swarm"),
    Fault("R-12.3", formation._shift, "layer[2 * joined] += left", "state.swarms[2 * joined] += left"),
    Fault("R-12.6", formation.regroup, "places[state.field]", "state.field"),
    Fault("R-13.1", formation.slay_marine, "state.supply += state.tokens[marine]", "pass"),
    Fault("R-13.2", formation._shift, "0 < above < below", "0 < above <= below"),
    Fault("R-13.3", formation._shifted, "2 * joined + (spot & 1)", "2 * joined"),
    # Travel and the end
    Fault("R-14.1", travel.travel_check, "state.piles[0] and state.piles[1]", "state.piles[0]"),
    Fault("R-14.6", travel.fill_piles, "for side in (0, 1):", "for side in ():"),
    Fault("R-16.3", formation.slay, "check_end(state)", "pass"),
    # Cards
    Fault("18.2 Defensive Stance", yellow.DefensiveStance.misses, "and face != 0", ""),
    Fault("18.3 Counter Attack", blue.CounterAttack._strike, "[spot], 1,", "[spot], 2,"),
    Fault(
        "18.8 Stealth Tactics",
        grey.StealthTactics._discard,
        "discard_blip(state, 1 - side)",
        "discard_blip(state, side)",
    ),
    Fault("18.5 Strategize", purple.Strategize._goals, "top + 4", "top + 6"),
    Fault("18.16 Dead Aim", green.DeadAim.slays, "(3, True)", "(3, False)"),
    Fault("19 Stalking from the Shadows", tokens.StalkingFromTheShadows.candidates, " if state.tokens[marine]", ""),
    Fault("19 Rescue Space Marine", event_formation.RescueSpaceMarine.resolve, "RIGHT", "1 - RIGHT"),
    Fault("19 Gun Jam", next_round.GunJam.forbids, "team == about", "team != about"),
    Fault("20 Black Holds", locations.BlackHolds._grow, "spawn(state, spot, 2)", "spawn(state, spot, 1)"),
    Fault("21 Spore Chimney", terrain.SporeChimney._shoot, "if SKULLS", "if not SKULLS"),
]
