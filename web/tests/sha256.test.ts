import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "../src/link/sha256";

// Around the lengths at which another block begins, and far beyond.
test.each([0, 1, 3, 54, 55, 56, 63, 64, 65, 119, 120, 128, 10_000])("the hash of %d characters", (length) => {
  for (const letter of ["a", "é", "ゲ"]) {
    const text = letter.repeat(length);
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});
