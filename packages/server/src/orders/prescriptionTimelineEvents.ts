import type {
  PrescriptionEventKind,
  TimelineEvent,
} from '@formulary/rules/prescriptions/eventTexts';

/** Timeline events that the buyer sees for each event of a prescription; internal document handling is left out. */
export const prescriptionTimelineEvents: Readonly<
  Record<PrescriptionEventKind, TimelineEvent | undefined>
> = {
  ordered: 'prescription-requested',
  verified: 'prescription-verified',
  rejected: 'prescription-rejected',
  corrected: 'prescription-corrected',
  'given-up': 'prescription-given-up',
  signed: 'prescription-signed',
  'confirmation-sent': undefined,
  confirmed: 'prescription-confirmed',
  lapsed: 'prescription-lapsed',
  'pdf-sealed': undefined,
  'original-received': 'prescription-original-received',
};
