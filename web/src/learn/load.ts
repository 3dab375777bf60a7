/** Loads lessons and puzzles together with their messages. */
export async function lessons() {
  const part = await import("./lessons");
  await part.learnt;
  return part;
}
