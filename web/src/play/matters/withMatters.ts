/** Awaits a lazy-loaded part together with the messages about what matters. */
export async function withMatters<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, import("./words").then(({ learnt }) => learnt)]);
  return loaded;
}
