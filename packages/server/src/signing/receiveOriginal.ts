import { paperPrescriptionDeadline } from '@formulary/rules/dates/orderDeadlines';
import { settleOrderState } from '../orders/moveOrder.ts';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import type { DeskChange } from '../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { requireUnaltered } from '../prescriptions/document/checking/requireUnaltered.ts';
import { hashOf } from '../prescriptions/events/orderedHash.ts';
import { recordPrescriptionEvent } from '../prescriptions/events/recordPrescriptionEvent.queries.ts';
import { requireUnchangedPrescription } from '../prescriptions/prescriptionVersion.queries.ts';
import type { Ledger, Trust } from '../prescriptions/trust/Trust.ts';
import { prescriptionOf } from '../prescriptions/prescriptions.rows.ts';
import { freezePrescription } from '../review/freezePrescription.ts';
import { lockPrescription } from '../review/lockPrescription.ts';
import { prescriberOf, writeReceived } from './signing.queries.ts';
import { notifyOrderSigned } from './notifyOrderSigned.ts';

/** Dependencies of receiving a paper prescription. */
export interface ReceivingContext {
  readonly db: Db;
  readonly now: Date;
  readonly daysToSign: number;
  readonly shopUrl: string;
  /** Ledger that records the event. */
  readonly ledger: Ledger;
  /** Evidence that the prescription is compared with first. */
  readonly trust: Trust;
}

/**
 * Records that the paper original of a prescription is at the pharmacy (spec 9.15). The prescription counts as signed
 * and confirmed and is frozen, and its order moves on. Returns the order's state. Refuses with 'not-found',
 * 'prescription-already-signed', 'prescription-locked' when rejected, lapsed or cancelled, 'original-too-late' after 72
 * hours, at the desk with 'record-changed', and 'prescription-altered' when it differs from what was ordered or verified.
 */
export function receiveOriginal(
  { db, now, daysToSign, shopUrl, ledger, trust }: ReceivingContext,
  {
    id,
    by,
    desk,
  }: {
    readonly id: number;
    readonly by: string;
    /** Set at the desk: who, and the version that they saw. */
    readonly desk?: DeskChange;
  },
): Promise<string> {
  return withTransaction(db, async (trx) => {
    const prescriberId = await prescriberOf(trx, id);
    if (prescriberId === undefined) throw new Refused('not-found');
    const { row, order, practitionerId } = await lockPrescription(trx, prescriberId, id);
    if (desk) await requireUnchangedPrescription(trx, id, desk.seen);
    if (row.status === 'signed') throw new Refused('prescription-already-signed');
    if (row.status === 'rejected' || order.state === 'Cancelled') {
      throw new Refused('prescription-locked');
    }
    if (now > paperPrescriptionDeadline(row.createdAt)) throw new Refused('original-too-late');
    await requireUnaltered(trx, trust, { id, orderId: order.id });
    const { documentId } = row;
    const detail = {
      documentId: documentId ?? (await freezeAsOrdered(trx, { row, daysToSign, now })),
      byHash: hashOf(by),
    };
    await writeReceived(trx, id, { at: now, by });
    const subject = `prescription ${id}`;
    const action = 'prescription-original-received';
    const { staff } = desk ?? {};
    await recordEvent(trx, { at: now, actorId: undefined, action, subject, detail: { by }, staff });
    const state = await settleOrderState(trx, order.id, now);
    if (state === 'Processing' && state !== order.state) {
      await notifyOrderSigned(trx, { order, id, userIds: [practitionerId, prescriberId], shopUrl });
    }
    const byShop = { actorId: undefined, address: undefined, agent: undefined };
    const event = { prescriptionId: id, kind: 'original-received', at: now, detail } as const;
    await recordPrescriptionEvent(trx, ledger, { ...event, ...byShop });
    return state;
  });
}

function freezeAsOrdered(
  trx: Trx,
  {
    row,
    daysToSign,
    now,
  }: Pick<ReceivingContext, 'daysToSign' | 'now'> & {
    readonly row: Parameters<typeof prescriptionOf>[0];
  },
): Promise<string> {
  const prescription = prescriptionOf(row, daysToSign);
  const { items, comments } = prescription;
  return freezePrescription(trx, { prescription, items, comments, now });
}
