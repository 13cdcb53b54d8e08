import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../../lib/session/session.ts';
import type { CartWriter } from './createCartWriter.ts';

/** Cart writer of this window; undefined for a visitor and until its code has loaded. */
const CartWriterContext = createContext<CartWriter | undefined>(undefined);

/** Returns the cart's writer. Defined wherever a cart shows, because `useCart` waits for it. */
export function useCartWriter(): CartWriter | undefined {
  return useContext(CartWriterContext);
}

/** Creates one cart writer per session on top of SWR's cache, and resets it on sign-out (spec 4.4). */
export function CartWriterProvider({ children }: { readonly children: ReactNode }) {
  const { cache, mutate } = useSWRConfig();
  const { notify } = useToasts();
  // Session number; undefined for a visitor.
  const session = useSession(({ token, turn }) => (token === undefined ? undefined : turn));
  const [writer, setWriter] = useState<CartWriter>();

  useEffect(() => {
    if (session === undefined) return undefined;
    let created: CartWriter | undefined;
    let isOver = false;
    const sendNow = () => void created?.settle();
    const begin = async () => {
      // Lazy: visitors have no cart.
      const { beginCart } = await loadLazily(() => import('./beginCart.ts'));
      if (isOver) return;
      created = beginCart({ cache, mutate }, notify);
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
  }, [cache, mutate, notify, session]);

  return <CartWriterContext value={writer}>{children}</CartWriterContext>;
}
