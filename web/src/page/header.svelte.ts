// The header's slots: what the current screen shows between the logo and the settings.
import type { Snippet } from "svelte";

class Header {
  /** Where the game is, beside the logo. */
  where = $state.raw<Snippet | null>(null);
  /** The screen's own buttons, before the settings. */
  tools = $state.raw<Snippet | null>(null);
}

export const header = new Header();
