// The push subscription of this browser: the service worker (public/offline.js) shows what is pushed.
import { mayNotify } from "./notices.svelte";

export const pushes = (): boolean => "serviceWorker" in navigator && "PushManager" in window && isSecureContext;

/** The host's public key, as the browser wants it. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Where to push and the keys; null if the player or the browser does not want it. */
export async function subscribePush(key: string): Promise<{ address: string; p256dh: string; auth: string } | null> {
  if (!(await mayNotify())) return null;
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const wanted = bytes(key);
    let made = await pushManager.getSubscription();
    const before = new Uint8Array(made?.options.applicationServerKey ?? new ArrayBuffer());
    // All tables share one, unless the host has a new key.
    if (made && before.join() !== wanted.join()) {
      await made.unsubscribe();
      made = null;
    }
    made ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
    const { endpoint = "", keys = {} } = made.toJSON();
    return { address: endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
  } catch {
    return null;
  }
}
