/**
 * Runs a callback in the next animation frame; returns a function that cancels it. Scrolling and measuring force a layout:
 * done right away, the page would be laid out in the middle of its changes, and then again.
 */
export function withFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}
