import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { lockCart } from '../carts/carts.queries.ts';
import type { Buyer } from './Buyer.ts';
import type { PreOrder } from './PreOrder.ts';
import { touchCart } from './preOrder.queries.ts';
import { readPreOrder } from './readPreOrder.ts';

/** Decides on a cart's prescriptions as they stand and writes; answers whether anything changed. Throws `Refused`. */
type Change = (trx: Trx, before: PreOrder) => Promise<boolean>;

/**
 * Changes the prescriptions of a buyer's cart while nobody else changes it, moves its version on if anything changed, and
 * answers it as it is then.
 */
export function changePreOrder(db: Db, buyer: Buyer, now: Date, change: Change): Promise<PreOrder> {
  return withTransaction(db, async (trx) => {
    await lockCart(trx, buyer.userId);
    const before = await readPreOrder(trx, buyer, now);
    if (!(await change(trx, before))) return before;
    await touchCart(trx, buyer.userId);
    return readPreOrder(trx, buyer, now);
  });
}
