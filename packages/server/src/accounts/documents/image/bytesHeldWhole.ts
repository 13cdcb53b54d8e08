import type { Metadata } from 'sharp';

/** Metadata of an image that decides how it is decoded. */
export type SeenImage = Pick<
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
export function bytesHeldWhole(image: SeenImage): number {
  const { width, height, channels, depth, format, isProgressive, orientation = UPRIGHT } = image;
  const samples = width * height * channels;
  const pixels = samples * (depth === 'ushort' ? 2 : 1);
  const scans = format === 'jpeg' ? samples * COEFFICIENT_BYTES : pixels;
  return (isProgressive ? scans : 0) + (orientation === UPRIGHT ? 0 : pixels);
}
