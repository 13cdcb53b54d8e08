import { hash } from 'node:crypto';
import { londonDay } from '@formulary/rules/dates/londonDay';
import { checkPrescriptionAction } from '@formulary/rules/prescriptions/checkPrescriptionAction';
import {
  consultationFault,
  type ConsultationRule,
} from '@formulary/rules/prescriptions/consultationFault';
import { declarations } from '@formulary/rules/prescriptions/declarations';
import { readCanonicalPrescription } from '@formulary/rules/prescriptions/readCanonicalPrescription';
import { messages } from '@formulary/rules/problems/messages';
import { judgeSignature } from '../accounts/documents/judging/judgeSignature.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { createLimiter } from '../platform/limits/createLimiter.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { recordPrescriptionEvent } from '../prescriptions/events/recordPrescriptionEvent.queries.ts';
import { prescriptionOf } from '../prescriptions/prescriptions.rows.ts';
import type { SealKey } from '../prescriptions/signatures/SealKey.ts';
import { sealSignature } from '../prescriptions/signatures/sealSignature.ts';
import { insertSignature } from '../prescriptions/signatures/signatures.queries.ts';
import { lockPrescription } from '../review/lockPrescription.ts';
import { gatherConfirmations } from './confirmationTask.ts';
import { proveSigner } from './proveSigner.ts';
import { lockSigner, prescriberOf, readVerifiedText, writeSigned } from './signing.queries.ts';
import type { SigningContext } from './SigningContext.ts';

const LONGEST_AGENT = 300;
const inTurn = createLimiter(2, 60);

/** What a prescriber sends to sign, and from where. */
export interface SigningRequest {
  readonly userId: number;
  readonly id: number;
  readonly documentId: string;
  readonly isTyped?: boolean | undefined;
  readonly consultedOn?: string | undefined;
  /** PNG, as it arrived. */
  readonly picture: Buffer | undefined;
  /** What a browser answered for a passkey, JSON. */
  readonly passkeyResponse: string | undefined;
  /** When the password was last given; nothing when that no longer counts. */
  readonly provenAt: Date | undefined;
  readonly address: string;
  readonly agent: string;
}

/**
 * Signs a prescription (spec 7.48): its prescriber, with ink on the pad, what was verified and nothing else. Both declarations
 * are made by it, and kept. Refuses with 'prescription-missing' everybody else (T18, T19), with the pad's sentence a picture that
 * is no signature (T33), with 'prescription-document-stale' another document (T29), with 'prescription-altered' what is not
 * what was verified, like `proveSigner`, and like `checkPrescriptionAction` (T28).
 */
export async function signPrescription(
  shop: SigningContext,
  request: SigningRequest,
): Promise<void> {
  const { db, now } = shop;
  const { userId, id } = request;
  if ((await prescriberOf(db, id)) !== userId)
    throw new Refused('prescription-missing', { sought: { kind: 'prescription', id } });
  checkConsultation(request.consultedOn, shop.consultation, now());
  const picture = await judged(request.picture);
  const sealKey = await shop.sealKey();
  await withTransaction(db, (trx) =>
    signWithin(trx, { ...shop, sealKey }, { ...request, picture }),
  );
}

async function signWithin(
  trx: Trx,
  {
    now,
    daysToSign,
    shopUrl,
    sealKey,
  }: Pick<SigningContext, 'now' | 'daysToSign' | 'shopUrl'> & {
    readonly sealKey: SealKey;
  },
  request: SigningRequest & { readonly picture: Buffer },
): Promise<void> {
  const { userId, id, documentId, picture, passkeyResponse, provenAt, address } = request;
  const { row, order } = await lockPrescription(trx, userId, id);
  if (!(await lockSigner(trx, userId))) throw new Refused('prescription-missing');
  const prescription = prescriptionOf(row, daysToSign);
  Refused.unless(checkPrescriptionAction(prescription, 'sign', userId));
  if (order.state === 'Cancelled') throw new Refused('prescription-locked');
  if (documentId !== row.documentId) throw new Refused('prescription-document-stale');
  const verified = await readVerifiedText(trx, id);
  const textHash = hash('sha256', verified?.text ?? '', 'buffer');
  if (!verified?.hash.equals(textHash)) throw new Refused('prescription-altered');
  const { prescriber } = readCanonicalPrescription(verified.text);
  const signedAt = now();
  const agent = request.agent.toWellFormed().slice(0, LONGEST_AGENT).toWellFormed();
  const proof = { userId, textHash, passkeyResponse, provenAt, shopUrl, at: signedAt };
  const signature = sealSignature(
    {
      prescriptionId: id,
      documentId,
      textHash,
      picture,
      pictureHash: hash('sha256', picture, 'buffer'),
      declarations: Object.values(declarations),
      signerId: userId,
      signerName: `${prescriber.firstName} ${prescriber.lastName}`,
      registrationNumber: prescriber.registrationNumber,
      professionalStatus: prescriber.professionalStatus,
      ...(await proveSigner(trx, proof)),
      isTyped: request.isTyped ?? false,
      consultedOn: request.consultedOn,
      signedAt,
      address,
      agent,
    },
    sealKey,
  );
  await insertSignature(trx, signature);
  await writeSigned(trx, id, signedAt);
  const subject = `prescription ${id}`;
  const action = 'prescription-signed';
  await recordEvent(trx, { at: signedAt, actorId: userId, action, subject, detail: {} });
  await gatherConfirmations(trx, userId, signedAt);
  const { pictureHash, method, keyId, seal } = signature;
  const hashes = { textHash: textHash.toString('hex'), pictureHash: pictureHash.toString('hex') };
  await recordPrescriptionEvent(trx, {
    prescriptionId: id,
    kind: 'signed',
    actorId: userId,
    at: signedAt,
    address,
    agent,
    detail: { documentId, ...hashes, method, keyId, seal: seal.toString('hex') },
  });
}

async function judged(picture: Buffer | undefined): Promise<Buffer> {
  const sentence = messages['signature-required'];
  if (!picture?.length)
    throw new Refused('signature-required', { errors: { signature: sentence } });
  const result = await inTurn(() => judgeSignature(picture));
  if (result.ok) return result.value;
  throw new Refused('invalid-request', { errors: { signature: result.problem } });
}

function checkConsultation(day: string | undefined, rule: ConsultationRule, now: Date): void {
  const fault = consultationFault(day, rule, londonDay(now));
  if (fault !== undefined) throw new Refused('invalid-request', { errors: { consultedOn: fault } });
}
