"""What happens in the game, as values. Who may know of it stands with each."""

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
class TeamTaken(Event):
    seat: Thing
    team: Thing


@dataclass(slots=True)
class FormationDealt(Revealing):
    marines: Sequence[Thing]


@dataclass(slots=True)
class RoundBegan(Event):
    number: int


@dataclass(slots=True)
class PhaseBegan(Event):
    phase: Thing


@dataclass(slots=True)
class ActionsRevealed(Event):
    """The round's Action cards in the order in which they resolve."""

    actions: Sequence[Thing]
    seats: int

    def reveals(self) -> bool:
        return self.seats > 1


@dataclass(slots=True)
class CurrentPlayer(Event):
    seat: Thing


@dataclass(slots=True)
class ActionBegan(Event):
    action: Thing
    team: Thing


@dataclass(slots=True)
class TeamEliminated(Event):
    team: Thing


@dataclass(slots=True)
class GameWon(Event):
    location: Thing


@dataclass(slots=True)
class GameLost(Event):
    location: Thing


# ---------------------------------------------------------------------- Marines and tokens


@dataclass(slots=True)
class TokenPlaced(Event):
    marine: Thing


@dataclass(slots=True)
class TokenPaid(Event):
    marine: Thing


@dataclass(slots=True)
class TokensLost(Event):
    marine: Thing
    number: int


@dataclass(slots=True)
class TokensMoved(Event):
    marine: Thing
    number: int


@dataclass(slots=True)
class TokenOnTerrain(Event):
    terrain: Thing


@dataclass(slots=True)
class TokenOnLocation(Event):
    location: Thing


@dataclass(slots=True)
class SupplyEmpty(Event):
    """R-1.4: a token that could not be placed."""


@dataclass(slots=True)
class MarinesTraded(Event):
    marine: Thing
    marine2: Thing


@dataclass(slots=True)
class MarineTurned(Event):
    marine: Thing
    side: Thing


@dataclass(slots=True)
class MarineSlain(Event):
    marine: Thing
    card: Thing
    """What slew him: a card, or the spot of the swarm."""


@dataclass(slots=True)
class MarineRescued(Event):
    marine: Thing


@dataclass(slots=True)
class FormationShifted(Event):
    """R-13.3: the dead Marine's row joined the row of the Marine who fills the gap."""

    position: int
    marine: Thing


# ---------------------------------------------------------------------- dice, attacks, defences


@dataclass(slots=True)
class DieRolled(Event):
    """`roller` is the Marine who attacks or defends, or the card that asks for the roll.

    `good` holds the faces with which an attack slays or a defence is survived, cards in force included.
    """

    roller: Thing
    face: Thing
    good: Sequence[Thing] = ()


@dataclass(slots=True)
class MarineAttacks(Event):
    marine: Thing
    spot: Thing


@dataclass(slots=True)
class AttackMissed(Event):
    marine: Thing
    spot: Thing


@dataclass(slots=True)
class NoTarget(Event):
    """R-6.19: a card would let him attack, and there is no swarm that he could."""

    marine: Thing
    card: Thing


@dataclass(slots=True)
class NoTokenToPay(Event):
    """A card would let him pay for an attack, and he has no token."""

    marine: Thing
    card: Thing


@dataclass(slots=True)
class SwarmAttacks(Event):
    spot: Thing
    marine: Thing
    number: int


@dataclass(slots=True)
class SwarmMissed(Event):
    marine: Thing
    spot: Thing


@dataclass(slots=True)
class MissedBy(Event):
    """A card turned the swarm's attack into a miss."""

    marine: Thing
    card: Thing


@dataclass(slots=True)
class GenestealerSlain(Event):
    genestealer: Thing
    spot: Thing


# ---------------------------------------------------------------------- swarms, piles, decks


@dataclass(slots=True)
class SwarmMoved(Event):
    spot: Thing
    spot2: Thing


@dataclass(slots=True)
class SwarmsMerged(Event):
    """Two swarms that were kept apart at a spot are one (23.1, `merge`)."""

    spot: Thing


@dataclass(slots=True)
class FieldPlaced(Event):
    spot: Thing


@dataclass(slots=True)
class Spawned(Revealing):
    genestealers: Sequence[Thing]
    spot: Thing


@dataclass(slots=True)
class LordSpawned(Event):
    genestealer: Thing
    spot: Thing


@dataclass(slots=True)
class BlipDiscarded(Revealing):
    pile: Thing
    genestealer: Thing


@dataclass(slots=True)
class PileDiscarded(Revealing):
    pile: Thing
    genestealers: Sequence[Thing]


@dataclass(slots=True)
class BlipsDealt(Event):
    pile: Thing
    number: int


@dataclass(slots=True)
class ShuffledIntoPile(Event):
    pile: Thing
    genestealers: Sequence[Thing]


@dataclass(slots=True)
class DeckRenewed(Event):
    deck: Thing


# ---------------------------------------------------------------------- locations and Terrain


@dataclass(slots=True)
class TravelBegan(Event):
    """R-14.1: the blip piles that are empty."""

    piles: Sequence[Thing]


@dataclass(slots=True)
class Travelled(Revealing):
    location: Thing


@dataclass(slots=True)
class TerrainPlaced(Event):
    terrain: Thing
    spot: Thing


@dataclass(slots=True)
class TerrainDiscarded(Event):
    terrain: Thing


@dataclass(slots=True)
class TerrainTaken(Event):
    terrain: Thing
    seat: Thing


@dataclass(slots=True)
class TerrainSpent(Event):
    terrain: Thing
    seat: Thing


@dataclass(slots=True)
class TerrainActivated(Event):
    marine: Thing
    terrain: Thing


@dataclass(slots=True)
class SpawnLimited(Event):
    terrain: Thing


# ---------------------------------------------------------------------- Event cards


@dataclass(slots=True)
class EventDrawn(Revealing):
    card: Thing


@dataclass(slots=True)
class EventBeingRead(Event):
    """The open form of a card read alone."""

    seat: Thing


@dataclass(slots=True)
class EventRead(Revealing):
    """R-9.1: the current player reads an Instinct card alone."""

    reader: int
    seat: Thing
    card: Thing

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.reader else EventBeingRead(self.seat)


@dataclass(slots=True)
class EventRevealed(Revealing):
    """R-9.2: the card that was read alone, with what was named."""

    ends_secret: ClassVar[bool] = True

    card: Thing
    named: Sequence[Thing]


@dataclass(slots=True)
class EventTargeted(Event):
    """What was named on a card that everybody sees."""

    card: Thing
    named: Sequence[Thing]


@dataclass(slots=True)
class EventWithoutEffect(Event):
    card: Thing


@dataclass(slots=True)
class EffectBegan(Event):
    """An effect that will be in force next round."""

    card: Thing
    subject: Thing | str


@dataclass(slots=True)
class EventLookedAt(Event):
    """The open form of a look at the Event deck."""

    seat: Thing


@dataclass(slots=True)
class EventScouted(Revealing):
    """The card on top of the Event deck, seen by one player alone."""

    scout: int
    seat: Thing
    card: Thing

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.scout else EventLookedAt(self.seat)


@dataclass(slots=True)
class EventPutBack(Event):
    seat: Thing
    where: Thing
