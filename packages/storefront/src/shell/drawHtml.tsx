// oxlint-disable-next-line no-restricted-imports -- only the server draws, and takes from React what Node's streams take
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { KeptStyles } from './KeptStyles.tsx';

/** What a page is made of. */
interface DrawnHtml {
  /** In UTF-8. */
  readonly html: Uint8Array;
  readonly styles: string;
  readonly preloads: string;
}

/** What React writes before the page itself, because it belongs into the head: pictures to fetch early, the title. */
const HOISTED = /^(?:<link[^>]*>|<meta[^>]*>|<title[^>]*>[^<]*<\/title>)+/;
const LINK = /<link[^>]*>/g;

/** Draws a page whole, with the styles it uses. Fails with what any part of it threw. */
export async function drawHtml(page: ReactNode): Promise<DrawnHtml> {
  const sheet = new ServerStyleSheet();
  try {
    const drawn = await written(sheet.collectStyles(<KeptStyles>{page}</KeptStyles>));
    // A character for each byte: the page is not read as a text.
    const [hoisted = ''] = HOISTED.exec(drawn.toString('latin1')) ?? [];
    const links = drawn.toString('utf8', 0, hoisted.length).match(LINK) ?? [];
    return {
      html: drawn.subarray(hoisted.length),
      styles: sheet.getStyleTags(),
      preloads: links.join(''),
    };
  } finally {
    sheet.seal();
  }
}

async function written(page: ReactNode): Promise<Buffer> {
  const failures: unknown[] = [];
  const ready = Promise.withResolvers<void>();
  const { pipe } = renderToPipeableStream(page, {
    // A part that came late would be put into its place by a script, which the policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (failure) => void failures.push(failure),
    onShellError: ready.reject,
    onAllReady: ready.resolve,
  });
  await ready.promise;
  if (failures.length > 0) throw failures[0];
  const chunks: Buffer[] = [];
  const taken = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  pipe(taken);
  await finished(taken);
  return Buffer.concat(chunks);
}
