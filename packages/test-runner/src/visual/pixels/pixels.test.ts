import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differencesOf, isSamePicture } from './comparePixels.ts';
import { encodeBaseline, type Pixels, readPixels, encodePng } from './pixels.ts';

function picture(width: number, height: number, colourOf: (pixel: number) => number): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = colourOf(pixel);
    data.set([colour >> 16, (colour >> 8) & 255, colour & 255, 255], pixel * 4);
  }
  return { width, height, data };
}

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 40 }),
  height: fc.integer({ min: 1, max: 40 }),
});

describe('a stored picture', () => {
  test('decodes to the same pixels, whatever its size and number of colours', async () => {
    await fc.assert(
      fc.asyncProperty(
        sizes,
        fc.integer({ min: 1, max: 600 }),
        async ({ width, height }, colours) => {
          const before = picture(width, height, (pixel) => (pixel % colours) * 9973);
          const after = await readPixels(await encodeBaseline(before));
          expect(isSamePicture(after, before)).toBe(true);
        },
      ),
    );
  });

  test('is smaller than the screenshot', async () => {
    const stripes = picture(300, 200, (pixel) => (pixel % 7) * 40_000);
    const [kept, shown] = [await encodeBaseline(stripes), await encodePng(stripes)];
    expect(kept.length).toBeLessThan(shown.length);
    expect(isSamePicture(await readPixels(shown), stripes)).toBe(true);
  });
});

describe('the differences of two pictures', () => {
  const white = picture(4, 3, () => 0xffffff);

  test('are none between a picture and itself', () => {
    expect(differencesOf(white, white).count).toBe(0);
  });

  test('include every pixel with the smallest possible difference', () => {
    const nearly = picture(4, 3, (pixel) => (pixel === 5 ? 0xfffffe : 0xffffff));
    const { count, shown } = differencesOf(white, nearly);
    expect(count).toBe(1);
    expect(Array.from(shown.data.slice(20, 24))).toEqual([219, 0, 90, 255]);
    expect(isSamePicture(white, nearly)).toBe(false);
  });

  test('include pixels that only one of them has', () => {
    const taller = picture(4, 4, () => 0xffffff);
    expect(differencesOf(white, taller).count).toBe(4);
    expect(isSamePicture(white, taller)).toBe(false);
  });
});
