import sharp from 'sharp';
import type { Pixels } from './Pixels.ts';

/** Decodes a picture file of any format. */
export async function readPixels(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
