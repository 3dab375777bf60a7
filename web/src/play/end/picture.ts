// The picture of an end to be shared, 1200 by 630: drawn on a canvas from the same art as the screen.
import type { Art } from "../../shared/art/kit";
import { words } from "../../page/words.svelte";
import type { Fated } from "./story";

interface Shared {
  /** Whether nobody is left to stand before the light: then what is there is seen whole, and the word below it. */
  lost: boolean;
  title: string;
  story: string;
  about: string;
  art: Art;
  squad: readonly Fated[];
}

const [WIDTH, HEIGHT] = [1200, 630];
const EDGE = 40;
/** How far the picture is moved up, so that a defeat's word lies below its jaws, and a victory's sentence below its Marines. */
const LIFTED = { loss: 50, win: 90 };
const INK = "#efe8d6";

/** Where the portraits are, and how large. */
function placed(count: number): { size: number; left: number; top: number; apart: number } {
  const size = Math.min(104, (WIDTH - 2 * EDGE) / count - 12);
  const apart = size + 14;
  return { size, apart, left: (WIDTH - apart * count + 14) / 2, top: HEIGHT - size - 62 };
}

const nested = ({ width, height, markup }: Art, x: number, y: number, w: number, h: number, style = ""): string =>
  `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"${style}>${markup}</svg>`;

/** The whole scene as one drawing; the text is set on the canvas, which knows the fonts of the page. */
export function sceneOf(art: Art, squad: readonly Fated[], lost: boolean): string {
  const { size, apart, left, top } = placed(squad.length);
  const portraits = squad.map(({ alive, face }, index) => {
    const x = left + index * apart;
    const portrait = nested(
      { width: 120, height: 120, markup: face() },
      x,
      top,
      size,
      size,
      alive ? "" : ' filter="url(#grey)"',
    );
    const strike = `<path d="M${x} ${top + size}L${x + size} ${top}" stroke="#ff6a55" stroke-width="4"/>`;
    return `${portrait}<path d="M${x} ${top}h${size}v${size}h${-size}Z" fill="none" stroke="${alive ? "#ffb35c" : "#4a4f52"}" stroke-width="3"/>${alive ? "" : strike}`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<defs><filter id="grey"><feColorMatrix type="saturate" values="0"/><feComponentTransfer><feFuncR type="linear" slope=".55"/><feFuncG type="linear" slope=".55"/><feFuncB type="linear" slope=".55"/></feComponentTransfer></filter>` +
    `<linearGradient id="veil" x2="0" y2="1"><stop offset=".35" stop-color="#04080a" stop-opacity="0"/><stop offset=".66" stop-color="#04080a" stop-opacity=".9"/><stop offset="1" stop-color="#04080a"/></linearGradient></defs>` +
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="#04080a"/>${nested(art, 0, -LIFTED[lost ? "loss" : "win"], WIDTH, HEIGHT - 110)}<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="url(#veil)"/>${portraits.join("")}</svg>`
  );
}

function load(drawing: string): Promise<HTMLImageElement> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  return new Promise((settle, fail) => {
    image.onload = () => settle(image);
    image.onerror = () => fail(new Error("the picture cannot be drawn"));
  });
}

/** Katakana that go on: the dictionary of a browser does not know every word. */
const KATAKANA = /[\u30a1-\u30fc]$/;

/** Words between spaces, and Japanese by letter: what is left to browsers without a dictionary (Firefox before 125). */
const SPLIT = /[\u3001-\u9fff]|[^\s\u3001-\u9fff]+\s*|\s+/g;

function segments(text: string): Iterable<{ segment: string; isWordLike?: boolean }> {
  if ("Segmenter" in Intl) return new Intl.Segmenter(words.language, { granularity: "word" }).segment(text);
  return (text.match(SPLIT) ?? []).map((segment) => ({ segment, isWordLike: !/^\p{P}/u.test(segment) }));
}

/** What may not be torn apart: words with the space or the punctuation after them. */
function parts(text: string): string[] {
  const found: string[] = [];
  for (const { segment, isWordLike } of segments(text)) {
    const torn = KATAKANA.test(found.at(-1) ?? "") && KATAKANA.test(segment[0] ?? "");
    if ((isWordLike && !torn) || !found.length || "「（".includes(segment)) found.push(segment);
    else found.push((found.pop() ?? "") + segment);
  }
  return found;
}

/** Words that fit into lines. */
export function lines(text: string, fits: (line: string) => boolean): string[] {
  const found: string[] = [];
  let line = "";
  for (const part of parts(text)) {
    if (line && !fits((line + part).trimEnd())) {
      found.push(line.trimEnd());
      line = "";
    }
    line += part;
  }
  return [...found, line.trimEnd()].filter(Boolean);
}

/** The same number of lines, as even as they can be. */
function balanced(text: string, measured: (line: string) => number, widest: number): string[] {
  const within = (width: number): string[] => lines(text, (line) => measured(line) <= width);
  let even = within(widest);
  for (let width = widest - STEP; width > 0 && within(width).length === even.length; width -= STEP)
    even = within(width);
  return even;
}

const STEP = 20;

function write(canvas: CanvasRenderingContext2D, { lost, title, story, about, squad }: Shared): void {
  const style = getComputedStyle(document.documentElement);
  // A canvas knows no tabular figures, and the other ones of the page's type look like an I: these letters are the system's.
  const [display, plain] = [
    style.getPropertyValue("--display"),
    `${style.getPropertyValue("--japanese")}, system-ui, sans-serif`,
  ];
  const middle = WIDTH / 2;
  const set = (font: string, colour: string): void => {
    canvas.font = font;
    canvas.fillStyle = colour;
  };
  canvas.textAlign = "center";
  canvas.shadowColor = "#000";
  const { size, top, left, apart } = placed(squad.length);
  canvas.shadowBlur = 8;
  set(`700 30px ${plain}`, INK);
  const told = balanced(story, (line) => canvas.measureText(line).width, WIDTH - 4 * EDGE);
  told.forEach((line, index) => canvas.fillText(line, middle, top - 58 - (told.length - 1 - index) * 38));
  canvas.shadowBlur = 18;
  set(`800 ${lost ? 96 : 118}px ${display}`, lost ? "#ffe1da" : "#fff3dc");
  canvas.fillText(title.toUpperCase(), middle, lost ? top - 58 - told.length * 38 - 8 : 128, WIDTH - 2 * EDGE);
  canvas.shadowBlur = 8;
  set(`500 22px ${plain}`, "#a3b5b6");
  canvas.fillText(about, middle, top - 22, WIDTH - 2 * EDGE);
  set(`500 20px ${plain}`, "#a3b5b6");
  canvas.textAlign = "start";
  canvas.fillText(words.say("web-title"), EDGE, HEIGHT - 20);
  canvas.textAlign = "end";
  canvas.fillText(location.host, WIDTH - EDGE, HEIGHT - 20);
  canvas.textAlign = "center";
  set(`700 ${Math.min(20, size / 5)}px ${plain}`, INK);
  squad.forEach(({ who }, index) =>
    canvas.fillText(words.short(...who), left + index * apart + size / 2, top + size + 24, size + 8),
  );
}

/** Draws the picture as a PNG. */
export async function drawn(shared: Shared): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const [scene] = await Promise.all([load(sceneOf(shared.art, shared.squad, shared.lost)), document.fonts.ready]);
  pen.drawImage(scene, 0, 0, WIDTH, HEIGHT);
  write(pen, shared);
  return new Promise((settle, fail) =>
    canvas.toBlob((blob) => (blob ? settle(blob) : fail(new Error("no picture"))), "image/png"),
  );
}
