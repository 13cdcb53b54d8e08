import type { Loader } from '@storybook/react-vite';

/** Loads the handlers of the toolbar's network for screens. No other story calls a server. */
export const loadNetwork: Loader = async ({ title, globals }) => {
  const network: unknown = globals['network'];
  if (!title.startsWith('Screens/') || network === 'story') return {};
  const { isNetwork } = await import('../packages/storefront/src/mocks/isNetwork.ts');
  const { networkHandlers } = await import('../packages/storefront/src/mocks/networkHandlers.ts');
  return isNetwork(network) ? { network: networkHandlers(network) } : {};
};
