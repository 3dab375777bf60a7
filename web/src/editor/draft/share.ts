// A mission in a link: its text, compressed, after the # of the address, which no server sees.
const FIELD = "#mission=";
/** Characters of a link that messengers and browsers still take, and of a mission that a server does. */
const [LONGEST_LINK, LONGEST_TEXT] = [8_000, 20_000];

async function through(bytes: BlobPart, stream: CompressionStream | DecompressionStream): Promise<Blob> {
  return new Response(new Blob([bytes]).stream().pipeThrough(stream)).blob();
}

/** The link to a mission; empty if it would be too long. */
export async function linkOf(text: string): Promise<string> {
  const packed = await (await through(text, new CompressionStream("deflate-raw"))).arrayBuffer();
  const letters = Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte)).join("");
  const said = btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const link = new URL(location.pathname + FIELD + said, location.href).href;
  return link.length > LONGEST_LINK ? "" : link;
}

/** The mission in an address; null if it has none, or it cannot be read. */
export async function missionIn(hash: string): Promise<string | null> {
  const said = hash.startsWith(FIELD) ? hash.slice(FIELD.length) : "";
  if (!/^[\w-]+$/.test(said) || said.length > LONGEST_LINK) return null;
  try {
    const packed = Uint8Array.from(atob(said.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const reader = new Blob([packed])
      .stream()
      .pipeThrough(new DecompressionStream("deflate-raw"))
      .pipeThrough(new TextDecoderStream())
      .getReader();
    let text = "";
    // A few bytes may hold a very long text: it is not read to its end.
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      if (text.length > LONGEST_TEXT) {
        await reader.cancel();
        return null;
      }
    }
    return text;
  } catch {
    return null;
  }
}
