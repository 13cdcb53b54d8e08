import sharp from 'sharp';
import type { Pixels } from './Pixels.ts';

/** Encodes a picture as PNG, which any program shows. */
export function shownPicture({ width, height, data }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
