import { createOrder } from '@formulary/rules/wire/calls/orderCalls';
import type { ShippingDetails } from '@formulary/rules/people/shippingRules';
import type { Order } from '@formulary/rules/wire/entities/order';
import type { OrderRequest } from '@formulary/rules/wire/entities/orderRequest';
import { recordEvent } from '../audit/recordEvent.queries.ts';
import type { Cart } from '../carts/Cart.ts';
import { lockCart, readCart } from '../carts/carts.queries.ts';
import type { Db } from '../database/Db.ts';
import type { Trx } from '../database/Trx.ts';
import { withTransaction } from '../database/withTransaction.ts';
import { answerOnce } from '../idempotency/answerOnce.ts';
import { hashRequest } from '../idempotency/hashRequest.ts';
import { queueMail } from '../mail/queueMail.queries.ts';
import { Refused } from '../problems/Refused.ts';
import { readProfile } from '../users/users.queries.ts';
import { checkOrder, type FigureNames } from './checkOrder.ts';
import type { OrderDraft } from './OrderDraft.ts';
import { orderReceivedMail } from './orderReceivedMail.ts';
import { readDeliveryOptions, readOrder } from './orders.queries.ts';
import {
  emptyCart,
  insertOrder,
  isCartOrdered,
  lockProducts,
  takeStock,
} from './placeOrder.queries.ts';

/** A checkout as it arrives; the address has been checked. */
export interface OrderWish {
  readonly userId: number;
  readonly request: OrderRequest;
  readonly shipping: ShippingDetails | undefined;
  /** Made once per checkout and reused on retry. */
  readonly idempotencyKey: string | undefined;
  readonly figureNames: FigureNames;
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
export function placeOrder(db: Db, wish: OrderWish, now: Date): Promise<Order> {
  const { userId, request, idempotencyKey } = wish;
  return withTransaction(db, (trx) => {
    if (idempotencyKey === undefined) return place(trx, wish, now);
    const requestHash = hashRequest(request);
    const claim = { userId, route: 'createOrder', key: idempotencyKey, requestHash, now };
    return answerOnce(trx, claim, createOrder.answer, () => place(trx, wish, now));
  });
}

async function place(trx: Trx, wish: OrderWish, now: Date): Promise<Order> {
  const { userId, request } = wish;
  const options = await readDeliveryOptions(trx);
  const delivery = options.find(({ id }) => id === request.order.deliveryOptionId);
  if (!delivery) throw new Refused('delivery-option-required');

  const cart = await lockedCart(trx, userId, now);
  const amount = checkOrder(cart.lines, delivery, request, wish.figureNames);
  const profile = await readProfile(trx, userId);
  const orderId = await writeOrder(trx, {
    userId,
    cartVersion: cart.version,
    placedAt: now,
    lines: cart.lines,
    amount,
    delivery,
    shipping: wish.shipping,
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
    paymentNote: request.order.paymentNote,
    note: request.order.note,
  });
  await emptyCart(trx, userId);

  const order = await readOrder(trx, userId, orderId);
  if (!order) throw new Error(`Order ${orderId} cannot be read by the user who placed it`);
  await queueMail(trx, orderReceivedMail(profile.email, profile.firstName, order));
  await recordEvent(trx, {
    at: now,
    actorId: userId,
    action: 'order-placed',
    subject: `order ${orderId}`,
    detail: { number: order.number, amountMills: amount, cartVersion: cart.version },
  });
  return order;
}

async function writeOrder(trx: Trx, draft: OrderDraft): Promise<number> {
  const taken = new Map<number, number>();
  for (const { productId, quantity } of draft.lines) {
    taken.set(productId, (taken.get(productId) ?? 0) + quantity);
  }
  await takeStock(trx, taken);
  return insertOrder(trx, draft);
}

/** The cart with nobody else changing it, its prices or its stock until the transaction ends. */
async function lockedCart(trx: Trx, userId: number, now: Date): Promise<Cart> {
  const version = await lockCart(trx, userId);
  const { lines } = await readCart(trx, userId, now);
  if (lines.length === 0) {
    const isOrdered = await isCartOrdered(trx, userId, version - 1);
    throw new Refused(isOrdered ? 'order-already-placed' : 'cart-empty');
  }
  await lockProducts(
    trx,
    lines.map((line) => line.productId),
  );
  // Read again: what the first reading said may have changed while waiting for the locks.
  return readCart(trx, userId, now);
}
