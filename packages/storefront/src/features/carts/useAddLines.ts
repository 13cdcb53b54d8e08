import { addCartLines, getCart } from '@formulary/rules/calls/cartCalls';
import type { AddedLine } from '@formulary/rules/carts/addedLine';
import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { ListLine } from '@formulary/rules/lists/listLine';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiProblem } from '../../lib/http/ApiProblem.ts';
import { callApi } from '../../lib/http/http.ts';
import { keys } from '../../lib/http/keys.ts';
import { logProblem } from '../../lib/screen/logProblem.ts';
import { useCartWriter } from './CartWriterContext.ts';

const CONFLICT = 409;

/** What became of each line, in the order they were sent, and the cart then; or why nothing is known of them. */
export type LinesAdded =
  | { readonly became: readonly AddedLine[]; readonly cart: readonly CartLine[] }
  | { readonly problem: string };

/** The key that lines go into the cart under: however often they are sent under it, they are added once. */
interface AddingKey {
  readonly take: () => string;
  readonly forget: () => void;
}

/** Puts lines into the cart in one call; pressed twice, or again after a lost answer, they are added once. */
export function useAddLines(kept?: AddingKey) {
  const { mutate } = useSWRConfig();
  const writer = useCartWriter();
  const isUnderWay = useRef(false);
  const own = useRef<string>(undefined);
  const [isAdding, setIsAdding] = useState(false);
  const [outcome, setOutcome] = useState<LinesAdded>();
  const key = kept ?? {
    take: () => (own.current ??= crypto.randomUUID()),
    forget: () => {
      own.current = undefined;
    },
  };

  const send = async (asked: readonly ListLine[]): Promise<LinesAdded> => {
    const body = {
      lines: asked.map(({ productId, isPrescription, quantity }) => ({
        productId,
        isPrescription,
        quantity,
      })),
    };
    try {
      await writer?.settle();
      const answer = await callApi(addCartLines, { body }, { idempotencyKey: key.take() });
      key.forget();
      writer?.reset();
      await mutate(keys.of(getCart, {}), answer.lines, { revalidate: false });
      return { became: answer.became, cart: answer.lines };
    } catch (failure) {
      logProblem('The lines were not added to the cart', failure);
      if (!(failure instanceof ApiProblem)) throw failure;
      // What was sent before did arrive, and the cart shows it: the lines as they are now are another order.
      if (failure.status === CONFLICT) {
        key.forget();
        await mutate(keys.of(getCart, {}));
      }
      return { problem: failure.message };
    }
  };

  return {
    isAdding,
    outcome,
    /** Answers what became of them; nothing where others are on their way. */
    add: async (lines: readonly ListLine[]): Promise<LinesAdded | undefined> => {
      if (isUnderWay.current) return undefined;
      isUnderWay.current = true;
      setIsAdding(true);
      setOutcome(undefined);
      try {
        const added = await send(lines);
        setOutcome(added);
        return added;
      } finally {
        isUnderWay.current = false;
        setIsAdding(false);
      }
    },
  };
}
