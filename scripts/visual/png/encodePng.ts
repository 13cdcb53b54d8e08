import { PNG } from 'pngjs';
import { encodePalette } from './encodePalette.ts';
import type { Pixels } from './Pixels.ts';

/** A picture as a small PNG that loses nothing: with a palette if its colours fit in one, and without filters, which suit photographs. */
export function encodePng(pixels: Pixels): Buffer {
  const { width, height, data } = pixels;
  return (
    encodePalette(pixels) ??
    PNG.sync.write(Object.assign(new PNG({ width, height }), { data: Buffer.from(data) }), {
      colorType: 2,
      deflateLevel: 9,
      deflateStrategy: 0,
      filterType: 0,
    })
  );
}
