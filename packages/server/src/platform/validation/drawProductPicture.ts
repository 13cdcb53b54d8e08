import sharp from 'sharp';
import { LARGE_PICTURE_PX, SMALL_PICTURE_PX } from '@formulary/rules/pictures/pictureSource';
import type { DocumentFault } from './documentFaults.ts';
import { mediaTypeOf } from './mediaTypeOf.ts';
import { redrawImage } from './redrawImage.ts';

const LEAST_PX = 200;
const QUALITY = 82;

/**
 * Draws a picture of a product anew from its pixels, on white, as WebP in two sizes: the bytes of the small one, after
 * their length in 4 bytes, and those of the large one. Refuses what `redrawImage` does, anything but a JPEG or PNG, and
 * fewer than 200 pixels in a direction. Run it in a separate process.
 */
export async function drawProductPicture(original: Buffer): Promise<Buffer | DocumentFault> {
  const mediaType = mediaTypeOf(original);
  if (mediaType !== 'image/jpeg' && mediaType !== 'image/png') return 'unreadable';
  const redrawn = await redrawImage(original, mediaType);
  if (typeof redrawn === 'string') return redrawn;
  const { width, height } = await sharp(redrawn).metadata();
  if (width < LEAST_PX || height < LEAST_PX) return 'tooSmall';
  const [small, large] = [
    await inBox(redrawn, SMALL_PICTURE_PX),
    await inBox(redrawn, LARGE_PICTURE_PX),
  ];
  const length = Buffer.alloc(4);
  length.writeUInt32BE(small.length);
  return Buffer.concat([length, small, large]);
}

function inBox(picture: Buffer, px: number): Promise<Buffer> {
  return sharp(picture)
    .flatten({ background: '#fff' })
    .resize({ width: px, height: px, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}
