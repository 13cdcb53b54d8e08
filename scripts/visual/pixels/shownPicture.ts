import sharp from 'sharp';
import type { Pixels } from './Pixels.ts';

/** A picture as a PNG, which any program shows. */
export function shownPicture({ width, height, data }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
