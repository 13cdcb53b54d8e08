/** The file the shelves of the catalogue keep for what has no picture of its own (spec 9.12). */
const DEFAULT_FILE = 'default.svg';

/** The address of a picture on its shelf; of the default picture when there is no file (spec 9.12). */
export function pictureSource(folder: 'products' | 'categories' | 'slides', file: string): string {
  return `/images/${folder}/${encodeURIComponent(file || DEFAULT_FILE)}`;
}
