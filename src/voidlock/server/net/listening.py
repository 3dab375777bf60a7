"""Listening socket: the port asked for or the next free one, and the addresses to share with friends."""

from __future__ import annotations

import errno
import ipaddress
import socket

PORT = 8421
PORTS = 50
"""Ports tried in order before the system picks one."""

WAITING = 4096
"""Connections that may wait until they are accepted, if the system allows as many; the next ones try again later."""


class PortTaken(Exception):
    """The port the user asked for is in use."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.port = port


class PortForbidden(Exception):
    """The user may not listen on this port."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.port = port


class HostUnknown(Exception):
    """This computer does not have that address."""


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket. If the user names no port, the next free one is used."""
    try:
        family, _, _, _, found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        raise HostUnknown(host) from error
    candidates = [port] if port is not None else [*range(PORT, PORT + PORTS), 0]
    for number in candidates:
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((found[0], number))
        except PermissionError as error:
            listener.close()
            raise PortForbidden(number) from error
        except OSError as error:
            listener.close()
            if error.errno == errno.EADDRNOTAVAIL:
                raise HostUnknown(host) from error
            continue
        listener.listen(WAITING)
        listener.setblocking(False)
        return listener
    assert port is not None
    raise PortTaken(port)


def addresses(listener: socket.socket) -> list[str]:
    """URLs of the page: for this computer first, then for others in the same network."""
    host, port = listener.getsockname()[:2]
    if not ipaddress.ip_address(host).is_unspecified:
        shown = "localhost" if ipaddress.ip_address(host).is_loopback else _url_host(host)
        return [f"http://{shown}:{port}/"]
    return [f"http://{name}:{port}/" for name in ["localhost", *[_url_host(own) for own in _own_addresses()]]]


def _url_host(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _own_addresses() -> list[str]:
    """This computer's own addresses. Connecting a UDP socket picks the route and sends nothing."""
    found = []
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with socket.socket(family, socket.SOCK_DGRAM) as way:
            try:
                way.connect((far, 9))
                found.append(str(way.getsockname()[0]))
            except OSError:
                continue
    return found
