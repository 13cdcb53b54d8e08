import { contentHash, encodePage } from './encodePage.ts';

/** A cached page in every encoding. */
export interface CachedPage {
  readonly kind: 'cached';
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly contentHash: string;
}

/** Compresses a page for the cache; expects UTF-8. */
export async function compressForCache(html: Buffer): Promise<CachedPage> {
  const [br, gzip] = await Promise.all([
    encodePage(html, 'br', 'cached'),
    encodePage(html, 'gzip', 'cached'),
  ]);
  return { kind: 'cached', br: copyOf(br), gzip: copyOf(gzip), contentHash: contentHash(html) };
}

/** Copies the bytes: the compressor returns a view of a larger buffer. */
function copyOf(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
