// Paints decks on a thread of its own: the page is drawn and heard meanwhile.
import display from "../../page/fonts/big-shoulders-display-800.woff2?url";
import type { Plan } from "../map/plan";
import { deckOf } from "./deck";

/** Letters are sprayed on the floor, so the type comes first; without it another one is used. */
const typed = async (): Promise<void> => {
  const type = new FontFace("Big Shoulders Display", `url("${new URL(display, import.meta.url).href}")`, { weight: "800" });
  (self as unknown as { fonts: FontFaceSet }).fonts.add(await type.load());
};

self.onmessage = async ({ data: { plan, doors } }: MessageEvent<{ plan: Plan; doors: readonly string[] }>) => {
  await typed().catch(() => undefined);
  const deck = deckOf(plan, doors);
  if (deck) self.postMessage(deck, { transfer: [deck] });
};
