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
