import { hash } from 'node:crypto';
import { MOST_EXPORTED_PRODUCTS } from '@formulary/rules/calls/desk/deskStockCalls';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { soldPerDay, suggestedOrder } from '@formulary/rules/stock/runOut';
import type { StockedProduct, StockFilter, StockSort } from '@formulary/rules/stock/stockList';
import { writeCsv } from '../../platform/csv/writeCsv.ts';
import { requireReason } from '../../platform/problems/requireReason.ts';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { FileAnswer } from '../../platform/plugins/FileAnswer.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { readStock } from './stockList.queries.ts';

/** The columns of the file and what each holds. */
const columns: readonly (readonly [
  heading: string,
  of: (product: StockedProduct) => string | number | undefined,
])[] = [
  ['Code', ({ code }) => code],
  ['Product', ({ name }) => name],
  ['In stock', ({ inStock }) => inStock],
  ['Safety stock', ({ minimumStock }) => minimumStock],
  ['Sold per day', (product) => soldPerDay(product)],
  ['Days left', ({ daysLeft }) => daysLeft],
  ['On order', ({ onOrder }) => onOrder],
  ['Suggested order', (product) => suggestedOrder(product)],
  ['On sale', ({ isOnSale }) => (isOnSale ? 'yes' : 'no')],
];

/** What is exported, in which order and why. */
interface StockExport {
  readonly filter: StockFilter;
  readonly sort?: StockSort | undefined;
  readonly isDescending?: boolean | undefined;
  readonly reason: string;
}

/**
 * Returns the products of a filter as CSV, and records who exported them and why. Refuses with the refusals of
 * `requireReason`, and with 'export-too-long' beyond 100,000.
 */
export async function exportStock(
  db: Db,
  { filter, sort = 'name', isDescending = false, reason }: StockExport,
  { actor, now }: { readonly actor: DeskActor; readonly now: Date },
): Promise<FileAnswer> {
  const why = requireReason(reason);
  return withTransaction(db, async (trx) => {
    const limit = MOST_EXPORTED_PRODUCTS + 1;
    const window = { sort, isDescending, mark: undefined, isBackward: false, limit };
    const rows = await readStock(trx, filter, window);
    if (rows.length > MOST_EXPORTED_PRODUCTS) throw new Refused('export-too-long');
    const headings = columns.map(([heading]) => heading);
    const lines = rows.map(({ row }) => columns.map(([, of]) => of(row)));
    const bytes = Buffer.from(writeCsv(headings, lines));
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'stock-exported',
      subject: 'stock',
      detail: {
        by: actor.by,
        reason: why,
        filter: JSON.stringify(filter),
        rows: rows.length,
        sha256: hash('sha256', bytes, 'hex'),
      },
      staff: actor.staff,
    });
    return new FileAnswer(bytes, `stock-${londonDay(now)}.csv`);
  });
}
