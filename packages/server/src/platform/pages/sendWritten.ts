import { gunzipSync } from 'node:zlib';
import { etagOf } from './etagOf.ts';
import type { PageEncoding } from './PageEncoding.ts';
import type { SentPage } from './SentPage.ts';
import type { WrittenPage } from './WrittenPage.ts';

/** Sends a cached page in the requested encoding. */
export function sendWritten(
  page: WrittenPage,
  encoding: PageEncoding,
  isForAll: boolean,
): SentPage {
  const body = encoding === 'identity' ? gunzipSync(page.gzip) : page[encoding];
  return { kind: 'sent', body, etag: etagOf(page.tag, encoding), isForAll };
}
