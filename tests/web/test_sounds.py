"""The sounds, rendered by the browser's own synthesis: how loud each is, and that they can be told apart."""

from __future__ import annotations

import itertools
import math
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

pytestmark = pytest.mark.slow

WEB, MODULE = Path(__file__).parents[2] / "web", "src/shared/telling/sounds.ts"

RENDER = """async ({ code, sound, seconds }) => {
    let audio;
    window.AudioContext = function () {
        audio = new OfflineAudioContext(1, 44100 * seconds, 44100);
        audio.resume = async () => {};
        return audio;
    };
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true }, configurable: true });
    const sounds = new Function(code + "; return bundled;")();
    const [kind, name = ""] = sound.split(" ");
    if (kind === "effects") sounds.setVolumes(Number(name), 1);
    if (kind === "music") sounds.setVolumes(1, Number(name));
    await sounds.wake();
    if (kind === "hum") sounds.hum(name);
    else if (kind === "pulse") sounds.hum("2", name);
    else if (kind === "effects") sounds.hear([{ event: "marine_attacks" }]);
    else if (kind === "music") sounds.hum("2", "dire");
    else if (kind === "heart") sounds.hearHeart();
    else sounds.hear([{ event: name }]);
    const samples = (await audio.startRendering()).getChannelData(0);
    // A tenth of a second is about as long as the ear takes to judge how loud something is.
    const windows = [];
    for (let at = 0; at + 4410 <= samples.length; at += 2205) {
        windows.push(Math.sqrt(samples.slice(at, at + 4410).reduce((sum, x) => sum + x * x, 0) / 4410));
    }
    // The energy in bands of a third of an octave, by Goertzel's algorithm at their centres.
    const bands = [];
    for (let pitch = 40; pitch < 10000; pitch *= 2 ** (1 / 3)) {
        let energy = 0;
        for (let at = 0; at + 2048 <= samples.length; at += 2048) {
            const turn = 2 * Math.cos((2 * Math.PI * pitch) / 44100);
            let [one, two] = [0, 0];
            for (let k = at; k < at + 2048; k += 1) [one, two] = [samples[k] + turn * one - two, one];
            energy += one * one + two * two - turn * one * two;
        }
        bands.push(Math.sqrt(energy));
    }
    return { peak: samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0), loud: Math.max(...windows), bands };
}"""


class Heard(NamedTuple):
    peak: float
    """The highest sample, in dB below full scale."""
    loud: float
    """The loudest tenth of a second, as a root mean square in dB."""
    bands: list[float]


def decibels(value: float) -> float:
    return 20 * math.log10(max(value, 1e-6))


def alike(one: Heard, other: Heard) -> float:
    """1 if the same pitches sound equally strong in both, 0 if they share none."""
    return (
        sum(a * b for a, b in zip(one.bands, other.bands, strict=True))
        / math.hypot(*one.bands)
        / math.hypot(*other.bands)
    )


TOLD = [
    "genestealer_slain",
    "attack_missed",
    "marine_slain",
    "spawned",
    "event_drawn",
    "travelled",
    "game_won",
    "game_lost",
]
"""What must never be mistaken for one another."""

OTHERS = [
    "die_rolled",
    "marine_attacks",
    "swarm_attacks",
    "swarm_missed",
    "lord_spawned",
    "swarm_moved",
    "token_placed",
]
TIERS = ["", "2", "3", "4"]
MOODS = ["calm", "threatened", "dire"]
VOLUMES = ["effects 0", "effects 0.5", "effects 1", "music 0", "music 0.5", "music 1"]


_rendered: dict[str, Heard] = {}


@pytest.fixture
def heard(browser: Browser) -> dict[str, Heard]:
    """Every sound; rendered for the first test, and kept for the others."""
    if _rendered:
        return _rendered
    made = subprocess.run(["node", "tests/bundled.mjs", MODULE], cwd=WEB, capture_output=True, check=True)
    page = browser.new_page()
    every = [*[f"event {name}" for name in (*TOLD, *OTHERS)], "heart", *[f"hum {tier}" for tier in TIERS]]
    every += [*[f"pulse {mood}" for mood in MOODS], *VOLUMES]
    for sound in every:
        found = page.evaluate(RENDER, {"code": made.stdout.decode(), "sound": sound, "seconds": 2})
        _rendered[sound] = Heard(decibels(found["peak"]), decibels(found["loud"]), found["bands"])
    page.close()
    return _rendered


def test_nothing_is_loud_and_nothing_is_drowned(heard: dict[str, Heard]) -> None:
    """Well below full scale, and the hum of the place under everything that happens there."""
    for sound, (peak, loud, _) in heard.items():
        assert peak < -9, (sound, peak)
        if sound not in VOLUMES:
            music = sound.startswith(("hum", "pulse"))
            assert (-41 < loud < -29) if music else (-39 < loud < -18), (sound, loud)


def test_the_pulse_grows_with_the_danger(heard: dict[str, Heard]) -> None:
    calm, threatened, dire = (heard[f"pulse {mood}"].loud for mood in MOODS)
    assert calm < threatened < dire


def test_each_volume_is_the_volume_of_its_own(heard: dict[str, Heard]) -> None:
    for kind in ("effects", "music"):
        none, half, whole = (heard[f"{kind} {volume}"].loud for volume in ("0", "0.5", "1"))
        assert none < -60, (kind, none)
        assert 3 < whole - half < 9, (kind, whole, half)


def test_what_is_told_can_be_told_apart(heard: dict[str, Heard]) -> None:
    for one, other in itertools.combinations([f"event {name}" for name in TOLD], 2):
        assert alike(heard[one], heard[other]) < 0.92, (one, other)


def test_each_tier_hums_in_its_own_way(heard: dict[str, Heard]) -> None:
    for one, other in itertools.combinations([f"hum {tier}" for tier in TIERS], 2):
        assert alike(heard[one], heard[other]) < 0.99, (one, other)
