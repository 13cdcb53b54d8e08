import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib';

/** Content encoding of a page. */
export type PageEncoding = 'br' | 'gzip' | 'identity';

/** Brotli quality: higher for a cached page than for one that a visitor waits for. */
const QUALITY = { once: 4, cached: 5 };
/**
 * Window of 2^17 bytes, about the size of a page. With the default 4 MB per compression V8 counts so much external
 * memory that it collects garbage every few pages, which halved the throughput.
 */
const WINDOW_BITS = 17;

/** Size of a compressed page, so that the output comes in one chunk. */
const CHUNK_BYTES = 64 * 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify<Buffer, ZlibOptions, Buffer>(gzip);

/** Compresses a page, to send it once or to cache it, outside the main thread. */
export async function encodePage(
  html: Buffer,
  encoding: PageEncoding,
  use: keyof typeof QUALITY,
): Promise<Buffer> {
  if (encoding === 'identity') return html;
  if (encoding === 'gzip') return toGzip(html, { chunkSize: CHUNK_BYTES });
  return toBrotli(html, {
    chunkSize: CHUNK_BYTES,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[use],
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
}

/** Returns the content hash of a page. */
export function contentHash(html: Buffer): string {
  return hash('sha256', html, 'base64url').slice(0, 22);
}
