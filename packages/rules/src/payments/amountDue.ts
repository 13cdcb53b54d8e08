import { formatMoney } from '../money/formatMoney.ts';
import type { Mills } from '../money/mills.ts';
import type { Order, OrderChange } from '../orders/order.ts';
import { fillGaps } from '../problems/fillGaps.ts';

/** The amount of an order, and the sum of partial transfers received. */
export interface PartPaid extends Pick<Order, 'amount'> {
  readonly partPaid?: Mills | undefined;
}

/** Returns the amount still due: the order's amount minus partial payments. In whole pence, like both. */
export function amountDue({ amount, partPaid = 0 }: PartPaid): Mills {
  return amount - partPaid;
}

/** Describes the amount still due, and the total if it is a rest: '£11.50, the rest of £673.45'. */
export function amountDueText(order: PartPaid): string {
  const due = formatMoney(amountDue(order));
  return order.partPaid === undefined ? due : `${due}, the rest of ${formatMoney(order.amount)}`;
}

/** The effect of a new amount on the payment of an order. */
export interface Repayment {
  /** Whether the received parts cover the new amount, so that the order is paid. */
  readonly isCovered: boolean;
  /** The amount received beyond the new amount, to be refunded. */
  readonly back: Mills;
}

/**
 * Returns the effect of a new amount on the payment of an order. A paid order gets the reduction back. An order whose
 * parts cover the new amount becomes paid and gets the excess back. The amount of a paid order never rises.
 */
export function repaymentOf(
  { paymentStatus, amount: before, partPaid = 0 }: PartPaid & Pick<Order, 'paymentStatus'>,
  amount: Mills,
): Repayment {
  if (paymentStatus === 'Paid') return { isCovered: false, back: before - amount };
  const isCovered = partPaid > 0 && partPaid >= amount;
  return { isCovered, back: isCovered ? partPaid - amount : 0 };
}

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
