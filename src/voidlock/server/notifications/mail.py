"""Mail by the host's SMTP server."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from .subscription import Gone, Undelivered

WITHIN = 15.0

ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+")
"""A plain address of one person: no list, no comment, no line break."""


def is_address(text: str) -> bool:
    return len(text) <= 254 and ADDRESS.fullmatch(text) is not None


async def send_mail(server: str, sender: str, to: str, subject: str, text: str) -> None:
    """Raises `Gone` if the server knows nobody there, `Undelivered` if it took nothing."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, to, subject
    # No machine answers it with "out of office".
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    try:
        await asyncio.to_thread(_send, server, message)
    except smtplib.SMTPRecipientsRefused as refused:
        # Its text names the address.
        (code, _), *_ = refused.recipients.values()
        raise Gone if 550 <= code < 560 else Undelivered(f"smtp {code}", again=code < 500) from None
    except smtplib.SMTPResponseException as error:
        raise Undelivered(f"smtp {error.smtp_code}", again=400 <= error.smtp_code < 500) from None
    except (OSError, smtplib.SMTPException) as error:
        raise Undelivered(type(error).__name__, again=isinstance(error, ConnectionRefusedError)) from None


def _send(server: str, message: EmailMessage) -> None:
    where = urlsplit(server)
    host, tls = where.hostname or "localhost", ssl.create_default_context()
    with (
        smtplib.SMTP_SSL(host, where.port or 465, timeout=WITHIN, context=tls)
        if where.scheme == "smtps"
        else smtplib.SMTP(host, where.port or 25, timeout=WITHIN)
    ) as smtp:
        smtp.ehlo()
        if where.scheme == "smtp" and smtp.has_extn("starttls"):
            smtp.starttls(context=tls)
        if where.username:
            smtp.login(unquote(where.username), unquote(where.password or ""))
        smtp.send_message(message)
