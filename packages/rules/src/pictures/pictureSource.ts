/** The file for products and categories without a picture (spec 9.12). */
const DEFAULT_FILE = 'default.svg';

/** Returns the path of a picture, or of the default picture if the file is empty (spec 9.12). */
export function pictureSource(folder: 'products' | 'categories' | 'slides', file: string): string {
  return `/images/${folder}/${encodeURIComponent(file || DEFAULT_FILE)}`;
}

/** The longer sides of an uploaded picture as the shop keeps it: for its page, and for lists. */
export const LARGE_PICTURE_PX = 1_024;
export const SMALL_PICTURE_PX = 400;

/**
 * Returns the sizes of an uploaded picture, which alone is WebP, for `srcset`; undefined for a drawn one, which has every
 * size.
 */
export function pictureSizes(folder: 'products' | 'categories', file: string): string | undefined {
  if (!file.endsWith('.webp')) return undefined;
  const small = file.replace('.webp', '-400.webp');
  return `${pictureSource(folder, small)} ${SMALL_PICTURE_PX}w, ${pictureSource(folder, file)} ${LARGE_PICTURE_PX}w`;
}
