/** A phone, upright or held sideways, as a media query: what lies beside the board elsewhere is in a drawer or in the prompt. */
export const SMALL = "(max-width: 47.99rem), (max-height: 30rem)";

/**
 * Runs a callback in the next animation frame; returns a function that cancels it. Scrolling and measuring force a layout:
 * done right away, the page would be laid out in the middle of its changes, and then again.
 */
export function withFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
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
