import { flushSync } from "svelte";

/** A phone, upright or held sideways, as a media query: what lies beside the board elsewhere is in a drawer or in the prompt. */
export const SMALL = "(max-width: 47.99rem), (max-height: 30rem)";

/** What the next frame begins with. Each measures, and may say what it changes then. */
let acts = new Set<() => (() => void) | undefined>();

function run(): void {
  const now = acts;
  acts = new Set();
  const changes = [...now].map(attempted);
  for (const change of changes) if (change) attempted(change);
}

/** What fails keeps nothing else from its frame. */
function attempted<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

/**
 * Runs a callback in the next animation frame; returns a function that cancels it. Scrolling and measuring force a layout:
 * done right away, the page would be laid out in the middle of its changes, and then again. `change` gets what was measured, after all
 * others of this frame have measured too.
 */
export function withFrame<Measured>(act: () => Measured, change?: (measured: Measured) => void): () => void {
  const here = acts;
  const own = (): (() => void) | undefined => {
    const measured = act();
    return change && (() => change(measured));
  };
  if (!here.size) requestAnimationFrame(run);
  here.add(own);
  return () => here.delete(own);
}

/** Gives the browser a turn between two pieces of work; a message waits for no timer. */
export const turn = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (port1.close(), done());
    port2.postMessage(null);
  });

/** Lets the browser draw what has changed before the next piece of work. */
export const frame = (): Promise<void> => new Promise((done) => void withFrame(() => void turn().then(done)));

/** Milliseconds of work after which the browser draws. */
const SLICE = 8;

/** Draws a screen part by part: as many with a frame as the device has time for, so that a slow phone hears every press in between. */
export async function inParts(number: number, draw: (part: number) => void): Promise<void> {
  let begun = -Infinity;
  for (let part = 1; part <= number; part += 1) {
    if (performance.now() - begun > SLICE) {
      await frame();
      begun = performance.now();
    }
    draw(part);
    flushSync();
  }
}
