import { formatMoney } from '../money/formatMoney.ts';
import type { Order, OrderChange } from '../orders/order.ts';
import { fillGaps } from '../problems/fillGaps.ts';
import type { PartPaid } from './amountDue.ts';

/** Messages beside the amount due. */
const sentences = {
  arrived: '{part} of {amount} has arrived, thank you. This is the rest.',
  changed: 'Your prescriber changed what is on prescription: the total was {before}, and is {now}.',
  packs: '{before} before, {now} now',
} as const;

/** Warning about the amount until every prescription of the order is signed. */
export const AMOUNT_MAY_CHANGE =
  'Your prescriber may change quantities or products until they have signed. If the amount changes, we email you the new one.';

/** Describes how much of an order's amount has arrived. Undefined without partial payments. */
export function arrivedSentence({ amount, partPaid }: PartPaid): string | undefined {
  if (partPaid === undefined) return undefined;
  const words = { part: formatMoney(partPaid), amount: formatMoney(amount) };
  return fillGaps(sentences.arrived, words);
}

/** Describes the change of an order's amount. Undefined if it is the same. */
export function changedSentence({
  amount,
  change,
}: Pick<Order, 'amount' | 'change'>): string | undefined {
  if (change === undefined || change.amountBefore === amount) return undefined;
  const words = { before: formatMoney(change.amountBefore), now: formatMoney(amount) };
  return fillGaps(sentences.changed, words);
}

const packs = (count: number) => (count === 1 ? '1 pack' : `${count} packs`);

/** Describes the packs of a changed line, before and now. */
export function changedPacks({ before, now }: OrderChange['lines'][number]): string {
  return fillGaps(sentences.packs, { before: packs(before), now });
}
