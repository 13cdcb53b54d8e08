import { brand } from './brand.ts';

/** What a bank transfer asks for, in the words of a bank's form; the reference is the order's number. */
export function bankFacts(reference: string): readonly (readonly [term: string, value: string])[] {
  const { accountName, sortCode, accountNumber } = brand.bank;
  return [
    ['Account name', accountName],
    ['Sort code', sortCode],
    ['Account number', accountNumber],
    ['Reference', reference],
  ];
}
