/** What somebody else has written, as the server keeps it (`engine/wording`): nothing that turns the writing direction, no towers of marks. */
export const plain = (text: string): string => text.replace(/\p{C}/gu, "").replace(/(\p{M}{4})\p{M}+/gu, "$1");
