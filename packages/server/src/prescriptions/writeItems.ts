import type { PreOrderPrescription } from '@formulary/rules/allocation/preOrderPrescription';
import type { Trx } from '../platform/database/Trx.ts';
import type { Buyer } from './Buyer.ts';
import { replaceItems } from './preOrder.queries.ts';

/** Writes the items of the prescriptions that a rule changed; returns whether there were any. */
export async function writeItems(
  trx: Trx,
  { userId }: Buyer,
  before: readonly PreOrderPrescription[],
  after: readonly PreOrderPrescription[],
): Promise<boolean> {
  const known = new Map(before.map(({ id, items }) => [id, itemsKey(items)]));
  const changed = after.filter(({ id, items }) => known.get(id) !== itemsKey(items));
  if (changed.length > 0) await replaceItems(trx, userId, changed);
  return changed.length > 0;
}

function itemsKey(items: PreOrderPrescription['items']): string {
  const pairs = items.map(({ productId, quantity }) => [productId, quantity] as const);
  return JSON.stringify(pairs.toSorted(([a], [b]) => a - b));
}
