import { fullName } from '@formulary/rules/text/fullName';
import { readProfile } from '../accounts/users.queries.ts';
import { lockAcceptedLink } from '../partners/lockAcceptedLink.queries.ts';
import { readPartner } from '../partners/partnerPeople.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { requireUnaltered } from '../prescriptions/document/checking/requireUnaltered.ts';
import { hashOf } from '../prescriptions/events/orderedHash.ts';
import type { Origin } from '../prescriptions/events/originOf.ts';
import { recordOrdered } from '../prescriptions/events/recordOrdered.ts';
import { recordPrescriptionEvent } from '../prescriptions/events/recordPrescriptionEvent.queries.ts';
import { type LockedPrescription, lockPrescription } from '../review/lockPrescription.ts';
import { lockSigner } from '../review/review.queries.ts';
import { prescriberOf } from '../signing/signing.queries.ts';
import type { Shop } from '../start/Shop.ts';
import { prescriptionSubject } from './deskPrescriptionEvents.ts';
import { answerOpenHandover, findProposed } from './handovers.queries.ts';
import { handoverAcceptedMail } from './mails/handoverMails.ts';
import { insertReplacement, writeEnd } from './replacePrescription.queries.ts';

/** A prescriber's answer to a proposal. */
export interface HandoverAnswer extends Origin {
  readonly id: number;
  readonly isAccepted: boolean;
}

const REASON = 'Another prescriber took it over at the request of the pharmacy';

/**
 * Records a prescriber's answer to being asked to take a prescription over. Accepted, the old request is set aside as it is,
 * and a new one for the same patient and packs waits for this prescriber to check and sign; its practitioner is mailed.
 * Returns the new prescription's id, or 0 if it was declined. Refuses with 'prescription-missing' what this prescriber is not
 * asked, with 'signature-not-awaited' what does not wait for a signature any more, with 'link-missing' if the prescriber or
 * the link with the buyer has ended, and with 'prescription-altered'.
 */
export function answerHandover(
  { db, now, shopUrl, ledger, trust }: Pick<Shop, 'db' | 'now' | 'shopUrl' | 'ledger' | 'trust'>,
  { id, isAccepted, ...origin }: HandoverAnswer,
): Promise<number> {
  const { userId } = origin;
  const at = now();
  return withTransaction(db, async (trx) => {
    const oldId = await findProposed(trx, { id, prescriberId: userId });
    const fromId = oldId === undefined ? undefined : await prescriberOf(trx, oldId);
    if (oldId === undefined || fromId === undefined) throw new Refused('prescription-missing');
    const locked = await lockPrescription(trx, fromId, oldId);
    if (!isAccepted) {
      await answer(trx, oldId, { userId, at, answer: 'declined' });
      return 0;
    }
    const { row, order, practitionerId } = locked;
    if (row.status !== 'unsigned' || order.state === 'Cancelled')
      throw new Refused('signature-not-awaited');
    if (!(await lockSigner(trx, userId))) throw new Refused('link-missing');
    if (!(await lockAcceptedLink(trx, practitionerId, userId))) throw new Refused('link-missing');
    await requireUnaltered(trx, trust, { id: oldId, orderId: order.id });
    const newId = await insertReplacement(trx, { id: oldId, prescriberId: userId, at });
    if (newId === undefined) throw new Refused('link-missing');
    await writeEnd(trx, oldId, { how: 'handedOver', reason: REASON, at, packs: 'replaced' });
    await answer(trx, oldId, { userId, at, answer: 'accepted', replacedById: newId });
    await tellPractitioner(trx, locked, { newId, userId, shopUrl });
    const event = { actorId: userId, at, address: origin.address, agent: origin.agent };
    const old = { ...event, prescriptionId: oldId };
    const saidHash = hashOf({ comments: row.comments, reason: REASON });
    await recordPrescriptionEvent(trx, ledger, {
      ...old,
      kind: 'handed-over',
      detail: { saidHash },
    });
    const detail = { replacedBy: newId };
    await recordPrescriptionEvent(trx, ledger, { ...old, kind: 'corrected', detail });
    await recordOrdered(trx, ledger, [newId], event, { handover: id });
    return newId;
  });
}

async function answer(
  trx: Trx,
  prescriptionId: number,
  answered: {
    readonly userId: number;
    readonly at: Date;
    readonly answer: 'accepted' | 'declined';
    readonly replacedById?: number;
  },
): Promise<void> {
  const { userId, at, answer: how, replacedById } = answered;
  const written = await answerOpenHandover(trx, prescriptionId, {
    answer: how,
    at,
    prescriberId: userId,
    ...(replacedById === undefined ? {} : { replacedById }),
  });
  // Somebody withdrew it, or the same person answered it, while this waited for the lock.
  if (written === undefined) throw new Refused('prescription-missing');
  await recordEvent(trx, {
    at,
    actorId: userId,
    action:
      how === 'accepted' ? 'prescription-handover-accepted' : 'prescription-handover-declined',
    subject: prescriptionSubject(prescriptionId),
    detail: replacedById === undefined ? {} : { replacedBy: replacedById },
  });
}

async function tellPractitioner(
  trx: Trx,
  { row, order, practitionerId }: LockedPrescription,
  told: { readonly newId: number; readonly userId: number; readonly shopUrl: string },
): Promise<void> {
  const { email: recipient, firstName } = await readProfile(trx, practitionerId);
  const prescriber = fullName(await readPartner(trx, told.userId));
  const from = fullName(row.prescriber);
  const { newId: id, shopUrl } = told;
  const words = { recipient, firstName, prescriber, from, orderNumber: order.number, id, shopUrl };
  await queueMail(trx, handoverAcceptedMail(words));
}
