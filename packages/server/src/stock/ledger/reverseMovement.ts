import { reversibleCauses } from '@formulary/rules/stock/stockCauses';
import { requireReason } from '../../platform/problems/requireReason.ts';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { reopenIfShort } from '../goods/reopenIfShort.ts';
import { stockSubject } from './adjustStock.ts';
import { lockStock, moveStock, readReversible } from './ledger.queries.ts';
import { requireRoom } from './requireRoom.ts';

/**
 * Takes a movement by staff back by another one, once. A purchase order of which something then is to come again is
 * open again. Refuses with 'not-found', 'movement-fixed', 'movement-reversed', as `requireReason` and `requireRoom` do.
 */
export function reverseMovement(
  db: Db,
  { movementId, reason }: { readonly movementId: number; readonly reason: string },
  { actor, now: at }: { readonly actor: DeskActor; readonly now: Date },
): Promise<void> {
  const why = requireReason(reason);
  return withTransaction(db, async (trx) => {
    const seen = await readReversible(trx, movementId);
    if (!seen) throw new Refused('not-found');
    const { productId, cause, packs, purchaseOrderId } = seen;
    if (!reversibleCauses.includes(cause)) throw new Refused('movement-fixed');
    // Purchase order before products, as goods in lock them.
    const reopen =
      purchaseOrderId === null
        ? undefined
        : await reopenIfShort(trx, purchaseOrderId, { actor, at });
    const [stock] = await lockStock(trx, [productId]);
    if (!stock) throw new Refused('not-found');
    // Whoever was before has held the lock.
    if ((await readReversible(trx, movementId))?.isReversed) throw new Refused('movement-reversed');
    requireRoom(stock, -packs);
    const { by, staff } = actor;
    const reversal = { productId, cause: 'reversal', packs: -packs, reason: why } as const;
    await moveStock(trx, [{ ...reversal, reversesId: movementId }], { at, staffId: staff.staffId });
    await reopen?.();
    await recordEvent(trx, {
      at,
      actorId: undefined,
      action: 'stock-reversed',
      subject: stockSubject(productId),
      detail: {
        by,
        reason: why,
        from: stock.inStock,
        to: stock.inStock - packs,
        movement: movementId,
      },
      staff,
    });
  });
}
