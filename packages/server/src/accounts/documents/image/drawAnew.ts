import { LARGEST_DOCUMENT_BYTES } from '@formulary/rules/forms/documentFile';
import sharp, { type Sharp } from 'sharp';
import type { DocumentMediaType } from '../DocumentMediaType.ts';
import { bytesHeldWhole } from './bytesHeldWhole.ts';
import type { DocumentFault } from '../judging/documentFaults.ts';

const MOST_PIXELS = 25_000_000;
/** A sideways photograph of 25 megapixels takes 75 MB, a progressive one of 12 megapixels as much. */
const MOST_BYTES_HELD_WHOLE = 80_000_000;
const LONGEST_SECONDS = 20;

// No other format can reach a decoder, whatever the bytes look like.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws a JPEG or PNG anew from its pixels, the right way up: metadata, and whatever was hidden before,
 * behind or inside, stay out (trust, Answering). Answers what is wrong with one that is broken or cut off, has more than
 * 25 megapixels, would take more memory than it may, or does not fit in 8 MB however it is written.
 * Run it in a process of its own (`judgeApart`).
 */
export async function drawAnew(
  original: Buffer,
  mediaType: DocumentMediaType,
): Promise<Buffer | DocumentFault> {
  try {
    const seen = await sharp(original, { limitInputPixels: false }).metadata();
    if (`image/${seen.format}` !== mediaType) return 'unreadable';
    if (seen.width * seen.height > MOST_PIXELS) return 'tooManyPixels';
    if (bytesHeldWhole(seen) > MOST_BYTES_HELD_WHOLE) return 'tooHeavy';
    return await smallEnough(original, mediaType);
  } catch {
    // libvips says what is wrong with an image by a plain error.
    return 'unreadable';
  }
}

async function smallEnough(
  original: Buffer,
  mediaType: DocumentMediaType,
): Promise<Buffer | DocumentFault> {
  // Codes that fit the picture would save a little, and hold all of it in memory until they are known.
  const asJpeg = (quality: number) => () =>
    decode(original).flatten({ background: '#fff' }).jpeg({ quality, optimiseCoding: false });
  const asPng = () => decode(original).png({ compressionLevel: 9 });
  const ways = [mediaType === 'image/png' ? asPng : asJpeg(90), asJpeg(80), asJpeg(60)];
  for (const draw of ways) {
    const drawn = await draw().toBuffer();
    if (drawn.length <= LARGEST_DOCUMENT_BYTES) return drawn;
  }
  return 'tooLarge';
}

function decode(original: Buffer): Sharp {
  return sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .toColourspace('srgb');
}
