import { addCartLines, getCart } from '@formulary/rules/calls/cartCalls';
import type { AddedLine } from '@formulary/rules/carts/addedLine';
import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { JudgedRow } from '@formulary/rules/quickOrder/judgeRows';
import type { NamedRow } from '@formulary/ui/pieces/carts/QuickOrderRows';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiProblem } from '../../lib/http/ApiProblem.ts';
import { callApi } from '../../lib/http/http.ts';
import { keys } from '../../lib/http/keys.ts';
import { logProblem } from '../../lib/screen/logProblem.ts';
import { useCartWriter } from '../carts/CartWriterContext.ts';
import { useQuickOrderDraft } from './quickOrderDraft.ts';

const CONFLICT = 409;

/** What became of the rows: those in the cart, and why others are not; or why nothing is known of them. */
export type AddedRows =
  | { readonly added: number; readonly refused: readonly AddedLine[] }
  | { readonly problem: string };

/** Why rows were refused, and the cart as it was then. */
interface Refusals {
  readonly cart: string;
  readonly byRow: ReadonlyMap<NamedRow, string>;
}

const none: Refusals['byRow'] = new Map();

/** Puts the rows that are ready into the cart in one call, and takes those off the list that are in it. */
export function useAddRows(onAdded: () => void) {
  const { mutate } = useSWRConfig();
  const writer = useCartWriter();
  const isUnderWay = useRef(false);
  const [isAdding, setIsAdding] = useState(false);
  const [outcome, setOutcome] = useState<AddedRows>();
  const [refusals, setRefusals] = useState<Refusals>();

  const add = async (rows: readonly NamedRow[], judged: readonly JudgedRow[]) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsAdding(true);
    setOutcome(undefined);
    const { keyOfRows, forgetKey, remove } = useQuickOrderDraft.getState();
    const ready = rows.flatMap((row, index) => readyRow(row, judged[index]));
    try {
      await writer?.settle();
      const body = { lines: ready.map(({ line }) => line) };
      const { lines, became } = await callApi(
        addCartLines,
        { body },
        { idempotencyKey: keyOfRows() },
      );
      writer?.reset();
      await mutate(keys.of(getCart, {}), lines, { revalidate: false });
      const isAdded = (index: number) => (became[index]?.added ?? 0) > 0;
      remove(ready.filter((_row, index) => isAdded(index)).map(({ row }) => row.id));
      forgetKey();
      onAdded();
      const refused = became.filter((_line, index) => !isAdded(index));
      setRefusals({
        cart: JSON.stringify(lines),
        byRow: new Map(
          ready.flatMap(({ row }, index) => {
            const message = became[index]?.message;
            return isAdded(index) || message === undefined ? [] : [[row, message]];
          }),
        ),
      });
      setOutcome({ added: became.length - refused.length, refused });
    } catch (failure) {
      logProblem('The rows were not added to the cart', failure);
      if (!(failure instanceof ApiProblem)) throw failure;
      // What was sent before did arrive, and the cart shows it: the rows as they are now are another order.
      if (failure.status === CONFLICT) {
        forgetKey();
        await mutate(keys.of(getCart, {}));
      }
      setOutcome({ problem: failure.message });
    } finally {
      isUnderWay.current = false;
      setIsAdding(false);
    }
  };
  return {
    isAdding,
    outcome,
    /** Why rows were refused, while they stand as they were and the cart does too. */
    refusalsFor: (cart: readonly CartLine[]) =>
      refusals?.cart === JSON.stringify(cart) ? refusals.byRow : none,
    add: (rows: readonly NamedRow[], judged: readonly JudgedRow[]) => void add(rows, judged),
    forget: () => setOutcome(undefined),
  };
}

function readyRow(row: NamedRow, judged: JudgedRow | undefined) {
  const { product, packs, isPrescription } = judged ?? {};
  if (!product || packs === undefined || isPrescription === undefined) return [];
  return [{ row, line: { productId: product.id, isPrescription, quantity: packs } }];
}
