import type { Mills } from '../money/mills.ts';
import type { OrderLine } from '../orders/order.ts';
import type { RateSums } from '../orders/orderSums.ts';

/** An order line as stated on an invoice. */
export interface ChargedLine extends Pick<
  OrderLine,
  | 'name'
  | 'isPrescription'
  | 'quantity'
  | 'unitPrice'
  | 'promotions'
  | 'vatPercent'
  | 'subtotal'
  | 'vat'
> {
  /** The key of the line, by which a credit note refers to it. */
  readonly lineId: number;
  /** The numbers of the prescriptions on which it is dispensed. */
  readonly prescriptions: readonly number[];
}

/** The charge of an order: its lines, its delivery split by VAT rate, and the amount to pay. */
export interface Charge {
  readonly lines: readonly ChargedLine[];
  readonly delivery: { readonly details: string; readonly rates: readonly RateSums[] };
  /** Including VAT, in whole pennies. */
  readonly amount: Mills;
}
