"""A referee: the whole of Death Angel played a second time, from docs/rules/death-angel.md alone.

It shares no line with the engine but the card facts; `lockstep.py` plays both side by side. Where the rules leave an
order or a detail to the program, the referee does as the program does:

| where | what the program does |
| --- | --- |
"""

import copy
from collections.abc import Mapping
from typing import Any

from tests.referee import referee_facts as facts
from tests.referee.referee_actions import defend, paid_attacks, resolve
from tests.referee.referee_board import Board, Marine, Swarm, Terrain
from tests.referee.referee_events import ability, movement, spawn_boxes, travel_check
from tests.referee.referee_facts import SIDES, Chance, GameOver, Question, Script, Spot

__all__ = ["Chance", "Question", "Referee"]


class Referee:
    """A game: the questions owed now, and an answer given."""

    def __init__(self, board: Board, script: Script[None]) -> None:
        self.board = board
        self.script = script
        self.questions: list[Question] = []
        self.result = ""
        self._go_on(None)

    @classmethod
    def new(cls, players: int, teams: list[list[str]] | str, settings: Mapping[str, str], chance: Chance) -> "Referee":
        board = Board(players, settings, chance)
        return cls(board, new_game(board, teams))

    @classmethod
    def at(cls, position: Mapping[str, Any], settings: Mapping[str, str], chance: Chance) -> "Referee":
        board = Board(int(position["players"]), settings, chance)
        read(board, position)
        phase = "round" if position.get("agenda") == ["begin_round"] else position["phase"]
        return cls(board, rounds(board, phase, list(position.get("resolved") or [])))

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
        return copy.deepcopy(written(self.board))


# ---------------------------------------------------------------------- setup (section 2)


def new_game(board: Board, teams: list[list[str]] | str) -> Script[None]:
    chance, setup = board.chance, board.setup
    board.deck = chance.shuffled([card["icon"] for card in facts.FACTS["genestealer"] for _ in range(card["copies"])])
    board.events = chance.shuffled([card["id"] for card in facts.FACTS["event"] for _ in range(card["copies"])])
    for tier in setup["location_deck"]:
        board.ahead.append(chance.pick([card["id"] for card in facts.FACTS["location"] if card["tier"] == tier]))
    seats = [str(seat) for seat in range(1, board.players + 1)]
    board.current = int(chance.pick(seats)) if board.players > 1 else 1
    yield from take_teams(board, teams)
    names = [name for name, team in facts.TEAM_OF.items() if team in board.controller]
    dealt = chance.shuffled(names)
    for row, name in enumerate(dealt):
        board.formation.append(Marine(name, "left" if row < len(dealt) / 2 else "right"))
    board.lay_terrain()
    yield from board.deal({side: setup[f"blips_{side}"] for side in SIDES})
    event = board.draw_event()
    yield from spawn_boxes(board, event)
    board.event_discard.append(event)
    yield from rounds(board, "round", [])


def take_teams(board: Board, teams: list[list[str]] | str) -> Script[None]:
    """R-2.4, R-17.1"""
    if not isinstance(teams, str):
        board.controller = {team: seat for seat, own in enumerate(teams, 1) for team in own}
        return
    free = list(facts.TEAMS)
    if teams == "random":
        free = board.chance.shuffled(free)
    for number in range(board.setup["teams"]):
        seat = (board.current - 1 + number) % board.players + 1
        texts = {f"team:{team}" for team in free} if teams == "draft" else {f"team:{free[0]}"}
        text = yield from board.ask(seat, "choose_team", texts)
        free.remove(text.removeprefix("team:"))
        board.controller[text.removeprefix("team:")] = seat


# ---------------------------------------------------------------------- the round (section 4)


def rounds(board: Board, phase: str, resolved: list[str]) -> Script[None]:
    """The game from the start of a phase: R-4.2."""
    while True:
        if phase in ("round", "choose"):
            yield from choose(board)
            yield from travel_check(board)
            board.table, board.chosen = board.chosen, {}
            board.last |= {team: facts.ACTION_TYPE[card] for team, card in board.table.items()}
            board.lead()
            phase, resolved = "resolve", []
        if phase == "resolve":
            for card in sorted(board.table.values(), key=lambda name: facts.NUMBER[name]):
                if card in board.table.values() and facts.ACTION_TEAM[card] not in resolved:
                    yield from resolve(board, card)
            yield from travel_check(board)
            phase = "attack"
        if phase == "attack":
            yield from swarms_attack(board)
            yield from travel_check(board)
            phase = "event"
        yield from event_phase(board)
        phase = "round"


def choose(board: Board) -> Script[None]:
    """Section 5: every team in play, all seats at once."""
    owed: dict[str, Question] = {}
    for team in sorted(board.teams_in_play(), key=lambda name: board.controller[name]):
        cards = [
            card
            for card, owner in facts.ACTION_TEAM.items()
            if owner == team
            and facts.ACTION_TYPE[card] != board.last.get(team)
            and not (facts.ACTION_TYPE[card] == "attack" and board.in_force("gun_jam", team))
        ]
        if len(cards) == 1:
            board.chosen[team] = cards[0]
        else:
            owed[team] = Question(board.controller[team], "choose_action", frozenset(f"choose:{c}" for c in cards))
    while owed:
        _, text = yield list(owed.values())
        team = facts.ACTION_TEAM[text.removeprefix("choose:")]
        board.chosen[team] = text.removeprefix("choose:")
        del owed[team]
    board.table = {}  # step 1b


def swarms_attack(board: Board) -> Script[None]:
    """Section 8"""
    for swarm in board.swarms:
        swarm.waiting = not swarm.field  # H-16
    while waiting := [swarm for swarm in board.swarms if swarm.waiting]:
        swarm = min(waiting, key=lambda each: (each.spot.position, each.spot.side))
        yield from defend(board, swarm)
        swarm.waiting = False
        board.settle()  # once all have attacked, one swarm again


def event_phase(board: Board) -> Script[None]:
    """Steps 4a to 4h."""
    event = board.draw_event()
    yield from ability(board, event)
    yield from spawn_boxes(board, event)
    movement(board, event)
    if "overwatch" in board.standing:  # 4e, card 4
        yield from paid_attacks(board, "red", board.controller["red"])
    board.event_discard.append(event)
    yield from travel_check(board)
    board.effects = [effect for effect in board.effects if effect[2] > board.round]
    board.standing, board.lead_used, board.limited = set(), False, {}
    for swarm in board.swarms:
        swarm.field = False
    for card in board.terrain.values():
        card.activated = False
    board.round += 1


# ---------------------------------------------------------------------- positions (docs/game-files.md)


def read(board: Board, position: Mapping[str, Any]) -> None:
    """Lay out a position that is written in full."""
    board.controller = {team: seat for seat, own in enumerate(position["teams"], 1) for team in own}
    board.current, board.leader, board.round = position["current"], position["leader"] or "", position["round"]
    board.location, board.location_tokens = facts.LOCATIONS[position["location"]], position["location_tokens"]
    board.ahead, board.slain = list(position["ahead"]), list(position["slain"])
    for text in position["formation"]:
        name, _, tokens = text.replace("<", " left ").replace(">", " right ").partition("  ")
        board.formation.append(Marine(*name.split(), int(tokens or 0)))
    for spot, cards in (position["swarms"] or {}).items():
        board.swarms.append(Swarm(Spot.read(spot), list(cards), field=spot == position["power_field"]))
    for name, card in position["terrain"].items():
        spot = Spot.read(card["spot"]) if "spot" in card else None
        held = card.get("held_by", 0)
        board.terrain[name] = Terrain(spot, card.get("tokens", 0), card.get("activated", False), held)
    board.limited = {position["limited"]: position["limit_left"]} if position["limited"] else {}
    board.piles = {side: list(position["piles"][side]) for side in SIDES}
    board.deck, board.discard = list(position["deck"]), list(position["discard"])
    board.dead_lords = list(position["dead_lords"])
    board.events, board.event_discard = list(position["events"]), list(position["event_discard"])
    board.table, board.chosen, board.last = dict(position["table"]), dict(position["chosen"]), dict(position["last"])
    board.standing, board.lead_used = set(position["standing"]), "lead_by_example" in position["used"]
    board.effects = [(effect["card"], effect.get("about") or "", effect["round"]) for effect in position["effects"]]


def written(board: Board) -> dict[str, object]:
    """The position as plain data."""

    def groups(done: bool) -> dict[str, list[str]]:
        attacking = any(swarm.waiting for swarm in board.swarms)
        return {str(s.spot): sorted(s.cards) for s in board.swarms if (attacking and not s.waiting) == done}

    return {
        "round": board.round,
        "location": board.location["id"],
        "location_tokens": board.location_tokens,
        "ahead": board.ahead,
        "formation": [[marine.name, marine.facing, marine.tokens] for marine in board.formation],
        "slain": sorted(board.slain),
        "swarms": groups(False),
        "done": groups(True),
        "power_field": next((str(swarm.spot) for swarm in board.swarms if swarm.field), ""),
        "terrain": {
            name: {"held_by": card.held_by}
            if card.held_by
            else {"spot": str(card.spot), "tokens": card.tokens, "activated": card.activated}
            for name, card in board.terrain.items()
        },
        "piles": board.piles,
        "deck": board.deck,
        "discard": sorted(board.discard),
        "dead_lords": sorted(board.dead_lords),
        "events": board.events,
        "event_discard": sorted(board.event_discard),
        "table": board.table,
        "chosen": board.chosen,
        "last": board.last,
        "current": board.current,
        "supply": board.supply,
        "effects": sorted(" ".join(word for word in map(str, effect) if word) for effect in board.effects),
        "settings": board.settings,
    }
