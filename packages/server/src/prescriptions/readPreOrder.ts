import { readCart } from '../carts/carts.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import type { Buyer } from './Buyer.ts';
import type { PreOrder } from './PreOrder.ts';
import { preOrderOf } from './preOrderOf.ts';

/** A buyer's cart with its prescriptions (spec 7.53). */
export async function readPreOrder(db: Db, buyer: Buyer, now: Date): Promise<PreOrder> {
  return preOrderOf(db, buyer, await readCart(db, buyer.userId, now));
}
