import { brotliCompressSync } from 'node:zlib';
import { buildApart } from './buildApart.ts';

/**
 * What a screen that needs nothing but this module pays, in bytes after minifying and brotli: the module built alone with
 * all that it imports. 0 for one that holds types only.
 */
export async function ruleCost(file: string): Promise<number> {
  const chunks = await buildApart([file]);
  const code = chunks
    .map((chunk) => chunk.code)
    .join('')
    .trim();
  return code === '' ? 0 : brotliCompressSync(code).length;
}
