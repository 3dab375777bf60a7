// The music: the hum of a place, and under it a low pulse that follows the danger. It loads with the first press, as the voices do.
import type { Desk, Mood } from "./sounds";

/** What is played: the tier of a location, and how the squad stands. */
export interface Score {
  tier: string;
  mood: Mood;
}

interface Part {
  gain: GainNode;
  voices: OscillatorNode[];
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
/** Beats a second, and how strong they are. */
const PULSES: Readonly<Record<Mood, readonly [rate: number, loud: number]>> = {
  calm: [0.35, 0.008],
  threatened: [0.9, 0.016],
  dire: [1.7, 0.028],
};
const PULSE = 49;
/** Seconds of silence before a death, and until the music is back. */
const SILENCE = 2.5;

let now: Score | null = null;
let hum: Part | null = null;
let pulse: Part | null = null;

/** Plays this from now on; null is silence. */
export function music(desk: Desk, score: Score | null): void {
  if (score?.tier !== now?.tier) {
    fade(desk, hum);
    hum = score && humOf(desk, score.tier);
  }
  if (score?.mood !== now?.mood) {
    fade(desk, pulse);
    pulse = score && pulseOf(desk, score.mood);
  }
  now = score;
}

/** Silence, from which the music comes back by itself. */
export function hush({ audio, under }: Desk): void {
  const [from, loud] = [audio.currentTime, under.gain.value];
  under.gain.cancelScheduledValues(from);
  under.gain.setTargetAtTime(0, from, 0.08);
  under.gain.setTargetAtTime(loud, from + SILENCE, 0.8);
}

function fade({ audio }: Desk, part: Part | null): void {
  part?.gain.gain.cancelScheduledValues(audio.currentTime);
  part?.gain.gain.setTargetAtTime(0, audio.currentTime, 0.4);
  for (const voice of part?.voices ?? []) voice.stop(audio.currentTime + 2);
}

function voiceAt({ audio }: Desk, type: OscillatorType, pitch: number, into: AudioNode | AudioParam): OscillatorNode {
  const voice = audio.createOscillator();
  voice.type = type;
  voice.frequency.value = pitch;
  if (into instanceof AudioParam) voice.connect(into);
  else voice.connect(into);
  voice.start(audio.currentTime);
  return voice;
}

function humOf(desk: Desk, tier: string): Part {
  const { audio, under } = desk;
  const [gain, filter] = [audio.createGain(), audio.createBiquadFilter()];
  gain.gain.setValueAtTime(0, audio.currentTime);
  gain.gain.setTargetAtTime(HUM, audio.currentTime, 1.5);
  filter.type = "lowpass";
  filter.frequency.value = 110;
  filter.connect(gain).connect(under);
  const voices = [38, 38.4, PARTIALS[tier] ?? 114].map((pitch) => voiceAt(desk, "sawtooth", pitch, filter));
  return { gain, voices };
}

/** A low tone that swells with each beat. */
function pulseOf(desk: Desk, mood: Mood): Part {
  const { audio, under } = desk;
  const [rate, loud] = PULSES[mood];
  const [gain, swell] = [audio.createGain(), audio.createGain()];
  gain.gain.setValueAtTime(0, audio.currentTime);
  gain.gain.setTargetAtTime(loud, audio.currentTime, 0.5);
  swell.gain.value = 1;
  swell.connect(gain).connect(under);
  return { gain, voices: [voiceAt(desk, "triangle", PULSE, swell), voiceAt(desk, "sine", rate, swell.gain)] };
}
