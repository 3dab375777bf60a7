// Sound synthesis with Web Audio: oscillators and noise through one echo, quiet, and silent until the first press.
import type { EventName, Happening } from "../../page/told";
import { idOf } from "../../angel/play/story";

interface Desk {
  audio: AudioContext;
  /** Where every voice goes: straight on, and through the echo. */
  into: GainNode;
  noise: AudioBuffer;
  drone: Drone | null;
}

interface Drone {
  name: string;
  gain: GainNode;
  voices: OscillatorNode[];
}

let desk: Desk | null = null;
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
    samples[sample] = (2 * Math.random() - 1) * (fades ? (1 - sample / samples.length) ** 3 : 1);
  }
  return buffer;
}

/** Master: a compressor behind everything, and the echo of the hulk. */
function ready(): Desk {
  if (!desk) {
    const audio = new AudioContext();
    const [into, echo, wet, press] = [audio.createGain(), audio.createConvolver(), audio.createGain(), audio.createDynamicsCompressor()];
    into.gain.value = VOLUME;
    wet.gain.value = ECHO;
    echo.buffer = noiseOf(audio, ECHOING, true);
    into.connect(press).connect(audio.destination);
    into.connect(echo).connect(wet).connect(press);
    desk = { audio, into, noise: noiseOf(audio, 1, false), drone: null };
    document.addEventListener("visibilitychange", () => void (document.hidden ? audio.suspend() : audio.resume()));
  }
  if (desk.audio.state !== "running") void desk.audio.resume();
  return desk;
}

/** Starts the audio context during a press: browsers block sound that was not first started by the user. */
export function wake(): void {
  const allowed = "AudioContext" in window && (!("userActivation" in navigator) || navigator.userActivation.hasBeenActive);
  if (!allowed || desk?.audio.state === "running") return;
  ready();
  play(wanted);
}

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

function tone(at: number, from: number, to: number, lasting: number, loud: number, type: OscillatorType = "sine", attack = 0.008): void {
  const voice = ready().audio.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + lasting);
  voice.connect(dying(at, loud, lasting, attack));
  voice.start(at);
  voice.stop(at + lasting);
}

function rush(at: number, pitch: number, lasting: number, loud: number, type: BiquadFilterType = "bandpass", to = pitch): void {
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

type Voice = (at: number) => void;

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
const door: Voice = (at) => {
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
const heart: Voice = (at) => {
  for (const beat of [0, 0.17]) tone(at + beat, 62, 38, 0.16, 0.42);
};
const chime: Voice = (at) => tone(at, 660, 655, 0.35, 0.12);
/** Fifths stacked upwards, on none of the pitches of the bell. */
const victory: Voice = (at) => [277, 415, 622, 932].forEach((pitch, step) => tone(at + step * 0.24, pitch, pitch, 1.8, 0.09, "triangle", 0.12));
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
  event.event === "mission_ended" ? ENDS[idOf(event.result)] : SOUNDS[event.event];

/** Seconds between sounds, and the most sounds for one update. */
const APART = 0.22;
const MOST = 8;

/** Plays the sounds of these events, equal ones once; nothing before the first press. */
export function hear(events: readonly Happening[]): void {
  if (!desk) return;
  const voices = [...new Set(events.flatMap((event) => voiceOf(event) ?? []))].slice(-MOST);
  if (!voices.length) return;
  const now = ready().audio.currentTime + 0.02;
  voices.forEach((voice, place) => voice(now + place * APART));
}

/** A heartbeat: the roll to come will probably kill. */
export function hearHeart(): void {
  if (desk) heart(desk.audio.currentTime + 0.02);
}

/** The door that closes on the old location. */
export function hearDoor(): void {
  if (desk) door(desk.audio.currentTime + 0.02);
}

/** Under everything: about 34 dB below full scale. */
const HUM = 0.026;
/** The third partial tells the tiers apart: deeper in the hulk it is darker and less in tune. */
const PARTIALS: Readonly<Record<string, number>> = { "": 114, "1A": 114, "1B": 114, "1C": 114, "2": 101.6, "3": 90.4, "4": 80.7 };

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
