/**
 * Do something when the next frame is made, unless what is returned is called before. To scroll or to measure is to lay out
 * the page: done at once it is laid out in the middle of its changes, and then again.
 */
export function withFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}
