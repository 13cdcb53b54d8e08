import { encodePage } from './encodePage.ts';
import { tagOf } from './tagOf.ts';
import type { WrittenPage } from './WrittenPage.ts';

/** Compresses a page for the cache; expects UTF-8. */
export async function writePage(html: Buffer): Promise<WrittenPage> {
  const [br, gzip] = await Promise.all([
    encodePage(html, 'br', 'kept'),
    encodePage(html, 'gzip', 'kept'),
  ]);
  return { kind: 'written', br: alone(br), gzip: alone(gzip), tag: tagOf(html) };
}

/** Copies the bytes: the compressor returns a view of a larger buffer. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
