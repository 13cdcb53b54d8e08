import { createHash } from 'node:crypto';
import { canonicalPrescription } from '@formulary/rules/prescriptions/canonicalPrescription';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import type { PrescriptionItem } from '@formulary/rules/prescriptions/prescriptionItem';
import type { Trx } from '../platform/database/Trx.ts';
import { documentIdOf } from '../prescriptions/document/PrescriptionDocument.ts';
import { readPeople, writeVerified } from './review.queries.ts';

/**
 * Freezes a prescription with the current details of its people (reading R20) as one text with its hash. Returns the
 * document's id.
 */
export async function freezePrescription(
  trx: Trx,
  frozen: {
    readonly prescription: Prescription;
    readonly items: readonly PrescriptionItem[];
    readonly comments: string;
    readonly now: Date;
  },
): Promise<string> {
  const { prescription, items, comments, now } = frozen;
  const text = canonicalPrescription({
    ...(await readPeople(trx, prescription.id)),
    id: prescription.id,
    isManual: prescription.isManual,
    orderNumber: prescription.order?.number,
    date: prescription.date,
    createdAt: prescription.createdAt,
    verifiedAt: now,
    comments,
    items,
  });
  const hash = createHash('sha256').update(text).digest();
  const documentId = documentIdOf(prescription.id, hash);
  await writeVerified(trx, prescription.id, { comments, documentId, text, hash, at: now });
  return documentId;
}
