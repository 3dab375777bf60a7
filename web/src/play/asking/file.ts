// Downloads the game as a file.
import { link } from "../../link/link.svelte";

export async function download(): Promise<void> {
  const reply = await link.ask({ type: "fetch" });
  if (reply.type !== "file") return;
  const address = URL.createObjectURL(new Blob([JSON.stringify(reply.file, null, 1)], { type: "application/json" }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = `voidlock-${link.at}.json`;
  anchor.click();
  URL.revokeObjectURL(address);
}
