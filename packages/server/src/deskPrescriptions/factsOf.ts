import type { DeskPrescriptionFacts } from '@formulary/rules/prescriptions/deskStanding';
import type { DeskPrescriptionRow } from './deskPrescription.queries.ts';
import type { PrescriptionListRow } from './prescriptionList.queries.ts';

/** Returns what decides the actions of staff on a prescription. */
export function factsOf(
  listed: PrescriptionListRow['listed'],
  { hasLeft, isOwn, isProposed }: DeskPrescriptionRow,
): DeskPrescriptionFacts {
  const { standing, requestedAt: createdAt, isOrderCancelled, isPrescriberActive } = listed;
  return { standing, createdAt, isOrderCancelled, isPrescriberActive, hasLeft, isOwn, isProposed };
}
