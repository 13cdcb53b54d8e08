import type { PrescriptionEventKind } from '@formulary/rules/prescriptions/eventTexts';

/** The events that may follow each event of a prescription; the first is 'ordered'. */
export const nextEvents: Readonly<Record<PrescriptionEventKind, readonly PrescriptionEventKind[]>> =
  {
    ordered: ['verified', 'rejected', 'lapsed', 'original-received'],
    verified: ['signed', 'rejected', 'lapsed', 'original-received'],
    signed: ['confirmation-sent'],
    'confirmation-sent': ['confirmation-sent', 'confirmed'],
    confirmed: ['pdf-sealed'],
    'pdf-sealed': [],
    rejected: ['corrected', 'given-up'],
    lapsed: ['corrected', 'given-up'],
    corrected: [],
    'given-up': [],
    'original-received': [],
  };
