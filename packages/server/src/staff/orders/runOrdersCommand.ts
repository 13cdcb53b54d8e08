import { formatMoney } from '@formulary/rules/money/formatMoney';
import { amountOrToFollow } from '@formulary/rules/orders/orderAmount';
import { amountDue, amountDueText } from '@formulary/rules/payments/amountDue';
import { unflagOrder } from '../../orders/flags/flagOrder.ts';
import { advanceOrder } from '../../dispatch/advanceOrder.ts';
import type { DispatchContext } from '../../dispatch/sendParcel.ts';
import { cancelByStaff } from '../../payments/cancelByStaff.ts';
import { recordRefund } from '../../payments/recordRefund.ts';
import { priceManualItem } from '../../payments/priceManualItem.ts';
import { recordTransfer } from '../../payments/recordTransfer.ts';
import type { Refusal } from '@formulary/rules/problems/refusal';
import type { Db } from '../../platform/database/Db.ts';
import { londonTime } from '../../platform/mail/londonTime.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { StartupProblem } from '../../platform/process/StartupProblem.ts';
import type { Trust } from '../../prescriptions/trust/Trust.ts';
import { flagText, orderPage } from './orderPage.ts';
import {
  findOrder,
  type ListedOrder,
  listFlaggedOrders,
  listWaitingOrders,
  readOrderForStaff,
} from './orders.queries.ts';
import type { OrdersCommand } from './readOrdersCommand.ts';
import { printableText, textTable } from '../terminalText.ts';

/** Dependencies of a command about orders. */
export interface OrdersContext extends Omit<DispatchContext, 'shopUrl' | 'trust'> {
  /** Reads keys and anchors outside the database. */
  readonly trust: () => Trust;
  readonly shopUrl: () => string;
  /** Default for the person who runs the command. */
  readonly user: () => string;
}

type Of<Kind extends OrdersCommand['kind']> = Extract<OrdersCommand, { readonly kind: Kind }>;

/** Runs a command about orders through the shop's own services (reading R19); returns the text to print. */
export async function runOrdersCommand(
  command: OrdersCommand,
  context: OrdersContext,
): Promise<string> {
  const { db } = context;
  if (command.kind === 'list-orders') return waitingOrders(db, command);
  if (command.kind === 'list-flagged') return flaggedOrders(db);
  const orderId = await findOrder(db, command.order);
  if (orderId === undefined) throw new StartupProblem(`There is no order ${command.order}.`);
  if (command.kind === 'show-order') return orderPage(await readOrderForStaff(db, orderId));
  try {
    return `Order ${command.order} ${await change(command, orderId, context)}`;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new StartupProblem(await why(error, command, orderId, db));
  }
}

async function change(
  command: Exclude<OrdersCommand, Of<'list-orders' | 'list-flagged' | 'show-order'>>,
  orderId: number,
  context: OrdersContext,
): Promise<string> {
  const services = { ...context, shopUrl: context.shopUrl() };
  const { by = context.user() } = command;
  switch (command.kind) {
    case 'order-paid': {
      const { amount, reference } = command;
      const transfer = { orderId, amount, reference, by };
      const { state, due, back } = await recordTransfer(services, transfer);
      if (due > 0) return `waits for ${formatMoney(due)} more. A mail asks its buyer for it.`;
      const rest = back > 0 ? ` ${formatMoney(back)} is to be given back.` : '';
      return `is paid: ${state}. A mail tells its buyer.${rest}`;
    }
    case 'advance-order':
      await advanceOrder({ ...services, trust: context.trust() }, { orderId, to: command.to, by });
      return `is ${command.to} now.`;
    case 'cancel-order': {
      const { reason, refundNote } = command;
      await cancelByStaff(services, { orderId, reason, refundNote, by });
      return 'is cancelled, its stock is back, and a mail tells its buyer why.';
    }
    case 'order-refunded':
      await recordRefund(services, { orderId, note: command.note, by });
      return 'is given back, and a mail tells its buyer.';
    case 'unflag-order':
      await unflagOrder(services, { orderId, note: command.note, by });
      return 'is looked at, and stays where it stands.';
    case 'price-item': {
      const { index, price: unitPrice } = command;
      const amount = await priceManualItem(services, { orderId, index, unitPrice, by });
      return `comes to ${formatMoney(amount)} now.`;
    }
    default:
      return command satisfies never;
  }
}

/** Returns the reason of a refusal in a sentence, with the order's state. */
async function why(
  { problem }: Refused,
  command: OrdersCommand,
  orderId: number,
  db: Db,
): Promise<string> {
  const { order, partPaid } = await readOrderForStaff(db, orderId);
  const due = amountDueText({ amount: order.amount_mills, partPaid });
  const is = `Order ${order.number} is ${order.state}, ${order.payment_status}`;
  const sentences: Readonly<Partial<Record<Refusal['code'], string>>> = {
    'not-found': `Order ${order.number} has no such item by hand.`,
    'payment-amount-differs': `Order ${order.number} waits for ${due}: please give what arrived in pounds and pence.`,
    'transfer-of-another-order': `The reference names another order, not ${order.number}. Please book the transfer there, or leave that number out.`,
    'transfer-booked': `This transfer is booked for order ${order.number} already. If another of the same amount has come, add its day to the reference.`,
    'price-below-received': `For order ${order.number} ${formatMoney(partPaid ?? 0)} has arrived already: a price that makes it no more than that is not taken.`,
    'refund-note-required': `${is}: give the payment back first, and say how: --refund "…".`,
    'dispatch-refused': `Order ${order.number} stays here. ${problem.message}.`,
    'order-not-flagged': `Order ${order.number} has no flag that stands.`,
    'order-not-priced': `Order ${order.number} has items without a price: orders price ${order.id} --item N --price P.`,
  };
  return (
    sentences[problem.code] ??
    `${is}: "${command.kind.replace('-', ' ')}" does not go from there. ${problem.message}.`
  );
}

async function flaggedOrders(db: Db): Promise<string> {
  const flags = await listFlaggedOrders(db);
  if (flags.length === 0) return 'No order is flagged.';
  const rows = flags.map((flag) => [
    flag.number,
    londonTime(flag.flagged_at),
    printableText(flagText(flag)),
    flag.state,
    printableText(flag.buyer),
  ]);
  return textTable([['Order', 'Flagged', 'Because', 'State', 'Buyer'], ...rows]);
}

async function waitingOrders(db: Db, { wait }: Of<'list-orders'>): Promise<string> {
  const orders = await listWaitingOrders(db, wait);
  if (orders.length === 0) {
    return wait === undefined ? 'No order waits.' : `No order waits for ${wait}.`;
  }
  const rows = orders.map((order) => [
    order.wait,
    order.number,
    londonTime(order.placedAt),
    amountOrToFollow(order.amount, order.awaitsPrice),
    dueText(order),
    order.paymentMode === 'card' ? 'card' : 'transfer',
    order.heldUntil ? londonTime(order.heldUntil) : '',
    order.isFlagged ? 'yes' : '',
    printableText(order.buyer),
  ]);
  const head = [
    'Waits for',
    'Order',
    'Placed',
    'Amount',
    'Due',
    'Paid by',
    'Held until',
    'Flagged',
    'Buyer',
  ];
  return textTable([head, ...rows]);
}

/**
 * Formats the amount that the buyer still has to pay, or that is due for refund: '£6.00', '£10.00 back'; empty when
 * neither is due.
 */
function dueText(order: ListedOrder): string {
  if (order.wait === 'refund') return `${formatMoney(order.refundDue)} back`;
  return order.wait === 'payment' ? amountOrToFollow(amountDue(order), order.awaitsPrice) : '';
}
