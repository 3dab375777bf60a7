// The voices of the sounds: oscillators and noise. They load with the first press, since nothing is heard before one.
import type { EventName, Happening } from "../../page/told";
import { ready } from "./sounds";
export { hush, music } from "./music";

/** A gain envelope with a fast attack and a decay. */
function dying(at: number, loud: number, lasting: number, attack = 0.008): GainNode {
  const { audio, into } = ready();
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasting);
  gain.connect(into);
  return gain;
}

function tone(
  at: number,
  from: number,
  to: number,
  lasting: number,
  loud: number,
  type: OscillatorType = "sine",
  attack = 0.008,
): void {
  const voice = ready().audio.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + lasting);
  voice.connect(dying(at, loud, lasting, attack));
  voice.start(at);
  voice.stop(at + lasting);
}

function rush(
  at: number,
  pitch: number,
  lasting: number,
  loud: number,
  type: BiquadFilterType = "bandpass",
  to = pitch,
): void {
  const { audio, noise } = ready();
  const source = audio.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = type;
  filter.frequency.setValueAtTime(pitch, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + lasting);
  source.connect(filter).connect(dying(at, loud, lasting));
  source.start(at);
  source.stop(at + lasting);
}

export type Voice = (at: number) => void;

const ping: Voice = (at) => tone(at, 1180, 1060, 0.4, 0.16);
const hiss: Voice = (at) => {
  rush(at, 3500, 0.45, 0.17, "highpass");
  rush(at, 5200, 0.3, 0.12);
};
/** A Brood Lord: the hiss an octave down, and a growl. */
const growl: Voice = (at) => {
  rush(at, 1750, 0.6, 0.12, "highpass");
  for (let shake = 0; shake < 8; shake += 1) tone(at + shake * 0.085, 66, 58, 0.08, 0.2, "sawtooth");
};
const scuttle: Voice = (at) => {
  for (const step of [0, 0.07, 0.12, 0.2]) rush(at + step, 2600 + 900 * step, 0.035, 0.42);
};
export const door: Voice = (at) => {
  tone(at, 90, 45, 0.6, 0.2, "sawtooth");
  rush(at, 300, 0.5, 0.14, "lowpass");
};
/** The door, then the air of another place. */
const arrival: Voice = (at) => {
  tone(at, 58, 40, 0.5, 0.22, "sawtooth");
  rush(at + 0.3, 2400, 0.6, 0.1, "highpass", 900);
  tone(at + 0.5, 110, 110, 1.4, 0.07, "triangle", 0.4);
  tone(at + 0.5, 165, 165, 1.4, 0.05, "triangle", 0.5);
};
const bolter: Voice = (at) => {
  for (const shot of [0, 0.09, 0.18]) {
    rush(at + shot, 1800, 0.07, 0.24, "lowpass");
    tone(at + shot, 150, 55, 0.08, 0.16, "square");
  }
};
const flamer: Voice = (at) => {
  rush(at, 300, 0.45, 0.2, "bandpass", 900);
  rush(at + 0.4, 900, 0.5, 0.16, "bandpass", 400);
};
/** The die: clicks closer and closer together, the last with a thump. */
const rattle: Voice = (at) => {
  for (const knock of [0, 0.14, 0.25, 0.33, 0.38]) rush(at + knock, 2200, 0.025, 0.14);
  tone(at + 0.42, 90, 60, 0.12, 0.22);
};
const hit: Voice = (at) => {
  rush(at, 500, 0.1, 0.5);
  tone(at, 300, 70, 0.24, 0.4, "triangle");
};
const miss: Voice = (at) => {
  rush(at, 3200, 0.22, 0.6, "bandpass", 1400);
  rush(at + 0.18, 4200, 0.06, 0.5);
};
/** The armour holds. */
const clang: Voice = (at) => {
  tone(at, 620, 600, 0.5, 0.16, "triangle");
  tone(at, 1490, 1450, 0.3, 0.08, "triangle");
  rush(at, 1200, 0.06, 0.24);
};
/** A Marine dies: a bell. */
const bell: Voice = (at) => {
  tone(at + 0.15, 196, 194, 2.4, 0.2);
  tone(at + 0.15, 392.6, 390, 1.7, 0.09);
  tone(at + 0.15, 587, 584, 1.1, 0.05);
};
const card: Voice = (at) => {
  rush(at, 1200, 0.05, 0.16);
  tone(at + 0.08, 147, 139, 0.9, 0.1, "sawtooth", 0.2);
  tone(at + 0.08, 156, 147, 0.9, 0.08, "sawtooth", 0.25);
};
/** A heartbeat: the roll to come will probably kill. */
export const heart: Voice = (at) => {
  for (const beat of [0, 0.17]) tone(at + beat, 62, 38, 0.16, 0.42);
};
/** A contact at this distance, in squares: one pulse far away, three next to a marine. */
export function tracker(at: number, distance: number): void {
  const near = 1 / Math.max(distance, 1);
  const pulses = distance < 4 ? 3 : distance < 8 ? 2 : 1;
  for (let pulse = 0; pulse < pulses; pulse += 1)
    tone(at + pulse * 0.14, 700 + 900 * near, 660 + 850 * near, 0.11, 0.05 + 0.1 * near, "triangle");
}
const chime: Voice = (at) => tone(at, 660, 655, 0.35, 0.12);
/** Fifths stacked upwards, on none of the pitches of the bell. */
export const victory: Voice = (at) =>
  [277, 415, 622, 932].forEach((pitch, step) => tone(at + step * 0.24, pitch, pitch, 1.8, 0.09, "triangle", 0.12));
/** The bell twice, and something very low. */
const defeat: Voice = (at) => {
  bell(at);
  bell(at + 0.9);
  tone(at, 49, 41, 2.8, 0.2, "sawtooth", 0.5);
};

const SOUNDS: Partial<Record<EventName, Voice>> = {
  marine_attacks: bolter,
  swarm_attacks: hiss,
  spawned: ping,
  lord_spawned: growl,
  swarm_moved: scuttle,
  marine_slain: bell,
  genestealer_slain: hit,
  attack_missed: miss,
  swarm_missed: clang,
  missed_by: clang,
  marine_rescued: chime,
  die_rolled: rattle,
  event_drawn: card,
  event_read: card,
  event_being_read: card,
  event_revealed: card,
  travelled: arrival,
  terrain_activated: door,
  token_placed: chime,
  game_won: victory,
  game_lost: defeat,
  // Space Hulk
  shot_fired: bolter,
  flamer_fired: flamer,
  assault_rolled: rattle,
  stealer_died: hit,
  blip_arrived: ping,
  blip_revealed: hiss,
  lord_revealed: growl,
  door_opened: door,
  door_closed: door,
  door_destroyed: door,
  marine_died: bell,
};

/** The sound of a mission's end: a victory never sounds like a death. */
const ENDS: Record<string, Voice> = { win: victory, draw: door, loss: defeat };

export const voiceOf = (event: Happening): Voice | undefined =>
  event.event === "mission_ended" ? ENDS[event.result[1]] : SOUNDS[event.event];
