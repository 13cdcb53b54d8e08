/** The file for products and categories without a picture (spec 9.12). */
const DEFAULT_FILE = 'default.svg';

/** Returns the path of a picture, or of the default picture if the file is empty (spec 9.12). */
export function pictureSource(folder: 'products' | 'categories' | 'slides', file: string): string {
  return `/images/${folder}/${encodeURIComponent(file || DEFAULT_FILE)}`;
}
