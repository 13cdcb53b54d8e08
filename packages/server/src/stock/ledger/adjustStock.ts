import { requireReason } from '../../platform/problems/requireReason.ts';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { requireUnchanged } from '../../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { lockStock, moveStock } from './ledger.queries.ts';
import { requireRoom } from './requireRoom.ts';

/** The record of what staff do with a product's stock. */
export const stockSubject = (productId: number): string => `stock ${productId}`;

interface Adjustment {
  readonly productId: number;
  readonly packs: number;
  readonly reason: string;
  readonly version: number;
}

/**
 * Adds packs to a product's stock, or takes some, with a reason. Refuses with 'stock-unchanged', 'not-found',
 * 'record-changed', as `requireReason` and `requireRoom` do.
 */
export function adjustStock(
  db: Db,
  { productId, packs, reason, version }: Adjustment,
  { actor: { by, staff }, now: at }: { readonly actor: DeskActor; readonly now: Date },
): Promise<void> {
  const why = requireReason(reason);
  if (packs === 0) throw new Refused('stock-unchanged');
  return withTransaction(db, async (trx) => {
    const [stock] = await lockStock(trx, [productId]);
    if (!stock) throw new Refused('not-found');
    const subject = stockSubject(productId);
    await requireUnchanged(trx, subject, version);
    requireRoom(stock, packs);
    const { staffId } = staff;
    await moveStock(trx, [{ productId, cause: 'adjustment', packs, reason: why }], { at, staffId });
    await recordEvent(trx, {
      at,
      actorId: undefined,
      action: 'stock-adjusted',
      subject,
      detail: { by, reason: why, from: stock.inStock, to: stock.inStock + packs },
      staff,
    });
  });
}
