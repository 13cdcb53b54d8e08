import { fullName } from '@formulary/rules/text/fullName';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { lockAcceptedLink } from '../partners/lockAcceptedLink.queries.ts';
import { readPartner } from '../partners/partnerPeople.queries.ts';
import { recordOrdered } from '../prescriptions/events/recordOrdered.ts';
import { recordPrescriptionEvent } from '../prescriptions/events/recordPrescriptionEvent.queries.ts';
import { prescriptionOf } from '../prescriptions/prescriptions.rows.ts';
import { changeOrder } from './changeOrder.ts';
import { insertCorrection } from './correction.queries.ts';
import { requireWithinLimits } from './requireWithinLimits.ts';
import type { LockedPrescription } from './lockPrescription.ts';
import { lockPrescription } from './lockPrescription.ts';
import { prescriptionCorrectedMail } from './mails/prescriptionCorrectedMail.ts';
import type { Origin } from '../prescriptions/events/originOf.ts';
import { lockProducts, readItemPositions } from './review.queries.ts';
import { type Review, settledItems } from './settledItems.ts';
import type { Shop } from '../start/Shop.ts';

/**
 * Replaces a rejected prescription with its practitioner's correction (reading R23). The new one refers to the old one,
 * the order's lines, stock and total follow, and its prescriber is mailed. Returns the new id. Refuses with
 * 'prescription-missing' unless the caller ordered it, 'prescription-not-rejected', 'prescription-settled' and
 * 'prescription-locked'; with 'correction-unlinked' once the link has ended; and as `settledItems`, `requireWithinLimits` and
 * `changeOrder` do.
 */
export function correctPrescription(
  context: Shop,
  { review, ...origin }: Origin & { readonly review: Review },
): Promise<number> {
  const { id: rejectedId, comments } = review;
  const { userId } = origin;
  const at = context.now();
  return withTransaction(context.db, async (trx) => {
    await lockPrescription(trx, userId, rejectedId);
    const places = await readItemPositions(trx, rejectedId);
    await lockProducts(
      trx,
      places.map(({ productId }) => productId),
    );
    // Read again after taking the locks: its products may have been sold meanwhile.
    const locked = await lockPrescription(trx, userId, rejectedId);
    const { order, row } = locked;
    await checkCorrectable(trx, userId, locked);

    const items = settledItems(prescriptionOf(row, context.daysToSign), review, []);
    await requireWithinLimits(trx, rejectedId, items);
    const id = await insertCorrection(trx, { rejectedId, comments, items, at });
    const packs = places.map(({ lineId, quantity }, index) => {
      const more = (items[index]?.allocated ?? 0) - quantity;
      return [lineId, more] as const;
    });
    const { shopUrl } = context;
    const cause = { prescriptionId: id, actorId: userId };
    await changeOrder(trx, order, { cause, packs, now: at, shopUrl });

    const event = { ...origin, actorId: userId, at };
    const detail = { replacedBy: id };
    const old = { ...event, prescriptionId: rejectedId, detail };
    await recordPrescriptionEvent(trx, context.ledger, { ...old, kind: 'corrected' });
    await recordOrdered(trx, context.ledger, [id], event);
    await tellPrescriber(trx, { locked, id, shopUrl });
    return id;
  });
}

async function checkCorrectable(
  trx: Trx,
  userId: number,
  { row, order, practitionerId }: LockedPrescription,
): Promise<void> {
  if (practitionerId !== userId) throw new Refused('prescription-missing');
  if (row.status !== 'rejected') throw new Refused('prescription-not-rejected');
  if (row.givenUpAt ?? row.replacedById) throw new Refused('prescription-settled');
  if (order.state === 'Cancelled') throw new Refused('prescription-locked');
  if (row.prescriberId === userId) return;
  const isLinked = await lockAcceptedLink(trx, userId, row.prescriberId);
  if (!isLinked) throw new Refused('correction-unlinked');
}

/** Mails the prescriber, unless they are the practitioner. */
async function tellPrescriber(
  trx: Trx,
  told: { readonly locked: LockedPrescription; readonly id: number; readonly shopUrl: string },
): Promise<void> {
  const { order, row } = told.locked;
  if (row.prescriberId === row.practitioner.id) return;
  const { email: recipient, firstName } = await readPartner(trx, row.prescriberId);
  // The new one is not verified yet, so it shows the practitioner's current name.
  const by = await readPartner(trx, row.practitioner.id);
  const practitioner = fullName(by);
  const words = { recipient, firstName, practitioner, order, ...told };
  await queueMail(trx, prescriptionCorrectedMail(words));
}
