import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { amountOrToFollow } from '@formulary/rules/orders/orderAmount';
import { fullName } from '@formulary/rules/text/fullName';
import { amountDueText } from '@formulary/rules/payments/amountDue';
import { londonTime } from '../../platform/mail/londonTime.ts';
import type { readOrderForStaff } from './orders.queries.ts';
import { printableText } from '../terminalText.ts';

type Shown = Awaited<ReturnType<typeof readOrderForStaff>>;

/** Formats an order as text: state, contents, payments, history. */
export function orderPage(shown: Shown): string {
  const { order, lines, payments, credits, invoices, history, prescriptions, flags } = shown;
  const facts: readonly (readonly [string, string | false | null | undefined])[] = [
    ['Order', `${order.number} (${order.id})`],
    ['State', order.state],
    ['Placed', londonTime(order.placed_at)],
    ['Buyer', `${fullName(order.buyer)}, ${order.buyer.email}`],
    ['Company', order.billing_company],
    ['Amount', amountOrToFollow(order.amount_mills, shown.awaitsPrice)],
    ['To pay', order.state === 'Awaiting payment' && toPay(shown)],
    ['Payment', `${order.payment_mode === 'card' ? 'card' : 'transfer'}, ${order.payment_status}`],
    ['Held until', order.held_until && londonTime(order.held_until)],
    ['Delivery', order.delivery_details],
    ['Payment note', order.payment_note],
    ['Order note', order.note],
  ];
  return [
    ...facts.flatMap(([label, value]) =>
      value ? [`${`${label}:`.padEnd(15)}${printableText(value)}`] : [],
    ),
    '',
    'Lines:',
    ...lines.map(lineText),
    ...section('Flags', flags, flagLine),
    ...section('Prescriptions', prescriptions, ({ id, status }) => `${id}  ${status}`),
    ...section('Payments', payments, paymentText),
    ...section('Paid too much', credits, creditText),
    ...section('Invoices', invoices, invoiceText),
    ...section('What happened', history, eventText),
  ].join('\n');
}

function toPay({ order, partPaid, awaitsPrice }: Shown): string {
  const amount = order.amount_mills;
  return awaitsPrice ? amountOrToFollow(amount, true) : amountDueText({ amount, partPaid });
}

function section<Row>(
  title: string,
  rows: readonly Row[],
  textOf: (row: Row) => string,
): readonly string[] {
  return rows.length === 0 ? [] : ['', `${title}:`, ...rows.map((row) => `  ${textOf(row)}`)];
}

function lineText(line: Shown['lines'][number]): string {
  const isPriced = line.manual_index === null || line.priced_at !== null;
  const item = line.manual_index === null ? '' : `item ${line.manual_index}, by hand: `;
  const price = isPriced ? formatMoney(line.total_mills) : 'no price yet';
  return `  ${item}${line.quantity} × ${printableText(line.name)}  ${price}`;
}

function paymentText(payment: Shown['payments'][number]): string {
  const { settled_at: at, outcome, amount_mills: amount, reference, effect } = payment;
  const refund = payment.refunded_at
    ? `, given back ${londonTime(payment.refunded_at)}: ${printableText(payment.refund_note ?? '')}`
    : payment.refund_due_at
      ? ', TO BE GIVEN BACK'
      : '';
  return `${londonTime(at)}  ${outcome}, ${formatMoney(amount)}, ${printableText(reference)}, ${effect}${refund}`;
}

function flagLine(flag: Shown['flags'][number]): string {
  const { flagged_at: at, cleared_at: clearedAt, cleared_by: by, note } = flag;
  const outcome = clearedAt
    ? `, looked at ${londonTime(clearedAt)} by ${printableText(by ?? '')}: ${printableText(note ?? '')}`
    : ', TO BE LOOKED AT';
  return `${londonTime(at)}  ${printableText(flagText(flag))}${outcome}`;
}

function creditText(credit: Shown['credits'][number]): string {
  const { due_at: at, amount_mills: amount, prescription_id: id, refunded_at: refundedAt } = credit;
  const refund = refundedAt
    ? `given back ${londonTime(refundedAt)}: ${printableText(credit.refund_note ?? '')}`
    : 'TO BE GIVEN BACK';
  return `${londonTime(at)}  ${formatMoney(amount)} by prescription ${id}, ${refund}`;
}

function invoiceText({ kind, number, issuedAt, amount }: Shown['invoices'][number]): string {
  return `${londonTime(issuedAt)}  ${kind.toLowerCase()} ${number}, ${formatMoney(amount)}`;
}

function eventText({ at, action, detail }: Shown['history'][number]): string {
  const told = Object.entries(detail as unknown as Readonly<Record<string, unknown>>)
    .filter(([name]) => name !== 'number' && name !== 'cartVersion')
    .map(([name, value]) => `${name} ${printableText(String(value))}`);
  return `${londonTime(at)}  ${action}  ${told.join(', ')}`;
}

/** Says why an order is flagged for staff: '6 orders to LS14AP in 24 hours'. */
export function flagText({
  kind,
  count,
  postcode,
}: Pick<Selectable<Schema['order_flags']>, 'kind' | 'count' | 'postcode'>): string {
  const what = kind === 'orders-to-postcode' ? 'orders with prescriptions to' : 'patients of';
  return `${count} ${what} ${postcode} in 24 hours`;
}
