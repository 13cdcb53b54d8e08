import { listCategories } from '@formulary/rules/calls/catalogueCalls';
import { delay, http, type HttpHandler } from 'msw';
import { mockCall, refusal } from '../lib/mocks/mockCall.ts';
import { mockShop } from './mockShop.ts';

/** Networks that a story can be shown on besides its own. */
export type Network = 'slow' | 'failing' | 'empty' | 'expired';

/** Slow mobile connection, in ms. */
const SLOW_MS = 3_000;

/** Returns handlers that simulate a network; they override the story's own. */
export function networkHandlers(network: Network): readonly HttpHandler[] {
  switch (network) {
    case 'slow':
      // Returns no answer, so the next handler does.
      return [http.all('/api/*', () => delay(SLOW_MS))];
    case 'failing':
      return [http.all('/api/*', () => refusal(500, 'server-error'))];
    case 'empty':
      return [
        mockCall(listCategories, () => ({ answer: [] })),
        ...mockShop({ products: [], cart: [], orders: [] }),
      ];
    case 'expired':
      return [http.all('/api/*', () => refusal(401, 'session-expired'))];
    default:
      throw new Error(`There is no such network: ${String(network satisfies never)}`);
  }
}
