"""Where the server listens: the port that was wished, or the next free one, and the addresses for friends."""

from __future__ import annotations

import errno
import ipaddress
import socket

PORT = 8421
PORTS = 50
"""So many ports are tried before any free one is taken."""


class PortTaken(Exception):
    """The port that was asked for by name is in use."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.port = port


class HostUnknown(Exception):
    """This computer has no such address."""


def bound(host: str, port: int | None) -> socket.socket:
    """A socket that listens on this computer, or on the address given; only a port nobody named may be another."""
    try:
        family, _, _, _, found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        raise HostUnknown(host) from error
    wished = [port] if port is not None else [*range(PORT, PORT + PORTS), 0]
    for number in wished:
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((found[0], number))
        except PermissionError:
            listener.close()
            raise
        except OSError as error:
            listener.close()
            if error.errno == errno.EADDRNOTAVAIL:
                raise HostUnknown(host) from error
            continue
        listener.listen(1024)
        listener.setblocking(False)
        return listener
    assert port is not None
    raise PortTaken(port)


def addresses(listener: socket.socket) -> list[str]:
    """Where the page can be opened: this computer first, then what friends in the same network can use."""
    host, port = listener.getsockname()[:2]
    if not ipaddress.ip_address(host).is_unspecified:
        shown = "localhost" if ipaddress.ip_address(host).is_loopback else _written(host)
        return [f"http://{shown}:{port}/"]
    return [f"http://{name}:{port}/" for name in ["localhost", *[_written(own) for own in _own_addresses()]]]


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _own_addresses() -> list[str]:
    """This computer's addresses in its networks. Asking for a way out sends nothing."""
    found = []
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with socket.socket(family, socket.SOCK_DGRAM) as way:
            try:
                way.connect((far, 9))
                found.append(str(way.getsockname()[0]))
            except OSError:
                continue
    return found
