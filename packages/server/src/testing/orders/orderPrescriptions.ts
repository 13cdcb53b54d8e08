import { createOrder } from '@formulary/rules/calls/orderCalls';
import { orderBody } from './orderBody.ts';
import type { TestShop } from '../openTestShop.ts';
import { type PrescribedCart, prescribedCart } from './prescribedCart.ts';
import { addSession } from '../testData.queries.ts';

/** An order whose prescriptions are pending with their prescriber. */
export interface OrderedPrescriptions extends Pick<
  PrescribedCart,
  'userId' | 'token' | 'prescriberId'
> {
  readonly orderId: number;
  /** In the order of the given packs. */
  readonly prescriptions: readonly { readonly id: number }[];
  /** Session of the prescriber. */
  readonly prescriberToken: string;
}

/** Places an order with one prescription for each row of packs, by product. */
export async function orderPrescriptions(
  shop: TestShop,
  packs: readonly (readonly number[])[] = [[2]],
): Promise<OrderedPrescriptions> {
  const { db, clock } = shop;
  const { userId, token, prescriberId, lines, prescriptions } = await prescribedCart(shop, packs);
  const body = orderBody(lines, {}, 0, prescriptions);
  const order = await shop.ask(createOrder, { token, body });
  const written = db.selectFrom('prescriptions').select('id').where('order_id', '=', order.id);
  return {
    userId,
    token,
    prescriberId,
    orderId: order.id,
    prescriptions: await written.orderBy('id').execute(),
    prescriberToken: await addSession(db, prescriberId, clock.now),
  };
}
