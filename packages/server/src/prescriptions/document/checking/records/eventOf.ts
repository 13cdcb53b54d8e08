import type { PrescriptionEventKind } from '@formulary/rules/prescriptions/prescriptionEventTexts';
import type { LinkedEvent, PrescriptionRecords } from './PrescriptionRecords.ts';

/** The last event of a kind in the life of a prescription. */
export function eventOf(
  { events }: Pick<PrescriptionRecords, 'events'>,
  kind: PrescriptionEventKind,
): LinkedEvent | undefined {
  return events.findLast((event) => event.kind === kind);
}
