import { isTextSealed } from '../../../signatures/isTextSealed.ts';
import type { Trust } from '../../../trust/Trust.ts';
import { eventOf } from './eventOf.ts';
import { isAt } from './isAt.ts';
import type { PrescriptionRecords } from './PrescriptionRecords.ts';

/**
 * Returns whether the seal covers the whole stored signature and is the recorded one. Its key must be trusted outside
 * the database and in use at that time.
 */
export function sealHolds(records: PrescriptionRecords, { keys }: Trust): boolean {
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
