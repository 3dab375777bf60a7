// Turn notifications: in the title and, if the player turns them on, by the browser.
import { link } from "../link/link.svelte";
import { settings } from "../page/settings.svelte";
import { words } from "../page/words.svelte";

/** Whether this browser supports notifications: most allow them only in a secure context. */
export const canNotify = (): boolean => "Notification" in window && isSecureContext;

/** Asks for permission to notify; returns whether it was granted. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Whether other players wait for this device; never in a solo game. */
function awaited(): boolean {
  const { table, entered } = link;
  if (!table || !entered || table.status !== "playing" || table.seats.length < 2) return false;
  const { proposal } = table;
  const undo = proposal
    ? entered.seats.some((seat) => seat !== proposal.seat && !proposal.agreed.includes(seat))
    : false;
  const asked = entered.seats.length > 0 && (table.asking?.length ?? 0) > 0;
  return undo || asked || link.owed.length > 0;
}

export const titled = (): string =>
  words.say(link.nudgedBy ? "web-title-nudged" : awaited() ? "web-title-turn" : "web-title");

/** How a phone buzzes for a player whom the table waits for, in milliseconds on and off. */
const BUZZ = [120, 80, 120];

function notify(): void {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(words.say("web-title"), { body: words.say("web-notice-turn"), tag: link.at });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones define Notification but do not implement it.
  }
}

/** Sends a notification whenever the player's turn comes in a hidden tab; call it during component setup. */
export function follow(): void {
  let before = false;
  $effect(() => {
    const now = awaited();
    if (now && !before && document.hidden) notify();
    before = now;
  });
  $effect(() => {
    if (!link.nudgedBy) return;
    navigator.vibrate?.(BUZZ);
    if (document.hidden) notify();
  });
}
