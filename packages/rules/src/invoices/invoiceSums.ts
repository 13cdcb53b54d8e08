import type { Mills } from '../money/mills.ts';
import { orderSums, type RateSums } from '../orders/orderSums.ts';
import { addRates } from './addRates.ts';
import type { Charge } from './Charge.ts';

/** The sums of an invoice in whole pennies: net + VAT = amount, and the rates add up to both. */
export interface InvoiceSums {
  /** The highest rate first. */
  readonly rates: readonly RateSums[];
  readonly net: Mills;
  readonly vat: Mills;
  readonly amount: Mills;
}

/**
 * Returns net and VAT of a charge by rate, delivery included, to the penny. The goods have the same sums as on the
 * order page; the delivery fee is split by rate (readings R4 and R5; VAT Notice 700, paragraphs 16.3 and 17.5).
 */
export function invoiceSums({ lines, delivery, amount }: Charge): InvoiceSums {
  const deliveryFee = delivery.rates.reduce((sum, { net, vat }) => sum + net + vat, 0);
  const goods = orderSums({ lines, deliveryFee, amount });
  const rates = addRates(goods.rates, delivery.rates);
  const vat = rates.reduce((sum, rate) => sum + rate.vat, 0);
  return { rates, net: amount - vat, vat, amount };
}
