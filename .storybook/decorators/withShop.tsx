import { Fragment } from 'react';
import type { Decorator } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';

interface Network {
  readonly msw: { readonly use: (...handlers: HttpHandler[]) => void };
  readonly loaded: { readonly network?: readonly HttpHandler[] };
}

/** Puts a screen on the toolbar's network, and enters the shop anew when the network or the role changes. */
export const withShop: Decorator = (Story, context) => {
  // The addon puts `msw` on the context of every story; Storybook's type of a decorator does not know of it.
  const { msw, loaded } = context as unknown as Network;
  if (loaded.network) msw.use(...loaded.network);
  return (
    <Fragment key={`${String(context.globals['role'])} ${String(context.globals['network'])}`}>
      <Story />
    </Fragment>
  );
};
