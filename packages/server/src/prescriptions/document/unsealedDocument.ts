import { readCanonicalPrescription } from '@formulary/rules/prescriptions/canonicalPrescription';
import type { DocumentRow } from './documents.queries.ts';
import type { DocumentStanding, PrescriptionDocument } from './PrescriptionDocument.ts';

/** Returns the document of a prescription without a sealed one: as verified, or the current draft. */
export function unsealedDocument(row: DocumentRow): PrescriptionDocument {
  const { canonicalText, live } = row;
  const content = canonicalText === null ? live : readCanonicalPrescription(canonicalText);
  return { standing: standingOf(row), content, signature: undefined };
}

function standingOf({ status, isLapsed, isPaper, canonicalText }: DocumentRow): DocumentStanding {
  if (isLapsed) return 'lapsed';
  if (status === 'rejected') return 'rejected';
  if (isPaper) return 'paper';
  if (status === 'signed') return 'signed';
  return canonicalText === null ? 'draft' : 'verified';
}
