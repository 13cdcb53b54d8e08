import { mediaTypeOf } from '../../../../platform/validation/mediaTypeOf.ts';
import { relyingPartyOf } from '../../../../accounts/passkeys/webAuthn.ts';
import { hash } from 'node:crypto';
import type { DocumentFinding } from '@formulary/rules/prescriptions/checking/documentChecks';
import { readCanonicalPrescription } from '@formulary/rules/prescriptions/canonicalPrescription';
import { fullName } from '@formulary/rules/text/fullName';
import { verifyAssertion } from '../../../../accounts/passkeys/verifyAssertion.ts';
import { type SealedSignature, isTextSealed } from '../../../signatures/signatureSeal.ts';
import { type PrescriptionRecords, eventOf, isAt } from './PrescriptionRecords.ts';
import { documentIdOf } from '../../PrescriptionDocument.ts';
import type { Trust } from '../../../trust/Trust.ts';

/**
 * Returns whether the verified text has its stored hash, the hash that its document's id begins with and that was
 * signed.
 */
export function isTextValid({ prescription, signature }: PrescriptionRecords): boolean {
  const { id, canonicalText, canonicalHash, documentId } = prescription;
  if (canonicalText === null || !canonicalHash) return false;
  const textHash = hash('sha256', canonicalText, 'buffer');
  return (
    textHash.equals(canonicalHash) &&
    documentId === documentIdOf(id, textHash) &&
    (!signature || textHash.equals(signature.textHash))
  );
}

/** Returns whether the picture of a signature is a PNG with the sealed and recorded hash. */
export function isPictureValid(records: PrescriptionRecords): boolean {
  const { signature } = records;
  if (!signature) return false;
  const { picture, pictureHash } = signature;
  const isSealed = hash('sha256', picture, 'buffer').equals(pictureHash);
  const recorded = eventOf(records, 'signed')?.detail['pictureHash'];
  const isRecorded = recorded === pictureHash.toString('hex');
  return isSealed && isRecorded && mediaTypeOf(picture) === 'image/png';
}

/**
 * Returns whether the seal covers the whole stored signature and is the recorded one. Its key must be trusted outside
 * the database and in use at that time.
 */
export function isSealValid(records: PrescriptionRecords, { keys }: Trust): boolean {
  const { signature } = records;
  const key = signature && keys.keyAt(signature.keyId, signature.signedAt);
  const signed = eventOf(records, 'signed');
  if (!signature || !key || !signed) return false;
  const { detail } = signed;
  const isRecorded =
    detail['seal'] === signature.seal.toString('hex') &&
    detail['keyId'] === signature.keyId &&
    detail['method'] === signature.method &&
    detail['documentId'] === signature.documentId &&
    detail['textHash'] === signature.textHash.toString('hex') &&
    signed.address === signature.address &&
    (signed.agent ?? '') === signature.agent &&
    isAt(signed.at, signature.signedAt);
  return isRecorded && isTextSealed(signature, key);
}

/**
 * Returns the findings that a signature's method can prove. A password leaves no proof. A passkey's proof beside a
 * password was not sealed and counts as missing.
 */
export async function proofOf({
  signature,
}: PrescriptionRecords): Promise<readonly DocumentFinding[]> {
  if (!signature) return [];
  const { method, passkey } = signature;
  if (method === 'password') return passkey ? [{ check: 'passkey', holds: false }] : [];
  return [{ check: 'passkey', holds: await passkeyHolds(signature) }];
}

/**
 * Returns whether a passkey signed this text, from its stored proof alone: the device verified the user, and its key
 * verifies. The page is the one that the browser named, because the shop's address may have changed. It was compared at
 * signing and is part of the seal.
 */
async function passkeyHolds({ passkey, textHash }: SealedSignature): Promise<boolean> {
  if (!passkey) return false;
  try {
    const { origin } = JSON.parse(passkey.clientData.toString()) as { readonly origin: string };
    const party = relyingPartyOf(origin);
    const made = { proof: passkey, challenge: textHash, party, counter: 0 };
    return (await verifyAssertion(made)) !== undefined;
  } catch {
    return false;
  }
}

const DECLARATIONS = 2;

/**
 * Returns whether the signer is the assigned prescriber as named in the text, and signed this document after it was
 * verified, with both declarations.
 */
export function isSignerValid(records: PrescriptionRecords): boolean {
  const { signature, prescription } = records;
  const { canonicalText, verifiedAt, documentId, prescriberId, signedAt } = prescription;
  if (!signature || canonicalText === null || !verifiedAt) return false;
  const isThisDocument =
    signature.documentId === documentId &&
    isAt(signature.signedAt, signedAt) &&
    signature.signedAt >= verifiedAt &&
    signature.declarations.length >= DECLARATIONS;
  try {
    const { prescriber } = readCanonicalPrescription(canonicalText);
    const { id, firstName, lastName, registrationNumber, professionalStatus } = prescriber;
    return (
      isThisDocument &&
      signature.signerId === prescriberId &&
      id === prescriberId &&
      eventOf(records, 'signed')?.actorId === prescriberId &&
      // Until 27 November 2026 a last name of '-' was part of the signed name.
      [fullName(prescriber), `${firstName} ${lastName}`].includes(signature.signerName) &&
      signature.registrationNumber === registrationNumber &&
      signature.professionalStatus === professionalStatus
    );
  } catch {
    return false;
  }
}
