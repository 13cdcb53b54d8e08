import { hash } from 'node:crypto';
import { mediaTypeOf } from '../../../../platform/judging/mediaTypeOf.ts';
import { eventOf } from './eventOf.ts';
import type { PrescriptionRecords } from './PrescriptionRecords.ts';

/** Returns whether the picture of a signature is a PNG with the sealed and recorded hash. */
export function pictureHolds(records: PrescriptionRecords): boolean {
  const { signature } = records;
  if (!signature) return false;
  const { picture, pictureHash } = signature;
  const isSealed = hash('sha256', picture, 'buffer').equals(pictureHash);
  const recorded = eventOf(records, 'signed')?.detail['pictureHash'];
  const isRecorded = recorded === pictureHash.toString('hex');
  return isSealed && isRecorded && mediaTypeOf(picture) === 'image/png';
}
