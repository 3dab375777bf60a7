/** Awaits a lazy-loaded part together with the messages of the puzzles. */
export async function withPuzzles<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, import("./words").then(({ learnt }) => learnt)]);
  return loaded;
}
