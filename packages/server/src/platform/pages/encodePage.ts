import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageEncoding } from './PageEncoding.ts';

/** Small pages gain nothing from more, and somebody waits for it. */
const QUALITY = 5;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify<Buffer, Buffer>(gzip);

/** A page as it is sent, made beside the thread that answers. */
export async function encodePage(html: Buffer, encoding: PageEncoding): Promise<Buffer> {
  if (encoding === 'identity') return html;
  if (encoding === 'gzip') return toGzip(html);
  return toBrotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
}
