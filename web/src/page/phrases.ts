// Japanese breaks between phrases. Chromium does that by itself (`word-break: auto-phrase`); elsewhere the places are marked in short texts.

/** What never begins a line: kana that end a word, and punctuation. */
const FOLLOWS = /^[\p{Script=Hiragana}\p{P}ー]/u;
const JAPANESE = /[\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Han}]/u;
/** The place to break: a space without width. */
const BREAK = "\u200B";
/** The texts that page.css breaks between phrases. */
const SHORT = "h1, h2, h3, h4, button, label, legend, summary, th, .phrases";

/** Firefox has it since 125; the oldest browsers break anywhere. */
const segmenter = "Segmenter" in Intl ? new Intl.Segmenter("ja", { granularity: "word" }) : null;

/** A Japanese text with places to break between its words; other texts as they are. */
export function breakable(text: string): string {
  if (!segmenter || !JAPANESE.test(text)) return text;
  return [...segmenter.segment(text)].reduce(
    (sum, { segment }) => (!sum || FOLLOWS.test(segment) ? sum + segment : `${sum}${BREAK}${segment}`),
    "",
  );
}

function mark(text: Text): void {
  const holder = text.parentElement?.closest(SHORT);
  if (holder?.closest("[lang]")?.getAttribute("lang") !== "ja") return;
  const marked = breakable(text.data.replaceAll(BREAK, ""));
  if (marked !== text.data) text.data = marked;
}

function markAll(part: Node): void {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  if (part instanceof Text) mark(part);
  while (texts.nextNode()) mark(texts.currentNode as Text);
}

/** Marks the short texts of the page, now and whenever they change. */
export function markPhrases(): void {
  if (!segmenter) return;
  document.documentElement.dataset["phrases"] = "marked";
  markAll(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const part of [...addedNodes, ...(target instanceof Text ? [target] : [])]) markAll(part);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
