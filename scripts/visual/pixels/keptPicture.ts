import sharp from 'sharp';
import type { Pixels } from './Pixels.ts';

/** More effort takes thirty times as long and saves another 6 %. */
const EFFORT = 4;

/** Encodes a picture for storage as lossless WebP, less than half the size of PNG. */
export function keptPicture({ width, height, data }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: EFFORT })
    .toBuffer();
}
