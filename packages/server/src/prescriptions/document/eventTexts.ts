import type { PrescriptionEventKind } from '../events/PrescriptionEvent.ts';

/** What happened to a prescription, as it is printed. */
export const eventTexts: Readonly<Record<PrescriptionEventKind, string>> = {
  ordered: 'Requested',
  verified: 'Verified',
  rejected: 'Rejected',
  corrected: 'Corrected',
  'given-up': 'Given up',
  signed: 'Signed',
  'confirmation-sent': 'Confirmation link sent',
  confirmed: 'Confirmed by the link',
  lapsed: 'Lapsed',
  'pdf-sealed': 'Document sealed',
  'original-received': 'Paper original received',
};
