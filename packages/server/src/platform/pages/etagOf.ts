import type { PageEncoding } from './PageEncoding.ts';

/** Returns the ETag of a page in an encoding. */
export function etagOf(tag: string, encoding: PageEncoding): string {
  return `"${tag}-${encoding}"`;
}
