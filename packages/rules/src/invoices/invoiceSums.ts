import type { InvoiceKind } from '../orders/orderInvoice.ts';
import type { Mills } from '../money/mills.ts';
import { orderSums, type RateSums } from '../orders/orderSums.ts';
import type { Charge } from './charge.ts';

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
 * order page; the delivery fee is split by rate (readings R4 and R5; VAT Notice 700, paragraphs 16.3 and 17.5). Refunds
 * lessen each rate by what was given back of it.
 */
export function invoiceSums({ lines, delivery, refunds = [], amount }: Charge): InvoiceSums {
  const deliveryFee = grossOf(delivery.rates);
  const refunded = refunds.flatMap((refund) => refund.rates);
  const goods = orderSums({ lines, deliveryFee, amount: amount + grossOf(refunded) });
  const rates = addRates(goods.rates, delivery.rates, negativeRates(refunded));
  const vat = rates.reduce((sum, rate) => sum + rate.vat, 0);
  return { rates, net: amount - vat, vat, amount };
}

/** Returns the sum of rates with their VAT. */
export function grossOf(rates: readonly RateSums[]): Mills {
  return rates.reduce((sum, { net, vat }) => sum + net + vat, 0);
}

/** Returns the rates with their sums below 0, to be taken off others. */
export function negativeRates(rates: readonly RateSums[]): readonly RateSums[] {
  return rates.map(({ percent, net, vat }) => ({ percent, net: -net, vat: -vat }));
}

/** Adds sums by rate. Each rate appears once, the highest first. */
export function addRates(...parts: readonly (readonly RateSums[])[]): readonly RateSums[] {
  const sums = new Map<number, RateSums>();
  for (const { percent, net, vat } of parts.flat()) {
    const before = sums.get(percent) ?? { percent, net: 0, vat: 0 };
    sums.set(percent, { percent, net: before.net + net, vat: before.vat + vat });
  }
  return [...sums.values()].toSorted((a, b) => b.percent - a.percent);
}

const PREFIXES: Readonly<Record<InvoiceKind, string>> = { Invoice: 'INV', 'Credit note': 'CN' };
const DIGITS = 6;

/**
 * Returns the number of an invoice or credit note, 'INV-000012'. Each kind has its own sequence from 1 without gaps
 * (VAT Regulations 1995, regulation 14(1)(a)).
 */
export function invoiceNumber(kind: InvoiceKind, count: number): string {
  return `${PREFIXES[kind]}-${String(count).padStart(DIGITS, '0')}`;
}
