import type { AnchorIndex } from '../../../trust/AnchorIndex.ts';
import type { PrescriptionRecords } from './PrescriptionRecords.ts';

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
