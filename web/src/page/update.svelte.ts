/** Whether a newer version of the page waits on this device; offline.ts finds that out. */
export const update = $state({ ready: false });
