import { formatMoney } from '../money/formatMoney.ts';
import type { Order, OrderChange } from '../orders/order.ts';
import { fillGaps } from '../problems/fillGaps.ts';
import { paymentSentences } from '../problems/paymentSentences.ts';
import type { PartPaid } from './amountDue.ts';

/** Says how much of an order's amount has arrived; nothing where no part has. */
export function arrivedSentence({ amount, partPaid }: PartPaid): string | undefined {
  if (partPaid === undefined) return undefined;
  const words = { part: formatMoney(partPaid), amount: formatMoney(amount) };
  return fillGaps(paymentSentences.arrived, words);
}

/** Says what an order came to at first and comes to now; nothing where that is the same. */
export function changedSentence({
  amount,
  change,
}: Pick<Order, 'amount' | 'change'>): string | undefined {
  if (change === undefined || change.amountBefore === amount) return undefined;
  const words = { before: formatMoney(change.amountBefore), now: formatMoney(amount) };
  return fillGaps(paymentSentences.changed, words);
}

const packs = (count: number) => (count === 1 ? '1 pack' : `${count} packs`);

/** Says how many packs a changed line had at first, and has now. */
export function changedPacks({ before, now }: OrderChange['lines'][number]): string {
  return fillGaps(paymentSentences.packs, { before: packs(before), now });
}
