import { randomUUID } from 'node:crypto';
import { addCartLine } from '@formulary/rules/calls/cartCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import type { Order } from '@formulary/rules/orders/order';
import { readVersion } from '../../platform/events/requireUnchanged.queries.ts';
import { orderBody } from '../orders/orderBody.ts';
import { paymentResponse, sendResponse } from '../orders/paymentResponse.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { addPatient, addProduct, addSession, addUser } from '../testData.queries.ts';
import type { DeskSampleRequest, DeskScene } from './DeskSample.ts';

const PACKS = 3;
const FEE = 7_950;
const HOME = {
  deliveryOptionId: 2,
  shipping: {
    name: 'Amara Okafor',
    phone: '020 7946 0018',
    street: '14 Lambs Conduit Passage',
    city: 'London',
    postcode: 'WC1R 4RH',
    countryCode: 'GB',
  },
};

/** An order that a sample works on. */
export interface SampleOrder {
  readonly id: number;
  readonly userId: number;
}

/** Makes the orders of samples, each of a buyer of its own, and requests about them. */
export interface SampleOrders {
  /** Awaits its transfer of £36.00. */
  readonly placed: () => Promise<SampleOrder & Pick<Order, 'number'>>;
  /** Was paid by card. */
  readonly paid: () => Promise<SampleOrder>;
  /** Awaits its transfer, and goes to an address. */
  readonly sentHome: () => Promise<SampleOrder>;
  /** Has an item written by hand, which has no price yet. */
  readonly byHand: () => Promise<SampleOrder>;
  /** Makes a request of a change of an order, with its version. */
  readonly change: (
    order: SampleOrder,
    path: string,
    body?: object,
  ) => Promise<Required<Pick<DeskSampleRequest, 'url' | 'body'>>>;
}

/** Creates orders of three packs of one product. */
export function sampleOrders({ shop }: DeskScene): SampleOrders {
  let product: Promise<number> | undefined;
  const productId = () => (product ??= addProduct(shop.db, { in_stock: 1_000_000 }));
  const place = async (paymentMode: 'card' | 'bankTransfer') => {
    const { token, userId } = await shop.signedIn();
    const order = await placeOrder(shop, token, await productId(), { packs: PACKS, paymentMode });
    return { order, userId };
  };
  return {
    placed: async () => {
      const { order, userId } = await place('bankTransfer');
      return { id: order.id, number: order.number, userId };
    },
    paid: async () => {
      const { order, userId } = await place('card');
      await sendResponse(shop.app, paymentResponse(order));
      return { id: order.id, userId };
    },
    sentHome: async () => {
      const { token, userId } = await shop.signedIn();
      const product_fk = await productId();
      const line = { product_fk, cart_quantity: PACKS, cart_req_prescription: false };
      const lines = await shop.ask(addCartLine, { token, body: line });
      const body = orderBody(lines, { paymentMode: 'bankTransfer', ...HOME }, FEE);
      const { id } = await shop.ask(createOrder, { token, body });
      return { id, userId };
    },
    byHand: async () => {
      const userId = await addUser(shop.db, { is_prescriber: true, claims_prescriber: true });
      const token = await addSession(shop.db, userId, shop.clock.now);
      const prescription_items = [{ product_name: 'Adrenaline 1 mg/ml', allocated_quantity: 5 }];
      const patient_fk = await addPatient(shop.db, userId);
      const manual_prescription = { patient_fk, prescription_items };
      const { id } = await shop.ask(createOrder, {
        token,
        body: { ...orderBody([]), manual_prescription },
        headers: { 'idempotency-key': randomUUID() },
      });
      return { id, userId };
    },
    change: async ({ id }, path, body = {}) => ({
      url: `/api/desk/orders/${id}/${path}`,
      body: { ...body, version: await readVersion(shop.db, `order ${id}`) },
    }),
  };
}
