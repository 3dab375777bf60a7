"""Lobby of a table: who sits where, when the game begins, whether an undo is granted."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import get_args

from voidlock.engine import Argument, OpenQuestion, Thing
from voidlock.games import KITS
from voidlock.protocol import requests
from voidlock.protocol.messages import Intent, SeatInfo, StandIn
from voidlock.protocol.replies import TableInfo
from voidlock.protocol.requests import FromClient, new_key
from voidlock.terminal.model.session import COPY, Given, Offer, Offers
from voidlock.terminal.network.hearing import bot_thing, option
from voidlock.terminal.network.links import Link
from voidlock.texts import Words

MOST_NAMED = 9
"""Spectators that the host is offered to send away: the last who came."""


def around(
    info: TableInfo,
    held: list[int],
    link: Link,
    asking: Sequence[int] = (),
    gallery: Sequence[int] = (),
    *,
    host: bool,
) -> Offers:
    """What the holder of these seats can do at the table. The first offer, where the cursor starts, is harmless.

    `asking` are the bots' seats that they ask for, `gallery` the spectators as the host knows them.
    """
    free = [seat for seat in info.seats if seat.holder == "nobody"]
    offers = [Offer("back", "screen-offer-back")] if info.status != "open" else []
    if held and info.status == "over" and not info.next:
        offers.append(Offer("again", "screen-offer-play_on", {"number": len(info.again)}))
        offers.append(Offer("stay", "screen-offer-stay"))
    if held and not host and info.status == "open":
        offers.append(Offer("wait", "screen-offer-wait"))
    if host and info.status == "open" and not free:
        offers.append(Offer("begin", "screen-offer-begin"))
    if link.invite:
        offers.append(Offer(COPY, "screen-offer-copy"))
    known = KITS.get(info.options.game)
    bots = known.at_tables.names if host and known is not None else ()
    sits = bool(host or held or link.invite or not info.invited)
    playing = info.status == "playing"
    about = [
        offer
        for seat in info.seats
        for offer in _about_seat(seat, held, asking, bots, host=host, sits=sits, playing=playing)
    ]
    if info.status not in ("open", "playing"):
        about = []
    offers += [offer for offer in about if not offer.final]
    if host:
        shut = info.chat
        offers.append(Offer("shut_chat" if shut else "open_chat", f"screen-offer-{'shut' if shut else 'open'}_chat"))
        offers += [
            Offer(f"send_away:{number}", "web-send-away", {"number": number}) for number in gallery[-MOST_NAMED:]
        ]
        offers.append(
            Offer("shut_gallery", "web-gallery-shut") if info.gallery else Offer("open_gallery", "web-spectators")
        )
    offers += [offer for offer in about if offer.final]
    if host:
        offers.append(Offer("close", "screen-offer-close", final=True))
    dice = "fair" if info.fair_dice is not None else "none"
    told = {"link": link.invitation, "watch": link.page, "dice": dice}
    if not link.invite and info.invited:
        told["link"] = "none"
    if info.status != "open":
        return Offers("screen-table-around", told, offers)
    return Offers("screen-table-host" if host else "screen-table-guest", told, offers)


def _about_seat(
    seat: SeatInfo,
    held: list[int],
    asking: Sequence[int],
    bots: Sequence[str],
    *,
    host: bool,
    sits: bool,
    playing: bool,
) -> list[Offer]:
    about = {"seat": Thing("seat", str(seat.number))}
    if seat.number in held:
        return [Offer(f"give_up:{seat.number}", "screen-offer-give_up", about, final=True)]
    if seat.number in asking:
        return [Offer(f"ask_no_more:{seat.number}", "screen-offer-ask_no_more", about)]
    if seat.holder == "person":
        freed = [Offer(f"free:{seat.number}", "screen-offer-free", about, final=True)] if host else []
        if not held or not playing or seat.here or seat.bot:
            return freed
        return [Offer(f"call_bot:{seat.number}", "screen-offer-call_bot", about), *freed]
    seated = [
        Offer(f"{bot}:{seat.number}", "screen-offer-bot", {**about, "bot": bot}) for bot in bots if bot != seat.bot
    ]
    return [*([Offer(f"sit:{seat.number}", "screen-offer-sit", about)] if sits else []), *seated]


def undo_offers(info: TableInfo, held: list[int]) -> Offers | None:
    """Another player's undo request that nobody here has agreed to yet."""
    proposal = info.proposal
    if proposal is None or not held or any(seat in proposal.agreed for seat in held):
        return None
    who = next((seat.name for seat in info.seats if seat.number == proposal.seat), "")
    offers = [Offer("agree", "screen-offer-agree"), Offer("decline", "screen-offer-decline")]
    given = [Given(each.seat, None if each.answer is None else option(each.answer)) for each in proposal.answers]
    return Offers("screen-undo-asked", {"name": who, "number": len(given)}, offers, given)


def returned_offers(stood: StandIn) -> Offers:
    """A bot has played for a player who is back, and its last choices can be taken back."""
    offers = [Offer("keep", "web-returned-keep")] if stood.answers else [Offer("keep", "screen-offer-back")]
    offers += [Offer(f"choose:{stood.seat}", "web-returned-choose")] if stood.answers else []
    about: dict[str, Argument] = {
        "seat": Thing("seat", str(stood.seat)),
        "bot": bot_thing(stood.bot),
        "choices": stood.choices,
    }
    return Offers("web-returned", about, offers, [Given(stood.seat, option(each)) for each in stood.answers])


def seat_offers(info: TableInfo, held: list[int], asking: Sequence[int], *, host: bool) -> Offers | None:
    """A guest asks for a bot's seat, and somebody here decides."""
    requests = [request for request in info.asking if request.seat not in asking]
    if not (host or held) or not requests or info.status != "playing":
        return None
    request = requests[0]
    about: dict[str, Argument] = {"name": request.name, "seat": Thing("seat", str(request.seat))}
    offers = [
        Offer(f"admit:{request.seat}", "screen-offer-admit", about),
        Offer(f"refuse:{request.seat}", "screen-offer-decline"),
    ]
    return Offers("screen-seat-asked", about, offers)


def request_for(verb: str, seat: int) -> FromClient:
    """The request to the server for an offer about a seat, or about a spectator of this number."""
    key = new_key()
    match verb:
        case "begin":
            return requests.Start(key=key)
        case "agree" | "decline":
            return requests.Agree(key=key, yes=verb == "agree")
        case "free":
            return requests.Free(key=key, seat=seat)
        case "again" | "stay":
            return requests.Again(key=key, yes=verb == "again")
        case "call_bot":
            return requests.CallBot(key=key, seat=seat)
        case "admit" | "refuse":
            return requests.Admit(key=key, seat=seat, yes=verb == "admit")
        case "give_up" | "ask_no_more":
            return requests.Leave(key=key, seat=seat)
        case "close":
            return requests.Close(key=key)
        case "shut_chat" | "open_chat":
            return requests.SwitchChat(key=key, open=verb == "open_chat")
        case "shut_gallery" | "open_gallery":
            return requests.SwitchGallery(key=key, open=verb == "open_gallery")
        case "send_away":
            return requests.SendAway(key=key, spectator=seat)
        case _:
            return requests.SeatBot(key=key, seat=seat, bot=verb)


def describe_person(info: TableInfo, number: int, words: Words) -> str:
    """A person by seat and name, or the bot's name."""
    seat = next((seat for seat in info.seats if seat.number == number), None)
    if seat is not None and seat.holder == "bot":
        return words.say("web-named", name=words.name(*bot_thing(seat.bot)), number=number)
    if seat is None or not seat.name:
        return words.say("seat", number=number)
    return words.say("web-named-stand-in" if seat.bot else "web-named", name=seat.name, number=number)


PHRASES: dict[str, requests.Phrase] = {name: name for name in get_args(requests.Phrase)}
"""What can be said in every language, typed after an exclamation mark."""


def named(name: str) -> list[requests.Named]:
    """A thing of the board by its id: a Marine, a card, a pile, or otherwise a place."""
    id = name.strip().casefold().replace(" ", "_")
    if not id:
        return []
    words = Words("en")
    kind = next(
        (kind for kind in ("marine", "terrain", "pile", "team", "location") if words.has(f"{kind}-{id}")), "spot"
    )
    return [requests.Named(kind, id.upper() if kind == "spot" else id)]


def describe_intent(info: TableInfo, intent: Intent, words: Words) -> str:
    """What a person or a bot is about to do."""
    who = describe_person(info, intent.seat, words)
    if intent.about is None:
        return words.say("screen-leans", who=who, leaning=intent.leaning)
    return words.say("screen-leans-about", who=who, about=intent.about, leaning=intent.leaning)


def people(
    info: TableInfo, owed: list[OpenQuestion], held: list[int], words: Words, watching: Collection[int] = ()
) -> str:
    """Everybody at the table: who is here, who is deciding or still `watching`, who has chosen in secret."""
    secret = any(asked["secret"] for asked in owed)
    owing = {asked["seat"] for asked in owed}

    def state(seat: SeatInfo) -> str:
        if seat.holder == "nobody":
            return "free"
        if seat.holder == "person" and seat.bot:
            return "stands_in"
        if seat.holder == "person" and not seat.here:
            return "away"
        if seat.number in owing:
            return "watches" if seat.number in watching else "decides"
        return "chosen" if secret else "bot" if seat.holder == "bot" else "yours" if seat.number in held else "here"

    def person(seat: SeatInfo) -> str:
        told = words.say("screen-person", who=describe_person(info, seat.number, words), state=state(seat))
        if not seat.before:
            return told
        return words.say("screen-person-before", person=told, names=" / ".join(seat.before))

    told = words.say("terminal-semicolon").join([person(seat) for seat in info.seats])
    return words.say("terminal-space").join([told, *_readings(info, words)])


def dice_lines(info: TableInfo | None, same: bool | None, words: Words) -> list[str]:
    """How the dice of this table can be checked: the hash, everybody's words and, at the end, the secret.

    `same`: it has the hash that was seen before the game; None if that cannot be told.
    """
    if info is None or info.fair_dice is None:
        return [words.say("screen-dice-none")]
    fair = info.fair_dice
    lines = [words.say("screen-dice-words", seat=Thing("seat", seat), words=text) for seat, text in fair.words.items()]
    if fair.secret:
        lines.append(words.say("screen-dice-secret", secret=fair.secret))
    if same is not None:
        lines.append(words.say("web-dice-same" if same else "web-dice-differ"))
    adds = info.status == "open" and not lines
    lines += [words.say("screen-dice-hash"), fair.hash, words.say("screen-dice-note")]
    return [*lines, words.say("screen-dice-add")] if adds else lines


def _readings(info: TableInfo, words: Words) -> list[str]:
    """Before the game begins: the rules settings that are not the default."""
    kit = KITS.get(info.options.game)
    known = kit.settings if kit is not None else {}
    settings = info.options.settings.items() if info.status == "open" else ()
    # A server may know more settings than this version.
    return [words.say(f"setting-{name}-{value}") for name, value in settings if value in known.get(name, ())]
