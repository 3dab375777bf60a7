// The mission editor, loaded when it is opened: its screen, with its messages, those of Space Hulk and of files.
import { hulkWords } from "../hulk/withWords";
import { explanations } from "../page/explanations";
import Editor from "./Editor.svelte";
import { learnt } from "./words";

export async function editor(): Promise<typeof Editor> {
  await Promise.all([hulkWords(), explanations(), learnt]);
  return Editor;
}
