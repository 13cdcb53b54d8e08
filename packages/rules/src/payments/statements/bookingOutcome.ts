import { formatMoney } from '../../money/formatMoney.ts';
import type { Mills } from '../../money/mills.ts';
import { amountDue } from '../amountDue.ts';
import { settleTransfer } from '../settlePayment.ts';

/** What booking a credit for an order would do. */
export const bookingOutcomes = [
  /** Pays the order. */
  'pays',
  /** Leaves a rest to pay. */
  'part',
  /** Pays the order; the rest of the credit is given back. */
  'over',
  /** All of it is given back: the order is paid or cancelled. */
  'given-back',
  /** Is refused: the order is paid by card, or awaits a price. */
  'refused',
] as const;

export type BookingOutcome = (typeof bookingOutcomes)[number];

/**
 * Returns what booking a credit for an order would do, as `settleTransfer` decides, and the rest: what is left to pay of a
 * part, what is given back otherwise, 0 for an order that is paid exactly.
 */
export function bookingOutcome(
  order: Parameters<typeof settleTransfer>[0],
  amount: Mills,
): { readonly outcome: BookingOutcome; readonly rest: Mills } {
  const transfer = { amount, reference: '', isBooked: false, isChosen: true };
  const settled = settleTransfer(order, transfer);
  if (!settled.ok) return { outcome: 'refused', rest: 0 };
  const { effect, back, isRefundDue } = settled.value;
  if (isRefundDue) return { outcome: 'given-back', rest: amount };
  if (effect === 'part') return { outcome: 'part', rest: amountDue(order) - amount };
  return { outcome: back > 0 ? 'over' : 'pays', rest: back };
}

/** Says what booking a credit for an order would do. */
export function bookingSentence({
  outcome,
  rest,
}: {
  readonly outcome: BookingOutcome;
  readonly rest: Mills;
}): string {
  const amount = formatMoney(rest);
  const sentences = {
    pays: 'Pays the order',
    part: `A part: ${amount} is left to pay`,
    over: `Pays the order, and ${amount} is given back`,
    'given-back': `Does not wait for money: ${amount} is given back`,
    refused: 'Is paid by card, or awaits a price: nothing can be booked',
  } as const satisfies Readonly<Record<BookingOutcome, string>>;
  return sentences[outcome];
}
