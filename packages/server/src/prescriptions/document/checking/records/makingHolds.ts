import { eventOf } from './eventOf.ts';
import { isAt } from './isAt.ts';
import type { PrescriptionRecords } from './PrescriptionRecords.ts';

/** Returns whether the hash, time and check address stored with a PDF match the event of its making. */
export function makingHolds(records: PrescriptionRecords): boolean {
  const { document } = records;
  const made = eventOf(records, 'pdf-sealed');
  return (
    document !== undefined &&
    made?.detail['sha256'] === document.hash.toString('hex') &&
    made.detail['checkUrl'] === document.checkUrl &&
    isAt(made.at, document.sealedAt)
  );
}
