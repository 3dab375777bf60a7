import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Arrange from "../src/start/options/Arrange.svelte";
import Call from "../src/table/lobby/Call.svelte";
import { link } from "../src/link/link.svelte";
import type { Entered, TableInfo } from "../src/protocol";

const HOST: Entered = { type: "entered", table: "abcdefabcdef", seats: [1], host: true };
const GUEST: Entered = { ...HOST, seats: [], host: false };
const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  type: "table",
  status: "open",
  options: { players: 3, teams: "draft", takeover: 45 },
  seats: [
    { number: 1, holder: "person", name: "Ann" },
    { number: 2, holder: "person", name: "Bob" },
    { number: 3, holder: "nobody" },
  ],
  ...more,
});

let shown: ReturnType<typeof mount> | undefined;
const sent = vi.spyOn(link, "ask");
beforeEach(() => void sent.mockReset().mockResolvedValue({ type: "told" } as never));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

const find = <Kind extends HTMLElement>(what: string): Kind | null => document.querySelector<Kind>(what);

describe("the host changes the table", () => {
  beforeEach(() => {
    shown = mount(Arrange, { target: document.body, props: { table: table() } });
    flushSync();
  });

  test("each change is sent at once", () => {
    find("[name=players][value='5']")?.click();
    expect(sent).toHaveBeenLastCalledWith({ type: "arrange", players: 5 });
    find("[name=teams][value=random]")?.click();
    expect(sent).toHaveBeenLastCalledWith({ type: "arrange", teams: "random" });
    find("[data-latecomers]")?.click();
    expect(sent).toHaveBeenLastCalledWith({ type: "arrange", latecomers: true });
  });

  test("nobody loses a seat, and what the table has is shown", () => {
    expect(find<HTMLInputElement>("[name=players][value='1']")?.disabled).toBe(true);
    expect(find<HTMLInputElement>("[name=players][value='2']")?.disabled).toBe(false);
    expect(find<HTMLInputElement>("[name=players][value='3']")?.checked).toBe(true);
    expect(find<HTMLSelectElement>("[data-takeover]")?.value).toBe("45");
  });
});

describe("a meeting", () => {
  const opened = (call: string, entered = GUEST): void => {
    shown = mount(Call, { target: document.body, props: { entered, table: table({ call }) } });
    flushSync();
  };

  test("is a link that says where it leads, and tells that page nothing", () => {
    opened("https://meet.example/room?x=<b>");
    const anchor = find<HTMLAnchorElement>("[data-call] a");
    expect(anchor?.rel.split(" ")).toEqual(expect.arrayContaining(["noopener", "noreferrer"]));
    expect(anchor?.textContent).toContain("meet.example");
    expect(find("[data-call] b")).toBeNull();
    expect(find("[data-call-off]")).toBeNull();
  });

  test.each(["javascript:alert(1)", "http://meet.example", "nonsense", ""])("%s is none", (call) => {
    opened(call);
    expect(find("a")).toBeNull();
  });

  test("is given and taken away by the host", () => {
    opened("", HOST);
    const field = find<HTMLInputElement>("#call");
    if (field) field.value = " https://meet.example/room ";
    field?.dispatchEvent(new Event("input"));
    find("form")?.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
    expect(sent).toHaveBeenLastCalledWith({ type: "call", link: "https://meet.example/room" });
    if (shown) void unmount(shown);
    opened("https://meet.example/room", HOST);
    find("[data-call-off]")?.click();
    expect(sent).toHaveBeenLastCalledWith({ type: "call", link: "" });
  });
});
