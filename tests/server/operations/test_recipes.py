"""The recipes of docs/hosting.md are the files in deploy, and they work: proxies, service, log rotation, image."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import shutil
import ssl
import subprocess
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, AsyncExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
import websockets

from bench.served import free_port
from tests.asynchronous import asynchronous, eventually
from tests.server.processes import VOIDLOCK, Server
from tests.server.serving import Client
from tests.test_docs import blocks
from voidlock.server.http.pages import page_is_built
from voidlock.server.operations.metrics import NUMBERS, REGISTRY

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"

AWAY = "127.0.0.2"
"""This computer under another address, so that a proxy can say who it speaks for."""


def under_a_path(language: str) -> str:
    """What the documents put in place of a recipe's own lines to serve below /voidlock/."""
    return blocks("docs/hosting.md", language)[1]


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail(f"{name} is not installed, and CI must not leave it out (make system)", pytrace=False)
        pytest.skip(f"{name} is not installed: its recipe is not tried here")
    return found


def recipe(name: str, replaced: Mapping[str, str] | None = None) -> str:
    """A file of deploy. What only this test has otherwise is replaced, and must be there."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    for old, new in (replaced or {}).items():
        assert old in text, old
        text = text.replace(old, new)
    return text


# ---------------------------------------------------------------------- documents


@pytest.mark.parametrize(
    ("name", "language", "number"),
    [
        ("nginx.conf", "nginx", 0),
        ("nginx-servers.conf", "nginx", 2),
        ("Caddyfile", "caddy", 0),
        ("Caddyfile-servers", "caddy", 2),
        ("voidlock.service", "ini", 0),
        ("logrotate", "logrotate", 0),
    ],
)
def test_the_documents_show_the_files(name: str, language: str, number: int) -> None:
    assert blocks("docs/hosting.md", language)[number] == recipe(name)


def test_every_event_and_metric_is_in_the_documents() -> None:
    """And no other: an operator writes alarms after them."""
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src" / "voidlock" / "server").rglob("*.py")]
    events = {name for source in sources for name in re.findall(r'\b(?:event|failure)\(\s*"(\w+)"', source)}
    metrics = {
        metric.name.removeprefix("voidlock_") + "_total" * (metric.type == "counter") for metric in REGISTRY.collect()
    } | {*NUMBERS}
    assert len(events) > 20
    assert [name for name in sorted(events | metrics) if f"`{name}`" not in text] == []
    named = set(re.findall(r"`voidlock_(\w+)`", text)) | set(re.findall(r"`event=(\w+)", text))
    assert named <= events | metrics | {"log", "lease", "alarm", "subscription"}


def test_every_option_of_the_server_is_in_the_documents() -> None:
    """Those that the other sections describe too."""
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for option in ("--admin-port", "--admin-host", "--log-file", "--log-format", "--log-addresses"):
        assert f"`{option}" in hosting


# ---------------------------------------------------------------------- proxies


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server behind all proxies, with its event log."""
    folder = tmp_path_factory.mktemp("server")
    server = Server(str(folder / "log.db"), folder)
    server.options = ["--log-file", str(folder / "events.log"), "--log-format", "json", "--trust-proxy", "127.0.0.1"]
    asyncio.run(server.start())
    yield server
    server.kill()


class Certificate(NamedTuple):
    chain: str
    key: str


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    """A self-signed one for localhost."""
    folder = tmp_path_factory.mktemp("certificate")
    made = Certificate(str(folder / "chain.pem"), str(folder / "key.pem"))
    command = [
        program("openssl"),
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
    ]
    command += ["-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    subprocess.run([*command, "-out", made.chain, "-keyout", made.key], check=True, capture_output=True)
    return made


class Proxy:
    """A proxy at work, on a port that browsers must name."""

    def __init__(self, port: int, certificate: Certificate, path: str = "/") -> None:
        self.port = port
        self.place = f"localhost:{port}"
        self.path = path
        self._tls = ssl.create_default_context(cafile=certificate.chain)

    def page(self, name: str) -> tuple[int, str]:
        try:
            address = f"https://{self.place}{self.path}{name}"
            with urllib.request.urlopen(address, context=self._tls, timeout=10) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def socket(self, origin: str | None = None) -> websockets.connect:
        """A browser on another computer, which lies about its address."""
        return websockets.connect(
            f"wss://{self.place}{self.path}socket",
            ssl=self._tls,
            host="127.0.0.1",
            server_hostname="localhost",
            local_addr=(AWAY, 0),
            origin=websockets.Origin(origin or f"https://{self.place}"),
            additional_headers={"X-Forwarded-For": "203.0.113.9"},
            max_size=None,
        )


@contextmanager
def running(command: list[str], folder: Path, port: int) -> Iterator[None]:
    """A proxy until the test is over; it serves once its port answers."""
    with (folder / "told").open("wb") as told:
        process = subprocess.Popen(
            command, stdout=told, stderr=told, cwd=folder, env={**os.environ, "HOME": str(folder)}
        )

    async def answers() -> None:
        async with asyncio.timeout(30):
            while True:
                assert process.poll() is None, (folder / "told").read_text()
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                except OSError:
                    await asyncio.sleep(0.02)
                else:
                    writer.close()
                    return

    try:
        asyncio.run(answers())
        yield
    finally:
        process.terminate()
        process.wait(10)


def with_ports(site: str, server: Server, other: Server | None) -> str:
    """A proxy's settings, with the ports of these servers."""
    site = site.replace("127.0.0.1:8421", f"127.0.0.1:{server.port}")
    return site.replace("127.0.0.1:8422", f"127.0.0.1:{other.port}") if other is not None else site


@contextmanager
def nginx(
    server: Server, certificate: Certificate, folder: Path, path: str = "/", other: Server | None = None
) -> Iterator[Proxy]:
    port = free_port()
    at_the_root = "location / {\n        proxy_pass http://127.0.0.1:8421;\n"
    location = under_a_path("nginx") if path != "/" else at_the_root
    if other is not None:
        location = at_the_root.replace("127.0.0.1:8421", "voidlock_servers")
    site = recipe(
        "nginx.conf",
        {
            "listen 80;": f"listen 127.0.0.1:{free_port()};",
            "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
            "server_name voidlock.example;": "server_name localhost;",
            "/etc/letsencrypt/live/voidlock.example/fullchain.pem": certificate.chain,
            "/etc/letsencrypt/live/voidlock.example/privkey.pem": certificate.key,
            "limit_conn voidlock 50;": "limit_conn voidlock 3;" if other is None else "limit_conn voidlock 50;",
            at_the_root: location,
        },
    )
    servers = recipe("nginx-servers.conf") if other is not None else ""
    (folder / "voidlock.conf").write_text(with_ports(f"{servers}{site}", server, other))
    places = [f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    main = [
        "user root;" if os.geteuid() == 0 else "",
        f"pid {folder}/pid;",
        "worker_processes 1; daemon off; error_log stderr;",
        f"events {{}} http {{ access_log off; {' '.join(places)} include {folder}/voidlock.conf; }}",
    ]
    (folder / "nginx.conf").write_text("\n".join(main))
    with running([program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")], folder, port):
        yield Proxy(port, certificate, path)


@contextmanager
def caddy(
    server: Server, certificate: Certificate, folder: Path, path: str = "/", other: Server | None = None
) -> Iterator[Proxy]:
    port = free_port()
    at_the_root = "\treverse_proxy 127.0.0.1:8421\n"
    here = f"https://localhost:{port} {{\n\tbind 127.0.0.1\n\ttls {certificate.chain} {certificate.key}"
    last = under_a_path("caddy") if path != "/" else at_the_root
    if other is not None:
        last = recipe("Caddyfile-servers")
    site = with_ports(recipe("Caddyfile", {"voidlock.example {": here, at_the_root: last}), server, other)
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n\tauto_https off\n}}\n{site}")
    with running([program("caddy"), "run", "--adapter", "caddyfile", "--config", "Caddyfile"], folder, port):
        yield Proxy(port, certificate, path)


async def plays(proxy: Proxy) -> str:
    """A browser plays the first answers of a game; the name of its table."""
    async with proxy.socket() as socket:
        ann = Client(socket)
        name = await ann.open()
        await ann.play(1, random.Random(1), 3)
        return name


@pytest.mark.parametrize("path", ["/", "/voidlock/"])
@pytest.mark.parametrize("proxied", [nginx, caddy])
def test_a_game_through_a_proxy(
    proxied: Callable[..., AbstractContextManager[Proxy]],
    path: str,
    server: Server,
    certificate: Certificate,
    tmp_path: Path,
) -> None:
    with proxied(server, certificate, tmp_path, path) as proxy:
        status, text = proxy.page("missions")
        assert (status, bool(json.loads(text))) == (200, True)
        assert proxy.page("healthz") == (200, "ok\n")
        if page_is_built():
            status, text = proxy.page("")
            assert (status, text[:15]) == (200, "<!doctype html>")
            _, invitation = proxy.page("?game=angel&by=Ann")
            assert re.search(rf'og:image" content="https://[^/"]+{path}invitation\.jpg"', invitation)
        assert [proxy.page(name)[0] for name in ("metrics", "readyz")] == [404, 404]
        name = asyncio.run(plays(proxy))
        lines = (server.folder / "events.log").read_text().splitlines()
        opened = next(record for record in map(json.loads, lines) if record.get("table") == name)
        assert (opened["event"], opened["address"]) == ("opened", AWAY)

        async def stranger() -> None:
            async with proxy.socket("https://evil.example"):
                pass

        with pytest.raises(websockets.InvalidStatus) as refused:
            asyncio.run(stranger())
        assert refused.value.response.status_code == 403


def test_nginx_bounds_the_connections_of_an_address(server: Server, certificate: Certificate, tmp_path: Path) -> None:
    """Three in the test instead of fifty."""

    async def story(proxy: Proxy) -> int:
        async with AsyncExitStack() as here:
            for _ in range(3):
                await here.enter_async_context(proxy.socket())
            with pytest.raises(websockets.InvalidStatus) as refused:
                await here.enter_async_context(proxy.socket())
            return refused.value.response.status_code

    with nginx(server, certificate, tmp_path) as proxy:
        assert asyncio.run(story(proxy)) == 429


# ---------------------------------------------------------------------- service


SERVICES = {"voidlock.service": "voidlock.service", "voidlock@.service": "voidlock@8421.service"}
"""The units of deploy, and the names they run under."""


@pytest.mark.parametrize("name", SERVICES)
def test_systemd_reads_the_unit(tmp_path: Path, name: str) -> None:
    """Without a word, and finds little that the service could harm."""
    unit = tmp_path / SERVICES[name]
    unit.write_text(recipe(name, {"/opt/voidlock/bin/voidlock": VOIDLOCK}))
    done = subprocess.run(
        [program("systemd-analyze"), "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    # Exposure in tenths, of 100.
    command = [program("systemd-analyze"), "security", "--offline=true", "--threshold=20", str(unit)]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize("name", SERVICES)
def test_a_server_that_ends_is_started_again_however_often(name: str) -> None:
    unit, _, service = recipe(name).partition("[Service]")
    assert "StartLimitIntervalSec=0" in unit.splitlines()
    assert {"Restart=always", "RestartSec=5"} <= {*service.splitlines()}


def known_options() -> str:
    """What `voidlock serve --help` says."""
    return subprocess.run([VOIDLOCK, "serve", "--help"], capture_output=True, text=True, check=True).stdout


def started_by(name: str) -> dict[str, str]:
    """The options with which a unit starts the server."""
    (started,) = re.findall(r"^ExecStart=(.*?[^\\])\n", recipe(name), re.MULTILINE | re.DOTALL)
    _, command, *options = started.replace("\\\n", "").split()
    assert command == "serve"
    return dict(zip(options[::2], options[1::2], strict=True))


def test_what_the_unit_starts() -> None:
    """The server understands its options, and the log rotation its log."""
    given = started_by("voidlock.service")
    assert all(f"{option} " in known_options() for option in given)
    assert recipe("logrotate", {given["--log-file"]: "here"})
    assert given["--port"] in recipe("nginx.conf")


def test_the_unit_of_several_servers() -> None:
    """It is the unit of one, but for its options; the instance is the port."""
    given = started_by("voidlock@.service")
    assert all(f"{option} " in known_options() for option in given)
    assert (given["--port"], given["--relay"]) == ("%i", "127.0.0.1:%i")
    one, several = (recipe(name).partition("\nExecReload=")[2] for name in SERVICES)
    assert one == several


def test_kubernetes_starts_what_there_is() -> None:
    """No cluster here: its options are known, and its probes are pages."""
    text = recipe("kubernetes.yaml")
    options = re.findall(r"^ +- (--[a-z-]+)=", text, re.MULTILINE)
    assert "--relay" in options
    assert all(f"{option} " in known_options() for option in options)
    assert re.findall(r"^ +path: (/\w+)$", text, re.MULTILINE) == ["/healthz", "/readyz"]


@asynchronous
async def test_logs_are_rotated(server: Server, tmp_path: Path) -> None:
    log = server.folder / "events.log"
    log.write_text('{"event": "old"}\n')
    user = "root root" if os.geteuid() == 0 else f"{os.getuid()} {os.getgid()}"
    replaced = {
        "/var/log/voidlock/events.log": str(log),
        "voidlock voidlock": user,
        "systemctl reload voidlock.service": f"kill -HUP {server.running.pid}",
    }
    rotation = tmp_path / "logrotate"
    rotation.write_text(recipe("logrotate", replaced))
    rotation.chmod(0o600)
    command = [program("logrotate"), "--force", "--state", str(tmp_path / "state"), str(rotation)]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert (server.folder / "events.log.1").read_text() == '{"event": "old"}\n'
    await eventually(lambda: '"log_reopened"' in log.read_text())


# ---------------------------------------------------------------------- image


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile's instructions, each on one line."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in [line.partition(" ") for line in lines]]


def told(word: str) -> list[str]:
    return [rest for each, rest in instructions() if each == word]


def test_the_image() -> None:
    """Pinned, with PostgreSQL, a volume, a check, and options that the server knows."""
    assert re.fullmatch(r"BASE=python:3\.\d+\.\d+-slim-\w+(@sha256:[0-9a-f]{64})?", told("ARG")[0])
    assert [each.split()[0] for each in told("FROM")] == ["${BASE}", "${BASE}"]
    assert told("USER") == ["voidlock"]
    assert told("VOLUME") == ["/data"]
    assert "/readyz" in told("HEALTHCHECK")[0]
    program, command, *options = json.loads(told("CMD")[0])
    given = dict(zip(options[::2], options[1::2], strict=True))
    assert (program, command, given["--host"]) == ("voidlock", "serve", "0.0.0.0")
    assert given["--database"].startswith("/data/")
    assert told("EXPOSE") == [f"{given['--port']} {given['--admin-port']}"]
    assert f":{given['--admin-port']}/readyz" in told("HEALTHCHECK")[0]


def test_the_image_has_the_libraries_of_its_lock() -> None:
    """The lock of the game, and beside it asyncpg and what encrypts web push."""
    (built, *_), (run,) = (
        [each for each in told("COPY") if "--from" in each],
        [each for each in told("RUN") if "pip install" in each],
    )
    locks = re.findall(r"\w+\.lock", run)
    assert locks and all(f"/voidlock/locks/{lock}" in built for lock in locks)
    assert "--require-hashes" in run
    pinned = {line for lock in locks for line in (ROOT / "locks" / lock).read_text().splitlines() if "==" in line}
    plain = {line for line in (ROOT / "locks/play.lock").read_text().splitlines() if "==" in line}
    assert plain < pinned
    assert [line.partition("==")[0] for line in sorted(pinned - plain)] == [
        "asyncpg",
        "cffi",
        "cryptography",
        "pycparser",
    ]


def test_every_file_the_image_copies_is_there() -> None:
    """What the build stage uses is not left out by .dockerignore."""
    left_out = (ROOT / ".dockerignore").read_text().splitlines()
    used = [name for line in told("RUN") for name in re.findall(r"(?<![/\w])locks/\w+\.lock", line)]
    for name in [*used, "Makefile", "pyproject.toml", "web", "src", "tools"]:
        assert (ROOT / name).exists()
        assert name not in left_out
