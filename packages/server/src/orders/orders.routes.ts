import { lineKey } from '@formulary/rules/carts/cartLines';
import { isTransferDue } from '@formulary/rules/checkout/isTransferDue';
import { checkShipping } from '@formulary/rules/checkout/checkOrder';
import { messages } from '@formulary/rules/problems/messages';
import {
  buyAgain as buyAgainCall,
  countOrders as countOrdersCall,
  countWaiting,
  createOrder,
  getOrder,
  listBoughtLately,
  listBoughtOffers,
  listDeliveryOptions,
  listOrders,
} from '@formulary/rules/calls/orderCalls';
import { getOrderTimeline } from '@formulary/rules/calls/orderTimelineCalls';
import type { OrderRequest } from '@formulary/rules/orders/orderRequest';
import type { FastifyInstance } from 'fastify';
import { readInvoices } from '../invoices/invoices.queries.ts';
import { readIdempotencyKey } from '../platform/idempotency/readIdempotencyKey.ts';
import { registerCall } from '../platform/plugins/registerCall.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { originOf } from '../prescriptions/events/originOf.ts';
import { someProducts } from '../catalogue/productAnswers.ts';
import { readBoughtLately, readBoughtOffers, readPendingCounts } from './home.queries.ts';
import { buyAgain } from './buyAgain.ts';
import {
  countOrders,
  readOrder,
  readOrderChange,
  readOrders,
  readUnsignedSince,
} from './orders.queries.ts';
import { readParcels } from './parcels.queries.ts';
import { readTimeline } from './timeline/readTimeline.queries.ts';
import { placeOrder, withSignBy } from './placing/placeOrder.ts';
import type { Shop } from '../start/Shop.ts';

/** Registers the routes for delivery options and for placing and reading orders (spec 7.27 to 7.31). */
export function registerOrders(app: FastifyInstance, shop: Shop): void {
  const { db, catalogue, card, holds, flags, now } = shop;
  registerCall(app, listDeliveryOptions, shop.offeredDelivery);

  registerCall(app, createOrder, ({ session, body, request }) => {
    checkItemKeys(body);
    const isCard = body.order.paymentMode === 'card';
    if (isCard && !card && !body.manual) {
      throw new Refused('card-not-yet', {
        errors: { paymentMode: messages['card-not-yet'] },
      });
    }
    const input = {
      buyer: session,
      origin: originOf({ session, request }),
      request: body,
      shipping: Refused.unless(checkShipping(body.order)),
      heldUntil: new Date(+now() + (isCard ? holds.cardMs : holds.transferMs)),
      flags,
      idempotencyKey: readIdempotencyKey(request),
      daysToSign: shop.daysToSign,
      shopUrl: shop.shopUrl,
      ledger: shop.ledger,
      offeredDelivery: shop.offeredDelivery,
      policies: shop.policies,
    };
    return placeOrder(db, input, now());
  });

  registerCall(app, countOrdersCall, ({ session }) => countOrders(db, session.userId));

  registerCall(app, listOrders, ({ session, body: { query, page } }) =>
    readOrders(db, session.userId, { ...query, ...page }),
  );

  registerCall(app, countWaiting, ({ session }) => readPendingCounts(db, session.userId));

  registerCall(app, listBoughtOffers, async ({ session }) => {
    const at = now();
    const ids = await readBoughtOffers(db, session.userId, at);
    return someProducts(await catalogue.current(), ids, at);
  });

  registerCall(app, listBoughtLately, async ({ session }) => {
    const ids = await readBoughtLately(db, session.userId);
    return someProducts(await catalogue.current(), ids, now());
  });

  registerCall(app, buyAgainCall, ({ session, body }) => buyAgain(db, session.userId, body, now()));

  registerCall(app, getOrder, async ({ session, params }) => {
    const order = await readOrder(db, session.userId, params.id);
    if (!order) throw new Refused('order-missing');
    const [invoices, parcels] = await Promise.all([
      readInvoices(db, order.id),
      readParcels(db, order.id),
    ]);
    const billed = {
      ...order,
      ...(invoices.length > 0 ? { invoices } : {}),
      ...(parcels.length > 0 ? { parcels } : {}),
    };
    if (!order.hasPrescription) return billed;
    const change = isTransferDue(order) ? await readOrderChange(db, order.id) : undefined;
    const answer = change ? { ...billed, change } : billed;
    return withSignBy(answer, await readUnsignedSince(db, order.id), shop.daysToSign);
  });

  registerCall(app, getOrderTimeline, async ({ session, params }) => {
    const timeline = await readTimeline(db, session.userId, params.id);
    if (!timeline) throw new Refused('order-missing');
    return timeline;
  });
}

/** Refuses an item under another line's key: guessing which one is meant could sell the wrong item. */
function checkItemKeys({ items }: OrderRequest): void {
  const misplaced = Object.entries(items).filter(([key, item]) => key !== lineKey(item));
  if (misplaced.length === 0) return;
  const errors = misplaced.map(([key]) => [`items.${key}`, 'should stand under its own line key']);
  throw new Refused('invalid-request', { errors: Object.fromEntries(errors) });
}
