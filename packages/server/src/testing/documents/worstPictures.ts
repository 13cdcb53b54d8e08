import sharp, { type Sharp } from 'sharp';
import { aJpegOfThreeScans } from './aJpegOfThreeScans.ts';

const flat = { channels: 3, background: '#246' } as const;
const clear = { channels: 4, background: { r: 20, g: 40, b: 60, alpha: 0.5 } } as const;

function wide(
  pixels: { width: number; height: number },
  create: typeof flat | typeof clear,
): Sharp {
  return sharp({ create: { ...pixels, ...create } });
}

const mostPixels = { width: 5000, height: 5000 };
const phone = { width: 4000, height: 3000 };
const eightMegapixels = { width: 4000, height: 2000 };

/** Valid pictures that take a decoder the most memory; all are re-encoded. */
export const worstGoodPictures: readonly (readonly [string, () => Promise<Buffer>])[] = [
  [
    'a sideways JPEG of 25 megapixels',
    () => wide(mostPixels, flat).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  ],
  [
    'a progressive JPEG of 12 megapixels',
    () => wide(phone, flat).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ],
  [
    'a sideways progressive JPEG of 8 megapixels',
    () =>
      wide(eightMegapixels, flat)
        .withMetadata({ orientation: 6 })
        .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
        .toBuffer(),
  ],
  [
    'an interlaced PNG of 8 megapixels with 16 bits and alpha',
    () => wide(eightMegapixels, clear).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  ],
  [
    'an interlaced PNG of 25 megapixels',
    () => wide(mostPixels, flat).png({ progressive: true }).toBuffer(),
  ],
  [
    'a PNG of 25 megapixels with 16 bits and alpha',
    () => wide(mostPixels, clear).toColourspace('rgb16').png().toBuffer(),
  ],
];

/** Pictures within 25 megapixels that would take a decoder 150 MB and more; all are refused. */
export const greedyPictures: readonly (readonly [string, () => Promise<Buffer>])[] = [
  [
    'a progressive JPEG of 25 megapixels',
    () => wide(mostPixels, flat).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ],
  [
    'a sideways progressive JPEG of 25 megapixels',
    () =>
      wide(mostPixels, flat)
        .withMetadata({ orientation: 6 })
        .jpeg({ progressive: true })
        .toBuffer(),
  ],
  ['a JPEG of 25 megapixels in three scans', async () => aJpegOfThreeScans(5000, 5000)],
  [
    'an interlaced PNG of 25 megapixels with 16 bits and alpha',
    () => wide(mostPixels, clear).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  ],
];
