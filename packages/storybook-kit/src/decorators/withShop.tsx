import { Fragment } from 'react';
import type { Decorator } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';

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
