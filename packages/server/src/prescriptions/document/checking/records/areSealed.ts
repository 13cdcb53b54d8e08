import { isEventSealed } from '../../../events/eventSeal.ts';
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
