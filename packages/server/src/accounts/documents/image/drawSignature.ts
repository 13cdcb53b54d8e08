import sharp from 'sharp';
import type { DocumentFault } from '../judging/documentFaults.ts';
import { judgeInk } from './judgeInk.ts';
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
 * (`judgeSignature`).
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
    const fault = judgeInk({ width, height, pixels: grey });
    if (fault) return fault;
    const drawn = await paper.png({ compressionLevel: 9, palette: false }).toBuffer();
    return drawn.length <= MOST_BYTES ? drawn : 'tooLarge';
  } catch {
    // libvips reports a bad image with a plain Error.
    return 'unreadable';
  }
}
