/** Awaits a lazy-loaded part together with the messages of the end screen. */
export async function withEndWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, import("./words").then(({ learnt }) => learnt)]);
  return loaded;
}
