import {
  cancelDeskOrder,
  correctDeskAddress,
  correctDeskLines,
  deliverDeskOrder,
  exportDeskOrders,
  getDeskInvoicePdf,
  getDeskOrder,
  getDeskOrderTimeline,
  getDeskPrescriptionPdf,
  holdDeskOrder,
  releaseDeskOrder,
  sendDeskParcel,
  unflagDeskOrder,
} from '@formulary/rules/calls/desk/deskOrderCalls';
import { listDeskOrders } from '@formulary/rules/calls/desk/deskOrderListCall';
import type { FastifyInstance } from 'fastify';
import { requireReason } from '../platform/problems/requireReason.ts';
import { readInvoice } from '../invoices/invoices.queries.ts';
import { makeInvoice } from '../invoices/makeInvoice.ts';
import { unflagOrder } from '../orders/flags/flagOrder.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { type DeskActor, registerDeskCall } from '../platform/desk/registerDeskCall.ts';
import { requireFresh } from '../platform/desk/requireFresh.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { readIdempotencyKey } from '../platform/idempotency/readIdempotencyKey.ts';
import { FileAnswer } from '../platform/plugins/FileAnswer.ts';
import { Refused } from '../platform/problems/Refused.ts';
import type { Shop } from '../start/Shop.ts';
import { advanceOrder } from './advanceOrder.ts';
import { cancelAtDesk } from './cancelAtDesk.ts';
import { correctAddress } from './correctAddress.ts';
import { correctLines } from './correctLines.ts';
import { readSealedPrescription } from './deskOrder.queries.ts';
import { exportOrders } from './exportOrders.ts';
import { holdOrder, releaseOrder } from './holdOrder.ts';
import { listOrders } from './list/listOrders.ts';
import { readDeskOrder, readDeskTimeline } from './readDeskOrder.ts';
import { sendParcel } from './sendParcel.ts';

const changeOf = ({ by, staff }: DeskActor, orderId: number, seen: number) => ({
  orderId,
  by,
  staff,
  seen,
});

/** Registers the desk's calls about orders. */
export function registerDeskOrders(app: FastifyInstance, shop: Omit<Shop, 'sessions'>): void {
  const { db, now, holds, flags, trust } = shop;
  const context = () => ({ db, now: now(), holds, flags, shopUrl: shop.shopUrl });
  const checking = async () => ({ trust, certificates: (await shop.seal()).certificates });
  registerDeskCall(app, listDeskOrders, ({ body }) => listOrders(db, body));

  registerDeskCall(app, exportDeskOrders, ({ body, session, actor }) => {
    requireFresh(session, now());
    return exportOrders(db, body, { actor, now: now() });
  });

  registerDeskCall(app, getDeskOrder, async ({ params }) =>
    readDeskOrder({ db, ...(await checking()) }, params.id, now()),
  );

  registerDeskCall(app, getDeskOrderTimeline, ({ params }) => readDeskTimeline({ db }, params.id));

  registerDeskCall(app, getDeskInvoicePdf, async ({ params }) => {
    const invoice = await readInvoice(db, params.id);
    if (!invoice) throw new Refused('invoice-missing');
    return new FileAnswer(await makeInvoice({ db, now }, params.id), `${invoice.number}.pdf`);
  });

  registerDeskCall(
    app,
    getDeskPrescriptionPdf,
    async ({ params: { id }, actor: { by, staff } }) => {
      const sealed = await readSealedPrescription(db, id);
      if (!sealed) throw new Refused('prescription-missing');
      await withTransaction(db, (trx) =>
        recordEvent(trx, {
          at: now(),
          actorId: undefined,
          action: 'prescription-opened',
          subject: `prescription ${id}`,
          detail: { by },
          staff,
        }),
      );
      return new FileAnswer(sealed.pdf, `prescription-${id}.pdf`);
    },
  );

  registerDeskCall(app, holdDeskOrder, async ({ params, body: { version, reason }, actor }) => {
    await holdOrder(context(), { ...changeOf(actor, params.id, version), reason });
    return undefined;
  });

  registerDeskCall(app, releaseDeskOrder, async ({ params, body: { version, reason }, actor }) => {
    await releaseOrder(context(), { ...changeOf(actor, params.id, version), reason });
    return undefined;
  });

  registerDeskCall(app, sendDeskParcel, async ({ params, body, actor, request }) => {
    const key = readIdempotencyKey(request);
    if (key === undefined) {
      throw new Refused('invalid-request', { errors: { 'Idempotency-Key': 'should be there' } });
    }
    const { courier, tracking, lines, version } = body;
    const parcel = { courier, tracking, lines, key };
    const services = { ...context(), ...(await checking()) };
    await sendParcel(services, { ...changeOf(actor, params.id, version), ...parcel });
    return undefined;
  });

  registerDeskCall(app, deliverDeskOrder, async ({ params, body, actor: { by, staff } }) => {
    const services = { ...context(), ...(await checking()) };
    const desk = { staff, seen: body.version };
    await advanceOrder(services, { orderId: params.id, to: 'Delivered', by, desk });
    return undefined;
  });

  registerDeskCall(app, cancelDeskOrder, async ({ params, body, actor }) => {
    const { version, reason, refundNote } = body;
    const change = changeOf(actor, params.id, version);
    await cancelAtDesk(context(), { ...change, reason, refundNote });
    return undefined;
  });

  registerDeskCall(app, correctDeskAddress, async ({ params, body, actor }) => {
    const { version, reason, address } = body;
    const change = changeOf(actor, params.id, version);
    await correctAddress(context(), { ...change, reason, address });
    return undefined;
  });

  registerDeskCall(app, correctDeskLines, async ({ params, body, actor }) => {
    const { version, reason, lines } = body;
    await correctLines(context(), { ...changeOf(actor, params.id, version), reason, lines });
    return undefined;
  });

  registerDeskCall(app, unflagDeskOrder, async ({ params, body, actor: { by, staff } }) => {
    const note = requireReason(body.reason);
    const desk = { staff, seen: body.version };
    await unflagOrder(context(), { orderId: params.id, note, by, desk });
    return undefined;
  });
}
