import { prescriptionEventTexts as prescription } from './prescriptionEventTexts.ts';

/** What the buyer of an order is told of its life: each step that somebody took or decided, of the order and its prescriptions. */
export const timelineTexts = {
  'order-placed': 'Ordered',
  'order-paid': 'Paid',
  'payment-part': 'Part of the payment arrived',
  'payment-declined': 'Payment declined',
  'payment-cancelled': 'Payment cancelled',
  'payment-refunded': 'Money given back',
  'item-priced': 'An item priced by the pharmacy',
  'order-changed': 'Order changed with its prescription',
  'order-processing': 'Being prepared',
  'order-dispatched': 'Dispatched',
  'order-delivered': 'Delivered',
  'order-expired': 'Cancelled: not paid in time',
  'order-cancelled': 'Cancelled',
  'prescription-requested': prescription.ordered,
  'prescription-verified': prescription.verified,
  'prescription-rejected': prescription.rejected,
  'prescription-corrected': prescription.corrected,
  'prescription-given-up': prescription['given-up'],
  'prescription-signed': prescription.signed,
  'prescription-confirmed': prescription.confirmed,
  'prescription-lapsed': prescription.lapsed,
  'prescription-original-received': prescription['original-received'],
} as const;

/** A step in the life of an order. */
export type TimelineEvent = keyof typeof timelineTexts;
