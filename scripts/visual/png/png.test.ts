import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { decodePng } from './decodePng.ts';
import { differencesOf } from './differencesOf.ts';
import { encodePalette } from './encodePalette.ts';
import { encodePng } from './encodePng.ts';
import { isSamePicture } from './isSamePicture.ts';
import type { Pixels } from './Pixels.ts';

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

describe('a picture kept as PNG', () => {
  test('comes back pixel by pixel, whatever its size and number of colours', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 600 }), ({ width, height }, colours) => {
        const before = picture(width, height, (pixel) => (pixel % colours) * 9973);
        expect(isSamePicture(decodePng(encodePng(before)), before)).toBe(true);
      }),
    );
  });

  test('takes a palette up to 256 colours, and no further', () => {
    expect(encodePalette(picture(16, 16, (pixel) => pixel))).toBeDefined();
    expect(encodePalette(picture(257, 1, (pixel) => pixel))).toBeUndefined();
  });

  test('is never larger than without a palette', () => {
    const stripes = picture(300, 200, (pixel) => (pixel % 7) * 40_000);
    const plain = Object.assign(new PNG({ width: 300, height: 200 }), {
      data: Buffer.from(stripes.data),
    });
    expect(encodePng(stripes).length).toBeLessThan(PNG.sync.write(plain).length);
  });
});

describe('the differences of two pictures', () => {
  const white = picture(4, 3, () => 0xffffff);

  test('are none between a picture and itself', () => {
    expect(differencesOf(white, white).count).toBe(0);
  });

  test('are every pixel that is off by the least there is', () => {
    const nearly = picture(4, 3, (pixel) => (pixel === 5 ? 0xfffffe : 0xffffff));
    const { count, shown } = differencesOf(white, nearly);
    expect(count).toBe(1);
    expect(Array.from(shown.data.slice(20, 24))).toEqual([219, 0, 90, 255]);
    expect(isSamePicture(white, nearly)).toBe(false);
  });

  test('are also what only one of them has', () => {
    const taller = picture(4, 4, () => 0xffffff);
    expect(differencesOf(white, taller).count).toBe(4);
    expect(isSamePicture(white, taller)).toBe(false);
  });
});
