import type { FormRules } from '../forms/fieldCheck.ts';
import { atMost, required } from '../forms/fieldChecks.ts';
import type { FieldCheck } from '../forms/fieldCheck.ts';
import type { Mills } from '../money/mills.ts';
import { writtenAmount } from '../money/writtenAmounts.ts';

/** Sentences of the desk's forms about money. */
const sentences = {
  reason: 'Please say why',
  longCreditReason: 'Please use at most 500 characters',
  reference: 'Please give the reference of the transfer or card refund',
  longReference: 'Please use at most 200 characters',
  amount: 'Please give an amount in pounds and pence, such as 12.50',
} as const;

/** Returns an amount as people type it: '12.5', '£1,234.50'. Undefined unless it is pounds and pence above nothing. */
export function typedAmount(typed: string): Mills | undefined {
  const amount = writtenAmount(typed, '.');
  return amount !== undefined && amount > 0 ? amount : undefined;
}

const isAmount: FieldCheck = (value) =>
  typedAmount(value) === undefined ? sentences.amount : undefined;

/** The form that notes how a refund was paid out. */
export const payOutRules: FormRules<'reference'> = {
  reference: [required(sentences.reference), atMost(200, sentences.longReference)],
};

/** The form that sets the price of an item by hand, per pack. */
export const priceRules: FormRules<'price'> = { price: [isAmount] };

/** The form that decides a refund in part. Its kind and VAT rate are choices, which the form limits. */
export const refundRules: FormRules<'kind' | 'amount' | 'rate' | 'reason'> = {
  kind: [],
  amount: [isAmount],
  rate: [],
  reason: [required(sentences.reason), atMost(500, sentences.longCreditReason)],
};
