import type { CartLine } from '@formulary/rules/carts/cartLine';
import { getCart } from '@formulary/rules/calls/cartCalls';
import { type ReactNode, useEffect, useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { useSession } from '../../lib/session/session.ts';
import { keys } from '../../lib/http/keys.ts';
import { CartWriterContext } from './CartWriterContext.ts';
import type { CartWriter } from './createCartWriter.ts';

const cartKey = () => keys.of(getCart, {});

/** A visitor has no cart and needs none of this. */
async function loadParts() {
  const [{ createCartWriter }, { sendCartCommand }] = await Promise.all([
    import('./createCartWriter.ts'),
    import('./sendCartCommand.ts'),
  ]);
  return { createCartWriter, sendCartCommand };
}

/** Gives each session one cart writer on top of SWR's cache, and ends it when the user goes (spec 4.4). */
export function CartWriterProvider({ children }: { readonly children: ReactNode }) {
  const { cache, mutate } = useSWRConfig();
  // One number for each session; none for a visitor.
  const session = useSession(({ token, turn }) => (token === undefined ? undefined : turn));
  const [writer, setWriter] = useState<CartWriter>();

  useEffect(() => {
    if (session === undefined) return undefined;
    let created: CartWriter | undefined;
    let isOver = false;
    const sendNow = () => void created?.settle();
    const begin = async () => {
      const { createCartWriter, sendCartCommand } = await loadParts();
      if (isOver) return;
      created = createCartWriter({
        shown: () =>
          cache.get(unstable_serialize(cartKey()))?.data as readonly CartLine[] | undefined,
        show: (lines) => void mutate(cartKey(), lines, { revalidate: false }),
        refresh: () => void mutate(cartKey()),
        send: sendCartCommand,
      });
      setWriter(created);
    };
    void begin();
    globalThis.addEventListener('pagehide', sendNow);
    return () => {
      isOver = true;
      created?.reset();
      setWriter(undefined);
      globalThis.removeEventListener('pagehide', sendNow);
    };
  }, [cache, mutate, session]);

  return <CartWriterContext value={writer}>{children}</CartWriterContext>;
}
