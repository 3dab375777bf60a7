// The version of this page, whether it has a server, and whether to reload the page when that runs another version.

/** The version of the sources this page was built from. */
export const BUILT: string = __BUILT__;

/** Whether the page stands alone, on a host without a server of ours: then all tables are on this device. */
export const ALONE = document.head.querySelector('meta[name="voidlock-server"][content="none"]') !== null;

const LOADED = "voidlock:loaded-for";

/** Whether the page may reload for this server version: only once each, so it cannot loop. */
export function mayReload(version: string): boolean {
  try {
    if (sessionStorage.getItem(LOADED) === version) return false;
    sessionStorage.setItem(LOADED, version);
    return sessionStorage.getItem(LOADED) === version;
  } catch {
    return false;
  }
}
