import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import { lockCart } from '../carts/carts.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import type { Buyer } from './Buyer.ts';
import { touchCart } from './preOrder.queries.ts';
import { readCartPrescriptions } from './readCartPrescriptions.ts';

type Prescriptions = readonly PreOrderPrescriptionAnswer[];

/** Changes the locked prescriptions of a cart; returns whether anything changed. Throws `Refused`. */
type Change = (trx: Trx, before: Prescriptions) => Promise<boolean>;

/**
 * Locks a buyer's cart, changes its prescriptions and raises its version if anything changed. Returns the resulting
 * prescriptions.
 */
export function changePreOrder(db: Db, buyer: Buyer, change: Change): Promise<Prescriptions> {
  return withTransaction(db, async (trx) => {
    await lockCart(trx, buyer.userId);
    const before = await readCartPrescriptions(trx, buyer);
    if (!(await change(trx, before))) return before;
    await touchCart(trx, buyer.userId);
    return readCartPrescriptions(trx, buyer);
  });
}
