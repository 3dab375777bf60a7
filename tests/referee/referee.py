"""A referee: the whole of Death Angel played a second time, from docs/rules/death-angel.md alone.

It shares nothing with the engine but the card facts; `lockstep.py` plays both side by side. Numbers in comments are
rules (R-, H-), steps of R-4.2 and Action cards (section 18). Where the rules leave something open, it does as the game:

| where | the game |
| --- | --- |
| so many must be slain, taken or given a token, and no more are there | does not ask in which order |
| They're Everywhere!, too few cards | goes from top to bottom; asks at the first Marine whose side is short |
| Intimidation | is not offered without a card to take; moves the cards once all are named |
| a roll of 0 (Toxin Pumping Station, Intimidation) | asks nothing |
| position | `last` changes when cards are revealed, `round` when a round ends; `apart` is there if not empty |
"""

from collections.abc import Mapping
from copy import deepcopy

from tests.referee import referee_facts as facts
from tests.referee.referee_board import Board, Chance, GameOver, Marine, Question, Script
from tests.referee.referee_cards import ability, defend, movement, paid_attacks, resolve, spawn_boxes, travel_check
from tests.referee.referee_facts import TEAM, TEAMS, TYPE, read

ZONES = ["round", "location", "location_tokens", "ahead", "piles", "deck", "events"]
ZONES += ["table", "chosen", "last", "current", "supply", "settings"]
LYING, HELD = ["spot", "tokens", "activated"], ["held_by"]
HEAPS = ["slain", "discard", "dead_lords", "event_discard"]


class Referee:
    def __init__(self, board: Board, script: Script[None]) -> None:
        self.board, self.script, self.result = board, script, ""
        self._go_on()

    @classmethod
    def new(cls, players: int, teams: list[list[str]] | str, settings: Mapping[str, str], chance: Chance) -> "Referee":
        given, way = ([], teams) if isinstance(teams, str) else (teams, "given")
        board = Board({"players": players, "teams": given, "current": 1, "round": 1}, settings, chance)
        return cls(board, new_game(board, way))

    @classmethod
    def at(cls, position: Mapping[str, object], settings: Mapping[str, str], chance: Chance) -> "Referee":
        board = Board(position, settings, chance)
        [phase] = ["choose"] if position.get("agenda") == ["begin_round"] else read(position, str, "phase")
        return cls(board, rounds(board, phase, *read(position, list[str], "resolved")))

    def answer(self, seat: int, text: str) -> None:
        assert any(question.seat == seat and text in question.answers for question in self.questions), text
        self._go_on(text)

    def _go_on(self, text: str = "") -> None:
        try:
            self.questions = self.script.send(text) if text else next(self.script)
        except GameOver as over:
            self.questions, self.result = [], str(over)

    def position(self) -> dict[str, object]:
        """The position in the words of docs/game-files.md."""
        board = self.board
        layers: dict[str, dict[str, list[str]]] = {"swarms": {}, "done": {}}
        for swarm in board.swarms:
            layer = "apart" if swarm.apart else "done" if board.attacking and not swarm.waiting else "swarms"
            layers.setdefault(layer, {})[str(swarm.spot)] = sorted(swarm.cards)
        keys = {name: LYING if card.spot else HELD for name, card in board.terrain.items()}
        return {
            **layers,
            **{name: deepcopy(getattr(board, name)) for name in ZONES},
            **{name: sorted(getattr(board, name)) for name in HEAPS},
            "formation": [[marine.name, marine.facing, marine.tokens] for marine in board.formation],
            "power_field": next((swarm.name for swarm in board.swarms if swarm.field), ""),
            "terrain": {name: {key: getattr(board.terrain[name], key) for key in keys[name]} for name in keys},
            "effects": sorted(" ".join(word for word in map(str, effect) if word) for effect in board.effects),
        }


def new_game(board: Board, way: str) -> Script[None]:  # section 2
    chance = board.chance
    board.deck = chance.shuffled(facts.GENESTEALERS)
    board.events = chance.shuffled([event for event, copies in facts.COPIES.items() for _ in range(copies)])
    for tier in facts.TIERS[board.setup]:
        board.ahead.append(chance.pick([name for name in facts.TIER if facts.TIER[name] == tier]))
    seats = [str(seat) for seat in range(1, board.players + 1)]
    board.current = int(chance.pick(seats)) if board.players > 1 else 1
    free = chance.shuffled(TEAMS) if way == "random" else list(TEAMS)
    for number in range(len(board.controller), facts.TEAMS_IN_PLAY[board.setup]):
        seat = (board.current - 1 + number) % board.players + 1
        team = yield from board.pick(seat, "choose_team", "team", free if way == "draft" else free[:1])
        free.remove(team)
        board.controller[team] = seat
    dealt = chance.shuffled([name for name in facts.RANGE if TEAM[name] in board.controller])
    board.formation = [Marine(name, "left" if row < len(dealt) / 2 else "right") for row, name in enumerate(dealt)]
    yield from board.lay_out()
    event = board.draw(board.events, board.event_discard)
    yield from spawn_boxes(board, event)
    board.event_discard.append(event)
    yield from rounds(board, "choose", [])


def rounds(board: Board, phase: str, resolved: list[str]) -> Script[None]:
    """The game from the start of a phase (R-4.2)."""
    while True:
        if phase == "choose":
            yield from choose(board)
            yield from travel_check(board)
            board.table, board.chosen, resolved = board.chosen, {}, []
            board.last |= {team: TYPE[card] for team, card in board.table.items()}
            board.lead()
        if phase in ("choose", "resolve"):
            for card in sorted(board.table.values(), key=lambda name: facts.NUMBER[name]):
                if card in board.table.values() and TEAM[card] not in resolved:
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
        cards = [card for card in TYPE if TEAM[card] == team and TYPE[card] not in barred]
        owed[team] = Question(board.controller[team], "choose_action", frozenset(f"choose:{card}" for card in cards))
        if len(cards) == 1:
            board.chosen[team] = cards[0]
    while asked := [question for team, question in owed.items() if team not in board.chosen]:
        card = (yield asked).removeprefix("choose:")
        board.chosen[TEAM[card]] = card
    board.table = {}  # 1b


def swarms_attack(board: Board) -> Script[None]:  # section 8
    board.attacking = True
    for swarm in board.swarms:
        swarm.waiting = not swarm.field  # H-16
    while waiting := [swarm for swarm in board.swarms if swarm.waiting]:
        swarm = min(waiting, key=lambda each: (each.spot.position, each.spot.side))
        slain = yield from defend(board, swarm)
        done = any(other.spot == swarm.spot and not other.waiting for other in board.swarms)
        swarm.waiting, swarm.apart = False, done and board.settings["merge"] == "event"
        board.settle()
        if slain:
            board.kill(slain)  # the formation shifts when the swarm is done
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
    board.standing, board.used, board.limited = set(), set(), {}
    for swarm in board.swarms:
        swarm.field = False
    for card in board.terrain.values():
        card.activated = False
    board.round += 1
