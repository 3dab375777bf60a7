// QR codes (ISO/IEC 18004): bytes, error correction level M, versions 1 to 10. The result is one SVG path.

/** By version: error correction codewords per block, and the data codewords of each block. */
const BLOCKS: readonly (readonly [correction: number, data: readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Powers of 2 in the field of 256 elements, and their logarithms. */
const POWERS: number[] = [];
const LOGARITHMS: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  [POWERS[power], LOGARITHMS[value]] = [value, power];
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (one: number, other: number): number =>
  one && other ? (POWERS[((LOGARITHMS[one] ?? 0) + (LOGARITHMS[other] ?? 0)) % 255] ?? 0) : 0;

/** The Reed-Solomon codewords of a block. */
export function corrections(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let power = 0; power < count; power += 1) {
    const root = POWERS[power] ?? 0;
    divisor = [...divisor, 0].map((value, place) => value ^ times(divisor[place - 1] ?? 0, root));
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  data.forEach((_, place) => {
    const factor = rest[place] ?? 0;
    divisor.forEach((value, index) => (rest[place + index] = (rest[place + index] ?? 0) ^ times(value, factor)));
  });
  return rest.slice(data.length);
}

/** A number with the remainder of its division by a polynomial behind it (a BCH code). */
export function coded(value: number, divisor: number): number {
  const length = 31 - Math.clz32(divisor);
  let rest = value << length;
  for (let bit = 31 - Math.clz32(rest || 1); bit >= length; bit -= 1)
    if ((rest >> bit) & 1) rest ^= divisor << (bit - length);
  return (value << length) | rest;
}

/** The codewords of a text in the smallest version that holds it; null if none does. */
function codewords(text: string): { version: number; words: number[] } | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex(([, data], index) => sum(data) >= bytes.length + (index < 9 ? 2 : 3)) + 1;
  const [correction, sizes] = BLOCKS[version - 1] ?? [0, []];
  if (!version) return null;
  // Mode, length, bytes, end; then filled up.
  const bits = [0b0100, bytes.length, ...bytes, 0].flatMap((value, index, all) => {
    const width = index === 0 || index === all.length - 1 ? 4 : index === 1 && version > 9 ? 16 : 8;
    return Array.from({ length: width }, (_, bit) => (value >> (width - 1 - bit)) & 1);
  });
  const data = Array.from({ length: sum(sizes) }, (_, place) => {
    const filled = bits.length / 8;
    return place < filled
      ? Number.parseInt(bits.slice(place * 8, place * 8 + 8).join(""), 2)
      : (place - filled) % 2
        ? 0x11
        : 0xec;
  });
  const blocks = sizes.map((size, index) => data.slice(sum(sizes.slice(0, index)), sum(sizes.slice(0, index)) + size));
  const checks = blocks.map((block) => corrections(block, correction));
  const woven = (all: readonly number[][]): number[] =>
    Array.from({ length: Math.max(...all.map(({ length }) => length)) }, (_, place) =>
      all.flatMap((each) => (place < each.length ? [each[place] ?? 0] : [])),
    ).flat();
  return { version, words: [...woven(blocks), ...woven(checks)] };
}

/** The mask that is always used: any is valid, and this one breaks up large areas well. */
const MASK = 0;
const masked = (row: number, column: number): boolean => (row + column) % 2 === 0;

/** The dark and light modules of a text; null if it is too long. */
export function modulesOf(text: string): boolean[][] | null {
  const made = codewords(text);
  if (!made) return null;
  const { version, words } = made;
  const size = 17 + 4 * version;
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () =>
    Array<boolean | undefined>(size).fill(undefined),
  );
  const set = (row: number, column: number, dark: boolean): void => {
    if (row >= 0 && column >= 0 && row < size && column < size) (grid[row] ?? [])[column] = dark;
  };
  const square = (row: number, column: number, around: number, dark: (far: number) => boolean): void => {
    for (let y = -around; y <= around; y += 1)
      for (let x = -around; x <= around; x += 1) set(row + y, column + x, dark(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4, (far) => far !== 2 && far !== 4);
  const middles = version === 1 ? [] : version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
  for (const row of middles)
    for (const column of middles) if (grid[row]?.[column] === undefined) square(row, column, 2, (far) => far !== 1);
  for (let place = 8; place < size - 8; place += 1) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  // Level M is 00.
  const format = coded(MASK, 0b10100110111) ^ 0b101010000010010;
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((format >> bit) & 1) === 1;
    set(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, dark);
    set(8, bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit, dark);
  }
  set(size - 8, 8, true);
  if (version >= 7) {
    const told = coded(version, 0b1111100100101);
    for (let bit = 0; bit < 18; bit += 1) {
      const [near, far, dark] = [Math.floor(bit / 3), size - 11 + (bit % 3), ((told >> bit) & 1) === 1];
      set(near, far, dark);
      set(far, near, dark);
    }
  }
  // The data goes up and down in pairs of columns, from the right; the timing column is left out.
  let bit = 0;
  for (let pair = 0; pair < (size - 1) / 2; pair += 1) {
    const right = size - 1 - 2 * pair - (size - 1 - 2 * pair <= 6 ? 1 : 0);
    for (let step = 0; step < size; step += 1) {
      const row = pair % 2 ? step : size - 1 - step;
      for (const column of [right, right - 1]) {
        if (grid[row]?.[column] !== undefined) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        set(row, column, dark !== masked(row, column));
        bit += 1;
      }
    }
  }
  return grid.map((row) => row.map(Boolean));
}

/** Light modules around it. */
const QUIET = 4;

/** The code as a path, and the length of its sides; null if the text is too long. */
export function qrOf(text: string): { path: string; size: number } | null {
  const modules = modulesOf(text);
  if (!modules) return null;
  const path = modules
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])))
    .join("");
  return { path, size: modules.length + 2 * QUIET };
}
