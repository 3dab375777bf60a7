// Captions: each beat in words, for the reader, for screen readers and where nothing moves.
import { words } from "../../page/words.svelte";
import type { AngelBeat } from "./beats";

/** The words of a beat's events; repeated events are all listed. */
export function captionOf({ scene, events }: AngelBeat): string {
  if (scene.kind === "leave") return words.say("play-leaving", { location: words.short("location", scene.location) });
  return events.map((event) => words.happened(event)).join(" ");
}
