"""Events of Death Angel, as values; each says who may know of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from voidlock.engine import Event, Thing


class Revealing(Event):
    """Shows a card that was hidden."""

    def reveals(self) -> bool:
        return True


# ---------------------------------------------------------------------- setup and rounds


class TeamTaken(Event, role="note", rule="R-2.4"):
    seat: Thing
    team: Thing


class FormationDealt(Revealing, role="note", rule="R-2.5"):
    marines: Sequence[Thing]


class RoundBegan(Event, role="heading", rule="R-4.1"):
    begins_round = True

    number: int


class PhaseBegan(Event, role="heading", rule="R-4.1"):
    phase: Thing


class ActionsRevealed(Event, role="note", rule="R-5.4"):
    """The round's Action cards, in the order in which they resolve."""

    actions: Sequence[Thing]
    seats: int

    def reveals(self) -> bool:
        return self.seats > 1


class CurrentPlayer(Event, role="note", rule="R-4.4"):
    seat: Thing


class ActionBegan(Event, role="note", rule="R-6.2"):
    action: Thing
    team: Thing


class TeamEliminated(Event, role="death", rule="R-13.6"):
    team: Thing


class GameWon(Event, role="end", rule="R-16.2"):
    location: Thing


class GameLost(Event, role="end", rule="R-16.4"):
    location: Thing


# ---------------------------------------------------------------------- Marines and tokens


class TokenPlaced(Event, role="effect", rule="R-6.7"):
    marine: Thing


class TokenPaid(Event, role="effect", rule="R-7.2"):
    marine: Thing


class TokensLost(Event, role="effect", rule="R-1.5"):
    marine: Thing
    number: int


class TokensMoved(Event, role="effect", rule="R-1.5"):
    marine: Thing
    number: int


class TokenOnTerrain(Event, role="effect", rule="R-6.14"):
    terrain: Thing


class TokenOnLocation(Event, role="effect", rule="R-6.17"):
    location: Thing


class SupplyEmpty(Event, role="note", rule="R-1.4"):
    """R-1.4: a token that could not be placed."""


class MarinesTraded(Event, role="effect", rule="R-6.10"):
    marine: Thing
    marine2: Thing


class MarineTurned(Event, role="effect", rule="R-6.13"):
    marine: Thing
    side: Thing


class MarineSlain(Event, role="death", rule="R-13.1"):
    marine: Thing
    card: Thing
    """What slew him: a card, or the spot of the swarm."""


class MarineRescued(Event, role="outcome", rule="R-13.1"):
    marine: Thing


class FormationShifted(Event, role="effect", rule="R-13.3"):
    """R-13.3: the dead Marine's row joined the row of the Marine who fills the gap."""

    position: int
    marine: Thing


# ---------------------------------------------------------------------- dice, attacks, defences


class DieRolled(Event, role="outcome", rule="R-7.1"):
    """`roller` is the Marine who attacks or defends, or the card that asks for the roll.

    `good` holds the faces with which an attack slays, a defence survives or a card's roll goes well, given the cards in
    force; none if each face counts for itself. `needs` says the same in the fewest signs.
    """

    roller: Thing
    face: Thing
    good: Sequence[Thing] = ()
    needs: Sequence[Thing] = ()


class MarineAttacks(Event, role="effect", rule="R-6.18"):
    marine: Thing
    spot: Thing


class AttackMissed(Event, role="outcome", rule="R-6.20"):
    marine: Thing
    spot: Thing


class NoTarget(Event, role="note", rule="R-6.19"):
    """R-6.19: a card would let him attack, but there is no legal target."""

    marine: Thing
    card: Thing


class NoTokenToPay(Event, role="note", rule="R-7.2"):
    """A card would let him pay for an attack, but he has no token."""

    marine: Thing
    card: Thing


class SwarmAttacks(Event, role="deed", rule="R-8.2"):
    spot: Thing
    marine: Thing
    number: int


class SwarmMissed(Event, role="outcome", rule="R-7.4"):
    marine: Thing
    spot: Thing


class MissedBy(Event, role="outcome", rule="R-7.8"):
    """A card turned the swarm's attack into a miss."""

    marine: Thing
    card: Thing


class GenestealerSlain(Event, role="outcome", rule="R-3.8"):
    genestealer: Thing
    spot: Thing


# ---------------------------------------------------------------------- swarms, piles, decks


class SwarmMoved(Event, role="deed", rule="R-11.1"):
    spot: Thing
    spot2: Thing


class SwarmsMerged(Event, role="effect", rule="R-12.1"):
    """Two swarms that were kept apart at a spot become one (23.1, `merge`)."""

    spot: Thing


class FieldPlaced(Event, role="effect", rule="R-12.6"):
    spot: Thing


class Spawned(Revealing, role="deed", rule="R-10.1"):
    genestealers: Sequence[Thing]
    spot: Thing


class LordSpawned(Event, role="deed", rule="R-10.9"):
    genestealer: Thing
    spot: Thing


class BlipDiscarded(Revealing, role="effect", rule="R-1.6"):
    pile: Thing
    genestealer: Thing


class PileDiscarded(Revealing, role="effect", rule="R-14.6"):
    pile: Thing
    genestealers: Sequence[Thing]


class BlipsDealt(Event, role="effect", rule="R-14.6"):
    pile: Thing
    number: int


class ShuffledIntoPile(Event, role="effect", rule="R-16.5"):
    pile: Thing
    genestealers: Sequence[Thing]


class DeckRenewed(Event, role="note", rule="R-1.6"):
    deck: Thing


# ---------------------------------------------------------------------- locations and Terrain


class TravelBegan(Event, role="note", rule="R-14.1"):
    """R-14.1: the blip piles that are empty."""

    piles: Sequence[Thing]


class Travelled(Revealing, role="heading", rule="R-14.4"):
    location: Thing


class TerrainPlaced(Event, role="effect", rule="R-14.5"):
    terrain: Thing
    spot: Thing


class TerrainDiscarded(Event, role="effect", rule="R-15.3"):
    terrain: Thing


class TerrainTaken(Event, role="effect", rule="R-15.3"):
    terrain: Thing
    seat: Thing


class TerrainSpent(Event, role="effect", rule="R-15.3"):
    terrain: Thing
    seat: Thing


class TerrainActivated(Event, role="effect", rule="R-6.14"):
    marine: Thing
    terrain: Thing


class SpawnLimited(Event, role="note", rule="R-10.2"):
    terrain: Thing


# ---------------------------------------------------------------------- Event cards


class EventDrawn(Revealing, role="deed", rule="R-9.1"):
    card: Thing


class EventBeingRead(Event, role="deed", rule="R-9.1"):
    """The open form of a card that one player reads secretly."""

    seat: Thing


class EventRead(Revealing, role="deed", rule="R-9.1"):
    """R-9.1: the current player secretly reads an Instinct card."""

    reader: int
    seat: Thing
    card: Thing

    def for_seat(self, seat: int) -> Event | None:
        return self if seat == self.reader else EventBeingRead(self.seat)


class EventRevealed(Revealing, role="deed", rule="R-9.2"):
    """R-9.2: the card that was read secretly, with what was named."""

    ends_secret: ClassVar[bool] = True

    card: Thing
    named: Sequence[Thing]


class EventTargeted(Event, role="effect", rule="R-9.4"):
    """What was named on a card that everybody sees."""

    card: Thing
    named: Sequence[Thing]


class EventWithoutEffect(Event, role="outcome", rule="R-9.4"):
    card: Thing


class EffectBegan(Event, role="effect", rule="R-9.6"):
    """An effect that will be in force next round."""

    card: Thing
    subject: Thing | str


class EventLookedAt(Event, role="note", rule="R-9.1"):
    """The open form of a look at the Event deck."""

    seat: Thing


class EventScouted(Revealing, role="note", rule="R-9.1"):
    """The top card of the Event deck, seen by only one player."""

    scout: int
    seat: Thing
    card: Thing

    def for_seat(self, seat: int) -> Event | None:
        return self if seat == self.scout else EventLookedAt(self.seat)


class EventPutBack(Event, role="effect", rule="R-9.1"):
    seat: Thing
    where: Thing
