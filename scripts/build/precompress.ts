import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|txt|webmanifest|xml)$/;
/** Smaller responses fit in one packet. */
const SMALLEST_BYTES = 1_000;

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder, with maximum compression. Done at build time, so that
 * serving costs nothing. Returns the number of compressed files.
 */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true });
  const results = await Promise.all(
    entries.filter((entry) => TEXT.test(entry)).map((entry) => compress(join(folder, entry))),
  );
  return results.filter(Boolean).length;
}

async function compress(file: string): Promise<boolean> {
  const text = await readFile(file);
  if (text.length < SMALLEST_BYTES) return false;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
  return true;
}
