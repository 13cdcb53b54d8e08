import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { KeptStyles } from './KeptStyles.tsx';

/** What a page is made of. */
interface DrawnHtml {
  readonly html: string;
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
    const [hoisted = ''] = HOISTED.exec(drawn) ?? [];
    return {
      html: drawn.slice(hoisted.length),
      styles: sheet.getStyleTags(),
      preloads: (hoisted.match(LINK) ?? []).join(''),
    };
  } finally {
    sheet.seal();
  }
}

async function written(page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(page, {
    // A part that came late would be put into its place by a script, which the policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (failure) => void failures.push(failure),
  });
  await stream.allReady;
  if (failures.length > 0) throw failures[0];
  return new Response(stream).text();
}
