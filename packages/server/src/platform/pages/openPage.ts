import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { WrittenHead } from './HeadAt.ts';

/** How a page is sent. */
export type PageEncoding = 'br' | 'gzip' | 'identity';

/** A page as it is sent. */
export interface SentPage {
  readonly body: Buffer;
  readonly etag: string;
}

/** The page of the shop with a head of its own. */
export type Page = (head: WrittenHead | undefined, encoding: PageEncoding) => Promise<SentPage>;

/** Of all kept pages together: about four thousand. */
const MOST_KEPT_BYTES = 16 * 1024 * 1024;
/** What a page takes beside its bytes and its key, generously. */
const BYTES_OF_ENTRY = 512;
const BYTES_OF_CHARACTER = 2;
/** Small pages gain nothing from more, and the server waits for it. */
const QUALITY = 5;
/** Where the head of a page goes; what stands there is for who runs the built files without this server. */
const PLACE = /<!-- head -->.*<!-- \/head -->/s;

/**
 * Opens the built page. A composed page is kept by what is in it, so that it is never out of date, and however many
 * addresses are asked for, pages that are alike are kept once; what was searched for is not kept at all. The file is read again when it was built again.
 */
export function openPage(file: string, mostKeptBytes = MOST_KEPT_BYTES): Page {
  const kept = new LRUCache<string, SentPage>({
    maxSize: mostKeptBytes,
    sizeCalculation: ({ body }, key) =>
      body.byteLength + key.length * BYTES_OF_CHARACTER + BYTES_OF_ENTRY,
  });
  let builtAt: number | undefined;
  let template = '';

  return async (head, encoding) => {
    const { mtimeMs } = await stat(file);
    if (mtimeMs !== builtAt) {
      template = await readFile(file, 'utf8');
      builtAt = mtimeMs;
      kept.clear();
    }
    if (head?.isShared === false) return write(template, head, encoding);
    const key = `${encoding} ${head?.html ?? ''}`;
    const known = kept.get(key);
    if (known) return known;
    const page = write(template, head, encoding);
    kept.set(key, page);
    return page;
  };
}

function write(template: string, head: WrittenHead | undefined, encoding: PageEncoding): SentPage {
  // A function: in a text, `$&` and the like would mean something.
  const html = Buffer.from(
    head === undefined ? template : template.replace(PLACE, () => head.html),
  );
  return {
    body: encoded(html, encoding),
    etag: `"${hash('sha256', html, 'base64url').slice(0, 22)}-${encoding}"`,
  };
}

function encoded(html: Buffer, encoding: PageEncoding): Buffer {
  if (encoding === 'gzip') return gzipSync(html);
  if (encoding === 'identity') return html;
  return brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
}
