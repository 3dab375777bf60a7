// The pieces of the deck plan, original work, seen from above and facing north, on a square of 100 by 100 around 0,0.

/** A marine: a plate that points where he faces. */
export const PLATE = "M0-46L37-12V38H-37V-12Z";

/** His weapons, in front of the shoulders, clear of the letter: drawn with one stroke weight. */
export const WEAPONS: Record<string, string> = {
  storm_bolter: "M27-22V-46M38-13V-46",
  heavy_flamer: "M33-18V-28M33-28c-10-6-7-12 0-20 7 8 10 14 0 20",
  assault_cannon: "M24-25V-46M32-18V-49M40-11V-46M21-38H43",
  power_fist: "M-42-20H-26V-35H-42ZM-38-35V-44M-30-35V-44",
  power_sword: "M-33-17V-51M-42-27H-24",
  chainfist: "M-33-17V-50M-40-26l14-5M-40-38l14-5",
  thunder_hammer: "M-33-17V-36M-44-36H-22V-48H-44Z",
  storm_shield: "M-47-20C-42-38-30-46-14-49",
  lightning_claws: "M-41-12V-40M-33-20V-46M-25-27V-48M41-12V-40M33-20V-46M25-27V-48",
  force_axe: "M-33-17V-49M-33-47c-15-1-15 18 0 17",
};

/** A stealer: the long head, and the claws before and behind it. */
export const STEALER = {
  body: "M0-40C17-38 19-12 11 2L15 22C13 36 6 42 0 44C-6 42-13 36-15 22L-11 2C-19-12-17-38 0-40Z",
  claws: "M12-2C30-4 38-18 30-36M12 14C32 14 42 28 34 44M-12-2C-30-4-38-18-30-36M-12 14C-32 14-42 28-34 44M30-36l7 8M34 44l7-9M-30-36l-7 8M-34 44l-7-9",
  eyes: "M-8-20l5 6M8-20l-5 6",
};

/** A jammed gun: its own mark, upright in every facing, clear of the other badges. */
export const JAM = "M-8-8L8 8M8-8L-8 8";

export const CROWN = "M-26 30L-32 6l14 10L0-2l18 18L32 6l-6 24Z";

/** The leaves of a door in a north-south passage. */
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
