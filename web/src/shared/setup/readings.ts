// The rules options that players are offered (games/*/settings.py), each with its default first.
import type { AngelSettings, HulkSettings } from "../../protocol";

type HulkReadings = Pick<HulkSettings, "lurking">;
export type Readings = Readonly<Partial<AngelSettings & HulkReadings>>;

export const READINGS = {
  merge: ["attack", "event"],
  full_auto: ["free", "in_a_row"],
  renew: ["needed", "empty"],
  targets: ["useful", "any"],
  service_shaft: ["dark_corner", "promethium_tank"],
  activate: ["each", "any", "one"],
} as const satisfies Record<keyof AngelSettings, readonly string[]>;

export const HULK_READINGS = {
  lurking: ["path", "entry"],
} as const satisfies Record<keyof HulkReadings, readonly string[]>;

/** The options that differ from the default. */
export function others(settings: Readings): Record<string, string> {
  const usual: Record<string, readonly string[]> = { ...READINGS, ...HULK_READINGS };
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => usual[name]?.[0] !== value));
}
