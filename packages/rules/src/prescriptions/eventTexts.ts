import { type OrderStateEvent, orderStates } from '../orders/orderStates.ts';

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
  voided: 'Voided by the pharmacy',
  'handed-over': 'Handed over to another prescriber',
} as const;

/** The kind of an event of a prescription. */
export type PrescriptionEventKind = keyof typeof prescriptionEventTexts;

/** Returns the sentences of the events that come with a state of an order. */
function orderStateTexts(): Readonly<Record<OrderStateEvent, string>> {
  return Object.assign({}, ...Object.values(orderStates).map(({ timeline }) => timeline));
}

/** The events of an order and its prescriptions that its buyer sees. */
export const timelineTexts = {
  'order-placed': 'Ordered',
  'order-paid': 'Paid',
  'payment-part': 'Part of the payment arrived',
  'payment-declined': 'Payment declined',
  'payment-cancelled': 'Payment cancelled',
  'payment-refunded': 'Money given back',
  'payment-undone': 'A payment taken back: it was for another order',
  'item-priced': 'An item priced by the pharmacy',
  'order-changed': 'Order changed with its prescription',
  'order-corrected': 'Order corrected by the pharmacy',
  'address-corrected': 'Delivery address corrected',
  'parcel-sent': 'Part of the order sent',
  ...orderStateTexts(),
  'prescription-requested': prescriptionEventTexts.ordered,
  'prescription-verified': prescriptionEventTexts.verified,
  'prescription-rejected': prescriptionEventTexts.rejected,
  'prescription-corrected': prescriptionEventTexts.corrected,
  'prescription-given-up': prescriptionEventTexts['given-up'],
  'prescription-signed': prescriptionEventTexts.signed,
  'prescription-confirmed': prescriptionEventTexts.confirmed,
  'prescription-lapsed': prescriptionEventTexts.lapsed,
  'prescription-original-received': prescriptionEventTexts['original-received'],
  'prescription-voided': prescriptionEventTexts.voided,
  'prescription-handed-over': prescriptionEventTexts['handed-over'],
} as const;

/** The kind of an event of an order. */
export type TimelineEvent = keyof typeof timelineTexts;
