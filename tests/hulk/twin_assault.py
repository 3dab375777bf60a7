"""Close assault and the librarian, read literally (sections 11, 12 and 14)."""

from __future__ import annotations

from collections.abc import Generator

from tests.hulk.twin_pieces import (
    LORD,
    ask,
    destroy_door,
    fates,
    is_lord,
    kill_alien,
    kill_trooper,
    roll,
    roll_some,
    settle,
)
from tests.hulk.twin_points import COMPASS, Point, span, straight_ahead
from tests.hulk.twin_table import FACINGS, Alien, Asked, Table, Told, Trooper, name


def towards(start: Point, end: Point) -> int:
    return next(facing for facing in COMPASS if straight_ahead(start, facing) == end)


def row(trooper: Trooper) -> tuple[int, int]:
    """The table of CLS-2: his dice, and what is added to each."""
    if "lightning_claws" in trooper.weapons:
        return 2, 1
    if "thunder_hammer" in trooper.weapons:
        return 1, 2
    return 1, int(trooper.role in ("sergeant", "librarian"))


# ---------------------------------------------------------------------- the assault


def assault_targets(table: Table, trooper: Trooper) -> set[str]:
    """CLS-1, BRD-5"""
    ahead = straight_ahead(trooper.here, trooper.facing)
    piece = table.pieces().get(ahead)
    if isinstance(piece, Alien):
        return set() if piece.is_blip else {piece.name}
    cuts = table.mission.special.chainfist_only and "chainfist" in trooper.weapons
    return {name(ahead)} if ahead in table.closed or (cuts and ahead in table.bulkheads) else set()


def strike(table: Table, trooper: Trooper, target: str) -> Told:
    if target in table.aliens:
        yield from close_assault(table, trooper, table.aliens[target], marine_attacks=True)
    else:
        door = straight_ahead(trooper.here, trooper.facing)
        if door in table.bulkheads:
            table.bulkheads.discard(door)
        elif "chainfist" in trooper.weapons:  # CLS-8
            destroy_door(table, door)
        else:
            dice, bonus = row(trooper)
            faces = yield from roll_some(dice)
            if any(face + bonus >= 6 for face in faces):
                destroy_door(table, door)
    settle(table)


def close_assault(table: Table, trooper: Trooper, alien: Alien, *, marine_attacks: bool) -> Told:
    in_front = straight_ahead(trooper.here, trooper.facing) == alien.here
    faced = straight_ahead(alien.here, alien.facing) == trooper.here if marine_attacks else in_front
    if not marine_attacks:
        trooper.overwatch = False  # OVW-7
    theirs = yield from roll_some(2 if in_front and "storm_shield" in trooper.weapons else 3)
    dice, bonus = row(trooper)
    if not in_front:
        veteran = int(trooper.role in ("sergeant", "librarian"))
        dice, bonus = 1, 0 if table.settings.veteran_bonus_front_only else veteran
    ours = yield from roll_some(dice)

    def scores() -> tuple[int, int]:
        return max(ours) + bonus, max(theirs) + (min(theirs) if alien.name == LORD else 0)  # BRO-3

    if in_front and "power_sword" in trooper.weapons:  # CLS-6
        now = outcome(scores(), marine_attacks=marine_attacks, faced=faced)
        answer = yield from ask("parry", trooper.id, ["parry", "accept"], now)
        if answer == "parry":
            again = yield from roll()
            theirs = [*sorted(theirs)[:-1], again]
    if trooper.guard:  # CLS-7
        now = outcome(scores(), marine_attacks=marine_attacks, faced=faced)
        answer = yield from ask("guard_reroll", trooper.id, ["reroll_all", "accept"], now)
        if answer == "reroll_all":
            ours = yield from roll_some(dice)
    score, score2 = scores()
    if in_front and "force_axe" in trooper.weapons:  # PSI-2
        score += yield from _psi(trooper, score2 + 1 - score)
    yield from _resolve(table, trooper, alien, (score, score2), marine_attacks=marine_attacks, faced=faced)


def _psi(trooper: Trooper, to_win: int) -> Generator[Asked, int | str, int]:
    """More points than win change nothing and are not offered."""
    most = max(0, min(trooper.psi, to_win))
    answer = yield from ask("add_psi", trooper.id, [f"psi:{number}" for number in range(most + 1)])
    number = int(answer.removeprefix("psi:"))
    trooper.psi -= number
    return number


def outcome(scores: tuple[int, int], *, marine_attacks: bool, faced: bool) -> str:
    """CLS-3 to CLS-5 in a word: who dies, or why nobody does."""
    attack, defence = scores if marine_attacks else (scores[1], scores[0])
    if attack > defence:
        return "attacker"
    if attack == defence:
        return "tie"
    return "defender" if faced else "unharmed"


def _resolve(
    table: Table, trooper: Trooper, alien: Alien, scores: tuple[int, int], *, marine_attacks: bool, faced: bool
) -> Told:
    """CLS-3 to CLS-5"""
    score, score2 = scores
    if score > score2 and (marine_attacks or faced):
        kill_alien(table, alien)
    elif score2 > score and (not marine_attacks or faced):
        kill_trooper(table, trooper)
    elif not faced and marine_attacks:
        alien.facing = towards(alien.here, trooper.here)
    elif not faced:
        facing = towards(trooper.here, alien.here)
        answer = yield from ask("face_attacker", trooper.id, [f"face:{FACINGS[facing]}", "stay"])
        if answer != "stay":
            trooper.facing = facing


# ---------------------------------------------------------------------- the librarian


def powers(table: Table, trooper: Trooper) -> dict[str, int]:
    """PSI-3, PSI-4: what he may use now, with the psi points that it costs."""
    if trooper.role != "librarian" or table.phase != "marines" or table.power_used:
        return {}
    prescience, barrier, storm = table.settings.psi_cost
    seen = {point for point in table.sees(trooper) if span(trooper.here, point) <= 6}
    found = {}
    if table.cp_spent > 0:
        found["prescience"] = prescience
    for point in seen - table.blocked():
        found[f"barrier:{name(point)}"] = barrier
    for alien in table.prowling():
        if not alien.is_blip and alien.here in seen:
            found[f"storm:{alien.name}"] = found[f"storm_section:{alien.name}"] = storm
    return {text: cost for text, cost in found.items() if cost <= trooper.psi}


def use_power(table: Table, trooper: Trooper, verb: str, target: str, cost: int) -> Told:
    trooper.psi -= cost
    table.power_used = True
    if verb == "prescience":
        table.cp, table.cp_spent = table.cp + 1, table.cp_spent - 1
        return
    if verb == "barrier":
        x, y = target.split(",")
        table.barriers.add((int(x), int(y)))
    elif verb == "storm":
        alien = table.aliens[target]
        if not is_lord(alien):
            yield from fates(table, {alien.here}, 2, spares_lord=True)
    else:
        letter = table.ground.section[table.aliens[target].here]
        section = {point for point, other in table.ground.section.items() if other == letter}
        yield from fates(table, section, 4, spares_lord=True)
    settle(table)
