import { hash } from 'node:crypto';
import { checkPrescriptionAction } from '@formulary/rules/prescriptions/prescriptionAction';
import { declarations } from '@formulary/rules/prescriptions/signing/declarations';
import { readCanonicalPrescription } from '@formulary/rules/prescriptions/canonicalPrescription';
import { fullName } from '@formulary/rules/text/fullName';
import { hasPasskey } from '../accounts/passkeys/passkeys.queries.ts';
import { usePasskey } from '../accounts/passkeys/usePasskey.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { requireUnaltered } from '../prescriptions/document/checking/requireUnaltered.ts';
import { recordPrescriptionEvent } from '../prescriptions/events/recordPrescriptionEvent.queries.ts';
import { prescriptionOf } from '../prescriptions/prescriptions.rows.ts';
import { insertSignature } from '../prescriptions/signatures/signatures.queries.ts';
import { sealSignature, type SignatureRecord } from '../prescriptions/signatures/signatureSeal.ts';
import { lockPrescription } from '../review/lockPrescription.ts';
import { lockSigner } from '../review/review.queries.ts';
import type { Shop } from '../start/Shop.ts';
import { gatherConfirmations } from './confirmationTask.ts';
import { readVerifiedText, writeSigned } from './signing.queries.ts';

/** Audit actions of signing. */
type SigningAction =
  | 'prescription-signed'
  | 'prescription-confirmed'
  | 'prescription-original-received';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly signing: SigningAction;
  }
}

/** A prescriber's request to sign, with its origin. */
export interface SigningRequest {
  readonly userId: number;
  readonly id: number;
  readonly documentId: string;
  readonly isTyped?: boolean | undefined;
  readonly consultedOn?: string | undefined;
  /** PNG, as received. */
  readonly picture: Buffer | undefined;
  /** The browser's response for a passkey, as JSON. */
  readonly passkeyResponse: string | undefined;
  /** When the password was last given; undefined when that has expired. */
  readonly provenAt: Date | undefined;
  readonly address: string;
  readonly agent: string;
}

const LONGEST_AGENT = 300;

/**
 * Writes the signature of a prescription, whose picture was checked before, in the transaction that signs it: seal,
 * status, events and the link to mail. Refuses with 'prescription-missing', with 'prescription-document-stale' another
 * document (T29), with 'prescription-altered' one that differs from what was verified, and as `proveSigner` and
 * `checkPrescriptionAction` (T28) do.
 */
export async function writeSignature(
  trx: Trx,
  {
    now,
    daysToSign,
    shopUrl,
    ledger,
    trust,
  }: Pick<Shop, 'now' | 'daysToSign' | 'shopUrl' | 'ledger' | 'trust'>,
  request: SigningRequest & { readonly picture: Buffer },
): Promise<void> {
  const { userId, id, documentId, picture, passkeyResponse, provenAt, address } = request;
  const { row, order } = await lockPrescription(trx, userId, id);
  if (!(await lockSigner(trx, userId))) throw new Refused('prescription-missing');
  const prescription = prescriptionOf(row, daysToSign);
  Refused.unless(checkPrescriptionAction(prescription, 'sign', userId));
  if (order.state === 'Cancelled') throw new Refused('prescription-locked');
  if (documentId !== row.documentId) throw new Refused('prescription-document-stale');
  await requireUnaltered(trx, trust, { id, orderId: order.id });
  const verified = await readVerifiedText(trx, id);
  if (!verified) throw new Refused('prescription-not-verified');
  const { hash: textHash } = verified;
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
      signerName: fullName(prescriber),
      registrationNumber: prescriber.registrationNumber,
      professionalStatus: prescriber.professionalStatus,
      ...(await proveSigner(trx, proof)),
      isTyped: request.isTyped ?? false,
      consultedOn: request.consultedOn,
      signedAt,
      address,
      agent,
    },
    ledger.key,
  );
  await insertSignature(trx, signature);
  await writeSigned(trx, id, signedAt);
  const subject = `prescription ${id}`;
  const action = 'prescription-signed';
  await recordEvent(trx, { at: signedAt, actorId: userId, action, subject, detail: {} });
  await gatherConfirmations(trx, userId, signedAt);
  const { pictureHash, method, keyId, seal } = signature;
  const hashes = { textHash: textHash.toString('hex'), pictureHash: pictureHash.toString('hex') };
  await recordPrescriptionEvent(trx, ledger, {
    prescriptionId: id,
    kind: 'signed',
    actorId: userId,
    at: signedAt,
    address,
    agent,
    detail: { documentId, ...hashes, method, keyId, seal: seal.toString('hex') },
  });
}

/** The text to sign, and the signer's proof of identity. */
interface SignerProof {
  readonly userId: number;
  readonly textHash: Buffer;
  /** The browser's response for a passkey, as JSON. */
  readonly passkeyResponse: string | undefined;
  /** When the password was last given; undefined when that has expired. */
  readonly provenAt: Date | undefined;
  readonly shopUrl: string;
  readonly at: Date;
}

/**
 * Returns the method and proof of a signer's identity. A passkey that signed the hash of the text is proof enough.
 * Refuses a user with a passkey who gives only the password with 'passkey-required', an invalid response with
 * 'passkey-refused', and a password given too long ago with 'presence-required'.
 */
async function proveSigner(
  trx: Trx,
  { userId, textHash, passkeyResponse, provenAt, shopUrl, at }: SignerProof,
): Promise<Pick<SignatureRecord, 'method' | 'provenAt' | 'passkey'>> {
  if (passkeyResponse !== undefined) {
    const use = { userId, response: passkeyResponse, challenge: textHash, shopUrl, at };
    return { method: 'passkey', provenAt: at, passkey: await usePasskey(trx, use) };
  }
  if (await hasPasskey(trx, userId)) throw new Refused('passkey-required');
  if (!provenAt) throw new Refused('presence-required');
  return { method: 'password', provenAt, passkey: undefined };
}
