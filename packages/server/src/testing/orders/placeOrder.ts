import { addCartLine } from '@formulary/rules/calls/cartCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import type { Order, PaymentMode } from '@formulary/rules/orders/order';
import type { TestShop } from '../openTestShop.ts';
import { orderBody } from './orderBody.ts';

interface Placing {
  readonly packs?: number;
  readonly paymentMode?: PaymentMode;
}

/** Places an order of a signed-in user for packs of one product, for collection; three packs by card by default. */
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
