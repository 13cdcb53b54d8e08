import { hash } from 'node:crypto';
import { MOST_EXPORTED_ORDERS } from '@formulary/rules/calls/desk/deskOrderCalls';
import { formatDate, londonDay } from '@formulary/rules/dates/londonTime';
import { poundsFromMills } from '@formulary/rules/money/pounds';
import type { ListedOrder, OrderFilter, OrderSort } from '@formulary/rules/orders/orderList';
import { requireReason } from '../platform/problems/requireReason.ts';
import { writeCsv } from '../platform/csv/writeCsv.ts';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import type { DeskActor } from '../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { FileAnswer } from '../platform/plugins/FileAnswer.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { readListedOrders } from './list/orderList.queries.ts';
import { selectOrders } from './list/selectOrders.queries.ts';

/** The columns of the file and what each holds. */
const columns: readonly (readonly [
  heading: string,
  of: (order: ListedOrder) => string | number | undefined,
])[] = [
  ['Order', ({ number }) => number],
  ['Placed on', ({ placedAt }) => formatDate(placedAt)],
  ['State', ({ state }) => state],
  ['Waits for', ({ waitsFor }) => waitsFor],
  ['Buyer', ({ buyer }) => buyer],
  ['Company', ({ company }) => company],
  ['Amount (£)', ({ amount, awaitsPrice }) => (awaitsPrice ? undefined : poundsFromMills(amount))],
  ['Received in part (£)', ({ partPaid }) => poundsFromMills(partPaid)],
  ['To give back (£)', ({ refundDue }) => poundsFromMills(refundDue)],
  ['Paid by', ({ paymentMode }) => (paymentMode === 'card' ? 'card' : 'bank transfer')],
  ['Payment', ({ paymentStatus }) => paymentStatus],
  ['Stock held until', ({ heldUntil }) => heldUntil && formatDate(heldUntil)],
  ['On hold because', ({ onHold }) => onHold],
  ['Flagged', ({ isFlagged }) => (isFlagged ? 'yes' : 'no')],
  ['On prescription', ({ hasPrescription }) => (hasPrescription ? 'yes' : 'no')],
  ['Delivery', ({ delivery }) => delivery],
  ['Goes to', ({ place }) => place],
  ['Packs', ({ packs }) => String(packs)],
  ['Packs sent', ({ packsSent }) => String(packsSent)],
];

/** What is exported, in which order and why. */
interface OrderExport {
  readonly filter: OrderFilter;
  readonly sort?: OrderSort | undefined;
  readonly isDescending?: boolean | undefined;
  readonly reason: string;
}

/**
 * Returns the orders of a filter as CSV and records who exported them, why, by which filter, which columns, how many
 * rows and the file's hash. Refuses with the refusals of `requireReason`, with 'export-too-long' beyond 10,000, and with
 * that of `selectOrders`.
 */
export async function exportOrders(
  db: Db,
  { filter, sort = 'placedAt', isDescending = true, reason }: OrderExport,
  { actor, now }: { readonly actor: DeskActor; readonly now: Date },
): Promise<FileAnswer> {
  const why = requireReason(reason);
  return withTransaction(db, async (trx) => {
    const whole = { mark: undefined, isBackward: false, limit: MOST_EXPORTED_ORDERS + 1 };
    const selection = await selectOrders(trx, filter, sort);
    const rows = await readListedOrders(trx, selection, { ...whole, sort, isDescending });
    if (rows.length > MOST_EXPORTED_ORDERS) throw new Refused('export-too-long');
    const headings = columns.map(([heading]) => heading);
    const lines = rows.map(({ row: order }) => columns.map(([, of]) => of(order)));
    const bytes = Buffer.from(writeCsv(headings, lines, { decimals: 2 }));
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'orders-exported',
      subject: 'orders',
      detail: {
        by: actor.by,
        reason: why,
        filter: JSON.stringify(filter),
        columns: headings.join(', '),
        rows: rows.length,
        sha256: hash('sha256', bytes, 'hex'),
      },
      staff: actor.staff,
    });
    return new FileAnswer(bytes, `orders-${londonDay(now)}.csv`);
  });
}
