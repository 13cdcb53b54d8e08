import type { Network } from '@formulary/storybook-kit/mocks/network';
import { networkHandlers } from '@formulary/storybook-kit/mocks/networkHandlers';
import type { HttpHandler } from 'msw';
import { mockDesk } from './mockDesk.ts';

/** Returns handlers that simulate a network; they override the story's own. */
export function deskNetwork(network: Network): readonly HttpHandler[] {
  return networkHandlers(network, () =>
    mockDesk({ waiting: [], staff: [], orders: { listed: [] } }),
  );
}
