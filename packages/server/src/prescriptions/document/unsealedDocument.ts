import { readCanonicalPrescription } from '@formulary/rules/prescriptions/readCanonicalPrescription';
import type { DocumentRow } from './documents.queries.ts';
import type { DocumentStanding, PrescriptionDocument } from './PrescriptionDocument.ts';

/** A prescription whose document is not sealed yet: what was verified as it was verified, a draft as it is now. */
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
