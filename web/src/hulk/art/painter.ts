// Paints a deck in its light on a thread of its own: the page is drawn and heard meanwhile.
import display from "../../page/fonts/big-shoulders-display-800.woff2?url";
import type { Extent, Plan } from "../map/plan";
import { deckOf } from "./deck";
import { groundOf } from "./ground";
import { lightOf, type Lit, litDeck } from "./light";

/** Letters are sprayed on the floor, so the type comes first; without it another one is used. */
const typed = async (): Promise<void> => {
  const type = new FontFace("Big Shoulders Display", `url("${new URL(display, import.meta.url).href}")`, {
    weight: "800",
  });
  (self as unknown as { fonts: FontFaceSet }).fonts.add(await type.load());
};

let ground: Extent;
let deck: Promise<ImageBitmap | null>;

self.onmessage = async ({ data }: MessageEvent<{ plan: Plan; doors: readonly string[] } | { lit: Lit }>) => {
  if ("plan" in data) {
    ground = groundOf(data.plan.extent);
    deck = typed()
      .catch(() => undefined)
      .then(() => deckOf(data.plan, data.doors));
    return;
  }
  const unlit = await deck;
  const picture = unlit && litDeck(unlit, lightOf(ground, data.lit));
  if (picture) self.postMessage(picture, { transfer: [picture] });
};
