"""A position in a line, for tests that read like a story at the table.

t = stage("lorenzo>, deino<", R1="claw tail", play="lead_by_example", dice=[2])
with changes(lambda: t.tokens("deino"), by=1):
    t.answer("attack:lorenzo:R1", "slay:R1:claw", "place:deino")
t.nothing_left_to_ask()
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from voidlock.angel import RULES
from voidlock.engine import SPECTATOR, Chance, Choice, Event, Game, Json, Source, seed_of
from voidlock.games.angel.facts import (
    ACTION_NAMES,
    ACTIONS,
    KIND_NAMES,
    LOCATION_NAMES,
    MARINE_NAMES,
    SIDE_NAMES,
    SPOT_NAMES,
    TEAM_NAMES,
    TERRAIN_NAMES,
    spot_name,
)
from voidlock.games.angel.files.invariants import broken_invariants
from voidlock.games.angel.state import NOWHERE, State
from voidlock.games.angel.state.swarms import cards, size

FIGHT = ["next_action", "attack_phase"]
"""The Action card, then the attack phase."""
EVENT = ["next_action", "event_phase"]
"""The Action card, then the event phase and the end of the round."""
EVASION: list[Json] = [{"card": "evasion"}]
ARTEFACT_HELD: dict[str, Json] = {"artefact": {"held_by": 1}}


def second_wind(marine: str) -> list[Json]:
    """The effects in force when the Marine was named for Second Wind."""
    return [{"card": "second_wind", "about": marine}]


class LaidOut(Source):
    """Dice only as laid out: a roll nobody expected fails the test. Shuffles and draws come from the seed."""

    def answer(self, chance: Chance) -> int:
        if chance.kind == "die":
            assert self.to_come.get("die"), "a die was rolled that the story does not know of"
        return super().answer(chance)

    def copy(self) -> LaidOut:
        other = LaidOut(self.seed, {kind: values[::-1] for kind, values in self.to_come.items()})
        other.given = self.given
        return other


def stage(
    formation: str,
    *,
    play: str = "",
    event: str = "",
    agenda: Sequence[str] | None = None,
    dice: Sequence[int] = (),
    **position: object,
) -> Stage:
    """A position: Marines from the top as `leon< 2` (facing, tokens), swarms as `L1="claw tail"`.

    `play`: Action cards lying open, to be resolved now (and nothing after them). `event`: the Event card to be drawn
    now; the round then ends and the next begins. `agenda`: any tasks, the next first. Other fields as in game files; no
    Terrain unless `terrain` says so, and no swarms, effects or tokens that are not named.
    """
    spots = {name: position.pop(name) for name in list(position) if name in SPOT_NAMES}
    written: dict[str, Json] = {"formation": [row.strip() for row in formation.split(",")], "terrain": {}}
    written.update(position)  # type: ignore[arg-type]  # checked when the position is read
    written["swarms"] = {name: str(kinds) for name, kinds in spots.items()}
    if play:
        written["phase"] = "resolve"
        written["table"] = {TEAM_NAMES[ACTIONS[ACTION_NAMES.index(name)].team]: name for name in play.split()}
        agenda = ["next_action"] if agenda is None else agenda
    if event:
        written["phase"] = "event"
        written["events"] = [event]
        agenda = ["event_phase"] if agenda is None else agenda
    if agenda is not None:
        written["agenda"] = list(agenda)
    state = RULES.place(written, seed_of("stage"))
    return Stage(Game(RULES, state, LaidOut(seed_of("stage"), {"die": list(dice)})).start())


class Stage:
    """A staged game and the questions a test asks about it."""

    def __init__(self, game: Game[State]) -> None:
        self.game = game

    @property
    def state(self) -> State:
        return self.game.state

    # ------------------------------------------------------------------ playing

    def answer(self, *texts: str) -> Stage:
        """Give the answers one after the other, each for the seat that is asked for it; everything stays sound."""
        for text in texts:
            choice = next((c for c in self.game.pending if text in c.texts()), None)
            assert choice is not None, f"{text} is none of {self.options()}"
            self.game.apply(choice.seat, text)
            assert self.game.result or not broken_invariants(self.state), broken_invariants(self.state)
        return self

    def stand_still(self) -> Stage:
        """The team whose Move + Activate card is being resolved neither moves, turns around nor activates."""
        while self.game.pending and self.asked.kind in ("move", "facing", "activate"):
            self.answer("stop")
        return self

    def activate(self, marine: str, terrain: str) -> Stage:
        """Without having moved or turned around, the Marine activates the Terrain card in front of him."""
        while self.asked.kind in ("move", "facing"):
            self.answer("stop")
        return self.answer(f"activate:{marine}:{terrain}")

    @property
    def asked(self) -> Choice[object]:
        """The one question that is open."""
        assert len(self.game.pending) == 1, self.game.pending
        return self.game.pending[0]

    def options(self) -> list[str]:
        """The texts of all legal answers."""
        return [text for choice in self.game.pending for text in choice.texts()]

    def nothing_left_to_ask(self) -> None:
        assert not self.game.pending, self.game.pending
        assert not self.unrolled(), f"dice left: {self.unrolled()}"

    def round_is_over(self) -> None:
        """The next round's Action cards are asked for, and every die laid out has been rolled."""
        assert {choice.kind for choice in self.game.pending} == {"choose_action"}, self.game.pending
        assert not self.unrolled(), f"dice left: {self.unrolled()}"

    def ends(self) -> None:
        """The next round begins, or the agenda is empty."""
        if self.game.pending:
            self.round_is_over()
        else:
            self.nothing_left_to_ask()

    def unrolled(self) -> list[int]:
        return self.game.source.to_come.get("die", [])[::-1]

    @property
    def result(self) -> str:
        return self.game.result

    # ------------------------------------------------------------------ looking

    def sees(self, /, **facts: object) -> None:
        """Each fact holds, named as a method here or a field of the state; `tokens={"leon": 1}` if it needs a name."""
        for name, expected in facts.items():
            look = getattr(self if hasattr(self, name) else self.state, name)
            if isinstance(expected, dict) and name != "swarms":
                seen: object = {about: look(about) for about in expected}
            else:
                seen = look() if callable(look) else look
            assert seen == expected, f"{name}: {seen}, not {expected}"

    def asks(self) -> str:
        """The kind of the one question that is open."""
        return self.asked.kind

    def seat(self) -> int:
        """Who is asked it."""
        return self.asked.seat

    def formation(self) -> str:
        """The Marines from the top: `gideon noctis`."""
        return " ".join(MARINE_NAMES[marine] for marine in self.state.formation)

    def facing(self, marine: str) -> str:
        return SIDE_NAMES[self.state.facing[MARINE_NAMES.index(marine)]]

    def tokens(self, marine: str) -> int:
        return self.state.tokens[MARINE_NAMES.index(marine)]

    def supply(self) -> int:
        return self.state.supply

    def swarm(self, spot: str) -> str:
        """The cards of the swarm at a spot: `claw tail`, in the order head tail claw tongue lords; empty if none."""
        return " ".join(KIND_NAMES[kind] for kind in cards(self.state.swarms[SPOT_NAMES.index(spot)]))

    def size(self, spot: str) -> int:
        """How many cards the swarm at a spot has."""
        return size(self.state.swarms[SPOT_NAMES.index(spot)])

    def swarms(self) -> dict[str, str]:
        return {name: self.swarm(name) for name, s in zip(SPOT_NAMES, self.state.swarms, strict=False) if s}

    def genestealers(self) -> int:
        """How many cards there are in the formation."""
        return sum(size(swarm) for swarm in (*self.state.swarms, *self.state.done))

    def terrain(self, card: str) -> str:
        """Where a Terrain card is: a spot, `aside` or `held by 1`."""
        place = self.state.terrain[TERRAIN_NAMES.index(card)]
        return spot_name(place) if place >= 0 else "aside" if place == NOWHERE else f"held by {NOWHERE - place}"

    def layout(self) -> list[str]:
        """Every Terrain card in the formation with its spot, as `door:L1`, by name."""
        return sorted(
            f"{name}:{spot_name(spot)}"
            for name, spot in zip(TERRAIN_NAMES, self.state.terrain, strict=True)
            if spot >= 0
        )

    def terrain_tokens(self, card: str) -> int:
        return self.state.terrain_tokens[TERRAIN_NAMES.index(card)]

    def pile(self, side: str) -> list[str]:
        """The pile's cards, the top one first."""
        return [KIND_NAMES[kind] for kind in reversed(self.state.piles[SIDE_NAMES.index(side)])]

    def piles(self) -> tuple[int, int]:
        """How many cards are in the left and in the right pile."""
        return len(self.state.piles[0]), len(self.state.piles[1])

    def known(self, side: str) -> str:
        """The cards everybody knows to be in the pile."""
        return " ".join(KIND_NAMES[kind] for kind in cards(self.state.known[SIDE_NAMES.index(side)]))

    def location(self) -> str:
        return LOCATION_NAMES[self.state.location]

    def discard(self) -> str:
        return " ".join(KIND_NAMES[kind] for kind in cards(self.state.discard))

    def slain(self) -> str:
        return " ".join(MARINE_NAMES[marine] for marine in self.state.slain)

    def told(self, name: str) -> list[Event]:
        """The events of this name so far."""
        return [event for _, event in self.game.events if event.name == name]

    def events(self, name: str) -> list[dict[str, Json]]:
        """What the events of this name say."""
        return [event.data() for event in self.told(name)]

    def times(self, name: str) -> int:
        """How many events of this name there were so far."""
        return len(self.told(name))

    def power_field(self) -> str:
        """The spot of the swarm under Power Field; empty if there is none."""
        return spot_name(self.state.field) if self.state.field != NOWHERE else ""

    # ------------------------------------------------------------------ who knows the Event card

    def read_alone(self, card: str) -> None:
        """R-9.2: the current player alone knows the Event card; the others saw and heard only that he reads one."""
        reader = self.state.current
        assert self.asked.seat == reader
        for seat in (SPECTATOR, *self.game.seats):
            view = self.game.view(seat)
            opened, own, heard = view["open"], view["own"], self.game.events_for(seat)[-1].data()
            assert isinstance(opened, dict) and isinstance(own, dict)
            assert opened["event"] == {"read_by": reader}
            assert opened["owed"] == [{"seat": reader, "secret": True, "subject": None}]
            if seat == reader:
                assert own["event"] == card
                assert heard == {"event": "event_read", "reader": reader, "seat": str(reader), "card": card}
            else:
                assert own["event"] is None and own["pending"] == []
                assert heard == {"event": "event_being_read", "seat": str(reader)}
                assert card not in str(view)

    def open_to_all(self, card: str) -> None:
        """Everybody sees the Event card that is being resolved, and what is asked about it."""
        for seat in (SPECTATOR, *self.game.seats):
            opened = self.game.view(seat)["open"]
            assert isinstance(opened, dict)
            assert isinstance(opened["event"], dict) and opened["event"]["card"] == card
            assert not any(choice.secret for choice in self.game.pending)

    def revealed(self) -> list[Json]:
        """What everybody was told of the Event cards read alone so far: the card, then what was named."""
        heard = [event.data() for event in self.game.events_for(SPECTATOR) if event.name == "event_revealed"]
        return [[event["card"], event["named"]] for event in heard]


@contextmanager
def changes(number: Callable[[], int], *, by: int) -> Iterator[None]:
    """What happens inside changes the number by so much."""
    before = number()
    yield
    assert number() - before == by, f"changed by {number() - before}, not by {by}"
