import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPng, pngChunk } from '../../testing/documents/aPng.ts';
import { aSignature } from '../../testing/signing/aSignature.ts';
import { validateSignatureImage } from './validateSignatureImage.ts';

const BLANK = 'Please affix your signature to continue';
const UNREADABLE = 'This signature could not be read. Please sign again';
const TOO_LARGE = 'Please send a signature of at most 512 kB and 2 megapixels';
const NOISE = expect.stringMatching(/^Your browser does not let this page read/);

let good: Buffer;
beforeAll(async () => {
  good = await aSignature();
});

/** Inserts a chunk between a picture's header and its pixels. */
function withChunk(type: string, data: Buffer): Buffer {
  const afterHead = 33;
  return Buffer.concat([
    good.subarray(0, afterHead),
    pngChunk(type, data),
    good.subarray(afterHead),
  ]);
}

async function noise(share: number): Promise<Buffer> {
  let seed = 7;
  const pixels = Buffer.alloc(600 * 200);
  for (const index of pixels.keys()) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[index] = seed / 2_147_483_648 < share ? 0 : 255;
  }
  return sharp(pixels, { raw: { width: 600, height: 200, channels: 1 } })
    .png()
    .toBuffer();
}

function drawn(shapes: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200">${shapes}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

describe('the picture of a signature', () => {
  test('is redrawn on white, without its metadata', async () => {
    const marked = withChunk('tEXt', Buffer.from('Comment\0<script>secret</script>'));
    const validated = await validateSignatureImage(marked);
    const content = validated.ok ? validated.value : Buffer.alloc(0);
    expect(content.includes('secret')).toBe(false);
    const { format, width, height, hasAlpha } = await sharp(content).metadata();
    expect({ format, width, height, hasAlpha }).toEqual({
      format: 'png',
      width: 600,
      height: 200,
      hasAlpha: false,
    });
  });

  test.each<readonly [string, () => Buffer | Promise<Buffer>, unknown]>([
    ['nothing at all', () => Buffer.alloc(0), UNREADABLE],
    ['a blank one', () => drawn(''), BLANK],
    ['a dot', () => drawn('<circle cx="300" cy="100" r="9"/>'), BLANK],
    ['one pixel', () => aPng(1, 1), BLANK],
    ['noise all over', () => noise(0.6), NOISE],
    ['sparse noise', () => noise(0.01), NOISE],
    ['a black one', () => drawn('<rect width="600" height="200"/>'), NOISE],
    ['20,000 pixels each way', () => aPng(20_000, 20_000, Buffer.alloc(10)), TOO_LARGE],
    ['one cut off', () => good.subarray(0, good.length / 2), UNREADABLE],
    ['HTML behind its end', () => Buffer.concat([good, Buffer.from('<script>')]), UNREADABLE],
    ['an animation', () => withChunk('acTL', Buffer.alloc(8)), UNREADABLE],
    [
      'a bomb of compressed text',
      () =>
        withChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(9e6))])),
      UNREADABLE,
    ],
    ['a large colour profile', () => withChunk('iCCP', Buffer.alloc(40_000)), UNREADABLE],
    ['a JPEG', () => sharp(good).jpeg().toBuffer(), UNREADABLE],
    ['half a megabyte and a byte', () => Buffer.concat([good, Buffer.alloc(524_289)]), TOO_LARGE],
  ])('is refused when it is %s', async (_what, make, sentence) => {
    expect(await validateSignatureImage(await make())).toEqual({ ok: false, problem: sentence });
  });
});
