/** The words of Space Hulk are known, in the language that is spoken. */
export const hulkWords = async (): Promise<void> => (await import("../words")).learnt;

/** A part of Space Hulk that is being loaded, as soon as its words are known too. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, hulkWords()]);
  return loaded;
}
