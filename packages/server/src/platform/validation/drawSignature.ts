import sharp from 'sharp';
import type { DocumentFault } from './documentFaults.ts';
import { plainPng } from './plainPng.ts';

const MOST_PIXELS = 2_000_000;
const LEAST_SIDE = 16;
const MOST_BYTES = 524_288;
const LONGEST_SECONDS = 5;

// No other decoder may run, whatever the bytes look like.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/**
 * Redraws a signature's picture on white, without metadata or anything hidden (spec 9.14, T33). Returns a fault if it
 * is not a still PNG, has more than 2 megapixels or 512 kB, or has no ink of a signature. Run it in a separate process
 * (`validateSignatureImage`).
 */
export async function drawSignature(original: Buffer): Promise<Buffer | DocumentFault> {
  if (original.length > MOST_BYTES) return 'tooLarge';
  const png = plainPng(original);
  if (!png) return 'unreadable';
  const { width, height, content } = png;
  if (width * height > MOST_PIXELS) return 'tooManyPixels';
  if (Math.min(width, height) < LEAST_SIDE) return 'noInk';
  try {
    const paper = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: LONGEST_SECONDS })
      .toColourspace('srgb')
      .flatten({ background: '#fff' });
    const grey = await paper.clone().greyscale().raw().toBuffer();
    const fault = checkInk({ width, height, pixels: grey });
    if (fault) return fault;
    const drawn = await paper.png({ compressionLevel: 9, palette: false }).toBuffer();
    return drawn.length <= MOST_BYTES ? drawn : 'tooLarge';
  } catch {
    // libvips reports a bad image with a plain Error.
    return 'unreadable';
  }
}

/** Brightness of 0 to 255: a pixel below this is ink. */
const INK_BELOW = 170;
const LEAST_SHARE = 0.002;
/** Share of the picture's width or height, whichever extent is less: smaller ink is a dot. */
const LEAST_EXTENT = 0.1;
const MOST_SHARE = 0.4;
const TILE = 16;
/** Noise fills every tile; strokes leave paper between them. */
const MOST_TILES = 0.85;
/** Most pixels of a stroke have ink neighbours. */
const MOST_LONELY = 0.3;

/** A greyscale picture, one byte per pixel. */
interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Reason why the ink of a picture is no signature. */
type InkFault = 'noInk' | 'noise';

/**
 * Validates whether the ink of a picture looks like a signature (T33). It needs at least 0.2 % of the pixels, more than a
 * dot, and strokes instead of the noise that browsers return for a canvas that may not be read.
 */
function checkInk({ width, height, pixels }: GreyPicture): InkFault | undefined {
  const isInk = (x: number, y: number): boolean =>
    x >= 0 && x < width && y >= 0 && y < height && (pixels[y * width + x] ?? 255) < INK_BELOW;
  const tilesAcross = Math.ceil(width / TILE);
  const tiles = new Set<number>();
  let [ink, lonely, left, right, top, bottom] = [0, 0, width, -1, height, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isInk(x, y)) continue;
      ink += 1;
      if (neighbours(isInk, x, y) < 2) lonely += 1;
      tiles.add(Math.floor(y / TILE) * tilesAcross + Math.floor(x / TILE));
      [left, right, top] = [Math.min(left, x), Math.max(right, x), Math.min(top, y)];
      bottom = y;
    }
  }
  const share = ink / (width * height);
  if (share < LEAST_SHARE) return 'noInk';
  if (Math.max(right - left, bottom - top) < LEAST_EXTENT * Math.min(width, height)) return 'noInk';
  const tileShare = tiles.size / (tilesAcross * Math.ceil(height / TILE));
  const isNoise = share > MOST_SHARE || tileShare > MOST_TILES || lonely / ink > MOST_LONELY;
  return isNoise ? 'noise' : undefined;
}

/** Counts the ink pixels among the eight neighbours of a pixel. */
function neighbours(isInk: (x: number, y: number) => boolean, x: number, y: number): number {
  let count = 0;
  for (const dy of [-1, 0, 1]) {
    for (const dx of [-1, 0, 1]) if ((dx !== 0 || dy !== 0) && isInk(x + dx, y + dy)) count += 1;
  }
  return count;
}
