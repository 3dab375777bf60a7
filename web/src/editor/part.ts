// The mission editor, loaded when somebody opens it: its screen, with its messages and those of Space Hulk.
import { hulkWords } from "../hulk/map/part";
import Editor from "./Editor.svelte";
import { learnt } from "./words";

export async function editor(): Promise<typeof Editor> {
  await Promise.all([hulkWords(), learnt]);
  return Editor;
}
