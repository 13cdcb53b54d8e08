import { listCategories } from '@formulary/rules/calls/catalogueCalls';
import { mockCall } from '@formulary/storybook-kit/mocks/mockCall';
import type { Network } from '@formulary/storybook-kit/mocks/network';
import { networkHandlers } from '@formulary/storybook-kit/mocks/networkHandlers';
import type { HttpHandler } from 'msw';
import { mockShop } from './mockShop.ts';

/** Returns handlers that simulate a network; they override the story's own. */
export function shopNetwork(network: Network): readonly HttpHandler[] {
  return networkHandlers(network, () => [
    mockCall(listCategories, () => ({ answer: [] })),
    ...mockShop({ products: [], cart: [], orders: [] }),
  ]);
}
