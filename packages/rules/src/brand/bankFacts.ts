import { brand } from './brand.ts';

/** Returns the details for a bank transfer, labelled as in a bank's form. The reference is the order's number. */
export function bankFacts(reference: string): readonly (readonly [term: string, value: string])[] {
  const { accountName, sortCode, accountNumber } = brand.bank;
  return [
    ['Account name', accountName],
    ['Sort code', sortCode],
    ['Account number', accountNumber],
    ['Reference', reference],
  ];
}
