"""What messengers show of a link: OpenGraph tags of an invitation, which the link names, and of a challenge."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from html import escape

from starlette.datastructures import Headers, QueryParams

from voidlock.protocol.challenges import Challenge
from voidlock.server.log.names import clean_name
from voidlock.texts import LANGUAGES, Words
from voidlock.words.stories import tell_story

TITLE = re.compile(r'(<title>)[^<]*(</title>)|(<meta property="og:title" content=")[^"]*(")')
PICTURE = re.compile(r'(<meta property="og:image" content=")(?:\./)?([^"]*)(")')
DESCRIPTION = re.compile(r'(<meta (?:name="description"|property="og:description") content=")[^"]*(")')

PATH = re.compile(r"[\w.~/-]+", re.ASCII)

GAMES = ("angel", "hulk")
LONGEST_NAME = 24

_words = cache(Words)

Tag = Callable[[str, str, str], str]
"""Writes tags into the page: from its HTML, the reader's language and the address of the page."""


def language_for(headers: Headers) -> str:
    """The first language of the browser or messenger that the page speaks; English otherwise."""
    for wanted in headers.get("accept-language", "").split(","):
        if wanted.strip()[:2].lower() in LANGUAGES:
            return wanted.strip()[:2].lower()
    return "en"


def address_of(headers: Headers, scheme: str, *, proxied: bool) -> str:
    """The address of the page as its visitor knows it.

    A proxy in front of the server says whether it is encrypted, and under which path it serves the page.
    """
    if not proxied:
        return f"{scheme}://{headers.get('host', '')}/"
    encrypted = headers.get("x-forwarded-proto") == "https"
    prefix = headers.get("x-forwarded-prefix", "").strip("/")
    path = f"{prefix}/" if PATH.fullmatch(prefix) else ""
    return f"{'https' if encrypted else scheme}://{headers.get('host', '')}/{path}"


def describe_invitation(page: str, language: str, address: str, query: QueryParams) -> str:
    """The page's HTML for a link that names a game and an inviter; unchanged for any other.

    Messengers fetch the picture by its whole address.
    """
    game = query.get("game", "")
    if game not in GAMES:
        return page
    words = _words(language)
    name = clean_name(query.get("by", ""))[:LONGEST_NAME] or words.say("invited-somebody")
    title = words.say("invited-by", {"name": name, "game": words.say(f"web-game-{game}")})
    return _tag(page, title, words.say(f"invited-{game}"), address)


def describe_challenge(page: str, language: str, address: str, challenge: Challenge, picture: str) -> str:
    """The page's HTML for a challenge: who sends it, how their game ended, and the picture at this path."""
    words = _words(language)
    name = challenge.by or words.say("invited-somebody")
    title = words.say("challenge-by", {"name": name, "game": words.say(f"web-game-{challenge.options.game}")})
    known = words.has(f"story-{challenge.story.id}")
    story = tell_story(challenge.story.id, challenge.story.about, words) if known else ""
    return _tag(page, title, words.say("challenge-about", {"story": story}), address, picture)


def _tag(page: str, title: str, about: str, address: str, picture: str = "") -> str:
    page = TITLE.sub(lambda found: (found[1] or found[3]) + escape(title) + (found[2] or found[4]), page)
    page = PICTURE.sub(lambda found: found[1] + escape(address + (picture or found[2])) + found[3], page)
    return DESCRIPTION.sub(lambda found: found[1] + escape(about) + found[2], page)
