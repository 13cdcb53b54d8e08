import { isEventSealed } from '../../../events/prescriptionEvent.ts';
import type { AnchorIndex } from '../../../trust/AnchorIndex.ts';
import type { Trust } from '../../../trust/Trust.ts';
import type { LinkedEvent, PrescriptionRecords } from './PrescriptionRecords.ts';

/**
 * Returns whether every event has a seal that verifies with a pinned key. Only events recorded before seals existed may
 * lack one; each was anchored at the time.
 */
export async function areSealed(
  { events }: PrescriptionRecords,
  { keys }: Trust,
  anchors: AnchorIndex,
): Promise<boolean> {
  const isSealed = async ({ sequence, hash, keyId, seal, at }: LinkedEvent): Promise<boolean> => {
    const wasThere = sequence <= anchors.lastUnsealed && anchors.at(sequence).length > 0;
    if (keyId === null || seal === null) return wasThere && !keyId && !seal;
    const key = keys.keyAt(keyId, at);
    return key !== undefined && (await isEventSealed(hash, seal, key));
  };
  return (await Promise.all(events.map(isSealed))).every(Boolean);
}

/** Returns whether every key of the signature and events is trusted outside the database at the time of the seal. */
export function areKeysValid({ signature, events }: PrescriptionRecords, { keys }: Trust): boolean {
  const isSigned = !signature || keys.keyAt(signature.keyId, signature.signedAt) !== undefined;
  return (
    isSigned &&
    events.every(({ keyId, at }) => keyId === null || keys.keyAt(keyId, at) !== undefined)
  );
}

/**
 * Returns whether each anchored event of a prescription exists with its number and hash, and no other event has that
 * number. An event without an anchor is left to its seal: it may be moments old, or from another server.
 */
export function areAnchored(
  { events, anchored, prescription }: PrescriptionRecords,
  anchors: AnchorIndex,
): boolean {
  const hashes = new Map(events.map(({ sequence, hash }) => [sequence, hash]));
  const areThere = anchored.every(({ sequence, hash }) => hashes.get(sequence)?.equals(hash));
  return (
    areThere &&
    events.every(({ sequence, hash }) => {
      const known = anchors.at(sequence);
      const isThis = ({ prescriptionId, hash: own }: (typeof known)[number]) =>
        prescriptionId === prescription.id && own.equals(hash);
      return known.length === 0 || known.some(isThis);
    })
  );
}
