import { expect, test } from 'vitest';
import { checkForm } from '../forms/fieldCheck.ts';
import { payOutRules, priceRules, refundRules, typedAmount } from './moneyForms.ts';

test.each([
  ['12.5', 12_500],
  ['£1,234.50', 1_234_500],
  ['0', undefined],
  ['-3', undefined],
  ['1.234', undefined],
  ['ten', undefined],
])('%j is typed for %s mills', (typed, amount) => {
  expect(typedAmount(typed)).toBe(amount);
});

test.each([
  ['a reference', payOutRules, { reference: '' }, ['reference']],
  ['a price', priceRules, { price: 'ten' }, ['price']],
  ['an amount and a reason', refundRules, { amount: '0', reason: '' }, ['amount', 'reason']],
  ['nothing more', refundRules, { amount: '12.00', reason: 'Dented' }, []],
])('asks for %s', (_what, rules, typed, fields) => {
  expect(Object.keys(checkForm<string>(rules, typed))).toEqual(fields);
});
