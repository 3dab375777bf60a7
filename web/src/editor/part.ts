// The mission editor, loaded when somebody opens it: its screen, and its messages with those of Space Hulk.
import { withWords } from "../hulk/map/part";

export const withEditorWords = async <Part>(part: Promise<Part>): Promise<Part> => {
  const [loaded] = await Promise.all([withWords(part), import("./words").then(({ learnt }) => learnt)]);
  return loaded;
};

/** The part of an address that opens the editor: by itself, or with a mission that somebody shares. */
export const editorIn = (hash: string): string => (hash === "#editor" || hash.startsWith("#mission=") ? hash : "");
