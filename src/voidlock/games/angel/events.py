"""Events of Death Angel, as values; each says who may know of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from voidlock.engine import Event, Thing


@dataclass(slots=True)
class Revealing(Event):
    """Shows a card that was hidden."""

    def reveals(self) -> bool:
        return True


# ---------------------------------------------------------------------- setup and rounds


@dataclass(slots=True)
class TeamTaken(Event, role="note"):
    seat: Thing
    team: Thing


@dataclass(slots=True)
class FormationDealt(Revealing, role="note"):
    marines: Sequence[Thing]


@dataclass(slots=True)
class RoundBegan(Event, role="heading"):
    begins_round = True

    number: int


@dataclass(slots=True)
class PhaseBegan(Event, role="heading"):
    phase: Thing


@dataclass(slots=True)
class ActionsRevealed(Event, role="note"):
    """The round's Action cards, in the order in which they resolve."""

    actions: Sequence[Thing]
    seats: int

    def reveals(self) -> bool:
        return self.seats > 1


@dataclass(slots=True)
class CurrentPlayer(Event, role="note"):
    seat: Thing


@dataclass(slots=True)
class ActionBegan(Event, role="note"):
    action: Thing
    team: Thing


@dataclass(slots=True)
class TeamEliminated(Event, role="death"):
    team: Thing


@dataclass(slots=True)
class GameWon(Event, role="end"):
    location: Thing


@dataclass(slots=True)
class GameLost(Event, role="end"):
    location: Thing


# ---------------------------------------------------------------------- Marines and tokens


@dataclass(slots=True)
class TokenPlaced(Event, role="effect"):
    marine: Thing


@dataclass(slots=True)
class TokenPaid(Event, role="effect"):
    marine: Thing


@dataclass(slots=True)
class TokensLost(Event, role="effect"):
    marine: Thing
    number: int


@dataclass(slots=True)
class TokensMoved(Event, role="effect"):
    marine: Thing
    number: int


@dataclass(slots=True)
class TokenOnTerrain(Event, role="effect"):
    terrain: Thing


@dataclass(slots=True)
class TokenOnLocation(Event, role="effect"):
    location: Thing


@dataclass(slots=True)
class SupplyEmpty(Event, role="note"):
    """R-1.4: a token that could not be placed."""


@dataclass(slots=True)
class MarinesTraded(Event, role="effect"):
    marine: Thing
    marine2: Thing


@dataclass(slots=True)
class MarineTurned(Event, role="effect"):
    marine: Thing
    side: Thing


@dataclass(slots=True)
class MarineSlain(Event, role="death"):
    marine: Thing
    card: Thing
    """What slew him: a card, or the spot of the swarm."""


@dataclass(slots=True)
class MarineRescued(Event, role="outcome"):
    marine: Thing


@dataclass(slots=True)
class FormationShifted(Event, role="effect"):
    """R-13.3: the dead Marine's row joined the row of the Marine who fills the gap."""

    position: int
    marine: Thing


# ---------------------------------------------------------------------- dice, attacks, defences


@dataclass(slots=True)
class DieRolled(Event, role="outcome"):
    """`roller` is the Marine who attacks or defends, or the card that asks for the roll.

    `good` holds the faces with which an attack slays, a defence survives or a card's roll goes well, given the cards in
    force; none if each face counts for itself. `needs` says the same in the fewest signs.
    """

    roller: Thing
    face: Thing
    good: Sequence[Thing] = ()
    needs: Sequence[Thing] = ()


@dataclass(slots=True)
class MarineAttacks(Event, role="effect"):
    marine: Thing
    spot: Thing


@dataclass(slots=True)
class AttackMissed(Event, role="outcome"):
    marine: Thing
    spot: Thing


@dataclass(slots=True)
class NoTarget(Event, role="note"):
    """R-6.19: a card would let him attack, but there is no legal target."""

    marine: Thing
    card: Thing


@dataclass(slots=True)
class NoTokenToPay(Event, role="note"):
    """A card would let him pay for an attack, but he has no token."""

    marine: Thing
    card: Thing


@dataclass(slots=True)
class SwarmAttacks(Event, role="deed"):
    spot: Thing
    marine: Thing
    number: int


@dataclass(slots=True)
class SwarmMissed(Event, role="outcome"):
    marine: Thing
    spot: Thing


@dataclass(slots=True)
class MissedBy(Event, role="outcome"):
    """A card turned the swarm's attack into a miss."""

    marine: Thing
    card: Thing


@dataclass(slots=True)
class GenestealerSlain(Event, role="outcome"):
    genestealer: Thing
    spot: Thing


# ---------------------------------------------------------------------- swarms, piles, decks


@dataclass(slots=True)
class SwarmMoved(Event, role="deed"):
    spot: Thing
    spot2: Thing


@dataclass(slots=True)
class SwarmsMerged(Event, role="effect"):
    """Two swarms that were kept apart at a spot become one (23.1, `merge`)."""

    spot: Thing


@dataclass(slots=True)
class FieldPlaced(Event, role="effect"):
    spot: Thing


@dataclass(slots=True)
class Spawned(Revealing, role="deed"):
    genestealers: Sequence[Thing]
    spot: Thing


@dataclass(slots=True)
class LordSpawned(Event, role="deed"):
    genestealer: Thing
    spot: Thing


@dataclass(slots=True)
class BlipDiscarded(Revealing, role="effect"):
    pile: Thing
    genestealer: Thing


@dataclass(slots=True)
class PileDiscarded(Revealing, role="effect"):
    pile: Thing
    genestealers: Sequence[Thing]


@dataclass(slots=True)
class BlipsDealt(Event, role="effect"):
    pile: Thing
    number: int


@dataclass(slots=True)
class ShuffledIntoPile(Event, role="effect"):
    pile: Thing
    genestealers: Sequence[Thing]


@dataclass(slots=True)
class DeckRenewed(Event, role="note"):
    deck: Thing


# ---------------------------------------------------------------------- locations and Terrain


@dataclass(slots=True)
class TravelBegan(Event, role="note"):
    """R-14.1: the blip piles that are empty."""

    piles: Sequence[Thing]


@dataclass(slots=True)
class Travelled(Revealing, role="heading"):
    location: Thing


@dataclass(slots=True)
class TerrainPlaced(Event, role="effect"):
    terrain: Thing
    spot: Thing


@dataclass(slots=True)
class TerrainDiscarded(Event, role="effect"):
    terrain: Thing


@dataclass(slots=True)
class TerrainTaken(Event, role="effect"):
    terrain: Thing
    seat: Thing


@dataclass(slots=True)
class TerrainSpent(Event, role="effect"):
    terrain: Thing
    seat: Thing


@dataclass(slots=True)
class TerrainActivated(Event, role="effect"):
    marine: Thing
    terrain: Thing


@dataclass(slots=True)
class SpawnLimited(Event, role="note"):
    terrain: Thing


# ---------------------------------------------------------------------- Event cards


@dataclass(slots=True)
class EventDrawn(Revealing, role="deed"):
    card: Thing


@dataclass(slots=True)
class EventBeingRead(Event, role="deed"):
    """The open form of a card that one player reads secretly."""

    seat: Thing


@dataclass(slots=True)
class EventRead(Revealing, role="deed"):
    """R-9.1: the current player secretly reads an Instinct card."""

    reader: int
    seat: Thing
    card: Thing

    def for_seat(self, seat: int) -> Event | None:
        return self if seat == self.reader else EventBeingRead(self.seat)


@dataclass(slots=True)
class EventRevealed(Revealing, role="deed"):
    """R-9.2: the card that was read secretly, with what was named."""

    ends_secret: ClassVar[bool] = True

    card: Thing
    named: Sequence[Thing]


@dataclass(slots=True)
class EventTargeted(Event, role="effect"):
    """What was named on a card that everybody sees."""

    card: Thing
    named: Sequence[Thing]


@dataclass(slots=True)
class EventWithoutEffect(Event, role="outcome"):
    card: Thing


@dataclass(slots=True)
class EffectBegan(Event, role="effect"):
    """An effect that will be in force next round."""

    card: Thing
    subject: Thing | str


@dataclass(slots=True)
class EventLookedAt(Event, role="note"):
    """The open form of a look at the Event deck."""

    seat: Thing


@dataclass(slots=True)
class EventScouted(Revealing, role="note"):
    """The top card of the Event deck, seen by only one player."""

    scout: int
    seat: Thing
    card: Thing

    def for_seat(self, seat: int) -> Event | None:
        return self if seat == self.scout else EventLookedAt(self.seat)


@dataclass(slots=True)
class EventPutBack(Event, role="effect"):
    seat: Thing
    where: Thing
