import { checkOrder } from '@formulary/rules/checkout/checkOrder';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import type { ShippingDetails } from '@formulary/rules/checkout/shippingRules';
import type { Order } from '@formulary/rules/orders/order';
import type { OrderRequest } from '@formulary/rules/orders/orderRequest';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import type { Cart } from '../carts/Cart.ts';
import { lockCart, readCart } from '../carts/carts.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { answerOnce } from '../platform/idempotency/answerOnce.ts';
import { hashRequest } from '../platform/idempotency/hashRequest.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { readProfile } from '../accounts/users.queries.ts';
import type { OrderDraft } from './OrderDraft.ts';
import { orderReceivedMail } from './orderReceivedMail.ts';
import { readDeliveryOptions } from './orders.queries.ts';
import { orderEvent } from './orderEvent.ts';
import {
  emptyCart,
  insertOrder,
  isCartOrdered,
  lockProductsOfCart,
  takeStock,
} from './placeOrder.queries.ts';

/** A checkout as it arrives; the address has been checked. */
export interface PlaceOrderInput {
  readonly userId: number;
  readonly request: OrderRequest;
  readonly shipping: ShippingDetails | undefined;
  /** Until when its stock is held while it waits for its payment (reading R14). */
  readonly heldUntil: Date | undefined;
  /** Made once per checkout and reused on retry. */
  readonly idempotencyKey: string | undefined;
}

/**
 * Turns the cart into an order in one transaction: prices and stock are read under lock and compared
 * with what the buyer saw, stock is taken, the cart emptied (spec 7.28, readings R9 and R14). With a
 * key, the same request gets the same answer again.
 *
 * Refuses with 'delivery-option-required', 'cart-empty', 'order-already-placed',
 * 'prescription-checkout-not-yet', 'cart-out-of-stock', 'order-changed' or 'order-key-reused', and then
 * nothing is written.
 */
export function placeOrder(db: Db, input: PlaceOrderInput, now: Date): Promise<Order> {
  const { userId, request, idempotencyKey } = input;
  return withTransaction(db, (trx) => {
    if (idempotencyKey === undefined) return place(trx, input, now);
    const requestHash = hashRequest(request);
    const claim = { userId, route: 'createOrder', key: idempotencyKey, requestHash, now };
    return answerOnce(trx, claim, createOrder.answer, () => place(trx, input, now));
  });
}

async function place(trx: Trx, input: PlaceOrderInput, now: Date): Promise<Order> {
  const { userId, request } = input;
  const options = await readDeliveryOptions(trx);
  const delivery = options.find(({ id }) => id === request.order.deliveryOptionId);
  if (!delivery) throw new Refused('delivery-option-required');

  const cart = await lockedCart(trx, userId, now);
  const amount = Refused.unless(checkOrder(cart.lines, delivery, request));
  const profile = await readProfile(trx, userId);
  const draft: OrderDraft = {
    userId,
    cartVersion: cart.version,
    placedAt: now,
    lines: cart.lines,
    amount,
    delivery,
    shipping: input.shipping,
    billing: {
      name: `${profile.firstName} ${profile.lastName}`,
      street: profile.street,
      city: profile.city,
      county: profile.county,
      countryCode: profile.country.code,
      postcode: profile.postcode,
      phone: profile.phone,
    },
    paymentMode: request.order.paymentMode,
    paymentStatus: 'Pending',
    state: 'Awaiting payment',
    heldUntil: input.heldUntil,
    paymentNote: request.order.paymentNote,
    note: request.order.note,
  };
  await takeStock(trx, packsByProduct(cart.lines));
  const order = await insertOrder(trx, draft);
  await emptyCart(trx, userId);

  const eventId = await recordEvent(trx, orderEvent('order-placed', draft, order));
  await queueMail(trx, orderReceivedMail(profile.email, profile.firstName, order), eventId);
  return order;
}

function packsByProduct(lines: Cart['lines']): ReadonlyMap<number, number> {
  const packs = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    packs.set(productId, (packs.get(productId) ?? 0) + quantity);
  }
  return packs;
}

/** The cart with nobody else changing it, its prices or its stock until the transaction ends. */
async function lockedCart(trx: Trx, userId: number, now: Date): Promise<Cart> {
  await lockCart(trx, userId);
  await lockProductsOfCart(trx, userId);
  // Read after the locks: what was there before may have changed while waiting for them.
  const cart = await readCart(trx, userId, now);
  if (cart.lines.length > 0) return cart;
  const isOrdered = await isCartOrdered(trx, userId, cart.version - 1);
  throw new Refused(isOrdered ? 'order-already-placed' : 'cart-empty');
}
