import { encodePage } from './encodePage.ts';
import { etagOf } from './etagOf.ts';
import type { PageEncoding } from './PageEncoding.ts';
import type { SentPage } from './SentPage.ts';
import { tagOf } from './tagOf.ts';

/** Encodes a page for one request; expects UTF-8. */
export async function sendOnce(html: Buffer, encoding: PageEncoding): Promise<SentPage> {
  const body = await encodePage(html, encoding, 'once');
  return { kind: 'sent', body, etag: etagOf(tagOf(html), encoding), isForAll: false };
}
