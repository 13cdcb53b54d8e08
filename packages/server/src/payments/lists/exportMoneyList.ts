import { hash } from 'node:crypto';
import { formatDay } from '@formulary/rules/dates/day';
import { formatDate, londonDay } from '@formulary/rules/dates/londonTime';
import { invoiceNumber } from '@formulary/rules/invoices/invoiceSums';
import { poundsFromMills } from '@formulary/rules/money/pounds';
import type { MoneyList, MoneyPageRequest } from '@formulary/rules/payments/lists/moneyLists';
import type { ListedInvoice } from '../../invoices/invoicesOfMonth.queries.ts';
import { writeCsv } from '../../platform/csv/writeCsv.ts';
import { requireReason } from '../../platform/problems/requireReason.ts';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { FileAnswer } from '../../platform/plugins/FileAnswer.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import type { UnpricedOrder } from '../pricing.queries.ts';
import type { DueRefund } from '../refunds/refunds.queries.ts';
import { readLines } from '../statements/readStatementPage.ts';
import type { StatementRow } from '../statements/statements.queries.ts';
import { readWhole } from './keysetPage.queries.ts';
import { keysetOf } from './readMoneyList.ts';

/** Recorded when staff export a list of money. */
type MoneyAction = 'money-exported';

declare module '../../platform/events/EventActions.ts' {
  interface EventActions {
    readonly money: MoneyAction;
  }
}

const MOST_ROWS = 10_000;

type Line = readonly (string | number | undefined)[];

interface Sheet {
  readonly headings: readonly string[];
  readonly lines: readonly Line[];
}

/** Reads a list with its columns, one row more than a file may have. */
async function sheetOf(db: Db, list: MoneyList, request: MoneyPageRequest): Promise<Sheet> {
  const read = <Row>(name: Exclude<MoneyList, 'lines'>) =>
    readWhole<Row>(db, keysetOf(name, request), MOST_ROWS + 1);
  switch (list) {
    case 'prices':
      return {
        headings: ['Order', 'Placed on', 'Buyer', 'Company', 'Items', 'Without a price'],
        lines: (await read<UnpricedOrder>(list)).map((row) => [
          row.number,
          formatDate(row.placedAt),
          row.buyer,
          row.company ?? undefined,
          row.items.map(({ packs, name }) => `${packs} × ${name}`).join('; '),
          String(row.items.filter(({ price }) => price === null).length),
        ]),
      };
    case 'refunds':
      return {
        headings: [
          'Order',
          'Buyer',
          'Company',
          'Paid by',
          'To give back (£)',
          'Due since',
          'Because',
        ],
        lines: (await read<DueRefund>(list)).map((row) => [
          row.number,
          row.buyer,
          row.company ?? undefined,
          row.paymentMode === 'card' ? 'card' : 'bank transfer',
          poundsFromMills(row.amount),
          formatDate(row.since),
          row.reasons.join('; '),
        ]),
      };
    case 'statements':
      return {
        headings: [
          'Statement',
          'First day',
          'Last day',
          'To book',
          'Booked',
          'Set aside',
          'Imported on',
          'By',
        ],
        lines: (await read<StatementRow>(list)).map((row) => [
          row.name,
          formatDay(row.firstDay),
          formatDay(row.lastDay),
          String(row.open),
          String(row.booked),
          String(row.aside),
          formatDate(row.importedAt),
          row.by,
        ]),
      };
    case 'invoices':
      return {
        headings: [
          'Number',
          'Kind',
          'Issued on',
          'Order',
          'Customer',
          'Net (£)',
          'VAT (£)',
          'Total (£)',
        ],
        lines: (await read<ListedInvoice>(list)).map(({ kind, count, ...row }) => {
          const sign = kind === 'Credit note' ? -1 : 1;
          return [
            invoiceNumber(kind, count),
            kind,
            formatDate(row.issuedAt),
            row.orderNumber,
            row.customer,
            ...[row.net, row.vat, row.amount].map((sum) => poundsFromMills(sign * sum)),
          ];
        }),
      };
    case 'lines':
      return {
        headings: ['Row', 'Day', 'Amount (£)', 'Text', 'Order', 'By', 'On', 'Reason'],
        lines: (await readLines(db, request, MOST_ROWS + 1)).map((row) => [
          String(row.row),
          formatDay(row.day),
          poundsFromMills(row.amount),
          row.text,
          row.orderNumber ?? row.orders.map(({ number }) => number).join(', '),
          row.by,
          row.at && formatDate(row.at),
          row.reason,
        ]),
      };
    default:
      return list satisfies never;
  }
}

/**
 * Returns a list of the job Money as CSV and records who exported which rows of it, why, and the file's hash. Refuses with
 * the refusals of `requireReason`, with 'invalid-request' a request that the list does not have, and with 'export-too-long' beyond 10,000 rows.
 */
export async function exportMoneyList(
  db: Db,
  {
    list,
    request,
    reason,
  }: { readonly list: MoneyList; readonly request: MoneyPageRequest; readonly reason: string },
  { actor, now }: { readonly actor: DeskActor; readonly now: Date },
): Promise<FileAnswer> {
  const why = requireReason(reason);
  return withTransaction(db, async (trx) => {
    const { headings, lines } = await sheetOf(trx, list, request);
    if (lines.length > MOST_ROWS) throw new Refused('export-too-long');
    const bytes = Buffer.from(writeCsv(headings, lines, { decimals: 2 }));
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'money-exported',
      subject: 'money',
      detail: {
        by: actor.by,
        list,
        reason: why,
        filter: JSON.stringify(request.filter),
        columns: headings.join(', '),
        rows: lines.length,
        sha256: hash('sha256', bytes, 'hex'),
      },
      staff: actor.staff,
    });
    return new FileAnswer(bytes, `${list}-${londonDay(now)}.csv`);
  });
}
