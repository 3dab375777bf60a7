// Version check: the version of this page, and whether to reload it when the server runs another.

/** The version of the sources this page was built from. */
export const BUILT: string = __BUILT__;

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
