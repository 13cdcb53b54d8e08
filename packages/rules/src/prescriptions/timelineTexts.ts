import { orderStateTexts } from '../orders/orderStates.ts';
import { prescriptionEventTexts as prescription } from './prescriptionEventTexts.ts';

/** The events of an order and its prescriptions that its buyer sees. */
export const timelineTexts = {
  'order-placed': 'Ordered',
  'order-paid': 'Paid',
  'payment-part': 'Part of the payment arrived',
  'payment-declined': 'Payment declined',
  'payment-cancelled': 'Payment cancelled',
  'payment-refunded': 'Money given back',
  'item-priced': 'An item priced by the pharmacy',
  'order-changed': 'Order changed with its prescription',
  ...orderStateTexts(),
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

/** The kind of an event of an order. */
export type TimelineEvent = keyof typeof timelineTexts;
