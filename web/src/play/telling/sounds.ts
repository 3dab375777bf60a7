// Sound synthesis with Web Audio: oscillators and noise, short and soft, and only if the player turned sound on.
import type { EventName, Happening } from "../../page/told";
import { idOf } from "../../angel/play/story";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function ready(): AudioContext {
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume();
  return context;
}

/** Starts the audio context during a press: Safari blocks sound that was not first started by the user. */
export const wake = (): void => void ready();

/** A gain envelope with a fast attack and a decay. */
function dying(at: number, loud: number, lasting: number): GainNode {
  const gain = ready().createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasting);
  gain.connect(ready().destination);
  return gain;
}

function tone(at: number, from: number, to: number, lasting: number, loud: number, type: OscillatorType = "sine"): void {
  const voice = ready().createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + lasting);
  voice.connect(dying(at, loud, lasting));
  voice.start(at);
  voice.stop(at + lasting);
}

function rush(at: number, pitch: number, lasting: number, loud: number, type: BiquadFilterType = "bandpass"): void {
  const audio = ready();
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let sample = 0; sample < samples.length; sample += 1) samples[sample] = 2 * Math.random() - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = pitch;
  source.connect(filter).connect(dying(at, loud, lasting));
  source.start(at);
  source.stop(at + lasting);
}

const ping = (at: number): void => tone(at, 1400, 1250, 0.5, 0.08);
const hiss = (at: number): void => rush(at, 4200, 0.4, 0.09, "highpass");
const door = (at: number): void => {
  tone(at, 90, 45, 0.35, 0.18, "sawtooth");
  rush(at + 0.05, 300, 0.3, 0.1, "lowpass");
};
const bolter = (at: number): void => {
  for (const shot of [0, 0.09, 0.18]) {
    rush(at + shot, 900, 0.09, 0.22);
    tone(at + shot, 160, 60, 0.08, 0.15, "square");
  }
};
const knell = (at: number): void => tone(at, 196, 98, 1.1, 0.16, "triangle");
const rattle = (at: number): void => {
  for (const knock of [0, 0.06, 0.13]) rush(at + knock, 2200, 0.03, 0.12);
};

const fanfare = (at: number): void => [523, 659, 784].forEach((pitch, step) => tone(at + step * 0.14, pitch, pitch, 0.6, 0.08));

type Voice = (at: number) => void;

const SOUNDS: Partial<Record<EventName, Voice>> = {
  marine_attacks: bolter,
  swarm_attacks: hiss,
  spawned: ping,
  lord_spawned: hiss,
  swarm_moved: ping,
  marine_slain: knell,
  die_rolled: rattle,
  travelled: door,
  terrain_activated: door,
  game_won: fanfare,
  game_lost: knell,
  // Space Hulk
  shot_fired: bolter,
  flamer_fired: hiss,
  assault_rolled: rattle,
  blip_arrived: ping,
  blip_revealed: hiss,
  lord_revealed: hiss,
  door_opened: door,
  door_closed: door,
  door_destroyed: door,
  marine_died: knell,
};

/** The sound of a mission's end: a victory never sounds like a death. */
const ENDS: Record<string, Voice> = { win: fanfare, draw: door, loss: knell };

export const voiceOf = (event: Happening): Voice | undefined =>
  event.event === "mission_ended" ? ENDS[idOf(event.result)] : SOUNDS[event.event];

/** Seconds between sounds, and the most sounds for one update. */
const APART = 0.22;
const MOST = 8;

/** Plays the sounds of these events. */
export function hear(events: readonly Happening[]): void {
  const voices = events.flatMap((event) => voiceOf(event) ?? []).slice(-MOST);
  if (!voices.length) return;
  const now = ready().currentTime + 0.02;
  voices.forEach((voice, place) => voice(now + place * APART));
}
