// oxlint-disable-next-line no-restricted-imports -- only the server renders, with React's API for Node streams
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { CachedStyles } from './CachedStyles.tsx';

/** Parts of a rendered page. */
interface RenderedHtml {
  /** UTF-8 bytes. */
  readonly html: Uint8Array;
  readonly styles: string;
  readonly preloads: string;
}

/** Tags that React writes before the page because they belong in the head: image preloads, the title. */
const HOISTED = /^(?:<link[^>]*>|<meta[^>]*>|<title[^>]*>[^<]*<\/title>)+/;
const LINK = /<link[^>]*>/g;
/** Comment that React writes where it leaves a part to the browser: its data was missing, or it failed. */
const LEFT_OUT = '<!--$!-->';

/** Renders a whole page with the styles it uses. Throws what any part of it threw. */
export async function renderHtml(page: ReactNode): Promise<RenderedHtml> {
  try {
    return await withStyles(page, renderSync);
  } catch {
    // Waits for lazy components once; later pages have them. A failure is thrown again.
    return withStyles(page, renderStreamed);
  }
}

async function withStyles(
  page: ReactNode,
  draw: (page: ReactNode) => string | Promise<string>,
): Promise<RenderedHtml> {
  const sheet = new ServerStyleSheet();
  try {
    const drawn = await draw(sheet.collectStyles(<CachedStyles>{page}</CachedStyles>));
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

/** Renders a page that needs no waiting: a sixth more pages a second than through a stream. */
function renderSync(page: ReactNode): string {
  const drawn = renderToString(page);
  if (drawn.includes(LEFT_OUT)) throw new Error('A part of the page is not there.');
  return drawn;
}

async function renderStreamed(page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const ready = Promise.withResolvers<void>();
  const { pipe } = renderToPipeableStream(page, {
    // React would move a late part into place by an inline script, which the CSP forbids.
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
