"""HTTP POST to an address that a stranger may have given: only over https, and only to the public internet.

The name is looked up once and the connection goes to the very address that was checked, so a name server that changes
its mind reaches nothing. Redirects are not followed, and of the reply only the status is read.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple

WITHIN = 10.0
"""Seconds for everything: a server that answers drop by drop holds nothing up."""

URL = re.compile(
    r"(?P<scheme>https?)://(?P<host>[A-Za-z0-9.-]{1,253})(?::(?P<port>[0-9]{1,5}))?(?P<path>/[!-~]{0,900})"
)
"""No user, no blanks, nothing that another parser could read in another way."""

NAT64 = IPv6Network("64:ff9b::/96")
"""Its addresses lead to IPv4 addresses, perhaps to ours."""


class Forbidden(Exception):
    """It is not an address that the server may call."""


class Target(NamedTuple):
    """Where to post."""

    tls: bool
    host: str
    port: int
    path: str


def target(url: str, *, anywhere: bool = False) -> Target:
    """The parts of a URL. Raises `Forbidden` unless it is https at the usual port, or may lead `anywhere`."""
    found = URL.fullmatch(url)
    if found is None:
        raise Forbidden
    tls = found["scheme"] == "https"
    port = int(found["port"] or (443 if tls else 80))
    if not anywhere and (not tls or port != 443):
        raise Forbidden
    return Target(tls, found["host"], port, found["path"])


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether it is an ordinary address of the internet, and does not stand for another one."""
    if isinstance(address, IPv6Address) and (
        address.ipv4_mapped or address.sixtofour or address.teredo or address in NAT64
    ):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved)


async def find(where: Target, *, anywhere: bool = False) -> str:
    """An IP address of the host. Raises `Forbidden` if any of them is not public, and OSError if there is none."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(where.host, where.port, type=socket.SOCK_STREAM)
    addresses = [str(about[4][0]) for about in found]
    if not anywhere and not all(is_public(ip_address(address.partition("%")[0])) for address in addresses):
        raise Forbidden
    return addresses[0]


async def post(url: str, body: bytes, headers: Mapping[str, str], *, anywhere: bool = False) -> int:
    """The status of the reply. Raises `Forbidden`, and OSError (also TimeoutError) if there is none."""
    where = target(url, anywhere=anywhere)
    async with asyncio.timeout(WITHIN):
        address = await find(where, anywhere=anywhere)
        tls = ssl.create_default_context() if where.tls else None
        name = where.host if where.tls else None
        reader, writer = await asyncio.open_connection(address, where.port, ssl=tls, server_hostname=name, limit=1024)
        try:
            usual = 443 if where.tls else 80
            host = where.host if where.port == usual else f"{where.host}:{where.port}"
            told = {"Host": host, "Content-Length": str(len(body)), "Connection": "close", **headers}
            lines = [f"POST {where.path} HTTP/1.1", *[f"{name}: {value}" for name, value in told.items()], "", ""]
            writer.write("\r\n".join(lines).encode("latin-1") + body)
            await writer.drain()
            try:
                status = (await reader.readline()).split()
            except ValueError as error:
                raise ConnectionError from error
            if len(status) < 2 or not status[0].startswith(b"HTTP/1.") or not status[1].isdigit():
                raise ConnectionError
            return int(status[1])
        finally:
            writer.close()
