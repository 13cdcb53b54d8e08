import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amountDue,
  amountDueText,
  arrivedSentence,
  changedPacks,
  changedSentence,
  repaymentOf,
} from './amountDue.ts';

test('the amount due is the full amount, or the rest after a partial payment', () => {
  const order = { amount: 673_450 };
  expect([amountDue(order), amountDueText(order)]).toEqual([673_450, '£673.45']);
  expect(arrivedSentence(order)).toBeUndefined();
  const part = { ...order, partPaid: 661_950 };
  expect([amountDue(part), amountDueText(part)]).toEqual([11_500, '£11.50, the rest of £673.45']);
  expect(arrivedSentence(part)).toBe(
    '£661.95 of £673.45 has arrived, thank you. This is the rest.',
  );
});

test.each([
  ['a paid order gets back what it becomes cheaper by', 'Paid', 0, 400, false, 600],
  ['an order that nothing has arrived for owes the new amount', 'Pending', 0, 400, false, 0],
  ['a part below the new amount leaves a rest', 'Pending', 390, 400, false, 0],
  ['a part of the new amount pays it', 'Pending', 400, 400, true, 0],
  [
    'a part beyond the new amount pays it and the difference goes back',
    'Failed',
    410,
    400,
    true,
    10,
  ],
] as const)('%s', (_what, paymentStatus, partPaid, amount, isCovered, back) => {
  const order = { paymentStatus, amount: 1_000, ...(partPaid > 0 ? { partPaid } : {}) };
  expect(repaymentOf(order, amount)).toEqual({ isCovered, back });
});

test('an unpaid order with a new amount is either covered or has an amount due', () => {
  const mills = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(mills, mills, (partPaid, amount) => {
      const { isCovered, back } = repaymentOf(
        { paymentStatus: 'Pending', amount, partPaid },
        amount,
      );
      expect(isCovered).toBe(amountDue({ amount, partPaid }) <= 0);
      expect(back).toBe(Math.max(0, partPaid - amount));
    }),
  );
});

test('a changed amount is shown with the previous one, and changed lines with their packs', () => {
  const change = { amountBefore: 661_950, lines: [] };
  expect(changedSentence({ amount: 673_450, change })).toBe(
    'Your prescriber changed what is on prescription: the total was £661.95, and is £673.45.',
  );
  expect(changedSentence({ amount: 661_950, change })).toBeUndefined();
  expect(changedSentence({ amount: 673_450 })).toBeUndefined();
  expect(changedPacks({ name: 'Botox', before: 1, now: 3 })).toBe('1 pack before, 3 now');
  expect(changedPacks({ name: 'Botox', before: 0, now: 2 })).toBe('0 packs before, 2 now');
});
