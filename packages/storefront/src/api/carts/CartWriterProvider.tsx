import type { CartLine } from '@formulary/rules/cart/cartLine';
import { getCart } from '@formulary/rules/wire/calls/cartCalls';
import { type ReactNode, useEffect, useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { useSession } from '../../state/session.ts';
import { keys } from '../keys.ts';
import { CartWriterContext } from './CartWriterContext.ts';
import { createCartWriter } from './createCartWriter.ts';
import { sendCartCommand } from './sendCartCommand.ts';

const cartKey = () => keys.of(getCart, {});

/** Gives the window one cart writer on top of SWR's cache, and empties it when the user goes (spec 4.4). */
export function CartWriterProvider({ children }: { readonly children: ReactNode }) {
  const { cache, mutate } = useSWRConfig();
  const [writer] = useState(() =>
    createCartWriter({
      shown: () =>
        cache.get(unstable_serialize(cartKey()))?.data as readonly CartLine[] | undefined,
      show: (lines) => void mutate(cartKey(), lines, { revalidate: false }),
      refresh: () => void mutate(cartKey()),
      send: sendCartCommand,
    }),
  );

  // The cache goes with this provider: an answer that comes later has nowhere to go.
  useEffect(() => () => writer.reset(), [writer]);
  useEffect(
    () =>
      useSession.subscribe(({ token }, before) => {
        if (token !== before.token) writer.reset();
      }),
    [writer],
  );
  useEffect(() => {
    const sendNow = () => void writer.settle();
    globalThis.addEventListener('pagehide', sendNow);
    return () => globalThis.removeEventListener('pagehide', sendNow);
  }, [writer]);

  return <CartWriterContext value={writer}>{children}</CartWriterContext>;
}
