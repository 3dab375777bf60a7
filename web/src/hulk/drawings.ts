// The pieces of the deck plan, our own, seen from above and looking north, on a square of 100 by 100 around 0,0.

/** A marine: a plate that points where he looks. */
export const PLATE = "M0-46L37-12V38H-37V-12Z";

/** What he carries, along the sides of the plate: drawn with one stroke weight. */
export const WEAPONS: Record<string, string> = {
  storm_bolter: "M24-14V-42M34-6V-42M20-8H38",
  heavy_flamer: "M28-4V-30M28-30c-9-5-7-12 0-20 7 8 9 15 0 20M20-8H36",
  assault_cannon: "M22-10V-40M28-10V-44M34-10V-40M18-14H38M18-32H38",
  power_fist: "M-37-14H-23V-30H-37ZM-33-30V-38M-27-30V-38",
  power_sword: "M-30-4V-48M-37-16H-23",
  chainfist: "M-30-8V-46M-36-16l12-5M-36-26l12-5M-36-36l12-5",
  thunder_hammer: "M-30-2V-34M-40-34H-20V-46H-40Z",
  storm_shield: "M-44-30C-26-40-10-44 2-44",
  lightning_claws: "M-36-12V-44M-30-12V-46M-24-12V-44M24-12V-44M30-12V-46M36-12V-44",
  force_axe: "M-30-2V-44M-30-42c-14-2-14 18 0 16",
};

/** A stealer: the long head, and the claws before and behind it. */
export const STEALER = {
  body: "M0-40C17-38 19-12 11 2L15 22C13 36 6 42 0 44C-6 42-13 36-15 22L-11 2C-19-12-17-38 0-40Z",
  claws: "M12-2C30-4 38-18 30-36M12 14C32 14 42 28 34 44M-12-2C-30-4-38-18-30-36M-12 14C-32 14-42 28-34 44M30-36l7 8M34 44l7-9M-30-36l-7 8M-34 44l-7-9",
  eyes: "M-8-20l5 6M8-20l-5 6",
};

export const CROWN = "M-26 30L-32 6l14 10L0-2l18 18L32 6l-6 24Z";

/** Leaves of a door in a passage from north to south. */
export const DOORS: Record<string, string> = {
  closed: "M-50-14H50V14H-50ZM0-14V14",
  open: "M-50-13H-34V13H-50ZM34-13H50V13H34Z",
  destroyed: "M-50-13H-36l5 9-6 8 3 9H-50ZM50-13H38l-6 7 5 9-4 10H50Z",
};

export const BULKHEAD = "M-50-20H50V20H-50ZM-50-20L-10 20M-30-20L10 20M-10-20L30 20M10-20L50 20";

export const FLAME = "M0-40c6 20 28 26 28 50a28 28 0 0 1-56 0c0-12 8-20 14-28 1 8 4 12 8 14C-8-16-6-28 0-40ZM0 36c-8-2-12-8-12-14 0-8 8-12 12-20 4 8 12 12 12 20 0 6-4 12-12 14Z";

export const BARRIER = "M-44 20C-30-10 30-10 44 20M-44 2C-30-28 30-28 44 2M-44 38C-30 8 30 8 44 38";

export const SHIELD = "M0-10L9-7V1C9 7 5 10 0 12-5 10-9 7-9 1V-7Z";
export const EYE = "M-12 0C-6-8 6-8 12 0 6 8-6 8-12 0Z";
export const CONSOLE = "M-30-22H30V14H-30ZM-20 4l12-14 10 10 10-16 8 6M-24 14l-6 18M24 14l6 18";
export const DEVICE = "M0-28L26 0 0 28-26 0ZM0-14L13 0 0 14-13 0Z";
export const LADDER = "M-16-44V44M16-44V44M-16-30H16M-16-10H16M-16 10H16M-16 30H16";
