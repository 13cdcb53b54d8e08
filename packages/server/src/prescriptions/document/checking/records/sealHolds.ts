import { isTextSealed } from '../../../signatures/isTextSealed.ts';
import { eventOf } from './eventOf.ts';
import { isAt } from './isAt.ts';
import type { PrescriptionRecords } from './PrescriptionRecords.ts';

/** Whether the seal is one over all that is kept of a signature, and the one that was recorded when it was made. */
export function sealHolds(records: PrescriptionRecords): boolean {
  const { signature, publicKey } = records;
  const signed = eventOf(records, 'signed');
  if (!signature || !publicKey || !signed) return false;
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
  return isRecorded && isTextSealed(signature, publicKey);
}
