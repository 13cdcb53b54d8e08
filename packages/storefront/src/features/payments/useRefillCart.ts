import { getCart } from '@formulary/rules/calls/cartCalls';
import { refillCart } from '@formulary/rules/calls/paymentCalls';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiProblem } from '../../lib/http/ApiProblem.ts';
import { callApi } from '../../lib/http/http.ts';
import { keys } from '../../lib/http/keys.ts';
import { logProblem } from '../../lib/screen/logProblem.ts';
import { useCartWriter } from '../carts/CartWriterContext.ts';

interface LeftOut {
  readonly name: string;
  readonly reason: string;
}

/** Fills the cart again from a cancelled order, and tells what did not fit. */
export function useRefillCart(orderId: number | undefined) {
  const { mutate } = useSWRConfig();
  const writer = useCartWriter();
  const [isFilling, setIsFilling] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>();
  const [problem, setProblem] = useState<string>();

  const fill = async () => {
    if (orderId === undefined) return;
    setIsFilling(true);
    setProblem(undefined);
    try {
      await writer?.settle();
      const filled = await callApi(refillCart, { body: { orderId } });
      writer?.reset();
      await mutate(keys.of(getCart, {}), filled.lines, { revalidate: false });
      setLeftOut(filled.leftOut);
    } catch (failure) {
      logProblem('The cart was not filled again', failure);
      if (!(failure instanceof ApiProblem)) throw failure;
      setProblem(failure.message);
    }
    setIsFilling(false);
  };
  return { isFilling, leftOut, problem, fill: () => void fill() };
}
