import { lapseReason } from '@formulary/rules/prescriptions/review/rejection';
import { signBy } from '@formulary/rules/prescriptions/signing/signingDeadline';
import { fullName } from '@formulary/rules/text/fullName';
import { readProfile } from '../../accounts/users.queries.ts';
import { type LockedOrder, lockOrder } from '../../orders/moveOrder.queries.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';
import { hashOf } from '../../prescriptions/events/orderedHash.ts';
import { namesOnText } from '../../prescriptions/currentPrescription.ts';
import { recordPrescriptionEvent } from '../../prescriptions/events/recordPrescriptionEvent.queries.ts';
import { prescriptionsLapsedMail } from '../mails/prescriptionsLapsedMail.ts';
import { type Lapsing, lockLapsing, writeLapsed } from './waiting.queries.ts';
import type { Shop } from '../../start/Shop.ts';

/**
 * Lapses the overdue unsigned prescriptions of an order and mails both sides once for each prescriber. A lapsed one is corrected or given
 * up like a rejected one. Returns how many lapsed; those signed meanwhile stay signed.
 */
export function lapseOrder(
  context: Pick<Shop, 'db' | 'now' | 'shopUrl' | 'daysToSign' | 'ledger'>,
  orderId: number,
): Promise<number> {
  const { db, now, daysToSign, ledger } = context;
  return withTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order || order.state === 'Cancelled') return 0;
    const at = now();
    const lapsing = await lockLapsing(trx, orderId, signBy(at, -daysToSign));
    if (lapsing.length === 0) return 0;
    const reason = lapseReason(daysToSign);
    for (const { id } of lapsing) await writeLapsed(trx, id, { reason, at });
    for (const ofOne of Map.groupBy(lapsing, ({ prescriberId }) => prescriberId).values()) {
      const verified = ofOne.find(({ canonicalText }) => canonicalText !== null);
      const ids = ofOne.map(({ id }) => id);
      await tellBoth(trx, { ...(verified ?? ofOne[0]!), order, ids }, context);
    }
    for (const { id: prescriptionId, comments } of lapsing) {
      const detail = { saidHash: hashOf({ comments, reason }) };
      const byNobody = { actorId: undefined, address: undefined, agent: undefined };
      const event = { prescriptionId, kind: 'lapsed', at, detail, ...byNobody } as const;
      await recordPrescriptionEvent(trx, ledger, event);
    }
    return lapsing.length;
  });
}

/** The prescriptions have one practitioner and one prescriber. */
async function tellBoth(
  trx: Trx,
  lapsed: Lapsing & { readonly order: LockedOrder; readonly ids: readonly number[] },
  { shopUrl, daysToSign }: Pick<Shop, 'shopUrl' | 'daysToSign'>,
): Promise<void> {
  const { practitionerId, prescriberId, canonicalText } = lapsed;
  const practitioner = await readProfile(trx, practitionerId);
  const prescriber = await readProfile(trx, prescriberId);
  const practitionerName = namesOnText(canonicalText).get(practitionerId) ?? fullName(practitioner);
  const words = { ...lapsed, practitioner, practitionerName, prescriber, shopUrl, daysToSign };
  await queueMail(trx, prescriptionsLapsedMail({ ...words, to: 'practitioner' }));
  if (prescriberId === practitionerId) return;
  await queueMail(trx, prescriptionsLapsedMail({ ...words, to: 'prescriber' }));
}
