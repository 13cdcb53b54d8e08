import type { AnchorIndex } from '../../../trust/AnchorIndex.ts';
import type { PrescriptionRecords } from './PrescriptionRecords.ts';

/**
 * Whether what was anchored of a prescription outside the database is there, each event with its number and its hash, and nothing
 * else has the number of an anchored event. An event that no anchor has is left to its seal: it may be of a moment ago, or of another
 * server.
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
