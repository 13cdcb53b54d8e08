import type { Mills } from '../money/mills.ts';
import type { OrderLine } from '../orders/order.ts';
import type { RateSums } from '../orders/orderSums.ts';

/** A line of an order as an invoice states it. */
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
  /** The line's own key, by which a credit note finds it again. */
  readonly lineId: number;
  /** The prescriptions that it is dispensed on, by number. */
  readonly prescriptions: readonly number[];
}

/** What an order is charged: its lines, its delivery taken apart by rate, and what is paid for all of it. */
export interface Charge {
  readonly lines: readonly ChargedLine[];
  readonly delivery: { readonly details: string; readonly rates: readonly RateSums[] };
  /** Including VAT, in whole pennies. */
  readonly amount: Mills;
}
