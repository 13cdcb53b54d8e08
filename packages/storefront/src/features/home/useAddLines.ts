import { addCartLines, getCart } from '@formulary/rules/calls/cartCalls';
import type { AddedLine } from '@formulary/rules/carts/addedLine';
import type { ListedLine } from '@formulary/rules/lists/listedLine';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiProblem } from '../../lib/http/ApiProblem.ts';
import { callApi } from '../../lib/http/http.ts';
import { keys } from '../../lib/http/keys.ts';
import { logProblem } from '../../lib/screen/logProblem.ts';
import { useCartWriter } from '../carts/CartWriterContext.ts';

const CONFLICT = 409;

/** What became of each line, or why nothing is known of them. */
export type LinesAdded = { readonly became: readonly AddedLine[] } | { readonly problem: string };

/** Puts the lines of a list into the cart in one call; pressed twice, or again after a lost answer, they are added once. */
export function useAddLines() {
  const { mutate } = useSWRConfig();
  const writer = useCartWriter();
  const isUnderWay = useRef(false);
  const key = useRef<string>(undefined);
  const [isAdding, setIsAdding] = useState(false);
  const [outcome, setOutcome] = useState<LinesAdded>();

  const add = async (listed: readonly ListedLine[]) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsAdding(true);
    setOutcome(undefined);
    key.current ??= crypto.randomUUID();
    const body = {
      lines: listed.map(({ productId, isPrescription, quantity }) => ({
        productId,
        isPrescription,
        quantity,
      })),
    };
    try {
      await writer?.settle();
      const { lines, became } = await callApi(
        addCartLines,
        { body },
        { idempotencyKey: key.current },
      );
      key.current = undefined;
      writer?.reset();
      await mutate(keys.of(getCart, {}), lines, { revalidate: false });
      setOutcome({ became });
    } catch (failure) {
      logProblem('The list was not added to the cart', failure);
      if (!(failure instanceof ApiProblem)) throw failure;
      // What was sent before did arrive, and the cart shows it: the list as it is now is another order.
      if (failure.status === CONFLICT) {
        key.current = undefined;
        await mutate(keys.of(getCart, {}));
      }
      setOutcome({ problem: failure.message });
    } finally {
      isUnderWay.current = false;
      setIsAdding(false);
    }
  };
  return { isAdding, outcome, add: (lines: readonly ListedLine[]) => void add(lines) };
}
