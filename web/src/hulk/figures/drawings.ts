// Signs and marks of the deck plan, original work, on a square of 100 by 100 around 0,0. The figures are in hulk/art.

/** A jammed gun: its own mark, upright in every facing, clear of the other badges. */
export const JAM = "M-8-8L8 8M8-8L-8 8";

export const FLAME =
  "M0-40c6 20 28 26 28 50a28 28 0 0 1-56 0c0-12 8-20 14-28 1 8 4 12 8 14C-8-16-6-28 0-40ZM0 36c-8-2-12-8-12-14 0-8 8-12 12-20 4 8 12 12 12 20 0 6-4 12-12 14Z";

export const BARRIER = "M-44 20C-30-10 30-10 44 20M-44 2C-30-28 30-28 44 2M-44 38C-30 8 30 8 44 38";

export const SHIELD = "M0-10L9-7V1C9 7 5 10 0 12-5 10-9 7-9 1V-7Z";
export const EYE = "M-12 0C-6-8 6-8 12 0 6 8-6 8-12 0Z";
export const DEVICE = "M0-28L26 0 0 28-26 0ZM0-14L13 0 0 14-13 0Z";
