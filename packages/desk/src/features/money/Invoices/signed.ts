import type { InvoiceOfMonth } from '@formulary/rules/calls/desk/deskMoneyCalls';

/** Returns a sum as it counts in a month: those of credit notes below nothing. */
export function signed({ kind }: Pick<InvoiceOfMonth, 'kind'>, sum: number): number {
  return kind === 'Credit note' ? -sum : sum;
}
