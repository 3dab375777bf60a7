"""What the host says about notifications: plain data, which every process of a server can be given."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from .mail import is_address
from .post import Forbidden, target


class NotificationSettings(NamedTuple):
    """A channel that is empty is not offered.

    link           where players reach the page
    contact        the host's mail address: the sender of mails, and whom a push service may write to
    mail           the mail server: smtp://USER:PASSWORD@HOST:PORT, with STARTTLS if it can, or smtps://...
    webhook        where a line is posted for every turn of players who want it
    webhook_json   whether that is {"text": ..., "content": ...}, as chats want it; otherwise the plain line
    push_key       the private key of web push, as PEM
    push_anywhere  whether push endpoints may be at any address, also without https
    """

    link: str = ""
    contact: str = ""
    mail: str = ""
    webhook: str = ""
    webhook_json: bool = False
    push_key: str = ""
    push_anywhere: bool = False


class WrongSettings(Exception):
    """What the host must change. It names no password."""


def check(settings: NotificationSettings) -> None:
    """Raises `WrongSettings` if something is missing or cannot be meant."""
    if settings.webhook_json and not settings.webhook:
        raise WrongSettings("--webhook-json needs --webhook.")
    if settings.push_anywhere and not settings.push_key:
        raise WrongSettings("--push-anywhere needs --push.")
    if not (settings.push_key or settings.mail or settings.webhook):
        return
    if not re.fullmatch(r"https?://[!-~]+/", settings.link) or "#" in settings.link:
        raise WrongSettings("--link must be the address of your page with its last /: https://games.example.org/")
    if (settings.push_key or settings.mail) and not is_address(settings.contact):
        raise WrongSettings("--contact must be your mail address.")
    if settings.mail and not _is_mail_server(settings.mail):
        raise WrongSettings("--mail must be smtp://USER:PASSWORD@HOST:PORT or smtps://...")
    if settings.webhook:
        try:
            target(settings.webhook, anywhere=True)
        except Forbidden:
            raise WrongSettings(
                "--webhook must be the whole address of your channel: https://ntfy.example.org/our-games"
            ) from None


def _is_mail_server(url: str) -> bool:
    try:
        where = urlsplit(url)
        return where.scheme in ("smtp", "smtps") and bool(where.hostname) and where.port != 0
    except ValueError:
        return False
