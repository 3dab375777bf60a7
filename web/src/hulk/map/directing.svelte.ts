// Where the camera goes by itself: to the marine that acts, what is asked, what is told, and back.
import { untrack } from "svelte";
import type { HulkAnswer } from "../../protocol";
import { getMission, type MissionScreen } from "../mission";
import type { Framing } from "./framing";
import type { Camera } from "./camera.svelte";

interface Directed {
  /** The squares that a lesson or a fact points at. */
  pointed: () => readonly string[];
  /** The square of the active marine, which must stay in view. */
  leash: () => string | null;
  /** The square that the question or the told action is about. */
  focus: () => string | null;
  squad: () => readonly string[];
  /** The squares of those who fight, or could. */
  fighting: () => readonly string[];
  /** The squares that a previewed attack would hit. */
  struck: () => readonly string[] | null;
  /** The squares that can be chosen. */
  lit: () => ReadonlyMap<string, unknown>;
  /** The marine whom the question is about. */
  about: () => string | null;
}

/** Whether every answer is a place on the map that no marine pays for: such places may lie far from the one who acts. */
const placing = (options: readonly HulkAnswer[]): boolean =>
  options.every(({ at, cost, things: [thing] }) => at && !cost && thing && thing[0] !== "terminator");

/** Directs the camera as long as the calling component is mounted, from when the map is drawn. */
export function direct(camera: Camera, directed: Directed): void {
  const mission = getMission();
  $effect(() => {
    if (camera.ready) follow(camera, mission, directed);
  });
}

function follow(
  camera: Camera,
  { asking, deeds, moment }: MissionScreen,
  { pointed, leash, focus, squad, fighting, struck, lit, about }: Directed,
): void {
  const telling = (): boolean => deeds.deed !== null;

  $effect(() => {
    const there = focus() ?? leash();
    if (there) untrack(() => camera.follow(there));
  });
  $effect(() => {
    const there = fighting();
    if (there.length > 1) untrack(() => camera.show(there));
  });
  // Of the past the map shows where it happened; at its beginning, the squad.
  $effect(() => {
    if (!moment.past || focus()) return;
    const there = squad();
    untrack(() => camera.show(there));
  });
  // Shows every square that can be chosen. For a choice of marines one is enough: the map stays in place.
  $effect(() => {
    void moment.choices;
    untrack(() => {
      const places = [...lit().keys()];
      if (places.length && placing(moment.options)) return camera.showAll(places);
      if (leash() || focus()) return;
      if (moment.kind !== "next_marine" || !places.some((square) => camera.sees(square))) camera.show(places);
    });
  });
  // After the aliens' playback the camera returns to where it was, and to the squad.
  let before: Framing | null = null;
  $effect.pre(() => {
    const now = telling();
    untrack(() => {
      if (now) before ??= camera.chosen;
      else if (before) {
        camera.back(before);
        if (!leash()) camera.show(squad());
        before = null;
      }
    });
  });
  // Shows what aliens did together with the marine who may react, or with the marines who see it.
  $effect(() => {
    void moment.choices;
    const done = telling() ? [] : moment.cause;
    untrack(() => {
      if (!done.length) return;
      const [id, marines] = [about(), Object.values(moment.view.marines)];
      const who = id ? moment.view.marines[id] : undefined;
      const witnesses = who ? [who] : marines.filter(({ sees }) => sees?.some((square) => done.includes(square)));
      camera.show([...done, ...witnesses.flatMap(({ at }) => at ?? [])]);
    });
  });
  // Shows the area of an attack and the marine who makes it; after a cancel the camera returns.
  let aside: Framing | null = null;
  $effect(() => {
    const area = struck();
    untrack(() => {
      if (area) {
        if (area.every((square) => camera.sees(square))) return;
        aside ??= camera.chosen;
        const there = leash();
        camera.show([...area, ...(there ? [there] : [])]);
      } else {
        if (aside && !asking.busy) camera.back(aside);
        aside = null;
      }
    });
  });
  // What is pointed at comes into view, with the marine who acts.
  $effect(() => {
    const there = pointed();
    untrack(() => there.every((square) => camera.sees(square)) || camera.showAll(there));
  });
}
