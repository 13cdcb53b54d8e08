import type { Charge, ChargedLine, ChargedRefund } from './charge.ts';
import { addRates, invoiceSums, type InvoiceSums, negativeRates } from './invoiceSums.ts';
import type { RateSums } from '../orders/orderSums.ts';

/** The content of a credit note. A line supplied in place of another has negative packs and amounts. */
export interface Credit {
  readonly lines: readonly ChargedLine[];
  readonly delivery: Charge['delivery'];
  /**
   * What is given back of the price. Refunds of earlier credit notes have negative amounts when the whole order is
   * credited. Missing if there is none.
   */
  readonly refunds?: readonly ChargedRefund[];
  readonly sums: InvoiceSums;
}

/**
 * Returns the credit when a charge changes: its lines minus those that stay, delivery as charged, and sums that are
 * exactly the difference. An invoice minus its credit notes is thus the remaining charge, to the penny.
 */
export function creditOf(before: Charge, after: Charge): Credit {
  const added = after.lines.filter((line) => !lineOf(before, line));
  const [charged, left] = [invoiceSums(before), invoiceSums(after)];
  const refunds = [...refundsOnlyIn(after, before), ...refundsOnlyIn(before, after).map(negative)];
  return {
    ...(refunds.length > 0 ? { refunds } : {}),
    lines: [
      ...before.lines.map((line) => lessened(line, lineOf(after, line))),
      ...added.map((line) => lessened({ ...line, quantity: 0, subtotal: 0, vat: 0 }, line)),
    ].filter(({ quantity, subtotal, vat }) => quantity !== 0 || subtotal !== 0 || vat !== 0),
    delivery: {
      details: before.delivery.details,
      rates: lessenedRates(before.delivery.rates, after.delivery.rates),
    },
    sums: {
      rates: lessenedRates(charged.rates, left.rates),
      net: charged.net - left.net,
      vat: charged.vat - left.vat,
      amount: charged.amount - left.amount,
    },
  };
}

function refundsOnlyIn(charge: Charge, other: Charge): readonly ChargedRefund[] {
  const known = new Set(other.refunds?.map(({ refundId }) => refundId));
  return charge.refunds?.filter(({ refundId }) => !known.has(refundId)) ?? [];
}

function negative(refund: ChargedRefund): ChargedRefund {
  return { ...refund, rates: negativeRates(refund.rates) };
}

function lineOf({ lines }: Charge, { lineId }: ChargedLine): ChargedLine | undefined {
  return lines.find((line) => line.lineId === lineId);
}

function lessened(before: ChargedLine, after: ChargedLine | undefined): ChargedLine {
  if (!after) return before;
  return {
    ...before,
    quantity: before.quantity - after.quantity,
    subtotal: before.subtotal - after.subtotal,
    vat: before.vat - after.vat,
  };
}

function lessenedRates(
  before: readonly RateSums[],
  after: readonly RateSums[],
): readonly RateSums[] {
  return addRates(before, negativeRates(after)).filter(({ net, vat }) => net !== 0 || vat !== 0);
}
