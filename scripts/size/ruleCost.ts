import { brotliCompressSync } from 'node:zlib';
import { buildApart } from './buildApart.ts';

/** Returns a module's cost with all its imports, in bytes after minifying and brotli. Returns 0 for types only. */
export async function ruleCost(file: string): Promise<number> {
  const chunks = await buildApart([file]);
  const code = chunks
    .map((chunk) => chunk.code)
    .join('')
    .trim();
  return code === '' ? 0 : brotliCompressSync(code).length;
}
