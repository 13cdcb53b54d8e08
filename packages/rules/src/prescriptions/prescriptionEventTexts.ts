/** What can happen to a prescription that has to be proven years later, as it is printed and shown. */
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

/** Something that can happen to a prescription. */
export type PrescriptionEventKind = keyof typeof prescriptionEventTexts;
