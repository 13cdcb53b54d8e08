import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { hashRequest } from '../../platform/idempotency/hashRequest.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { findByKey } from '../ledger/onceByKey.queries.ts';
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

/**
 * Writes down what a supplier is to bring; returns the id. The same key writes once. Refuses as `findByKey`,
 * `requireSupplier` and `productsOfCodes` do.
 */
export function placePurchaseOrder(
  db: Db,
  order: NewOrder,
  key: string,
  { actor: { by, staff }, now: at }: { readonly actor: DeskActor; readonly now: Date },
): Promise<{ readonly id: number }> {
  const { reference, expectedOn, lines } = order;
  const supplier = requireSupplier(order.supplier);
  const request = { key, hash: hashRequest(order) };
  return withTransaction(db, async (trx) => {
    const { staffId } = staff;
    const earlier = await findByKey(trx, 'purchase_orders', staffId, request);
    if (earlier !== undefined) return { id: earlier };
    const packs = await packsOfCodes(trx, lines);
    const written = { supplier, reference, expectedOn, at, staffId, request };
    const id = await insertPurchaseOrder(trx, written, packs);
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
