// The rules options of a Death Angel game (angel/state/settings.py), each with its default first.
import type { AngelSettings } from "../../protocol";

export type Readings = Readonly<Partial<AngelSettings>>;

export const READINGS = {
  merge: ["attack", "event"],
  full_auto: ["free", "in_a_row"],
  renew: ["needed", "empty"],
  targets: ["useful", "any"],
  service_shaft: ["dark_corner", "promethium_tank"],
} as const satisfies Record<keyof AngelSettings, readonly [string, string]>;

/** The options that differ from the default. */
export function others(settings: Readings): Record<string, string> {
  const usual: Record<string, readonly string[]> = READINGS;
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => usual[name]?.[0] !== value));
}
