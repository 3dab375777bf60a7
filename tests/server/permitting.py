"""Tables without a server, and clients that ask something of them."""

from __future__ import annotations

from msgspec import UNSET, Raw, UnsetType, json

from voidlock.protocol.messages import Options
from voidlock.protocol.requests import SeatBot, Start
from voidlock.server.log import permissions
from voidlock.server.log.permissions import Requester, open_table, take_seat
from voidlock.server.log.table import Table

HOST = Requester([1], host=True)
BOB = Requester([2], host=False)
CAT = Requester([3], host=False)
PASSER_BY = Requester([], host=False)
READING = Raw(
    json.encode(
        {
            "voidlock": 1,
            "position": {
                "players": 2,
                "teams": [["red", "blue"], ["green", "grey"]],
                "formation": ["leon<", "lorenzo<", "gideon>", "scipio> 2"],
                "table": {"red": "overwatch", "blue": "intimidation", "green": "dead_aim", "grey": "power_field"},
                "resolved": ["red", "blue", "green", "grey"],
                "phase": "event",
                "events": ["gun_jam"],
            },
        }
    )
)


def table(file: Raw | UnsetType = UNSET) -> Table:
    """Ann sits on the first of two seats, a bot on the other; nothing has begun."""
    found = Table("0123456789ab")
    found.apply(open_table(Options(players=2), "host", file).entry)
    found.apply(take_seat(found, 1, "Ann", "secret"))
    found.apply(permissions.seat_bot(found, HOST, SeatBot(key="k", seat=2, bot="brother")))
    return found


def three(teams: str | list[list[str]] = "draft", seed: str = "a") -> Table:
    """Ann hosts on seat 1, Bob and Cat sit on 2 and 3; nothing has begun."""
    found = Table("0123456789ab")
    found.apply(open_table(Options(players=3, teams=teams, seed=seed), "host", UNSET, "invite").entry)
    for seat, name in enumerate(("Ann", "Bob", "Cat"), 1):
        found.apply(take_seat(found, seat, name, f"secret of {name}"))
    return found


def begun(found: Table) -> Table:
    found.apply(permissions.start(found, HOST, Start(key="k")).entry)
    return found


def answered(found: Table, seat: int, place: int = 0) -> Table:
    """The seat gives the answer at this place of the first question that it owes."""
    choice = found.playing().choices_of(seat)[0]
    move = permissions.answer_choice(found, [seat], found.name_of(choice), choice.options[place].text)
    found.apply(move.entry, found.play(move.entry, move.option))
    return found


def over() -> Table:
    """Alone, the last Marine falls."""
    lost = {
        "voidlock": 1,
        "position": {
            "players": 1,
            "teams": [["red", "blue", "green"]],
            "formation": ["leon<"],
            "phase": "attack",
            "swarms": {"L1": "claw tail"},
        },
    }
    found = Table("0123456789ab")
    found.apply(open_table(Options(), "host", Raw(json.encode(lost))).entry)
    found.apply(take_seat(found, 1, "Ann", "secret"))
    begun(found)
    while not found.playing().result:
        answered(found, 1)
    return found
