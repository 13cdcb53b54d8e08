import type { PageEncoding } from './PageEncoding.ts';

/** The validator of a page as it is sent. */
export function etagOf(tag: string, encoding: PageEncoding): string {
  return `"${tag}-${encoding}"`;
}
