import type { Trust } from '../../../trust/Trust.ts';
import type { PrescriptionRecords } from './PrescriptionRecords.ts';

/** Returns whether every key of the signature and events is trusted outside the database at the time of the seal. */
export function keysHold({ signature, events }: PrescriptionRecords, { keys }: Trust): boolean {
  const isSigned = !signature || keys.keyAt(signature.keyId, signature.signedAt) !== undefined;
  return (
    isSigned &&
    events.every(({ keyId, at }) => keyId === null || keys.keyAt(keyId, at) !== undefined)
  );
}
