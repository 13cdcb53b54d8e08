import { LARGEST_DOCUMENT_BYTES } from '@formulary/rules/forms/documentFile';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { DocumentFault } from './documentFaults.ts';
import type { DocumentMediaType } from './mediaTypeOf.ts';

const MOST_PIXELS = 25_000_000;
/** A rotated photograph of 25 megapixels takes 75 MB; so does a progressive one of 12 megapixels. */
const MOST_BYTES_IN_MEMORY = 80_000_000;
const LONGEST_SECONDS = 20;

// No other decoder may run, whatever the bytes look like.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/**
 * Redraws a JPEG or PNG upright from its pixels, without metadata or anything hidden before, behind or inside it
 * (trust, Answering). Returns a fault if the image is broken or truncated, has more than 25 megapixels, takes too much
 * memory, or exceeds 8 MB in every encoding. Run it in a separate process (`validateInSubprocess`).
 */
export async function redrawImage(
  original: Buffer,
  mediaType: DocumentMediaType,
): Promise<Buffer | DocumentFault> {
  try {
    const seen = await sharp(original, { limitInputPixels: false }).metadata();
    if (`image/${seen.format}` !== mediaType) return 'unreadable';
    if (seen.width * seen.height > MOST_PIXELS) return 'tooManyPixels';
    if (bytesInMemory(seen) > MOST_BYTES_IN_MEMORY) return 'tooHeavy';
    return await smallEnough(original, mediaType);
  } catch {
    // libvips reports a bad image with a plain Error.
    return 'unreadable';
  }
}

async function smallEnough(
  original: Buffer,
  mediaType: DocumentMediaType,
): Promise<Buffer | DocumentFault> {
  // Optimised Huffman codes would save little, and would hold the whole picture in memory.
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

/** Metadata of an image that decides how it is decoded. */
type SeenImage = Pick<
  Metadata,
  'width' | 'height' | 'channels' | 'depth' | 'format' | 'isProgressive' | 'orientation'
>;

const UPRIGHT = 1;
const COEFFICIENT_BYTES = 2;

/**
 * Returns how many bytes of an image stay in memory while it is decoded. Most images are decoded row by row and take
 * next to nothing. Exceptions: a JPEG in several scans (all its coefficients, even those of subsampled colours), an
 * interlaced PNG, and a rotated image.
 */
function bytesInMemory(image: SeenImage): number {
  const { width, height, channels, depth, format, isProgressive, orientation = UPRIGHT } = image;
  const samples = width * height * channels;
  const pixels = samples * (depth === 'ushort' ? 2 : 1);
  const scans = format === 'jpeg' ? samples * COEFFICIENT_BYTES : pixels;
  return (isProgressive ? scans : 0) + (orientation === UPRIGHT ? 0 : pixels);
}
