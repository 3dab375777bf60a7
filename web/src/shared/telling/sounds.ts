// Sound synthesis with Web Audio: all voices through one echo, quiet, and silent until the first press.
import type { Happening } from "../../page/told";

interface Desk {
  audio: AudioContext;
  /** Where every voice goes: straight on, and through the echo. */
  into: GainNode;
  press: DynamicsCompressorNode;
  noise: AudioBuffer;
  drone: Drone | null;
}

interface Drone {
  name: string;
  gain: GainNode;
  voices: OscillatorNode[];
}

let desk: Desk | null = null;
/** Loaded with the first press. */
let voices: typeof import("./voices") | null = null;
/** The tier whose hum is wanted; it starts as soon as sound may. */
let wanted: string | null = null;

/** Low on purpose: sound is on unless the player turns it off. */
const VOLUME = 0.5;
const ECHO = 0.18;
const ECHOING = 1.6;

function noiseOf(audio: AudioContext, seconds: number, fades: boolean): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.floor(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let sample = 0; sample < samples.length; sample += 1) {
    const left = fades ? 1 - sample / samples.length : 1;
    samples[sample] = (2 * Math.random() - 1) * left * left * left;
  }
  return buffer;
}

/** Master: a compressor behind everything. */
export function ready(): Desk {
  if (!desk) {
    const audio = new AudioContext();
    const [into, press] = [audio.createGain(), audio.createDynamicsCompressor()];
    into.gain.value = VOLUME;
    into.connect(press).connect(audio.destination);
    desk = { audio, into, press, noise: noiseOf(audio, 1, false), drone: null };
    document.addEventListener("visibilitychange", () => void (document.hidden ? audio.suspend() : audio.resume()));
  }
  if (desk.audio.state !== "running") void desk.audio.resume();
  return desk;
}

/** The echo of the hulk; to prepare it takes as long as to start the sound, so it comes after the press. */
function echo({ audio, into, press }: Desk): void {
  const [echo, wet] = [audio.createConvolver(), audio.createGain()];
  wet.gain.value = ECHO;
  echo.buffer = noiseOf(audio, ECHOING, true);
  into.connect(echo).connect(wet).connect(press);
}

/** Starts the audio context during a press: browsers block sound that was not first started by the user. */
export async function wake(): Promise<void> {
  const allowed =
    "AudioContext" in window && (!("userActivation" in navigator) || navigator.userActivation.hasBeenActive);
  if (!allowed || (voices && desk?.audio.state === "running")) return;
  const [first, here] = [!desk, ready()];
  play(wanted);
  // Without them only the hum is heard; the next press tries again.
  voices ??= await import("./voices").catch(() => null);
  if (first) echo(here);
}

/** Seconds between sounds, and the most sounds for one update. */
const APART = 0.22;
const MOST = 8;

/** Plays the sounds of these events, equal ones once; nothing before the first press. */
export function hear(events: readonly Happening[]): void {
  const { voiceOf } = voices ?? {};
  if (!voiceOf) return;
  const heard = [...new Set(events.flatMap((event) => voiceOf(event) ?? []))].slice(-MOST);
  if (!heard.length) return;
  const now = ready().audio.currentTime + 0.02;
  heard.forEach((voice, place) => voice(now + place * APART));
}

/** A heartbeat: the roll to come will probably kill. */
export function hearHeart(): void {
  if (desk) voices?.heart(desk.audio.currentTime + 0.02);
}

/** The door that closes on the old location. */
export function hearDoor(): void {
  if (desk) voices?.door(desk.audio.currentTime + 0.02);
}

/** Under everything: about 34 dB below full scale. */
const HUM = 0.026;
/** The third partial tells the tiers apart: deeper in the hulk it is darker and less in tune. */
const PARTIALS: Readonly<Record<string, number>> = {
  "": 114,
  "1A": 114,
  "1B": 114,
  "1C": 114,
  "2": 101.6,
  "3": 90.4,
  "4": 80.7,
};

/** Plays the hum of a location's tier until it is changed; null is silence. */
export function hum(tier: string | null): void {
  wanted = tier;
  if (desk) play(tier);
}

function play(tier: string | null): void {
  const here = ready();
  const { audio, into, drone } = here;
  if ((drone?.name ?? null) === tier) return;
  const now = audio.currentTime;
  drone?.gain.gain.setTargetAtTime(0, now, 0.4);
  for (const voice of drone?.voices ?? []) voice.stop(now + 2);
  here.drone = null;
  if (tier === null) return;
  const [gain, filter] = [audio.createGain(), audio.createBiquadFilter()];
  gain.gain.setValueAtTime(0, now);
  gain.gain.setTargetAtTime(HUM, now, 1.5);
  filter.type = "lowpass";
  filter.frequency.value = 110;
  filter.connect(gain).connect(into);
  const voices = [38, 38.4, PARTIALS[tier] ?? 114].map((pitch) => {
    const voice = audio.createOscillator();
    voice.type = "sawtooth";
    voice.frequency.value = pitch;
    voice.connect(filter);
    voice.start(now);
    return voice;
  });
  here.drone = { name: tier, gain, voices };
}
