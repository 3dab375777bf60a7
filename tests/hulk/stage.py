"""A position on a board, for tests that read like a story at the table.

t = stage(AIRLOCK, {"a": "7,5 E"}, {"S1": "8,5 S"}, phase="aliens", dice="4 2 1 4")
assert t.alien("S1") == "dead"
"""

from __future__ import annotations

from collections.abc import Mapping

from tests.hulk.boards import BROTHER, with_marines
from tests.stage import LaidOut
from voidlock.engine import Choice, Event, Game, Json, Origin, Thing, seed_of
from voidlock.games.hulk.facts import FACING_NAMES, FIRST_BLIP
from voidlock.games.hulk.files.invariants import violations
from voidlock.games.hulk.files.written import write
from voidlock.games.hulk.numbers import Marine
from voidlock.games.hulk.state import ALIEN_NAMES, LEFT, OUT, entry_of
from voidlock.games.hulk.view.types import HulkAnswer, HulkView, hulk_view
from voidlock.hulk import RULES, SpaceHulk, State

ONE_PHASE: dict[str, list[Json]] = {"marines": ["next_marine"], "aliens": ["alien_phase"], "invasion": ["invasion"]}
"""The phase that is played, and nothing after it, unless a story gives another agenda (None: the turn goes on)."""

MARKS = ("overwatch", "guard", "jammed", "may_explode")


def stage(
    board: str,
    marines: Mapping[str, str],
    aliens: Mapping[str, Json] | None = None,
    *,
    phase: str = "marines",
    dice: str = "",
    mission: Mapping[str, str] | None = None,
    rules: SpaceHulk = RULES,
    **position: object,
) -> Stage:
    """Marines as `7,5 E`, with what they carry (`power_fist heavy_flamer`, a role) and `overwatch`, `ap=2` behind it.

    A marine without weapons named is a brother with storm bolter and power fist. Aliens as in game files. `mission`
    gives blocks of the mission file; other fields are those of a written position. No blips arrive unless it says so.
    Of a phase only itself is played, unless `agenda` is None. `rules` may be others that watch over the game.
    """
    rows: dict[str, str] = {}
    placed: dict[str, Json] = {}
    for name, words in marines.items():
        at, facing, *more = words.split()
        role = next((word for word in more if word in ("sergeant", "librarian")), "brother")
        fields: dict[str, Json] = {"at": at, "facing": facing}
        for word in more:
            field, _, value = word.partition("=")
            if word in MARKS:
                fields[word] = True
            elif value:
                fields[field] = int(value) if value.isdecimal() else value
        weapons = " ".join(word for word in more if "=" not in word and word not in (*MARKS, role))
        rows[name] = (
            f"{role}; {weapons}; {at}; {facing}; A" if weapons or role != "brother" else f"{BROTHER}; {at}; {facing}; A"
        )
        placed[name] = fields
    blocks = {"aliens": "start_blips = 0;;reinforcement = 0;;blip_pool = 1x9 2x4 3x9", **(mission or {})}
    written: dict[str, Json] = {"mission": {"text": with_marines(board, rows, **blocks)}, "marines": placed}
    written["aliens"] = dict(aliens or {})
    written["phase"] = phase
    if phase in ONE_PHASE:
        written["agenda"] = ONE_PHASE[phase]
    written.update(position)  # type: ignore[arg-type]  # checked when the position is read
    state = RULES.place(written, seed_of("stage"))
    faces = [int(face) for face in dice.replace("/", " ").replace(",", " ").split()]
    game = Game(rules, state, LaidOut(seed_of("stage"), {"die": faces}))
    game.origin = Origin("stage", None, written)
    return Stage(game.start())


class Stage:
    """A staged game and the questions a test asks about it."""

    def __init__(self, game: Game[State]) -> None:
        self.game = game

    @property
    def state(self) -> State:
        return self.game.state

    # ------------------------------------------------------------------ playing

    def answer(self, *texts: str) -> Stage:
        """Give the answers one after the other; everything stays sound."""
        for text in texts:
            assert text in self.options(), f"{text} is none of {self.options()}"
            self.game.apply(1, text)
            assert self.game.result or not violations(self.state), violations(self.state)
        return self

    def act(self, marine: str, *texts: str) -> Stage:
        """Activate a marine and give his orders."""
        return self.answer(f"activate:{marine}", *texts)

    @property
    def asked(self) -> Choice[object]:
        assert len(self.game.pending) == 1, self.game.pending
        return self.game.pending[0]

    def options(self) -> list[str]:
        return [text for choice in self.game.pending for text in choice.texts()]

    def offers(self, verb: str) -> list[str]:
        """The answers that begin with a verb, without it."""
        return [text.partition(":")[2] for text in self.options() if text.partition(":")[0] == verb]

    @property
    def view(self) -> HulkView:
        """What the seat sees."""
        return hulk_view(self.game.view(1))

    @property
    def purse(self) -> tuple[int, int] | None:
        """The AP and command points that the marine who is asked for an order can spend."""
        purse = self.view["own"]["purse"]
        return (purse["ap"], purse["cp"]) if purse is not None else None

    def offered(self, text: str) -> HulkAnswer:
        """An answer with what the seat is told about it."""
        return next(each for asked in self.view["own"]["pending"] for each in asked["options"] if each["text"] == text)

    def costs(self) -> dict[str, tuple[int, int]]:
        """By order what it takes of AP and of command points."""
        offered = [each for asked in self.view["own"]["pending"] for each in asked["options"]]
        return {each["text"]: (each["cost"]["ap"], each["cost"]["cp"]) for each in offered if "cost" in each}

    def area(self, order: str) -> tuple[set[str], list[str]]:
        """What an order would strike, as the seat is told: the squares, and who is in danger."""
        answer = self.offered(order)
        return set(answer["area"]), [danger["thing"].id for danger in answer["endangers"]]

    def dangers(self, order: str) -> dict[str, int]:
        """By piece or object that an order endangers the roll on which it is lost."""
        return {danger["thing"].id: danger["dies_on"] for danger in self.offered(order).get("endangers", [])}

    def forfeits(self, text: str) -> list[tuple[str, str]]:
        """What an answer forfeits, and which marine loses it."""
        return [(lost["what"], lost["who"].id) for lost in self.offered(text).get("forfeits", [])]

    def why_not(self, text: str) -> tuple[str, str]:
        """Why an answer is refused: the message and the rule."""
        reason = self.game.why_not(text, 1)
        assert reason is not None, f"{text} is allowed"
        return reason.id, reason.rule

    def nothing_left_to_roll(self) -> None:
        left = self.game.source.to_come.get("die", [])
        assert not left, f"dice left: {left[::-1]}"

    @property
    def result(self) -> str:
        return self.game.result

    # ------------------------------------------------------------------ looking

    def marine(self, name: str) -> str:
        """`7,5 E`, `dead` or `left`."""
        number = self.state.board.marine_names.index(name)
        square = self.state.where[number]
        if square < 0:
            return "left" if square == LEFT else "dead"
        return f"{self.state.board.names[square]} {FACING_NAMES[self.state.facing[number]]}"

    def number(self, name: str) -> Marine:
        return self.state.board.marine_by_name(name)

    def marked(self, name: str) -> list[str]:
        bit = 1 << self.number(name)
        marks = (self.state.overwatch, self.state.guard, self.state.jammed, self.state.reloaded)
        return [word for word, mark in zip(MARKS, marks, strict=True) if mark & bit]

    def ap(self, name: str) -> int:
        return self.state.ap[self.number(name)]

    def alien(self, name: str) -> str:
        """`8,2 S` for a stealer, `8,2` for a blip, `E1` lurking, `gone`."""
        number = ALIEN_NAMES.index(name)
        place = self.state.place[number]
        if place == OUT:
            return "gone"
        if place < 0:
            return self.state.board.entry_names[entry_of(place)]
        facing = f" {FACING_NAMES[self.state.looks[number]]}" if number < FIRST_BLIP else ""
        return self.state.board.names[place] + facing

    def aliens(self) -> dict[str, str]:
        return {
            name: self.alien(name)
            for number, name in enumerate(ALIEN_NAMES[: len(self.state.place)])
            if self.state.place[number] != OUT
        }

    def on_board(self) -> list[str]:
        """Where stealers stand, `8,2 S`, sorted."""
        return sorted(place for name, place in self.aliens().items() if "," in place and name[0] in "Sb")

    def squares(self, marks: str) -> list[str]:
        """The squares that are `burning`, `destroyed`, ..., as they are numbered."""
        return [self.state.board.names[square] for square in self.state.board.each(getattr(self.state, marks))]

    def lies(self) -> Json:
        """Where the object lies, or who carries it."""
        found = write(self.state)["object"]
        assert isinstance(found, dict)
        return found["at"]

    def told(self, name: str) -> list[Event]:
        return [event for _, event in self.game.events if event.name == name]

    def tell(self, name: str) -> list[dict[str, Json]]:
        """The events of this name as data."""
        return [event.data() for event in self.told(name)]

    def stops(self) -> dict[str, tuple[str, int]]:
        """By alien why its last activation ended, and the AP it had left."""
        found: dict[str, tuple[str, int]] = {}
        for event in self.told("alien_stops"):
            arguments = event.arguments()
            alien, row, left = arguments["alien"], arguments["stop"], arguments["left"]
            assert isinstance(alien, Thing) and isinstance(row, Thing) and isinstance(left, int)
            found[alien.id] = (row.id, left)
        return found

    def walked(self, alien: str) -> list[str]:
        """The squares an alien has moved to."""
        return [str(event["square"]) for event in self.tell("alien_moved") if event["alien"] == alien]
