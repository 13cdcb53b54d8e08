import type { PrescriptionEventKind } from '@formulary/rules/prescriptions/eventTexts';
import type { LinkedEvent, PrescriptionRecords } from './PrescriptionRecords.ts';

/** Returns the last event of a kind of a prescription. */
export function eventOf(
  { events }: Pick<PrescriptionRecords, 'events'>,
  kind: PrescriptionEventKind,
): LinkedEvent | undefined {
  return events.findLast((event) => event.kind === kind);
}
