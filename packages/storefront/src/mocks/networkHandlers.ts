import { listCategories } from '@formulary/rules/calls/catalogueCalls';
import { delay, http, type HttpHandler } from 'msw';
import { mockCall, refusal } from '../lib/mocks/mockCall.ts';
import { mockShop } from './mockShop.ts';

/** The networks that a story of a screen can be put on, beyond the one it is told with. */
export type Network = 'slow' | 'failing' | 'empty' | 'expired';

/** A reader on a train. */
const SLOW_MS = 3_000;

/** What a story's shop answers on another network; these win over the story's own handlers. */
export function networkHandlers(network: Network): readonly HttpHandler[] {
  switch (network) {
    case 'slow':
      // Answers nothing itself: the call goes on to the handler that would have had it.
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
