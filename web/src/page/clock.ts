/** Runs something later; returns how to cancel it. */
export type Clock = (wait: number, run: () => void) => () => void;

export const CLOCK: Clock = (wait, run) => {
  const timer = window.setTimeout(run, wait);
  return () => clearTimeout(timer);
};
