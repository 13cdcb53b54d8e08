import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { productsOfCodes } from '../ledger/productsOfCodes.ts';
import { insertPurchaseOrder, type LinePacks } from './purchaseOrders.queries.ts';

/** The record of a purchase order. */
export const purchaseOrderSubject = (id: number): string => `purchase-order ${id}`;

/** A code as typed, and its packs. */
export interface TypedLine {
  readonly code: string;
  readonly packs: number;
}

/** Returns the products of typed lines with their packs. Refuses as `productsOfCodes` does. */
export async function packsOfCodes(
  db: Db,
  lines: readonly TypedLine[],
): Promise<readonly LinePacks[]> {
  const products = await productsOfCodes(
    db,
    lines.map(({ code }) => code),
  );
  return products.map(({ id }, index) => ({ productId: id, packs: lines[index]?.packs ?? 0 }));
}

/** Returns the name of a supplier, trimmed. Refuses with 'supplier-required'. */
export function requireSupplier(typed: string): string {
  const supplier = typed.trim();
  if (supplier === '') throw new Refused('supplier-required');
  return supplier;
}

interface NewOrder {
  readonly supplier: string;
  readonly reference?: string | undefined;
  readonly expectedOn?: string | undefined;
  readonly lines: readonly TypedLine[];
}

/** Writes down what a supplier is to bring; returns the id. Refuses as `requireSupplier` and `productsOfCodes` do. */
export function placePurchaseOrder(
  db: Db,
  { supplier: typed, reference, expectedOn, lines }: NewOrder,
  { actor: { by, staff }, now: at }: { readonly actor: DeskActor; readonly now: Date },
): Promise<{ readonly id: number }> {
  const supplier = requireSupplier(typed);
  return withTransaction(db, async (trx) => {
    const packs = await packsOfCodes(trx, lines);
    const order = { supplier, reference, expectedOn, at, staffId: staff.staffId };
    const id = await insertPurchaseOrder(trx, order, packs);
    await recordEvent(trx, {
      at,
      actorId: undefined,
      action: 'purchase-order-placed',
      subject: purchaseOrderSubject(id),
      detail: { by, supplier, lines: packs.length },
      staff,
    });
    return { id };
  });
}
