import { delay, http, type HttpHandler } from 'msw';
import { refusal } from './mockCall.ts';
import type { Network } from './network.ts';

/** Slow mobile connection, in ms. */
const SLOW_MS = 3_000;

/**
 * Returns handlers that simulate a network; they override the story's own. `emptyHandlers` are those of an app with
 * nothing in it.
 */
export function networkHandlers(
  network: Network,
  emptyHandlers: () => readonly HttpHandler[],
): readonly HttpHandler[] {
  switch (network) {
    case 'slow':
      // Returns no answer, so the next handler does.
      return [http.all('/api/*', () => delay(SLOW_MS))];
    case 'failing':
      return [http.all('/api/*', () => refusal(500, 'server-error'))];
    case 'empty':
      return emptyHandlers();
    case 'expired':
      return [http.all('/api/*', () => refusal(401, 'session-expired'))];
    default:
      throw new Error(`There is no such network: ${String(network satisfies never)}`);
  }
}
