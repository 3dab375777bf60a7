// Which version this page is, and what to do when the server is another.

/** The version of the sources that the page was built from. */
export const BUILT: string = __BUILT__;

const LOADED = "voidlock:loaded-for";

/** Whether the page may be loaded anew for that version of the server: once, so that it can never go round in circles. */
export function mayReload(version: string): boolean {
  try {
    if (sessionStorage.getItem(LOADED) === version) return false;
    sessionStorage.setItem(LOADED, version);
    return sessionStorage.getItem(LOADED) === version;
  } catch {
    return false;
  }
}
