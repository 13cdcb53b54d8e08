import { addCartLine } from '@formulary/rules/calls/cartCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import type { Order, PaymentMode } from '@formulary/rules/orders/order';
import type { TestShop } from './openTestShop.ts';
import { orderBody } from './orderBody.ts';

interface Placing {
  readonly packs?: number;
  readonly paymentMode?: PaymentMode;
}

/** Has a signed-in user order packs of one product, collected: three by card unless said. */
export async function placeOrder(
  shop: TestShop,
  token: string,
  productId: number,
  { packs = 3, paymentMode = 'card' }: Placing = {},
): Promise<Order> {
  const line = { product_fk: productId, cart_quantity: packs, cart_req_prescription: false };
  const lines = await shop.ask(addCartLine, { token, body: line });
  return shop.ask(createOrder, { token, body: orderBody(lines, { paymentMode }) });
}
