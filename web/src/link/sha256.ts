// SHA-256 (FIPS 180-4). The browser's own function exists only over https, and friends in one network play over http.

/** The first 32 bits after the point. */
const fraction = (value: number): number => ((value % 1) * 2 ** 32) | 0;

const primes: number[] = [];
for (let number = 2; primes.length < 64; number++) if (primes.every((prime) => number % prime)) primes.push(number);
const CONSTANTS = primes.map((prime) => fraction(Math.cbrt(prime)));
const BEGIN = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** The exclusive or of a word turned to the right by each number of bits. */
const turned = (word: number, ...bits: number[]): number =>
  bits.reduce((sum, each) => sum ^ ((word >>> each) | (word << (32 - each))), 0);

/** The text's bytes, a one, and zeros up to the number of bits at the end of a block. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const all = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  all.set([...bytes, 0x80]);
  const view = new DataView(all.buffer);
  view.setUint32(all.length - 4, 8 * bytes.length);
  return view;
}

/** The 64 words of a block. */
function schedule(data: DataView, block: number): number[] {
  const words = Array.from({ length: 16 }, (_, place) => data.getInt32(block + 4 * place));
  const at = (place: number): number => words[place] ?? 0;
  for (let place = 16; place < 64; place++) {
    const [early, late] = [at(place - 15), at(place - 2)];
    const mixed = (turned(early, 7, 18) ^ (early >>> 3)) + (turned(late, 17, 19) ^ (late >>> 10));
    words.push((at(place - 16) + at(place - 7) + mixed) | 0);
  }
  return words;
}

/** The hash of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  const data = padded(text);
  let hash = BEGIN;
  for (let block = 0; block < data.byteLength; block += 64) {
    let state = hash;
    for (const [place, word] of schedule(data, block).entries()) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
      const chosen = h + turned(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + (CONSTANTS[place] ?? 0) + word;
      const most = turned(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c));
      state = [(chosen + most) | 0, a, b, c, (d + chosen) | 0, e, f, g];
    }
    hash = hash.map((word, place) => (word + (state[place] ?? 0)) | 0);
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
