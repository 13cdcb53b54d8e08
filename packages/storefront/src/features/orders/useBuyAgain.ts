import { getCart } from '@formulary/rules/calls/cartCalls';
import { buyAgain } from '@formulary/rules/calls/orderCalls';
import type { CartLineId } from '@formulary/rules/carts/cartLine';
import { lineKey } from '@formulary/rules/carts/cartLines';
import type { AgainLine } from '@formulary/rules/orders/againLine';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../lib/http/http.ts';
import { keys } from '../../lib/http/keys.ts';
import { logProblem } from '@formulary/client/screen/logProblem';
import { useCartWriter } from '../carts/CartWriterProvider.tsx';

/** Order being added to the cart: all of it, or the key of one line. */
interface Pending {
  readonly orderId: number;
  readonly what: string;
}

/** Result of Buy again, or why it failed. */
type Bought = { readonly results: readonly AgainLine[] } | { readonly problem: string };

/** Adds an order, or one line of it, to the cart again; ignores presses while one is pending. */
export function useBuyAgain() {
  const { mutate } = useSWRConfig();
  const writer = useCartWriter();
  const isRunning = useRef(false);
  const [pending, setPending] = useState<Pending>();
  const [bought, setBought] = useState<Bought>();

  const buy = async (orderId: number, line?: CartLineId) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending({ orderId, what: line ? lineKey(line) : 'all' });
    try {
      await writer?.settle();
      const { lines, results } = await callApi(buyAgain, {
        body: { orderId, ...(line && { line }) },
      });
      writer?.reset();
      await mutate(keys.of(getCart, {}), lines, { revalidate: false });
      setBought({ results });
    } catch (failure) {
      logProblem('The order was not put into the cart again', failure);
      if (!(failure instanceof ApiProblem)) throw failure;
      setBought({ problem: failure.message });
    } finally {
      isRunning.current = false;
      setPending(undefined);
    }
  };
  return {
    pending,
    bought,
    buy: (orderId: number, line?: CartLineId) => void buy(orderId, line),
    forget: () => setBought(undefined),
  };
}
