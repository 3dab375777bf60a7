"""A referee: the whole of Death Angel played a second time, from docs/rules/death-angel.md alone.

It shares nothing with the engine but the card facts; `lockstep.py` plays both side by side. Numbers in comments are
rules (R-, H-), steps of R-4.2 and Action cards (section 18). Where the rules leave something open, it does as the game:

| where | the game |
| --- | --- |
| so many must be slain, taken or given a token, and no more are there | does not ask in which order |
| They're Everywhere!, too few cards | goes from top to bottom; asks at the first Marine whose side is short |
| Intimidation | is not offered without a card to take; moves the cards once all are named |
| a roll of 0 (Toxin Pumping Station, Intimidation) | asks nothing |
| Full Auto, `full_auto = free` | asks `again` once only Leon has attacks left, else `attack` |
| `targets = any` | is about Cryo Control and Toxin Pumping Station too; asks nothing if no target would do anything |
| `merge = event` | names the second swarm of a spot `L2b`; a third joins the second, spawned cards the first |
| position | `last` changes when cards are revealed, `round` when a round ends; `apart` is there if not empty |
"""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from tests.referee.referee_actions import defend, paid_attacks, resolve
from tests.referee.referee_board import Board, Marine, Terrain
from tests.referee.referee_events import ability, movement, spawn_boxes, travel_check
from tests.referee.referee_facts import ACTIONS, FACTS, MARINES, SIDES, TEAMS, Chance, GameOver, Question, Script

__all__ = ["Chance", "Question", "Referee"]

ZONES = ["round", "location_tokens", "ahead", "piles", "deck", "events", "table", "chosen", "last", "current", "supply"]
HEAPS = ["slain", "discard", "dead_lords", "event_discard"]
EMPTY: dict[str, Any] = {
    **{key: [] for key in ["teams", "formation", "ahead", "deck", "events", *HEAPS, "standing", "used", "effects"]},
    **{key: {} for key in ["swarms", "terrain", "table", "chosen", "last"]},
    **{"piles": {"left": [], "right": []}, "current": 1, "leader": "", "round": 1},
    **{"location": "", "location_tokens": 0, "power_field": "", "limited": ""},
}


class Referee:
    def __init__(self, board: Board, script: Script[None]) -> None:
        self.board, self.script = board, script
        self.questions: list[Question] = []
        self.result = ""
        self._go_on(None)

    @classmethod
    def new(cls, players: int, teams: list[list[str]] | str, settings: Mapping[str, str], chance: Chance) -> "Referee":
        board = Board({**EMPTY, "players": players}, settings, chance)
        return cls(board, new_game(board, teams))

    @classmethod
    def at(cls, position: Mapping[str, Any], settings: Mapping[str, str], chance: Chance) -> "Referee":
        board = Board(position, settings, chance)
        phase = "choose" if position.get("agenda") == ["begin_round"] else position["phase"]
        return cls(board, rounds(board, phase, list(position["resolved"])))

    def answer(self, seat: int, text: str) -> None:
        assert any(question.seat == seat and text in question.answers for question in self.questions), text
        self._go_on((seat, text))

    def _go_on(self, given: tuple[int, str] | None) -> None:
        self.questions = []
        try:
            self.questions = next(self.script) if given is None else self.script.send(given)
        except GameOver as over:
            self.result = str(over)

    def position(self) -> dict[str, object]:
        return written(self.board)


def new_game(board: Board, teams: list[list[str]] | str) -> Script[None]:  # section 2
    chance = board.chance
    board.deck = chance.shuffled([card["icon"] for card in FACTS["genestealer"] for _ in range(card["copies"])])
    board.events = chance.shuffled([card["id"] for card in FACTS["event"] for _ in range(card["copies"])])
    for tier in board.setup["location_deck"]:
        board.ahead.append(chance.pick([card["id"] for card in FACTS["location"] if card["tier"] == tier]))
    seats = [str(seat) for seat in range(1, board.players + 1)]
    board.current = int(chance.pick(seats)) if board.players > 1 else 1
    yield from take_teams(board, teams)
    dealt = chance.shuffled([name for name, marine in MARINES.items() if marine["team"] in board.controller])
    for row, name in enumerate(dealt):
        board.formation.append(Marine(name, "left" if row < len(dealt) / 2 else "right"))
    board.lay_terrain()
    yield from board.deal({side: board.setup[f"blips_{side}"] for side in SIDES})
    event = board.draw(board.events, board.event_discard)
    yield from spawn_boxes(board, event)
    board.event_discard.append(event)
    yield from rounds(board, "choose", [])


def take_teams(board: Board, teams: list[list[str]] | str) -> Script[None]:
    if not isinstance(teams, str):
        board.controller = {team: seat for seat, own in enumerate(teams, 1) for team in own}
        return
    free = board.chance.shuffled(TEAMS) if teams == "random" else list(TEAMS)
    for number in range(board.setup["teams"]):
        seat = (board.current - 1 + number) % board.players + 1
        team = yield from board.pick(seat, "choose_team", "team", free if teams == "draft" else free[:1])
        free.remove(team)
        board.controller[team] = seat


def rounds(board: Board, phase: str, resolved: list[str]) -> Script[None]:
    """The game from the start of a phase (R-4.2)."""
    while True:
        if phase == "choose":
            yield from choose(board)
            yield from travel_check(board)
            board.table, board.chosen, resolved = board.chosen, {}, []
            board.last |= {team: str(ACTIONS[card]["type"]) for team, card in board.table.items()}
            board.lead()
        if phase in ("choose", "resolve"):
            for card in sorted(board.table.values(), key=lambda name: int(ACTIONS[name]["number"])):
                if card in board.table.values() and ACTIONS[card]["team"] not in resolved:
                    yield from resolve(board, card)
            yield from travel_check(board)
        if phase != "event":
            yield from swarms_attack(board)
            yield from travel_check(board)
        yield from event_phase(board)
        phase = "choose"


def choose(board: Board) -> Script[None]:  # section 5
    owed: dict[str, Question] = {}
    for team in sorted(filter(board.team, TEAMS), key=lambda name: board.controller[name]):
        barred = {board.last.get(team), "attack" if board.in_force("gun_jam", team) else ""}
        cards = [card for card, fact in ACTIONS.items() if fact["team"] == team and fact["type"] not in barred]
        if len(cards) == 1:
            board.chosen[team] = cards[0]
        else:
            owed[team] = Question(board.controller[team], "choose_action", frozenset(f"choose:{c}" for c in cards))
    while owed:
        _, text = yield list(owed.values())
        card = text.removeprefix("choose:")
        board.chosen[ACTIONS[card]["team"]] = card
        del owed[ACTIONS[card]["team"]]
    board.table = {}  # 1b


def swarms_attack(board: Board) -> Script[None]:  # section 8
    board.attacking = True
    for swarm in board.swarms:
        swarm.waiting = not swarm.field  # H-16
    while waiting := [swarm for swarm in board.swarms if swarm.waiting]:
        swarm = min(waiting, key=lambda each: (each.spot.position, each.spot.side))
        yield from defend(board, swarm)
        if swarm in board.swarms and swarm.waiting:
            board.has_attacked(swarm)
    board.attacking = False


def event_phase(board: Board) -> Script[None]:
    event = board.draw(board.events, board.event_discard)  # 4a
    yield from ability(board, event)
    board.settle()
    yield from spawn_boxes(board, event)
    movement(board, event)  # and 4d
    if "overwatch" in board.standing:  # 4e
        yield from paid_attacks(board, "red", board.controller["red"])
    board.event_discard.append(event)
    yield from travel_check(board)
    board.effects = [effect for effect in board.effects if effect[2] > board.round]  # 4h
    board.standing, board.lead_used, board.limited = set(), False, {}
    for swarm in board.swarms:
        swarm.field = False
    for card in board.terrain.values():
        card.activated = False
    board.round += 1


def written(board: Board) -> dict[str, object]:
    """The position in the words of docs/game-files.md."""

    def groups(done: bool) -> dict[str, list[str]]:
        group = [s for s in board.swarms if (board.attacking and not s.waiting) == done and not s.apart]
        return {s.name: sorted(s.cards) for s in group}

    def terrain(card: Terrain) -> dict[str, object]:
        lies: dict[str, object] = {"spot": str(card.spot), "tokens": card.tokens, "activated": card.activated}
        return lies if card.spot else {"held_by": card.held_by}

    apart = {str(swarm.spot): sorted(swarm.cards) for swarm in board.swarms if swarm.apart}
    return {
        **({"apart": apart} if apart else {}),
        **{name: deepcopy(getattr(board, name)) for name in ZONES},
        **{name: sorted(getattr(board, name)) for name in HEAPS},
        "location": board.location["id"],
        "formation": [[marine.name, marine.facing, marine.tokens] for marine in board.formation],
        "swarms": groups(False),
        "done": groups(True),
        "power_field": next((swarm.name for swarm in board.swarms if swarm.field), ""),
        "terrain": {name: terrain(card) for name, card in board.terrain.items()},
        "effects": sorted(" ".join(word for word in map(str, effect) if word) for effect in board.effects),
        "settings": board.settings,
    }
