import { gunzipSync } from 'node:zlib';
import type { CachedPage } from './CachedPage.ts';
import { contentHash, encodePage, type PageEncoding } from './encodePage.ts';

/** A page as sent. */
export interface PageResponse {
  readonly kind: 'response';
  readonly body: Buffer;
  readonly etag: string;
  /** Whether it is the page of a public address, which a shared cache may keep. */
  readonly isPublic: boolean;
}

/** Encodes a page for one request; expects UTF-8. */
export async function encodeOnce(html: Buffer, encoding: PageEncoding): Promise<PageResponse> {
  const body = await encodePage(html, encoding, 'once');
  return { kind: 'response', body, etag: etagOf(contentHash(html), encoding), isPublic: false };
}

/** Returns a cached page in the requested encoding. */
export function responseFromCache(
  page: CachedPage,
  encoding: PageEncoding,
  isPublic: boolean,
): PageResponse {
  const body = encoding === 'identity' ? gunzipSync(page.gzip) : page[encoding];
  return { kind: 'response', body, etag: etagOf(page.contentHash, encoding), isPublic };
}

function etagOf(hash: string, encoding: PageEncoding): string {
  return `"${hash}-${encoding}"`;
}
