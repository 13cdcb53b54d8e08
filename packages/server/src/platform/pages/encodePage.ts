import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib';
import type { PageEncoding } from './PageEncoding.ts';

/** How hard it is tried to make a page small: one that is kept a little harder than one that somebody waits for. */
const QUALITY = { once: 4, kept: 5 };
/**
 * The window is as large as a page, 2^17 bytes. With the usual 4 MB for each page that is being compressed, V8 counts so
 * much memory outside its heap that it cleans the heap after every few pages: half as many were sent in a second.
 */
const WINDOW_BITS = 17;

/** As long as a page is when it is small: what comes out at once need not be asked for in turns. */
const CHUNK_BYTES = 64 * 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify<Buffer, ZlibOptions, Buffer>(gzip);

/** A page as it is sent once or kept, made beside the thread that answers. */
export async function encodePage(
  html: Buffer,
  encoding: PageEncoding,
  sent: keyof typeof QUALITY,
): Promise<Buffer> {
  if (encoding === 'identity') return html;
  if (encoding === 'gzip') return toGzip(html, { chunkSize: CHUNK_BYTES });
  return toBrotli(html, {
    chunkSize: CHUNK_BYTES,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[sent],
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
}
