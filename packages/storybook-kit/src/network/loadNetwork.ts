import type { Loader } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';

/** Returns the handlers of one of the toolbar's networks. A story that calls a server has it as `parameters.network`. */
type NetworkOf = (network: string) => Promise<readonly HttpHandler[]>;

/** Loads the handlers of the toolbar's network for stories that call a server. */
export const loadNetwork: Loader = async ({ parameters, globals }) => {
  const networkOf = parameters['network'] as NetworkOf | undefined;
  const network = String(globals['network']);
  if (networkOf === undefined || network === 'story') return {};
  return { network: await networkOf(network) };
};
