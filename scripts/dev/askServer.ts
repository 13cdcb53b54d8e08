import * as calls from '../../packages/rules/src/calls/catalogueCalls.ts';
import type { Call } from '../../packages/rules/src/calls/call.ts';
import type { VisitorsAnswer } from '../../packages/rules/src/pages/Storefront.ts';
import { proseInHtml } from '../../packages/server/src/settings/policies/proseInHtml.ts';
import { callUrl } from '../../packages/client/src/http/callUrl.ts';

/** Input of a call. */
interface Input {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** A read that a page made while it rendered. */
export interface Reading {
  readonly name: string;
  readonly input: unknown;
}

const NOT_FOUND = 404;
const readable: readonly Call<unknown, unknown, unknown, unknown>[] = Object.values(calls).flatMap(
  (each) => ('path' in each ? [each as unknown as Call<unknown, unknown, unknown, unknown>] : []),
);

/**
 * Requests what a rendering wants to read, as a visitor's browser would: a catalogue call, or the text of a static
 * page. Returns nothing if the server has no answer.
 */
export async function askServer(
  shop: string,
  { name, input }: Reading,
): Promise<ReturnType<VisitorsAnswer>> {
  if (name === 'text') {
    const page = await fetch(`${shop}/assets/${String(input)}.html`);
    return page.ok ? { wire: proseInHtml(await page.text()) } : undefined;
  }
  const call = readable.find((each) => each.name === name && each.access === 'public');
  if (!call) return undefined;
  const { params, query, body } = input as Input;
  const answer = await fetch(new URL(callUrl(call, { params, query }), shop), {
    method: call.method,
    ...(call.body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call.body.write(body)),
    }),
  });
  if (answer.status === NOT_FOUND) return 'missing';
  return answer.ok ? { wire: await answer.json() } : undefined;
}
