import { encodePage } from './encodePage.ts';
import { tagOf } from './tagOf.ts';
import type { WrittenPage } from './WrittenPage.ts';

/** A page, in UTF-8, to keep as it is sent. */
export async function writePage(html: Buffer): Promise<WrittenPage> {
  const [br, gzip] = await Promise.all([
    encodePage(html, 'br', 'kept'),
    encodePage(html, 'gzip', 'kept'),
  ]);
  return { kind: 'written', br: alone(br), gzip: alone(gzip), tag: tagOf(html) };
}

/** The bytes by themselves: what the compressor gives is a part of something larger. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
