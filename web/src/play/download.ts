// Downloads: the game as a file, and whatever else is saved.
import { link } from "../link/link.svelte";

export async function download(): Promise<void> {
  const reply = await link.ask({ type: "fetch" });
  if (reply.type !== "file") return;
  saveAs(new Blob([JSON.stringify(reply.file, null, 1)], { type: "application/json" }), `voidlock-${link.at}.json`);
}

export function saveAs(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(address);
}
