import { eventOf } from './eventOf.ts';
import { isAt } from './isAt.ts';
import type { PrescriptionRecords } from './PrescriptionRecords.ts';

/** Whether what is kept with a PDF, its hash, its time and where it is checked, is what was recorded when it was made. */
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
