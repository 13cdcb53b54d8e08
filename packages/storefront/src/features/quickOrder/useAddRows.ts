import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { JudgedRow } from '@formulary/rules/quickOrder/judgeRows';
import type { NamedRow } from '@formulary/ui/pieces/carts/QuickOrderRows';
import { useState } from 'react';
import { useAddLines } from '../carts/useAddLines.ts';
import { useQuickOrderDraft } from './quickOrderDraft.ts';

/** Refusals of rows, and the cart at that time. */
interface Refusals {
  readonly cart: string;
  readonly byRow: ReadonlyMap<NamedRow, string>;
}

const none: Refusals['byRow'] = new Map();

/** Stored with the rows, so that a retry after a reload adds nothing twice. */
const keyOfDraft = {
  take: () => useQuickOrderDraft.getState().keyOfRows(),
  forget: () => useQuickOrderDraft.getState().forgetKey(),
};

/** Adds the rows that are ready to the cart in one call, and removes the added ones from the list. */
export function useAddRows(onAdded: () => void) {
  const { isAdding, outcome, add } = useAddLines(keyOfDraft);
  const [refusals, setRefusals] = useState<Refusals>();

  const addRows = async (rows: readonly NamedRow[], judged: readonly JudgedRow[]) => {
    const ready = rows.flatMap((row, index) => readyRow(row, judged[index]));
    const added = await add(ready.map(({ line }) => line));
    if (!added || 'problem' in added) return;
    const { results, cart } = added;
    const isIn = (index: number) => (results[index]?.added ?? 0) > 0;
    const { remove } = useQuickOrderDraft.getState();
    remove(ready.filter((_row, index) => isIn(index)).map(({ row }) => row.id));
    setRefusals({
      cart: JSON.stringify(cart),
      byRow: new Map(
        ready.flatMap(({ row }, index) => {
          const message = results[index]?.message;
          return isIn(index) || message === undefined ? [] : [[row, message]];
        }),
      ),
    });
    onAdded();
  };
  return {
    isAdding,
    outcome,
    /** Returns the refusals of rows, while rows and cart are unchanged. */
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
