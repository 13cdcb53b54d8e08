import type { CartLine, CartLineId } from '@formulary/rules/carts/cartLine';
import { lineKey } from '@formulary/rules/carts/cartLines';
import type { AgainLine } from '@formulary/rules/orders/againLine';
import { orderAgain } from '@formulary/rules/orders/orderAgain';
import { readProductsToBuy } from '../carts/carts.queries.ts';
import { changeCart, filledCart } from '../carts/changeCart.ts';
import type { Db } from '../platform/database/Db.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { readOrder } from './orders.queries.ts';

/** An order of the buyer, or one line of it. */
interface BuyAgainInput {
  readonly orderId: number;
  readonly line?: CartLineId | undefined;
}

/** The resulting cart and the outcome of each line. */
interface BoughtAgain {
  readonly lines: readonly CartLine[];
  readonly results: readonly AgainLine[];
}

/**
 * Puts the lines of a buyer's order, or one of them, into the cart again, as far as they can be bought now. It changes
 * the cart once; a repeat changes nothing. Refuses with 'order-missing', and with 'product-missing' when the order has
 * no such line.
 */
export async function buyAgain(
  db: Db,
  userId: number,
  { orderId, line }: BuyAgainInput,
  now: Date,
): Promise<BoughtAgain> {
  const order = await readOrder(db, userId, orderId);
  if (!order) throw new Refused('order-missing');
  const ordered = (order.lines ?? []).filter((each) => !line || lineKey(each) === lineKey(line));
  if (ordered.length === 0) throw new Refused('product-missing');
  const ids = ordered.map(({ productId }) => productId);
  let results: readonly AgainLine[] = [];
  const lines = await changeCart(db, userId, now, async (cart, reader) => {
    const again = orderAgain(cart.lines, ordered, await readProductsToBuy(reader, ids, now));
    ({ results } = again);
    return filledCart(cart.lines, again.lines);
  });
  return { lines, results };
}
