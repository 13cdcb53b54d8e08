import type { PriceImpact } from '@formulary/rules/calls/desk/deskPriceCalls';
import { cartsTotal, type OfferedAt } from '@formulary/rules/pricing/cartsTotal';
import type { Db } from '../../platform/database/Db.ts';
import { countCarts, countWaitingOrders, readHeldInCarts } from './impact.queries.ts';

/** Returns what another offer does to the carts that hold a product; orders keep what they were sold as. */
export async function readImpact(
  db: Db,
  productId: number,
  { before, after }: { readonly before: OfferedAt; readonly after: OfferedAt },
): Promise<PriceImpact> {
  const [held, carts, waitingOrders] = await Promise.all([
    readHeldInCarts(db, productId),
    countCarts(db, productId),
    countWaitingOrders(db, productId),
  ]);
  return {
    carts,
    packs: held.reduce((sum, { quantity, carts: equal }) => sum + quantity * equal, 0),
    before: cartsTotal(held, before),
    after: cartsTotal(held, after),
    waitingOrders,
  };
}
