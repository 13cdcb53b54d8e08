import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { JudgedRow } from '@formulary/rules/quickOrder/judgeRows';
import type { NamedRow } from '@formulary/ui/pieces/carts/QuickOrderRows';
import { useState } from 'react';
import { useAddLines } from '../carts/useAddLines.ts';
import { useQuickOrderDraft } from './quickOrderDraft.ts';

/** Why rows were refused, and the cart as it was then. */
interface Refusals {
  readonly cart: string;
  readonly byRow: ReadonlyMap<NamedRow, string>;
}

const none: Refusals['byRow'] = new Map();

/** Kept with the rows, so that a reload between two presses adds nothing twice. */
const keyOfDraft = {
  take: () => useQuickOrderDraft.getState().keyOfRows(),
  forget: () => useQuickOrderDraft.getState().forgetKey(),
};

/** Puts the rows that are ready into the cart in one call, and takes those off the list that are in it. */
export function useAddRows(onAdded: () => void) {
  const { isAdding, outcome, add } = useAddLines(keyOfDraft);
  const [refusals, setRefusals] = useState<Refusals>();

  const addRows = async (rows: readonly NamedRow[], judged: readonly JudgedRow[]) => {
    const ready = rows.flatMap((row, index) => readyRow(row, judged[index]));
    const added = await add(ready.map(({ line }) => line));
    if (!added || 'problem' in added) return;
    const { became, cart } = added;
    const isIn = (index: number) => (became[index]?.added ?? 0) > 0;
    const { remove } = useQuickOrderDraft.getState();
    remove(ready.filter((_row, index) => isIn(index)).map(({ row }) => row.id));
    setRefusals({
      cart: JSON.stringify(cart),
      byRow: new Map(
        ready.flatMap(({ row }, index) => {
          const message = became[index]?.message;
          return isIn(index) || message === undefined ? [] : [[row, message]];
        }),
      ),
    });
    onAdded();
  };
  return {
    isAdding,
    outcome,
    /** Why rows were refused, while they stand as they were and the cart does too. */
    refusalsFor: (cart: readonly CartLine[]) =>
      refusals?.cart === JSON.stringify(cart) ? refusals.byRow : none,
    add: (rows: readonly NamedRow[], judged: readonly JudgedRow[]) => void addRows(rows, judged),
  };
}

function readyRow(row: NamedRow, judged: JudgedRow | undefined) {
  const { product, packs, isPrescription } = judged ?? {};
  if (!product || packs === undefined || isPrescription === undefined) return [];
  return [{ row, line: { productId: product.id, isPrescription, quantity: packs } }];
}
