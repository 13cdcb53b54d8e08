import { type Brand, brand } from './brand.ts';

/** Returns the details for a bank transfer, labelled as in a bank's form. The reference is the order's number. */
export function bankFacts(
  reference: string,
  { accountName, sortCode, accountNumber }: Brand['bank'] = brand.bank,
): readonly (readonly [term: string, value: string])[] {
  return [
    ['Account name', accountName],
    ['Sort code', sortCode],
    ['Account number', accountNumber],
    ['Reference', reference],
  ];
}
