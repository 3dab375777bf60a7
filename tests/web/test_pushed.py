"""A pushed message: the browser shows it in the player's language, and a click leads to the table."""

from __future__ import annotations

import json
from contextlib import closing

import pytest
from playwright.sync_api import Browser, CDPSession

from tests.web.browsing import CHROMIUM, FLAGS, Person, Server
from tests.web.conftest import need
from voidlock.texts import Words

pytestmark = pytest.mark.slow

SHOWN = """async wanted => {
    const worker = await navigator.serviceWorker.ready;
    for (;;) {
        const shown = (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
        if (JSON.stringify(shown) === JSON.stringify([wanted])) return true;
        await new Promise(done => setTimeout(done, 20));
    }
}"""

CLICKED = """async () => {
    const went = new Promise(resolve => { Clients.prototype.openWindow = async address => resolve(address); });
    const [notification] = await registration.getNotifications();
    const click = new NotificationEvent("notificationclick", { notification });
    // The browser lets nobody wait for a click that it has not seen itself.
    Object.defineProperty(click, "waitUntil", { value: () => undefined });
    dispatchEvent(click);
    return { went: await went, left: (await registration.getNotifications()).length };
}"""
"""As if a finger had touched it, which the headless browser has not; without one, a worker may open no window."""


def registered(person: Person, errors: list[object]) -> tuple[CDPSession, str]:
    """The browser's own tools, and the number of the page's worker."""
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    tools = person.context.new_cdp_session(person.page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    tools.on("ServiceWorker.workerErrorReported", lambda told: errors.append(told["errorMessage"]))
    tools.send("ServiceWorker.enable")
    while not found:
        person.page.wait_for_timeout(20)
    return tools, found[0]


def test_a_pushed_message_is_shown_in_the_players_language_and_opens_the_table(
    browser: Browser, server: Server
) -> None:
    need(CHROMIUM.exists(), "Chromium is not installed; without a window of its own, it shows no notifications")
    origin, errors = server.address.rstrip("/"), list[object]()
    with closing(browser.browser_type.launch(executable_path=CHROMIUM, args=FLAGS)) as whole:
        ann = Person(whole, server, offline="kept", locale="ja-JP")
        ann.context.grant_permissions(["notifications"], origin=origin)
        ann.visit()
        tools, worker = registered(ann, errors)
        game = Words("ja").say("web-game-angel")
        pushed = {"title": game, "body": Words("ja").say("notification-turn", game=game), "table": "abc & d"}
        for data in ("{}", json.dumps({**pushed, "body": "an older one"}), json.dumps(pushed)):
            tools.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": worker, "data": data})
        # One notification for each table.
        ann.page.wait_for_function(SHOWN, arg={"title": game, "body": pushed["body"], "tag": pushed["table"]})
        clicked = ann.context.service_workers[0].evaluate(CLICKED)
        assert clicked == {"went": f"{server.address}#table=abc%20%26%20d", "left": 0}
    assert errors == []
