"""Sender: delivers notifications by the channels that the host has set up."""

from __future__ import annotations

import asyncio
import re
import socket
from collections import OrderedDict
from collections.abc import Iterable
from functools import cache
from time import time
from typing import TYPE_CHECKING

from msgspec import json

from voidlock.engine import Reason, Refused
from voidlock.protocol.replies import Channels
from voidlock.server.access.rate_limit import Rate, RateLimiter
from voidlock.texts import LANGUAGES, Words

from .mail import is_address, send_mail
from .post import Forbidden, find, post, target
from .settings import NotificationSettings
from .subscription import Gone, Notifier, Silence, Subscription, Turn, Undelivered

if TYPE_CHECKING:
    from .push import PrivateKey

TOGETHER = 20
"""Deliveries at a time."""

CODES = Rate(3, 86_400.0, 3)
"""Codes that are mailed to one address: nobody's mailbox is flooded."""

MOST_ADDRESSES = 10_000
"""Addresses that are remembered for that."""

WAITS = 86_400
"""Seconds that a push service keeps a message for a browser that is off."""

VOID, BUSY = (404, 410), (429, 502, 503)
"""Statuses of a subscription that has ended, and of a service that asks for patience."""

_words = cache(Words)


def notifier_for(settings: NotificationSettings) -> Notifier:
    """A sender, if the host has set up any channel."""
    return Sender(settings) if settings.push_key or settings.mail or settings.webhook else Silence()


class Sender:
    """Nothing it raises or logs names an address."""

    def __init__(self, settings: NotificationSettings) -> None:
        self._settings = settings
        self._key: PrivateKey | None = None
        push = ""
        if settings.push_key:
            from .push import encode, point, read_key

            self._key = read_key(settings.push_key.encode())
            push = encode(point(self._key))
        self.channels = Channels(push=push, mail=bool(settings.mail), webhook=bool(settings.webhook))
        self._codes: OrderedDict[str, RateLimiter] = OrderedDict()
        self._together = asyncio.Semaphore(TOGETHER)

    async def check(self, wanted: Subscription) -> None:
        match wanted.channel:
            case "push" if self._key is not None:
                await self._check_endpoint(wanted)
            case "mail" if self.channels.mail:
                if not is_address(wanted.address):
                    raise Refused(Reason("table_bad_address"))
            case "webhook" if self.channels.webhook:
                return
            case _:
                raise Refused(Reason("table_no_channel"))

    async def _check_endpoint(self, wanted: Subscription) -> None:
        from .push import encrypt

        anywhere = self._settings.push_anywhere
        try:
            encrypt(b"", wanted.p256dh, wanted.auth)
            async with asyncio.timeout(5):
                await find(target(wanted.address, anywhere=anywhere), anywhere=anywhere)
        except (Forbidden, ValueError, OSError):
            raise Refused(Reason("table_bad_address")) from None

    async def notify(self, subscription: Subscription, turn: Turn) -> None:
        words = _words(subscription.language if subscription.language in LANGUAGES else "en")
        game = words.say(f"web-game-{turn.game}")
        link = f"{self._settings.link}#table={turn.table}"
        async with self._together:
            match subscription.channel:
                case "push":
                    said = {"title": game, "body": words.say("notification-turn", game=game), "table": turn.table}
                    await self._push(subscription, json.encode(said))
                case "mail":
                    text = [words.say("notification-mail", link=link), words.say("notification-mail-end")]
                    await self._mail(subscription.address, words.say("notification-turn", game=game), text)
                case "webhook":
                    await self._call(words.say("notification-turn-of", name=_quiet(turn.name), game=game), link)

    async def send_code(self, wanted: Subscription, code: str) -> None:
        address = wanted.address.casefold()
        rate = self._codes.pop(address, None) or RateLimiter(CODES)
        self._codes[address] = rate
        if len(self._codes) > MOST_ADDRESSES:
            self._codes.popitem(last=False)
        if not rate.allows():
            raise Refused(Reason("table_too_fast"))
        words = _words(wanted.language if wanted.language in LANGUAGES else "en")
        text = words.say("notification-code", code=code), words.say("notification-code-end", link=self._settings.link)
        await self._mail(wanted.address, words.say("notification-code-subject", code=code), text)

    # ------------------------------------------------------------------ channels

    async def _push(self, subscription: Subscription, text: bytes) -> None:
        from .push import authorization, encrypt

        assert self._key is not None
        headers = {
            "Authorization": authorization(self._key, subscription.address, self._settings.contact, time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(WAITS),
            "Urgency": "normal",
        }
        body = encrypt(text, subscription.p256dh, subscription.auth)
        await _deliver(subscription.address, body, headers, anywhere=self._settings.push_anywhere)

    async def _mail(self, to: str, subject: str, text: Iterable[str]) -> None:
        await send_mail(self._settings.mail, self._settings.contact, to, subject, "\n\n".join(text))

    async def _call(self, line: str, link: str) -> None:
        """The host has named the address, so it may be anywhere."""
        if self._settings.webhook_json:
            text = f"{line} {link}"
            # Slack, Mattermost and Matrix read `text`; Discord reads `content`, and must not ring everybody.
            said = {"text": text, "content": text, "allowed_mentions": {"parse": []}}
            headers, body = {"Content-Type": "application/json"}, json.encode(said)
        else:
            # ntfy opens the link at a click.
            headers = {"Content-Type": "text/plain; charset=utf-8", "Click": link}
            body = f"{line} {link}".encode()
        try:
            await _deliver(self._settings.webhook, body, headers, anywhere=True)
        except Gone:
            # That is the host's mistake, and no reason to forget who wants to be told.
            raise Undelivered("gone") from None


async def _deliver(url: str, body: bytes, headers: dict[str, str], *, anywhere: bool) -> None:
    try:
        status = await post(url, body, headers, anywhere=anywhere)
    except Forbidden:
        raise Gone from None
    except (OSError, ValueError) as error:
        nobody = isinstance(error, ConnectionRefusedError | socket.gaierror)
        raise Undelivered(type(error).__name__, again=nobody) from None
    if status in VOID:
        raise Gone
    if status >= 300:
        raise Undelivered(f"http {status}", again=status in BUSY)


def _quiet(name: str) -> str:
    """A player's name, which means nothing to the chat it is posted to: no mention, no markup, no link."""
    return re.sub(r"[^\w '-]|_", "", name).strip() or "?"
