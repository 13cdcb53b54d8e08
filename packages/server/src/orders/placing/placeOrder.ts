import { orderSignBy } from '@formulary/rules/prescriptions/signing/signingDeadline';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import type { Order } from '@formulary/rules/orders/order';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import { readProfile } from '../../accounts/users.queries.ts';
import { addressIn, localFields } from '@formulary/rules/addresses/addressFields';
import { productQuantities } from '@formulary/rules/carts/cartLines';
import { fullName } from '@formulary/rules/text/fullName';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { beforeCommit, withTransaction } from '../../platform/database/withTransaction.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { answerOnce } from '../../platform/idempotency/answerOnce.ts';
import { hashRequest } from '../../platform/idempotency/hashRequest.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { insertPrescriptions } from '../../prescriptions/insertPrescriptions.queries.ts';
import { recordOrdered } from '../../prescriptions/events/recordOrdered.ts';
import { contentsByHand } from './contentsByHand.ts';
import { contentsOfCart, lockCartToOrder } from './contentsOfCart.ts';
import type { OrderContents, OrderDraft, PlaceOrderInput } from './OrderDraft.ts';
import { flagOrder } from '../flags/flagOrder.ts';
import { orderEvent } from '../orderEvents.ts';
import { orderReceivedMail } from './orderReceivedMail.ts';
import { readDeliveryOptions } from '../orders.queries.ts';
import { emptyCart, insertOrder, takeStock, takeStockLeft } from './placeOrder.queries.ts';
import { requestSignatures } from './requestSignatures.ts';

/**
 * Turns the cart with its prescriptions, or a manual request, into an order in one transaction. Reads the cart, its limits and
 * the prescriber under lock and compares them, prices and stock with what the buyer saw. Then takes the stock and empties
 * the cart (spec 7.28, readings R9 and R14). With a key, the same request gets the same answer again.
 *
 * Products are locked as late as their stock is taken, because other orders wait for them. If the stock has not
 * lasted, or an offer or the delivery option has changed until then, everything is read again with the products locked first.
 *
 * Refuses with 'delivery-option-required', 'cart-empty', 'order-already-placed', 'cart-out-of-stock', 'order-changed',
 * 'order-key-reused', 'prescriber-ended', as `checkPrescriptions` does, and for manual items as `contentsByHand` does.
 * A refusal writes nothing.
 */
export async function placeOrder(db: Db, input: PlaceOrderInput, now: Date): Promise<Order> {
  const { buyer, request, idempotencyKey } = input;
  const [known, terms] = await Promise.all([input.offeredDelivery(), input.policies?.now('TC')]);
  return withTransaction(db, (trx, attempt) => {
    const isFirst = attempt === 1;
    const context = {
      now,
      locksProducts: !isFirst,
      offered: isFirst ? known : [],
      termsId: terms?.id,
    };
    if (idempotencyKey === undefined) return place(trx, input, context);
    const requestHash = hashRequest(request);
    const claim = {
      userId: buyer.userId,
      route: 'createOrder',
      key: idempotencyKey,
      requestHash,
      now,
    };
    return answerOnce(trx, claim, createOrder.answer, () => place(trx, input, context));
  });
}

interface PlacingContext {
  readonly now: Date;
  readonly locksProducts: boolean;
  /** Delivery options from memory; others are read. */
  readonly offered: readonly DeliveryOption[];
  /** Version of the terms that hold. */
  readonly termsId: number | undefined;
}

async function place(
  trx: Trx,
  input: PlaceOrderInput,
  { now, locksProducts, offered, termsId }: PlacingContext,
): Promise<Order> {
  const { buyer, request } = input;
  const { userId } = buyer;
  const { manual } = request;
  const [delivery, profile, contentsWith] = await Promise.all([
    chosenDelivery(trx, request, offered),
    readProfile(trx, userId),
    lockContents(trx, input, now, locksProducts),
  ]);
  const contents = await contentsWith(delivery);
  const draft: OrderDraft = {
    ...contents,
    userId,
    placedAt: now,
    termsId,
    delivery,
    shipping: input.shipping,
    billing: {
      ...(profile.company === undefined ? {} : { company: profile.company }),
      name: fullName(profile),
      ...addressIn(localFields, profile),
      countryCode: profile.country.code,
      phone: profile.phone,
    },
    paymentMode: request.order.paymentMode,
    paymentStatus: 'Pending',
    state: 'Awaiting payment',
    // An order without a price cannot be paid: its hold starts when staff have set the price.
    heldUntil: manual ? undefined : input.heldUntil,
    paymentNote: request.order.paymentNote,
    note: request.order.note,
  };
  const { prescriptions, prescriber } = contents;
  const hasPrescriptions = prescriptions.length > 0;
  const [order] = await Promise.all([
    insertOrder(trx, draft),
    manual ? undefined : emptyCart(trx, userId),
  ]);
  const { shopUrl, daysToSign } = input;
  const [ids, eventId] = await Promise.all([
    hasPrescriptions ? insertPrescriptions(trx, { ...draft, id: order.id }, prescriptions) : [],
    recordEvent(trx, orderEvent('order-placed', draft, order)),
    requestSignatures(trx, {
      prescriber,
      draft,
      order,
      practitioner: profile,
      shopUrl,
      daysToSign,
    }),
  ]);
  beforeCommit(trx, () =>
    queueMail(trx, orderReceivedMail(profile.email, profile.firstName, order), eventId),
  );
  const taken = productQuantities(contents.lines);
  beforeCommit(trx, async () =>
    locksProducts ? takeStock(trx, taken) : takeStockLeft(trx, taken, contents.offerVersions),
  );
  if (hasPrescriptions) {
    beforeCommit(trx, () => flagOrder(trx, order.id, input.flags, now));
    // Last, because all signatures wait for the chain of events, which must not be held while waiting for a product.
    const by = { ...input.origin, actorId: userId, at: now };
    beforeCommit(trx, () => recordOrdered(trx, input.ledger, ids, by));
  }
  return withSignBy(
    order,
    ids.map(() => now),
    daysToSign,
  );
}

/** Locks what is ordered, and returns how to judge it with a delivery option. */
async function lockContents(
  trx: Trx,
  input: PlaceOrderInput,
  now: Date,
  locksProducts: boolean,
): Promise<(delivery: DeliveryOption) => Promise<OrderContents>> {
  const { manual } = input.request;
  if (manual) return (delivery) => contentsByHand(trx, input, manual, delivery);
  const cart = await lockCartToOrder(trx, { userId: input.buyer.userId, now, locksProducts });
  return (delivery) => contentsOfCart(trx, input, cart, delivery);
}

/** Returns the chosen delivery option from memory if its fee is what the buyer saw, otherwise as it is stored. */
async function chosenDelivery(
  trx: Trx,
  { order }: PlaceOrderInput['request'],
  offered: readonly DeliveryOption[],
): Promise<DeliveryOption> {
  const isChosen = ({ id }: DeliveryOption) => id === order.deliveryOptionId;
  const known = offered.find(isChosen);
  if (known?.price === order.shownDeliveryFee) return known;
  const delivery = (await readDeliveryOptions(trx)).find(isChosen);
  if (!delivery) throw new Refused('delivery-option-required');
  return delivery;
}

/** Adds to an order when the first of its unsigned prescriptions lapses, if it has any. */
export function withSignBy(
  order: Order,
  unsignedSince: readonly Date[],
  daysToSign: number,
): Order {
  const signBy = orderSignBy(order, unsignedSince, daysToSign);
  return signBy ? { ...order, signBy } : order;
}
