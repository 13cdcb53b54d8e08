import { formatMoney } from '../money/formatMoney.ts';
import type { Mills } from '../money/mills.ts';
import type { Order } from '../orders/order.ts';

/** An order's amount, and what of it has arrived in transfers of less than was due. */
export interface PartPaid extends Pick<Order, 'amount'> {
  readonly partPaid?: Mills | undefined;
}

/** Returns what is still to be paid of an order: its amount less what arrived in parts. In whole pence, as both are. */
export function amountDue({ amount, partPaid = 0 }: PartPaid): Mills {
  return amount - partPaid;
}

/** Says what is still to be paid, and of what it is the rest: '£11.50, the rest of £673.45'. */
export function amountDueText(order: PartPaid): string {
  const due = formatMoney(amountDue(order));
  return order.partPaid === undefined ? due : `${due}, the rest of ${formatMoney(order.amount)}`;
}

/** What a new amount does to the payment of an order. */
export interface Repayment {
  /** The parts that arrived cover it now, and the order is paid. */
  readonly isCovered: boolean;
  /** What arrived beyond the new amount, and is to be given back. */
  readonly back: Mills;
}

/**
 * Returns what a new amount does to the payment of an order: one that is paid gets back what it becomes cheaper by; one whose
 * parts come to the new amount or more is paid by them, and gets back the difference. The amount of a paid order never rises.
 */
export function repaymentOf(
  { paymentStatus, amount: before, partPaid = 0 }: PartPaid & Pick<Order, 'paymentStatus'>,
  amount: Mills,
): Repayment {
  if (paymentStatus === 'Paid') return { isCovered: false, back: before - amount };
  const isCovered = partPaid > 0 && partPaid >= amount;
  return { isCovered, back: isCovered ? partPaid - amount : 0 };
}
