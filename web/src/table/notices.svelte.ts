// Notices that it is one's turn: in the title, and, where somebody wants it, by the browser.
import { link } from "../link/link.svelte";
import { settings } from "../page/settings.svelte";
import { words } from "../page/words.svelte";

/** Whether this browser can give notices at all: most do so only on pages that nobody on the way could change. */
export const canNotify = (): boolean => "Notification" in window && isSecureContext;

/** Ask the person for leave to give notices; whether it was given. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Somebody waits for this device. Alone nobody does. */
function awaited(): boolean {
  const { table, entered } = link;
  if (!table || !entered || table.status !== "playing" || table.seats.length < 2) return false;
  const { proposal } = table;
  const undo = proposal ? entered.seats.some((seat) => seat !== proposal.seat && !proposal.agreed.includes(seat)) : false;
  return undo || link.owed.length > 0;
}

export const titled = (): string => words.say(awaited() ? "web-title-turn" : "web-title");

function notify(): void {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(words.say("web-title"), { body: words.say("web-notice-turn"), tag: link.at });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones have the name and not the thing.
  }
}

/** To be called while a component is made: a notice each time that one's turn comes while nobody looks. */
export function follow(): void {
  let before = false;
  $effect(() => {
    const now = awaited();
    if (now && !before && document.hidden) notify();
    before = now;
  });
}
