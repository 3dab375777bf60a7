// A plate that breaks: two copies of it, cut along a crack, fall apart while the plate itself is hidden.
import type { Attachment } from "svelte/attachments";
import { elementOf } from "./place";

/** The two sides of one jagged line. */
const HALVES = [
  ["upper", "polygon(0 0, 100% 0, 100% 28%, 72% 44%, 58% 36%, 40% 62%, 22% 54%, 0 78%)"],
  ["lower", "polygon(0 78%, 22% 54%, 40% 62%, 58% 36%, 72% 44%, 100% 28%, 100% 100%, 0 100%)"],
] as const;

export const shatter =
  (key: string): Attachment<HTMLElement> =>
  (shards) => {
    const scene = shards.parentElement?.parentElement;
    const plate = scene && elementOf(scene, key);
    if (!plate) return;
    for (const [name, cut] of HALVES) {
      const copy = plate.cloneNode(true) as HTMLElement;
      // A copy is a picture: it has no name, and nothing finds it as the Marine.
      delete copy.dataset["thing"];
      copy.className = "object fill";
      copy.inert = true;
      const shard = document.createElement("div");
      shard.className = `shard ${name}`;
      shard.style.clipPath = cut;
      shard.append(copy);
      shards.append(shard);
    }
    return () => shards.replaceChildren();
  };
