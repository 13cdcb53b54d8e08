import { encodePage } from './encodePage.ts';
import { tagOf } from './tagOf.ts';
import type { WrittenPage } from './WrittenPage.ts';

/** A page to keep; its text is let go. */
export async function writePage(text: string): Promise<WrittenPage> {
  const html = Buffer.from(text);
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
