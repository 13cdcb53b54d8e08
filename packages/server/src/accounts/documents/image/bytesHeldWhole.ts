import type { Metadata } from 'sharp';

/** What of an image says how it is decoded. */
export type SeenImage = Pick<
  Metadata,
  'width' | 'height' | 'channels' | 'depth' | 'format' | 'isProgressive' | 'orientation'
>;

const UPRIGHT = 1;
const COEFFICIENT_BYTES = 2;

/**
 * How many bytes of an image stand in memory at once while it is decoded. Most are decoded row by row and hold next to
 * nothing: not a JPEG that arrives in several scans (all its coefficients, whatever it says of fewer colours than
 * brightness), an interlaced PNG, and one that is turned.
 */
export function bytesHeldWhole(image: SeenImage): number {
  const { width, height, channels, depth, format, isProgressive, orientation = UPRIGHT } = image;
  const samples = width * height * channels;
  const pixels = samples * (depth === 'ushort' ? 2 : 1);
  const scans = format === 'jpeg' ? samples * COEFFICIENT_BYTES : pixels;
  return (isProgressive ? scans : 0) + (orientation === UPRIGHT ? 0 : pixels);
}
