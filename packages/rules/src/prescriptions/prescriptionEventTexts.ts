/** The events of a prescription that must be provable years later, as printed and shown. */
export const prescriptionEventTexts = {
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
} as const;

/** The kind of an event of a prescription. */
export type PrescriptionEventKind = keyof typeof prescriptionEventTexts;
