import { PNG } from 'pngjs';
import type { Pixels } from './Pixels.ts';

/** The pixels of a PNG file of any kind. */
export function decodePng(file: Buffer): Pixels {
  const { width, height, data } = PNG.sync.read(file);
  return { width, height, data };
}
