// Writes the compressed forms of files beside them: node tools/compress.mjs FOLDER .SUFFIX ...
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [folder, ...suffixes] = process.argv.slice(2);
/** The best quality takes ten times as long for a hundredth of the bytes: it is not worth it for the runtime. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 24 };
for (const name of readdirSync(folder, { recursive: true })) {
  const file = join(folder, name);
  if (!suffixes.includes(extname(file))) continue;
  const content = readFileSync(file);
  const params = { ...QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
