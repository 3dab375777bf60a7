import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import InHeader from "../src/shared/ui/InHeader.svelte";
import { header } from "../src/page/header.svelte";

const snippet = (): ReturnType<typeof createRawSnippet> => createRawSnippet(() => ({ render: () => "<b></b>" }));

/** A screen that fills the header. */
function shown(): { where: ReturnType<typeof snippet>; screen: object } {
  const where = snippet();
  const screen = mount(InHeader, { target: document.body, props: { where, tools: snippet() } });
  flushSync();
  return { where, screen };
}

test("a screen that goes late leaves the next one's header alone", async () => {
  const [before, now] = [shown(), shown()];
  await unmount(before.screen);
  expect(header.where).toBe(now.where);
  await unmount(now.screen);
  expect(header.where).toBeNull();
});

test("a screen that comes back before it has faded out fills the header again", async () => {
  const { where, screen } = shown();
  header.where = null;
  flushSync();
  expect(header.where).toBe(where);
  await unmount(screen);
});
