import { formatMoney } from '../money/formatMoney.ts';
import type { Mills } from '../money/mills.ts';
import type { Order } from '../orders/order.ts';

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
