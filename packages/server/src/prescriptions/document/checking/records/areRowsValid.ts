import {
  canonicalPrescription,
  readCanonicalPrescription,
} from '@formulary/rules/prescriptions/canonicalPrescription';
import { orderedHash } from '../../../events/orderedHash.ts';
import { eventOf, type PrescriptionRecords } from './PrescriptionRecords.ts';

/** Returns whether the rows of a prescription match what was ordered and, once verified, its text. */
export function areRowsValid(records: PrescriptionRecords): boolean {
  const { prescription, items } = records;
  const ordered = eventOf(records, 'ordered')?.detail['orderedHash'];
  const isAsOrdered = ordered === undefined || ordered === orderedHash({ ...prescription, items });
  const addsNothing = items.every((item) => !item.isSubstitute || item.initialQuantity === 0);
  const isVerified = prescription.canonicalText !== null || prescription.verifiedAt !== null;
  return isAsOrdered && addsNothing && (!isVerified || sayTheText(records));
}

/** Rebuilds the text from the rows and from the details of people that only the text holds, and compares the two. */
function sayTheText({ prescription, items }: PrescriptionRecords): boolean {
  const { canonicalText, verifiedAt, practitionerId, prescriberId, patientId } = prescription;
  if (canonicalText === null || !verifiedAt) return false;
  try {
    const said = readCanonicalPrescription(canonicalText);
    const { id, isManual, date, createdAt, comments, orderNumber } = prescription;
    const written = canonicalPrescription({
      id,
      isManual,
      date,
      createdAt,
      comments,
      verifiedAt,
      orderNumber: said.orderNumber === undefined ? undefined : orderNumber,
      prescriber: { ...said.prescriber, id: prescriberId },
      practitioner: { ...said.practitioner, id: practitionerId },
      patient: { ...said.patient, id: patientId },
      items: items.map((item) => ({
        ...item,
        productId: item.productId ?? 0,
        name: item.name ?? '',
        substitutedBy: item.substitutedBy ?? undefined,
      })),
    });
    return written === canonicalText;
  } catch {
    return false;
  }
}
