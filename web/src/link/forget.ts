// A table goes from this device: its secrets, and its log if that is here.
import { forgetTable, isHere } from "../page/kept";
import { ALONE } from "../page/version";
import { forgetEntries } from "./here/entries";

export function forget(table: string): void {
  const here = ALONE || isHere(table);
  forgetTable(table);
  // A browser that keeps nothing has nothing to delete.
  if (here) void forgetEntries(table).catch(() => undefined);
}
