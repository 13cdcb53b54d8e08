// oxlint-disable-next-line no-restricted-imports -- only the server draws, and takes from React what Node's streams take
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
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
/** What React writes where it leaves a part to the browser: what the part needs had not come, or it failed. */
const LEFT_OUT = '<!--$!-->';

/** Draws a page whole, with the styles it uses. Fails with what any part of it threw. */
export async function drawHtml(page: ReactNode): Promise<DrawnHtml> {
  try {
    return await withStyles(page, drawAtOnce);
  } catch {
    // A screen's parts are waited for once, and are there for the pages after it. What failed is thrown again.
    return withStyles(page, drawWaiting);
  }
}

async function withStyles(
  page: ReactNode,
  draw: (page: ReactNode) => string | Promise<string>,
): Promise<DrawnHtml> {
  const sheet = new ServerStyleSheet();
  try {
    const drawn = await draw(sheet.collectStyles(<KeptStyles>{page}</KeptStyles>));
    const [hoisted = ''] = HOISTED.exec(drawn) ?? [];
    return {
      html: new TextEncoder().encode(drawn.slice(hoisted.length)),
      styles: sheet.getStyleTags(),
      preloads: (hoisted.match(LINK) ?? []).join(''),
    };
  } finally {
    sheet.seal();
  }
}

/** The page, where nothing of it has to be waited for: a sixth more pages a second than through a stream. */
function drawAtOnce(page: ReactNode): string {
  const drawn = renderToString(page);
  if (drawn.includes(LEFT_OUT)) throw new Error('A part of the page is not there.');
  return drawn;
}

async function drawWaiting(page: ReactNode): Promise<string> {
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
  return Buffer.concat(chunks).toString();
}
