import type { Charge, ChargedLine } from './charge.ts';
import { addRates, invoiceSums, type InvoiceSums } from './invoiceSums.ts';
import type { RateSums } from '../orders/orderSums.ts';

/** The content of a credit note. A line supplied in place of another has negative packs and amounts. */
export interface Credit {
  readonly lines: readonly ChargedLine[];
  readonly delivery: Charge['delivery'];
  readonly sums: InvoiceSums;
}

/**
 * Returns the credit when a charge changes: its lines minus those that stay, delivery as charged, and sums that are
 * exactly the difference. An invoice minus its credit notes is thus the remaining charge, to the penny.
 */
export function creditOf(before: Charge, after: Charge): Credit {
  const added = after.lines.filter((line) => !lineOf(before, line));
  const [charged, left] = [invoiceSums(before), invoiceSums(after)];
  return {
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
  const negative = after.map(({ percent, net, vat }) => ({ percent, net: -net, vat: -vat }));
  return addRates(before, negative).filter(({ net, vat }) => net !== 0 || vat !== 0);
}
