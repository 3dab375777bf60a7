import { afterEach, beforeEach, expect, test, vi } from "vitest";

let phrases: typeof import("../src/page/phrases");
const written = (text: string | null): string | undefined => text?.replaceAll("\u200B", "|");

beforeEach(async () => {
  vi.resetModules();
  phrases = await import("../src/page/phrases");
});

afterEach(() => {
  document.body.innerHTML = "";
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
});

test("a Japanese name breaks between its words, never before its ending or a mark", () => {
  const broken = ["パワーフィールド", "進め、ブラザーたちよ！", "サイオニック攻撃", "Heroic Charge"].map((name) =>
    written(phrases.breakable(name)),
  );
  expect(broken).toEqual(["パワー|フィールド", "進め、|ブラザーたちよ！", "サイオニック|攻撃", "Heroic Charge"]);
});

test("short texts are marked, now and when they change; long ones are not", async () => {
  document.documentElement.lang = "ja";
  document.body.innerHTML =
    "<button><span>ゲームファイルを読み込む</span></button><p class='phrases'>前方偵察</p><p>ゲームファイルを読み込む</p>";
  phrases.markPhrases();
  const [button, text] = [document.querySelector("button"), document.querySelector("p:not([class])")];
  expect(written(button?.textContent ?? null)).toBe("ゲーム|ファイルを|読み込む");
  expect(written(text?.textContent ?? null)).toBe("ゲームファイルを読み込む");
  expect(written(document.querySelector(".phrases")?.textContent ?? null)).toBe("前方|偵察");
  const span = button?.querySelector("span")?.firstChild as Text;
  span.data = "ページを再読み込み";
  await vi.waitFor(() => expect(written(span.data)).toBe("ページを|再|読み込み"));
});

test("a browser without a dictionary breaks anywhere", async () => {
  vi.stubGlobal("Intl", {});
  vi.resetModules();
  const { breakable, markPhrases } = await import("../src/page/phrases");
  expect(breakable("パワーフィールド")).toBe("パワーフィールド");
  markPhrases();
  expect(document.documentElement.dataset["phrases"]).toBeUndefined();
});
