import { signBy } from '@formulary/rules/prescriptions/signing/signingDeadline';
import { fullName } from '@formulary/rules/text/fullName';
import { readPartner } from '../partners/partnerPeople.queries.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { requireUnaltered } from '../prescriptions/document/checking/requireUnaltered.ts';
import { signaturesDueMail } from '../review/mails/signaturesDueMail.ts';
import { mailConfirmations } from '../signing/mailConfirmations.ts';
import type { Shop } from '../start/Shop.ts';
import { prescriptionSubject } from './deskPrescriptionEvents.ts';
import { lockDeskPrescription, type PrescriptionChange } from './lockDeskPrescription.ts';

/**
 * Mails a prescriber again what waits for them: to check and sign a prescription, or a new link that confirms their
 * signature, which replaces the one before. Records who asked for it. Refuses as `lockDeskPrescription` does for 'resend',
 * and with 'prescription-altered'.
 */
export function resendToPrescriber(
  shop: Pick<Shop, 'db' | 'now' | 'shopUrl' | 'daysToSign' | 'ledger' | 'trust'>,
  { id, by, staff, seen }: PrescriptionChange,
): Promise<void> {
  const { db, shopUrl, daysToSign, trust } = shop;
  const at = shop.now();
  return withTransaction(db, async (trx) => {
    const locked = await lockDeskPrescription(trx, 'resend', { id, seen, now: at });
    const { row, order, practitionerId } = locked;
    await requireUnaltered(trx, trust, { id, orderId: order.id });
    const detail = { by, mail: row.signedAt ? 'confirmation' : 'signature' };
    const action = 'prescription-resent';
    const subject = prescriptionSubject(id);
    await recordEvent(trx, { at, actorId: undefined, action, subject, detail, staff });
    if (row.signedAt) {
      const unconfirmed = [{ id, orderNumber: order.number, signedAt: row.signedAt }];
      await mailConfirmations(trx, shop, { prescriberId: row.prescriberId, unconfirmed });
      return;
    }
    const prescriber = await readPartner(trx, row.prescriberId);
    const due = {
      id,
      orderNumber: order.number,
      practitionerId,
      practitioner: fullName(row.practitioner),
      createdAt: row.createdAt,
      signBy: signBy(row.createdAt, daysToSign),
      isNudged: false,
    };
    await queueMail(trx, signaturesDueMail({ prescriber, prescriptions: [due], shopUrl }));
  });
}
