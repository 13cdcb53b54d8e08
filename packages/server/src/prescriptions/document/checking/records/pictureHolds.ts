import { hash } from 'node:crypto';
import { mediaTypeOf } from '../../../../accounts/documents/mediaTypeOf.ts';
import { eventOf } from './eventOf.ts';
import type { PrescriptionRecords } from './PrescriptionRecords.ts';

/** Whether the picture of a signature is a PNG, and has the hash that is sealed and that was recorded when it was made. */
export function pictureHolds(records: PrescriptionRecords): boolean {
  const { signature } = records;
  if (!signature) return false;
  const { picture, pictureHash } = signature;
  const isSealed = hash('sha256', picture, 'buffer').equals(pictureHash);
  const recorded = eventOf(records, 'signed')?.detail['pictureHash'];
  const isRecorded = recorded === pictureHash.toString('hex');
  return isSealed && isRecorded && mediaTypeOf(picture) === 'image/png';
}
