import { londonDay } from '@formulary/rules/dates/londonTime';
import {
  consultationFault,
  type ConsultationRule,
} from '@formulary/rules/prescriptions/consultationFault';
import { messages } from '@formulary/rules/problems/messages';
import { validateSignatureImage } from '../platform/validation/validateSignatureImage.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { createLimiter } from '../platform/limits/createLimiter.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { prescriberOf } from './signing.queries.ts';
import { type SigningRequest, writeSignature } from './writeSignature.ts';
import type { Shop } from '../start/Shop.ts';

const inTurn = createLimiter(2, 60);

/**
 * Signs a verified prescription for its prescriber, with ink from the pad (spec 7.48), and stores both declarations.
 * Refuses with 'prescription-missing' other users (T18, T19), with the pad's sentence an invalid picture (T33), with
 * 'prescription-document-stale' another document (T29), with 'prescription-altered' one that differs from what was
 * verified, and as `proveSigner` and `checkPrescriptionAction` (T28) do.
 */
export async function signPrescription(
  shop: Pick<Shop, 'db' | 'now' | 'shopUrl' | 'daysToSign' | 'consultation' | 'ledger' | 'trust'>,
  request: SigningRequest,
): Promise<void> {
  const { db, now } = shop;
  const { userId, id } = request;
  if ((await prescriberOf(db, id)) !== userId)
    throw new Refused('prescription-missing', { requestedRecord: { kind: 'prescription', id } });
  checkConsultation(request.consultedOn, shop.consultation, now());
  const picture = await judged(request.picture);
  await withTransaction(db, (trx) => writeSignature(trx, shop, { ...request, picture }));
}

async function judged(picture: Buffer | undefined): Promise<Buffer> {
  const sentence = messages['signature-required'];
  if (!picture?.length)
    throw new Refused('signature-required', { errors: { signature: sentence } });
  const result = await inTurn(() => validateSignatureImage(picture));
  if (result.ok) return result.value;
  throw new Refused('invalid-request', { errors: { signature: result.problem } });
}

function checkConsultation(day: string | undefined, rule: ConsultationRule, now: Date): void {
  const fault = consultationFault(day, rule, londonDay(now));
  if (fault !== undefined) throw new Refused('invalid-request', { errors: { consultedOn: fault } });
}
