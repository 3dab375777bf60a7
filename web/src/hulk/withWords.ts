/** Loads the messages of Space Hulk in the current language. */
export const hulkWords = async (): Promise<void> => (await import("./words")).learnt;

/** Awaits a lazy-loaded part of Space Hulk together with its messages. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, hulkWords()]);
  return loaded;
}
