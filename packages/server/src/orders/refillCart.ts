import type { CartLine } from '@formulary/rules/carts/cartLine';
import { refillPacks } from '@formulary/rules/carts/refillPacks';
import type { OrderLine } from '@formulary/rules/orders/order';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { messages } from '@formulary/rules/problems/messages';
import { lockCart, readProductToBuy } from '../carts/carts.queries.ts';
import { addLine, getLines } from '../carts/carts.service.ts';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { readOrder } from './orders.queries.ts';

/** A cart that was filled again, and what of the order did not fit. */
export interface RefilledCart {
  readonly lines: readonly CartLine[];
  readonly leftOut: readonly { readonly name: string; readonly reason: string }[];
}

/**
 * Puts the lines of a buyer's cancelled order into the cart again, as far as they can be bought now; once they are there,
 * again changes nothing. Refuses with 'order-missing' and 'order-not-cancelled'; what does not fit is named, with its reason.
 */
export async function refillCart(
  db: Db,
  userId: number,
  orderId: number,
  now: Date,
): Promise<RefilledCart> {
  const order = await readOrder(db, userId, orderId);
  if (!order) throw new Refused('order-missing');
  if (order.state !== 'Cancelled') throw new Refused('order-not-cancelled');
  return withTransaction(db, async (trx) => {
    await lockCart(trx, userId);
    const leftOut: { name: string; reason: string }[] = [];
    for (const line of order.lines ?? []) {
      const reason = await addAgain(trx, userId, line, now);
      if (reason !== undefined) leftOut.push({ name: line.name, reason });
    }
    return { lines: await getLines(trx, userId, now), leftOut };
  });
}

/** Adds as much of a line as there is; answers why it is not all of it. */
async function addAgain(
  trx: Trx,
  userId: number,
  { productId, isPrescription, quantity }: OrderLine,
  now: Date,
): Promise<string | undefined> {
  const id = { productId, isPrescription };
  const product = await readProductToBuy(trx, productId, now);
  if (!product) return messages['product-missing'];
  const packs = refillPacks(await getLines(trx, userId, now), { ...id, quantity }, product);
  try {
    if (packs > 0) await addLine(trx, userId, now, { ...id, quantity: packs });
  } catch (error) {
    if (error instanceof Refused) return error.problem.message;
    throw error;
  }
  const there = (await getLines(trx, userId, now)).find(
    (line) => line.productId === productId && line.isPrescription === isPrescription,
  );
  if (!there) return messages['out-of-stock'];
  return there.quantity < quantity
    ? fillGaps(messages['available-quantity'], { n: there.quantity })
    : undefined;
}
