import { pictureSource } from './pictureSource.ts';

/** The longer sides of an uploaded picture as the shop keeps it: for its page, and for lists. */
export const LARGE_PICTURE_PX = 1_024;
export const SMALL_PICTURE_PX = 400;

/** The largest file that is taken. */
export const LARGEST_PICTURE_BYTES = 8_388_608;

const UPLOADED = /^(upload-[0-9a-f]{32})(-400)?\.webp$/;

/** Returns the file of an uploaded picture and its size; undefined for a picture that was drawn. */
export function readUploadedPicture(
  file: string,
): { readonly file: string; readonly size: 'large' | 'small' } | undefined {
  const [, name, small] = UPLOADED.exec(file) ?? [];
  if (name === undefined) return undefined;
  return { file: `${name}.webp`, size: small === undefined ? 'large' : 'small' };
}

/**
 * Returns the sizes of an uploaded picture, which alone is WebP, for `srcset`; undefined for a drawn one, which has every
 * size.
 */
export function pictureSizes(folder: 'products' | 'categories', file: string): string | undefined {
  if (!file.endsWith('.webp')) return undefined;
  const small = file.replace('.webp', '-400.webp');
  return `${pictureSource(folder, small)} ${SMALL_PICTURE_PX}w, ${pictureSource(folder, file)} ${LARGE_PICTURE_PX}w`;
}
