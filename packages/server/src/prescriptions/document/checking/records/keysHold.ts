import type { Trust } from '../../../trust/Trust.ts';
import type { PrescriptionRecords } from './PrescriptionRecords.ts';

/** Whether every key that a signature and events name is one that the shop knows from outside its database, at the time of the seal. */
export function keysHold({ signature, events }: PrescriptionRecords, { keys }: Trust): boolean {
  const isSigned = !signature || keys.keyAt(signature.keyId, signature.signedAt) !== undefined;
  return (
    isSigned &&
    events.every(({ keyId, at }) => keyId === null || keys.keyAt(keyId, at) !== undefined)
  );
}
