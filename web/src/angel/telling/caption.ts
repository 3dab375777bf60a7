// Captions: each beat in words, for the reader, for screen readers and where nothing moves.
import { words } from "../../page/words.svelte";
import type { AngelBeat } from "./beats";

/** The words of a beat's events; how often, where one is told more than once. */
export function captionOf({ scene, events }: AngelBeat): string {
  if (scene.kind === "leave") return words.say("play-leaving", { location: words.short("location", scene.location) });
  if (scene.kind === "hold")
    return scene.guesses ? words.say("play-guess") : words.say("play-hold", { seat: ["seat", String(scene.by)] });
  const told = events.map((event) => words.happened(event));
  const times = (line: string): number => told.filter((other) => other === line).length;
  return [...new Set(told)].map((line) => (times(line) > 1 ? `${line} ×${times(line)}` : line)).join(" ");
}
