"""Parser of mission files (grammar in `docs/missions.md`); it collects every fault with its line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeVar

from voidlock.engine import Reason, plain
from voidlock.games.hulk.facts import FACING_NAMES, GUNS, ROLES, WEAPONS, FacingName

from .checks import check
from .mission import (
    CONDITIONS,
    USUAL,
    VICTORIES,
    Condition,
    Fault,
    Mission,
    MissionEntry,
    MissionExit,
    MissionLadder,
    MissionMarine,
    MissionObjective,
    MissionRefused,
    MissionSpecial,
    name_of,
)
from .sections import complete
from .spelling import wrong_word

T = TypeVar("T")

GRIDS = ("map", "sections")
NEEDED = ("mission", "map", "entries", "marines", "aliens", "victory", "defeat", "notes")
BLOCKS = (*NEEDED, "sections", "exits", "ladders", "objectives", "special")
KEYS = {
    "mission": ("id", "title", "origin", "edition", "turn_limit", "levels"),
    "aliens": (*("start_blips", "start_placement", "reinforcement", "blip_pool", "recycle", "broodlord", "placed"),),
    "special": (
        *("flamer_ammo", "cannon_ammo", "cannon_reload", "psi", "deployment", "rooms", "priority_marines", "object"),
        *("object_wander", "no_flame_section", "bulkhead", "operate_cost", "dormant"),
    ),
}
NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,23}")
OBJECTIVE = re.compile(r"[^\W\d_][\w-]{0,23}")
"""The name of an objective is never typed: letters of any script will do."""
POINT = re.compile(r"(\d{1,3}),(\d{1,3})")
CALL = re.compile(r"([a-z_]+)(?:\(([^()]*)\))?")
MOST = 999
MOST_WANDERING = 9
MOST_BLIPS = 60
LONGEST_NAME = 30
NOWHERE = "0,0"
"""Stands for a square that cannot be read."""
LOST_LETTER = "\ufffd"
"""The replacement character for bytes that are not UTF-8."""


def read_mission(text: str) -> Mission:
    """Parse a mission. Raises MissionRefused with all of its faults."""
    mission, faults = parse(text)
    if faults or mission is None:
        raise MissionRefused(faults)
    return mission


def parse(text: str) -> tuple[Mission | None, list[Fault]]:
    """A mission, with defaults for what cannot be read, and all of its faults. None if the text is something else."""
    reading = _Reading(text)
    if not any((block, "") in reading.line_of for block in BLOCKS):
        return None, [Fault(0, Reason("mission_no_mission"))]
    mission = reading.mission()
    if not reading.faults:
        reading.faults = check(mission, reading.line_of)
    return mission, sorted(reading.faults, key=lambda fault: fault.line)


class _Reading:
    """Parses block by block and collects faults instead of stopping at the first."""

    def __init__(self, text: str) -> None:
        self.faults: list[Fault] = []
        self.line_of: dict[tuple[str, str], int] = {}
        """Line numbers by block and key (in a grid, the row number); the block itself has the key ''."""
        self.grids: dict[str, list[str]] = {name: [] for name in (*GRIDS, "notes")}
        self.values: dict[str, dict[str, str]] = {name: {} for name in BLOCKS}
        self._split(text)

    def fault(self, line: int, id: str, **arguments: str | int) -> None:
        self._add(line, Reason(id, arguments=arguments))

    def wrong(self, line: int, kind: str, key: str, text: str, known: Sequence[str]) -> None:
        """A word that is not one of the known ones."""
        self._add(line, wrong_word(kind, key, text, known))

    def _add(self, line: int, reason: Reason) -> None:
        block, key = next((place for place, number in self.line_of.items() if number == line), ("", ""))
        self.faults.append(Fault(line, reason, block, key))

    # ------------------------------------------------------------------ blocks and lines

    def _split(self, text: str) -> None:
        lines = [plain(line) for line in text.replace("\r\n", "\n").split("\n")]
        self._check_encoding(lines)
        block = ""
        for number, line in enumerate(lines, start=1):
            head = re.fullmatch(r"\[([a-z]+)\]\s*", line)
            if head is not None:
                block = head.group(1)
                self._begin(block, number)
            elif block in self.grids:
                self._row(block, line, number)
            elif line.strip() and not line.startswith("#"):
                self._key_value(block, line, number)
        for block in NEEDED:
            if (block, "") not in self.line_of:
                self.fault(0, "mission_block_missing", block=block)

    def _check_encoding(self, lines: Sequence[str]) -> None:
        """Report only the first character that is not UTF-8: the whole file lost them."""
        lost = next((number for number, line in enumerate(lines, start=1) if LOST_LETTER in line), 0)
        if lost:
            self.fault(lost, "mission_not_utf8")

    def _begin(self, block: str, number: int) -> None:
        if block not in BLOCKS:
            self.wrong(number, "block", block, block, BLOCKS)
        elif (block, "") in self.line_of:
            self.fault(number, "mission_block_twice", block=block)
        self.line_of.setdefault((block, ""), number)

    def _row(self, block: str, line: str, number: int) -> None:
        if block == "notes" or line:
            self.line_of[block, str(len(self.grids[block]))] = number
            self.grids[block].append(line)

    def _key_value(self, block: str, line: str, number: int) -> None:
        key, equals, value = (part.strip() for part in line.partition("="))
        if block not in self.values or not equals or not key:
            self.fault(number, "mission_line_unreadable", text=line.strip()[:60])
        elif key in self.values[block]:
            self.fault(number, "mission_key_twice", key=key[:40])
        elif block in KEYS and key not in KEYS[block]:
            self.wrong(number, "key", block, key, KEYS[block])
        else:
            self.values[block][key] = value
            self.line_of[block, key] = number

    # ------------------------------------------------------------------ single values

    def _line(self, block: str, key: str) -> int:
        return self.line_of.get((block, key), self.line_of.get((block, ""), 0))

    def _word(self, block: str, key: str, known: Sequence[str] = (), default: str = "") -> str:
        value = self.values[block].get(key, default)
        if not value:
            self.fault(self._line(block, ""), "mission_key_missing", key=key, block=block)
        elif known and value not in known:
            self.wrong(self._line(block, key), "word", key, value, known)
            return known[0]
        return value

    def _unreadable(self, block: str, key: str, value: str, form: str) -> None:
        """A value that does not have the form its message shows."""
        self.fault(self._line(block, key), "mission_value_unreadable", key=key[:40], text=value[:60], form=form)

    def _number(self, block: str, key: str, default: int | None = None) -> int:
        value = self.values[block].get(key)
        if value is None:
            if default is None:
                self.fault(self._line(block, ""), "mission_key_missing", key=key, block=block)
            return default or 0
        if not value.isdecimal() or int(value[:9]) > MOST:
            self._unreadable(block, key, value, "number")
            return 0
        return int(value)

    def _square(self, block: str, key: str, text: str) -> str:
        read = POINT.fullmatch(text.strip())
        if read is None:
            self._unreadable(block, key, text, "square")
            return NOWHERE
        return name_of((int(read.group(1)), int(read.group(2))))

    def _squares(self, block: str, key: str) -> tuple[str, ...]:
        return tuple(self._square(block, key, word) for word in self.values[block].get(key, "").split())

    def _arrow(self, block: str, key: str) -> tuple[str, str]:
        """`square -> something`"""
        value = self.values[block][key]
        first, arrow, second = (part.strip() for part in value.partition("->"))
        if not arrow:
            self._unreadable(block, key, value, block)
            return NOWHERE, ""
        return self._square(block, key, first), second

    def _one_of(self, block: str, kind: str, key: str, word: str, known: Sequence[T], names: Sequence[str]) -> T:
        if word not in names:
            self.wrong(self._line(block, key), kind, key, word, names)
            return known[0]
        return known[names.index(word)]

    def _names(self, block: str) -> list[str]:
        name = OBJECTIVE if block == "objectives" else NAME
        for key in self.values[block]:
            if name.fullmatch(key) is None:
                self.fault(self._line(block, key), "mission_name_unreadable", name=key[:40])
        return list(self.values[block])

    # ------------------------------------------------------------------ blocks

    def mission(self) -> Mission:
        limit = self.values["mission"].get("turn_limit", "none")
        aliens = self.values["aliens"]
        if aliens.get("start_placement", "entries") != "entries":
            line = self._line("aliens", "start_placement")
            self.wrong(line, "word", "start_placement", aliens["start_placement"], ("entries",))
        return Mission(
            id=self._word("mission", "id"),
            title=self._word("mission", "title"),
            origin=self._word("mission", "origin", ("original", "classic")),
            edition=self._word("mission", "edition", default="any"),
            turn_limit=0 if limit == "none" else self._number("mission", "turn_limit"),
            levels=self._number("mission", "levels", 1),
            map=tuple(self.grids["map"]),
            sections=complete(self.grids["map"], self.grids["sections"]),
            entries=tuple(self._entry(key) for key in self._names("entries")),
            exits=tuple(self._exit(key) for key in self._names("exits")),
            ladders=tuple(self._ladder(key) for key in self._names("ladders")),
            marines=tuple(self._marine(key) for key in self._names("marines")),
            objectives=tuple(
                MissionObjective(id=key, squares=self._squares("objectives", key)) for key in self._names("objectives")
            ),
            start_blips=self._number("aliens", "start_blips"),
            reinforcement=self._number("aliens", "reinforcement"),
            blips=self._blips(),
            recycle=self._word("aliens", "recycle", ("yes", "no"), "yes") == "yes",
            broodlord=self._word("aliens", "broodlord", ("no", "yes", "placed"), "no"),
            placed=self._broodlord_square(),
            special=self._special(),
            victory=self._conditions("victory"),
            defeat=self._conditions("defeat"),
            notes=tuple(self.grids["notes"]),
        )

    def _entry(self, key: str) -> MissionEntry:
        cell, square = self._arrow("entries", key)
        return MissionEntry(id=key, cell=cell, square=self._square("entries", key, square))

    def _exit(self, key: str) -> MissionExit:
        square, facing = self._arrow("exits", key)
        return MissionExit(id=key, at=square, facing=self._facing("exits", key, facing))

    def _facing(self, block: str, key: str, word: str) -> FacingName:
        return self._one_of(block, "facing", key, word, FACING_NAMES, FACING_NAMES)

    def _ladder(self, key: str) -> MissionLadder:
        lower, upper = self._arrow("ladders", key)
        return MissionLadder(id=key, lower=lower, upper=self._square("ladders", key, upper))

    def _marine(self, key: str) -> MissionMarine:
        """`role; weapons; square; facing; squad`, and perhaps `; name`"""
        parts = [part.strip() for part in self.values["marines"][key].split(";")]
        if len(parts) not in (5, 6):
            self._unreadable("marines", key, self.values["marines"][key], "marine")
            return MissionMarine(
                id=key, role=ROLES[0], weapons=(), at=NOWHERE, facing=FACING_NAMES[0], squad="A", name=""
            )
        role, weapons, square, facing, squad, name = [*parts, ""][:6]
        if len(name) > LONGEST_NAME:
            self._unreadable("marines", key, name, "name")
        for weapon in weapons.split():
            self._one_of("marines", "weapon", key, weapon, WEAPONS, WEAPONS)
        if len([weapon for weapon in weapons.split() if weapon in GUNS]) > 1:
            self.fault(self._line("marines", key), "mission_two_guns", name=key)
        return MissionMarine(
            id=key,
            role=self._one_of("marines", "role", key, role, ROLES, ROLES),
            weapons=tuple(weapons.split()),
            at=self._square("marines", key, square),
            facing=self._facing("marines", key, facing),
            squad=squad,
            name=name,
        )

    def _blips(self) -> tuple[int, ...]:
        """`1x9 2x4 3x9`: nine blips of value 1, and so on."""
        numbers = [0, 0, 0]
        for item in self._word("aliens", "blip_pool").split():
            read = re.fullmatch(r"([123])x(\d{1,2})", item)
            if read is None:
                self._unreadable("aliens", "blip_pool", item, "blips")
            else:
                numbers[int(read.group(1)) - 1] += int(read.group(2))
        if sum(numbers) > MOST_BLIPS:
            self._unreadable("aliens", "blip_pool", self.values["aliens"]["blip_pool"], "blips")
        return tuple(numbers)

    def _broodlord_square(self) -> str:
        value = self.values["aliens"].get("placed")
        if value is None:
            return ""
        what, _, square = value.partition("@")
        if what != "broodlord":
            self._unreadable("aliens", "placed", value, "placed")
        return self._square("aliens", "placed", square)

    def _special(self) -> MissionSpecial:
        given = self.values["special"]
        name, _, square = given.get("object", "").partition("@")
        priority = given.get("priority_marines", "").split()
        carrier = f"carrier({name})"
        return MissionSpecial(
            flamer_ammo=self._number("special", "flamer_ammo", USUAL.flamer_ammo),
            cannon_ammo=self._number("special", "cannon_ammo", USUAL.cannon_ammo),
            cannon_reload=self._number("special", "cannon_reload", USUAL.cannon_reload),
            psi=self._number("special", "psi", USUAL.psi),
            permuted=self._squads_to_permute(),
            rooms=self._squares("special", "rooms"),
            priority=tuple(self._marine_named(word) for word in priority if word != carrier),
            priority_carrier=carrier in priority,
            object=name,
            object_at=self._square("special", "object", square) if name else "",
            wander=self._count("object_wander", name, 0, MOST_WANDERING, "wander"),
            no_flame=self._no_flame(),
            chainfist_only=self._flag("bulkhead", "chainfist_only"),
            operate_cost=self._number("special", "operate_cost", USUAL.operate_cost),
            dormant=self._count("dormant", "broodlord", 1, MOST, "dormant"),
        )

    def _squads_to_permute(self) -> tuple[str, ...]:
        """`permute A; permute B`: the squads that may be rearranged; `one_per_room` needs its rooms."""
        value = self.values["special"].get("deployment", "")
        squads: list[str] = []
        for part in [part.split() for part in value.split(";") if part.strip()]:
            if len(part) == 2 and part[0] == "permute":
                squads.append(part[1])
            elif part != ["one_per_room"] or "rooms" not in self.values["special"]:
                self._unreadable("special", "deployment", value, "deployment")
        if "rooms" in self.values["special"] and value != "one_per_room":
            self._unreadable("special", "rooms", self.values["special"]["rooms"], "rooms")
        return tuple(squads)

    def _marine_named(self, word: str) -> str:
        if word not in self.values["marines"]:
            known = tuple(self.values["marines"])
            self.wrong(self._line("special", "priority_marines"), "marine", "priority_marines", word, known)
        return word

    def _count(self, key: str, what: str, least: int, most: int, form: str) -> int:
        """`what number`, as in `broodlord 3`; 0 if the mission does not say."""
        value = self.values["special"].get(key)
        if value is None:
            return 0
        named, _, number = value.partition(" ")
        if named != what or not number.isdecimal() or not least <= int(number[:9]) <= most:
            self._unreadable("special", key, value, form)
            return 0
        return int(number)

    def _no_flame(self) -> str:
        value = self.values["special"].get("no_flame_section")
        if value is None:
            return ""
        read = re.fullmatch(r"section_of\((.*)\)", value)
        return self._square("special", "no_flame_section", read.group(1) if read else value)

    def _flag(self, key: str, word: str) -> bool:
        value = self.values["special"].get(key, "")
        if value not in ("", word):
            self.wrong(self._line("special", key), "word", key, value, (word,))
        return value == word

    def _conditions(self, block: str) -> tuple[Condition, ...]:
        found: list[Condition] = []
        for label, value in self.values[block].items():
            read = CALL.fullmatch(value)
            name = read.group(1) if read else ""
            words = (read.group(2) or "").split(",") if read else []
            arguments = tuple(word.strip() for word in words if word.strip())
            if name not in CONDITIONS:
                self.wrong(self._line(block, label), "condition", label, name or value, _conditions_of(block))
            elif not _counts_fit(CONDITIONS[name], len(arguments)):
                self._unreadable(block, label, value, _form_of(CONDITIONS[name]))
            else:
                found.append(Condition(label=label, name=name, arguments=arguments))
        if not found and not self.faults:
            self.fault(self._line(block, ""), "mission_without_condition", block=block)
        return tuple(found)


def _conditions_of(block: str) -> tuple[str, ...]:
    return tuple(name for name in CONDITIONS if (name in VICTORIES) == (block == "victory"))


def _form_of(kinds: tuple[str, ...]) -> str:
    """What the arguments of a condition have to be, as its message names it."""
    if kinds == ("number",):
        return "one_number"
    return "many" if "..." in kinds else "_".join(kinds) or "nothing"


def _counts_fit(kinds: tuple[str, ...], given: int) -> bool:
    return given >= len(kinds) - 1 and given > 0 if "..." in kinds else given == len(kinds)
