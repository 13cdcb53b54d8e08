import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|txt|webmanifest|xml)$/;
/** Smaller responses fit in one packet. */
const SMALLEST_BYTES = 1_000;

const BEST = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
const QUICK = { brotli: 4, gzip: constants.Z_BEST_SPEED };

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder, with maximum compression unless quick. Done at build
 * time, so that serving costs nothing. Returns the number of compressed files.
 */
export async function precompress(folder: string, isQuick = false): Promise<number> {
  const level = isQuick ? QUICK : BEST;
  const entries = await readdir(folder, { recursive: true });
  const results = await Promise.all(
    entries
      .filter((entry) => TEXT.test(entry))
      .map((entry) => compress(join(folder, entry), level)),
  );
  return results.filter(Boolean).length;
}

async function compress(file: string, level: typeof BEST): Promise<boolean> {
  const text = await readFile(file);
  if (text.length < SMALLEST_BYTES) return false;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level.brotli,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
    promisify(gzip)(text, { level: level.gzip }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
  return true;
}
