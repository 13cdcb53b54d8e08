import { Fragment } from 'react';
import type { Decorator, Loader } from '@storybook/react-vite';
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

interface Network {
  readonly msw: { readonly use: (...handlers: HttpHandler[]) => void };
  readonly loaded: { readonly network?: readonly HttpHandler[] };
}

/** Connects a screen to the toolbar's network, and restarts the shop when the network or the role changes. */
export const withShop: Decorator = (Story, context) => {
  // The addon adds `msw` to every story's context, but Storybook's decorator type lacks it.
  const { msw, loaded } = context as unknown as Network;
  if (loaded.network) msw.use(...loaded.network);
  return (
    <Fragment key={`${String(context.globals['role'])} ${String(context.globals['network'])}`}>
      <Story />
    </Fragment>
  );
};
