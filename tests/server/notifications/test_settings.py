"""What the host types for notifications: whatever cannot be meant is refused, and says what to do."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from voidlock.cli.serving import serve
from voidlock.server.notifications.push import new_key
from voidlock.server.notifications.settings import NotificationSettings, WrongSettings, check

WHOLE = NotificationSettings(
    link="https://games.example.org/",
    contact="me@example.org",
    mail="smtp://me:secret@mail.example.org:587",
    webhook="https://ntfy.example.org/our-games",
    push_key=new_key().decode(),
)


def test_each_channel_alone_or_all_together() -> None:
    check(NotificationSettings())
    check(WHOLE)
    check(WHOLE._replace(mail="", webhook=""))
    check(WHOLE._replace(webhook="", push_key=""))
    check(WHOLE._replace(contact="", mail="", push_key=""))
    check(WHOLE._replace(mail="smtps://mail.example.org"))


LINKS = ("", "games.example.org", "https://games.example.org", "ftp://games.example.org/", "https://x/#/")
CONTACTS = ("", "me", "me@example.org, you@example.org", "me@example.org\nBcc: you@example.org")
MAILS = ("mail.example.org", "http://x", "smtp://", "smtp://me:secret@x:port", "smtp://x:0", "smtp://[")
WEBHOOKS = ("x", "https://ntfy.example.org", "ftp://x/y", "https://me:secret@x/y")


@pytest.mark.parametrize(
    ("option", "settings"),
    [
        *[("link", WHOLE._replace(link=wrong)) for wrong in LINKS],
        *[("contact", WHOLE._replace(contact=wrong)) for wrong in CONTACTS],
        *[("mail", WHOLE._replace(mail=wrong)) for wrong in MAILS],
        *[("webhook", WHOLE._replace(webhook=wrong)) for wrong in WEBHOOKS],
    ],
)
def test_what_cannot_be_meant_is_named_by_its_option(option: str, settings: NotificationSettings) -> None:
    with pytest.raises(WrongSettings, match=f"^--{option} ") as refused:
        check(settings)
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("typed", "told"), [(["--webhook-json"], "--webhook-json needs"), (["--push-anywhere"], "--push-anywhere needs")]
)
def test_what_belongs_to_a_channel_needs_it(typed: list[str], told: str) -> None:
    ended = CliRunner().invoke(serve, typed)
    assert ended.exit_code == 2
    assert told in ended.output


def test_a_file_that_is_no_key_is_kept_and_named(tmp_path: Path) -> None:
    file = tmp_path / "diary.pem"
    file.write_text("Dear diary")
    for where in (file, tmp_path, tmp_path / "none" / "push.pem"):
        ended = CliRunner().invoke(serve, ["--push", str(where)])
        assert ended.exit_code == 2
        assert f"--push {where}:" in " ".join(ended.output.split())
    assert file.read_text() == "Dear diary"


def test_a_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "push.pem"
    made = set()
    for _ in range(2):
        # It is refused for what else is missing, so no server starts.
        ended = CliRunner().invoke(serve, ["--push", str(file)])
        assert "--link" in ended.output
        made.add(file.read_bytes())
        assert file.stat().st_mode & 0o077 == 0
    assert len(made) == 1


def test_without_its_package_push_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "voidlock.server.notifications.push", None)
    ended = CliRunner().invoke(serve, ["--push", str(tmp_path / "push.pem")])
    assert ended.exit_code == 2
    assert "voidlock[push]" in ended.output
    assert not (tmp_path / "push.pem").exists()
