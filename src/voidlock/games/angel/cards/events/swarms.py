"""Event cards about swarms and blip piles."""

from __future__ import annotations

from voidlock.engine import Option, Reason, Script, Thing
from voidlock.games.angel.cards.base import EventCard, add_events
from voidlock.games.angel.events import EventWithoutEffect
from voidlock.games.angel.facts import MARINE_THINGS, PILE_THINGS, SKULL_FACES, SKULLS, SPOT_THINGS, SPOTS_AT
from voidlock.games.angel.flow.attack import roll_die, slay_number
from voidlock.games.angel.flow.formation import (
    lose_tokens,
    merge,
    regroup,
    slay,
    slayable_cards,
    spot_behind,
    take_from_swarm,
)
from voidlock.games.angel.flow.spawning import (
    add_blips,
    best,
    discard_blip,
    fewer_would_spawn,
    shuffle_into_pile,
    smaller_piles,
    spawn,
    spawn_in_front,
    valid,
    would_spawn,
)
from voidlock.games.angel.numbers import Marine, Spot
from voidlock.games.angel.state import State
from voidlock.games.angel.state.options import ENOUGH, card_at, of_pile, of_spot
from voidlock.games.angel.state.swarms import ALL_NORMAL, cards

from .targets import NamesMarine, Naming, card_things, engaged_cards, nothing_to_slay


class Surrounded(NamesMarine):
    """All Genestealers move to a Marine's position and keep their sides."""

    id = "surrounded"

    def resolve(self, state: State) -> None:
        beside = SPOTS_AT[state.formation.index(self.named_marine(state))]
        merge(state)  # All on one side become one swarm.
        regroup(state, [beside[spot & 1] for spot in state.every_spot()])


class FlankingManoeuvre(EventCard):
    """Every swarm goes behind the Marine it is engaged with."""

    id = "flanking_manoeuvre"
    flanks_everybody = True

    def resolve(self, state: State) -> None:
        regroup(state, [spot_behind(state, spot) for spot in state.every_spot()])


class OutOfThinAir(NamesMarine):
    """Spawns two behind a Marine who would get the most."""

    def candidates(self, state: State) -> list[Marine]:
        return best(state.formation, lambda marine: would_spawn(state, state.behind(marine)))

    def invalid(self, state: State, target: int) -> Reason | None:
        return fewer_would_spawn(state, state.behind(Marine(target)), "R-9.4") if target in state.formation else None

    def resolve(self, state: State) -> None:
        spawn(state, state.behind(self.named_marine(state)), 2)


class OutOfThinAirHead(OutOfThinAir):
    """Out of Thin Air with the head flanking."""

    id = "out_of_thin_air_head"


class OutOfThinAirClaw(OutOfThinAir):
    """Out of Thin Air with the claw flanking."""

    id = "out_of_thin_air_claw"


class TheSwarm(EventCard):
    """Two cards of the Genestealer deck go under each pile."""

    under_each_pile = 2

    def resolve(self, state: State) -> Script[None] | None:
        return add_blips(state, self.under_each_pile, self.under_each_pile)


class TheSwarmTail(TheSwarm):
    """The Swarm with the tail flanking."""

    id = "the_swarm_tail"


class TheSwarmTongue(TheSwarm):
    """The Swarm with the tongue flanking."""

    id = "the_swarm_tongue"


class TheyreEverywhere(EventCard):
    """Every Marine not engaged gets one Genestealer in front of him."""

    id = "theyre_everywhere"
    before_unengaged = 1

    def resolve(self, state: State) -> Script[None] | None:
        return spawn_in_front(
            state, [marine for marine in state.formation if not state.engagements(marine)], self.thing
        )


class ForMyBattleBrothers(NamesMarine):
    """A Marine loses one token, and one card engaged with him is slain.

    The target has a token if any Marine has one; otherwise he is engaged with a card that can be slain (H-32).
    """

    id = "for_my_battle_brothers"

    def candidates(self, state: State) -> list[Marine]:
        with_token = [marine for marine in state.formation if state.tokens[marine]]
        engaged = [marine for marine in state.formation if engaged_cards(state, marine, [])]
        return with_token or valid(state, state.formation, engaged)

    def invalid(self, state: State, target: int) -> Reason | None:
        if target not in state.formation:
            return None
        about = {"marine": MARINE_THINGS[target]}
        return Reason("others_have_tokens", "H-32", about) if any(state.tokens) else nothing_to_slay(Marine(target))

    def name(self, state: State) -> Script[list[int] | None]:
        named = yield from super().name(state)
        if named:
            options = [card_at("slay", spot, kind) for spot, kind in engaged_cards(state, self.named_marine(state), [])]
            if options:
                named += yield from self.ask(state, "event_follow_up", options)
        return named

    def fits_further(self, state: State) -> bool:
        card = state.named[1:]
        cards = engaged_cards(state, self.named_marine(state), [])
        return tuple(card) in cards if cards else not card

    def named_things(self, state: State) -> list[Thing]:
        return [*super().named_things(state), *card_things(state.named[1:])]

    def resolve(self, state: State) -> None:
        marine, card = self.named_marine(state), state.named[1:]
        lose_tokens(state, marine, min(1, state.tokens[marine]))
        if card:
            slay(state, Spot(card[0]), card[1])


class RewardedFaith(NamesMarine):
    """A Marine may pay tokens: each slays a card engaged with him."""

    id = "rewarded_faith"

    def name(self, state: State) -> Script[list[int] | None]:
        named = yield from super().name(state)
        assert named is not None
        cards: list[tuple[Spot, int]] = []
        while len(cards) < state.tokens[named[0]]:
            options = [
                card_at("slay", spot, kind) for spot, kind in engaged_cards(state, self.named_marine(state), cards)
            ]
            if not options:
                break
            card = yield from self.ask(state, "event_follow_up", [*options, ENOUGH])
            if card is None:
                break
            cards.append(card)
            state.named = named = [*named, *card]
        return named

    def named_cards(self, state: State) -> list[tuple[Spot, int]]:
        return [(Spot(spot), kind) for spot, kind in zip(state.named[1::2], state.named[2::2], strict=False)]

    def fits_further(self, state: State) -> bool:
        marine, named = self.named_marine(state), state.named[1:]
        pairs = self.named_cards(state)
        enough = len(named) % 2 == 0 and len(pairs) <= state.tokens[marine]
        return enough and all(pair in engaged_cards(state, marine, pairs[:place]) for place, pair in enumerate(pairs))

    def named_things(self, state: State) -> list[Thing]:
        return [*super().named_things(state), *card_things(state.named[1:])]

    def resolve(self, state: State) -> None:
        marine, named = self.named_marine(state), state.named[1:]
        lose_tokens(state, marine, len(named) // 2)
        for spot, kind in self.named_cards(state):
            slay(state, spot, kind)


class FullScan(Naming):
    """The top card of a pile is discarded; a pile with cards must be chosen if there is one."""

    id = "full_scan"

    def candidates(self, state: State) -> list[int]:
        return valid(state, [0, 1], [side for side in (0, 1) if state.piles[side]])

    def option(self, number: int) -> Option[int]:
        return of_pile("target", number)

    def resolve(self, state: State) -> None:
        if state.piles[state.named[0]]:
            discard_blip(state, state.named[0])
        else:
            state.tell(EventWithoutEffect(self.thing))


class CleansingFlames(NamesMarine):
    """Roll: a skull slays two cards engaged with a Marine, chosen after the roll."""

    id = "cleansing_flames"

    def candidates(self, state: State) -> list[Marine]:
        engaged = [marine for marine in state.formation if slayable_cards(state, state.engagements(marine))]
        return valid(state, state.formation, engaged or state.formation)

    def invalid(self, state: State, target: int) -> Reason | None:
        if target not in state.formation:
            return None
        return nothing_to_slay(Marine(target))

    def resolve(self, state: State) -> Script[None]:
        marine = self.named_marine(state)
        if SKULLS[(yield from roll_die(state, self.thing, SKULL_FACES))]:
            yield from slay_number(state, state.current, state.engagements(marine), 2, self.thing, "event_follow_up")


class TemporarySanctuary(Naming):
    """All normal Genestealers of a swarm are shuffled into the smaller pile."""

    id = "temporary_sanctuary"

    def candidates(self, state: State) -> list[Spot]:
        every = state.swarms_at(state.every_spot())
        return valid(state, every, [spot for spot in every if state.swarm(spot) & ALL_NORMAL])

    def option(self, number: int) -> Option[int]:
        return of_spot("target", Spot(number))

    def invalid(self, state: State, target: int) -> Reason | None:
        if target not in state.swarms_at(state.every_spot()):
            return None
        return Reason("only_lords", "R-1.7", {"spot": SPOT_THINGS[target]})

    def name(self, state: State) -> Script[list[int] | None]:
        named = yield from super().name(state)
        if named and state.swarm(Spot(named[0])) & ALL_NORMAL:
            options = [of_pile("pile", side) for side in smaller_piles(state)]
            named.append((yield from self.ask(state, "event_follow_up", options)))
        return named

    def fits_further(self, state: State) -> bool:
        side = state.named[1:]
        if not state.swarm(Spot(state.named[0])) & ALL_NORMAL:
            return not side
        return len(side) == 1 and side[0] in smaller_piles(state)

    def named_things(self, state: State) -> list[Thing]:
        return [*super().named_things(state), *[PILE_THINGS[side] for side in state.named[1:]]]

    def resolve(self, state: State) -> Script[None]:
        if len(state.named) == 1:
            state.tell(EventWithoutEffect(self.thing))
            return
        spot, side = Spot(state.named[0]), state.named[1]
        kinds = cards(state.swarm(spot) & ALL_NORMAL)
        for kind in kinds:
            take_from_swarm(state, spot, kind)
        yield from shuffle_into_pile(state, side, kinds)


add_events(
    Surrounded,
    FlankingManoeuvre,
    OutOfThinAirHead,
    OutOfThinAirClaw,
    TheSwarmTail,
    TheSwarmTongue,
    TheyreEverywhere,
    ForMyBattleBrothers,
    RewardedFaith,
    FullScan,
    CleansingFlames,
    TemporarySanctuary,
)
