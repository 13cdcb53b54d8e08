import { randomUUID } from 'node:crypto';
import { sendDeskParcel } from '@formulary/rules/calls/desk/deskOrderCalls';
import { addInvoice } from '../orders/addInvoice.ts';
import { runDocumentTask } from '../signing/runDocumentTask.ts';
import { signedPrescriptions } from '../signing/signedPrescriptions.ts';
import type { DeskSample, DeskScene } from './DeskSample.ts';
import { type SampleOrder, sampleOrders } from './sampleOrders.ts';

const because = { reason: 'As agreed by phone' };

/** Makes what requests about orders need. */
function orderScene(scene: DeskScene) {
  const { shop } = scene;
  const orders = sampleOrders(scene);
  const lineOf = async ({ id }: SampleOrder) => {
    const line = shop.db.selectFrom('order_lines').select('id').where('order_id', '=', id);
    return (await line.executeTakeFirstOrThrow()).id;
  };
  /** A request to send packs of an order of three. */
  const parcel = async (order: SampleOrder, quantity = 3) => {
    const lines = [{ lineId: await lineOf(order), quantity }];
    const sent = await orders.change(order, 'parcels', {
      courier: 'dhl',
      tracking: 'JD00021234',
      lines,
    });
    return { ...sent, headers: { 'idempotency-key': randomUUID() } };
  };
  return { ...scene, ...orders, lineOf, parcel };
}

/** Returns valid sample requests for the calls about orders. */
export function orderSamples(scene: DeskScene): Readonly<Record<string, DeskSample>> {
  const { shop, desk, placed, paid, sentHome, change, lineOf, parcel } = orderScene(scene);
  const page = async (path: string) => ({ url: `/api/desk/orders/${(await placed()).id}${path}` });
  const onHold = async () => {
    const order = await paid();
    const { token } = await desk.signedIn('superintendent');
    return { order, token };
  };
  let sealed: Promise<number> | undefined;
  const sealedPrescription = async () => {
    const { ids, confirm } = await signedPrescriptions(shop);
    await confirm();
    const [prescriptionId = 0] = ids;
    await runDocumentTask(shop, 'seal-prescription', { prescriptionId });
    return prescriptionId;
  };

  return {
    listDeskOrders: async () => ({ body: { filter: {} } }),
    exportDeskOrders: async () => ({ body: { filter: {}, ...because } }),
    getDeskOrder: () => page(''),
    getDeskOrderTimeline: () => page('/timeline'),
    getDeskInvoicePdf: async () => ({
      url: `/api/desk/invoices/${await addInvoice(shop, (await paid()).id)}/pdf`,
    }),
    getDeskPrescriptionPdf: async () => ({
      url: `/api/desk/prescriptions/${await (sealed ??= sealedPrescription())}/pdf`,
    }),
    holdDeskOrder: async () => change(await paid(), 'hold', because),
    releaseDeskOrder: async () => {
      const { order, token } = await onHold();
      const { url, body } = await change(order, 'hold', because);
      await desk.send({ method: 'POST', path: url }, { token, body });
      return change(order, 'release', because);
    },
    sendDeskParcel: async () => parcel(await paid()),
    deliverDeskOrder: async () => {
      const order = await paid();
      const { token } = await desk.signedIn('superintendent');
      await desk.ask(sendDeskParcel, { token, ...(await parcel(order)) });
      return change(order, 'deliver');
    },
    cancelDeskOrder: async () => change(await placed(), 'cancel', because),
    correctDeskAddress: async () =>
      change(await sentHome(), 'address', {
        ...because,
        address: {
          name: 'Amara Okafor',
          phone: '020 7946 0018',
          street: '15 Lambs Conduit Passage',
          city: 'London',
          postcode: 'WC1R 4RH',
          county: '',
          country: 'GB',
        },
      }),
    correctDeskLines: async () => {
      const order = await placed();
      const lines = [{ lineId: await lineOf(order), quantity: 2 }];
      return change(order, 'lines', { ...because, lines });
    },
    unflagDeskOrder: async () => {
      const order = await sentHome();
      const flag = { kind: 'orders-to-postcode', postcode: 'WC1R4RH', count: 9 } as const;
      await shop.db
        .insertInto('order_flags')
        .values({ ...flag, order_id: order.id, flagged_at: shop.clock.now })
        .execute();
      return change(order, 'unflag', because);
    },
  };
}

/** Returns requests that take another path through a call than its sample, by the call's name and what is different. */
export function orderVariants(scene: DeskScene): Readonly<Record<string, DeskSample>> {
  const { desk, paid, change, parcel } = orderScene(scene);
  const partSent = async () => {
    const order = await paid();
    const { token } = await desk.signedIn('superintendent');
    await desk.ask(sendDeskParcel, { token, ...(await parcel(order, 1)) });
    return order;
  };
  return {
    'sendDeskParcel of a part': async () => parcel(await paid(), 1),
    'sendDeskParcel of the rest': async () => parcel(await partSent(), 2),
    'cancelDeskOrder of a paid order': async () =>
      change(await paid(), 'cancel', { ...because, refundNote: 'Card refund 77' }),
    'cancelDeskOrder of the rest': async () => change(await partSent(), 'cancel', because),
  };
}
