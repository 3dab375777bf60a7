// Sound synthesis with Web Audio: all voices through one echo, quiet, and silent until the first press.
import type { Happening } from "../../page/told";
import type { Score } from "./music";

export interface Desk {
  audio: AudioContext;
  /** Where every voice goes: straight on, and through the echo. */
  into: GainNode;
  /** Where the music goes. */
  under: GainNode;
  press: DynamicsCompressorNode;
  noise: AudioBuffer;
}

let desk: Desk | null = null;
/** Loaded with the first press. */
let voices: typeof import("./voices") | null = null;
/** The music that is wanted; it starts as soon as sound may. */
let wanted: Score | null = null;
let volumes = { effects: 1, music: 1 };

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
    const [into, under, press] = [audio.createGain(), audio.createGain(), audio.createDynamicsCompressor()];
    into.gain.value = VOLUME * volumes.effects;
    under.gain.value = VOLUME * volumes.music;
    into.connect(press).connect(audio.destination);
    under.connect(press);
    desk = { audio, into, under, press, noise: noiseOf(audio, 1, false) };
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
  // The next press tries again.
  voices ??= await import("./voices").catch(() => null);
  if (first) echo(here);
  playMusic(wanted);
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

/** A heartbeat in silence: the roll to come will probably kill. */
export function hearHeart(): void {
  if (!desk || !voices) return;
  voices.hush(desk);
  voices.heart(desk.audio.currentTime + 0.02);
}

/** The motion tracker: higher, louder and more often the nearer the contact is. */
export function hearTracker(distance: number): void {
  if (desk) voices?.tracker(desk.audio.currentTime + 0.02, distance);
}

/** A lesson is done. */
export function hearEnd(): void {
  if (desk) voices?.victory(desk.audio.currentTime + 0.02);
}

/** The door that closes on the old location. */
export function hearDoor(): void {
  if (desk) voices?.door(desk.audio.currentTime + 0.02);
}

export type Mood = "calm" | "threatened" | "dire";

/** The chance below which the squad is in dire need. */
const DIRE = 0.33;

/** How the squad stands, by the chances of those who are attacked. */
export function moodOf(chances: readonly number[]): Mood {
  if (!chances.length) return "calm";
  return Math.min(...chances) < DIRE ? "dire" : "threatened";
}

/** Plays the music of a place until it is changed; null is silence. */
export function hum(tier: string | null, mood: Mood = "calm"): void {
  wanted = tier === null ? null : { tier, mood };
  if (desk && voices) playMusic(wanted);
}

function playMusic(score: Score | null): void {
  voices?.music(ready(), score);
}

/** The volumes of the settings, at once. */
export function setVolumes(effects: number, music: number): void {
  volumes = { effects, music };
  if (!desk) return;
  desk.into.gain.setTargetAtTime(VOLUME * effects, desk.audio.currentTime, 0.05);
  desk.under.gain.setTargetAtTime(VOLUME * music, desk.audio.currentTime, 0.05);
}
