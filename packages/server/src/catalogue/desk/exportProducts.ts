import { hash } from 'node:crypto';
import { MOST_EXPORTED_CATALOGUE } from '@formulary/rules/calls/desk/deskProductListCall';
import { productTypeLabels } from '@formulary/rules/catalogue/changes/productChanges';
import type {
  DeskProductFilter,
  DeskProductSort,
  ListedDeskProduct,
} from '@formulary/rules/catalogue/deskProductList';
import { productHazards } from '@formulary/rules/catalogue/productHazards';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { poundsFromMills } from '@formulary/rules/money/pounds';
import { writeCsv } from '../../platform/csv/writeCsv.ts';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { FileAnswer } from '../../platform/plugins/FileAnswer.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { requireReason } from '../../platform/problems/requireReason.ts';
import { readProductPage } from './productList.queries.ts';

const yes = (isSo: boolean): string => (isSo ? 'yes' : 'no');

/** The columns of the file and what each holds. */
const columns: readonly (readonly [
  heading: string,
  of: (product: ListedDeskProduct) => string | number,
])[] = [
  ['Code', ({ code }) => code],
  ['Product', ({ name }) => name],
  ['Category', ({ category }) => category],
  ['Sold', ({ type }) => productTypeLabels[type]],
  ['Price without VAT (£)', ({ price }) => poundsFromMills(price)],
  ['VAT (%)', ({ vatPercent }) => vatPercent],
  ['In stock', ({ inStock }) => inStock],
  ['Safety stock', ({ minimumStock }) => minimumStock],
  ['On sale', ({ isOnSale }) => yes(isOnSale)],
  ['Cold chain', ({ isColdChain }) => yes(isColdChain)],
  ['Hazards', ({ hazards }) => hazards.map((name) => productHazards[name].label).join(', ')],
  ['Source', ({ source }) => source],
];

/** What is exported, in which order and why. */
interface ProductExport {
  readonly filter: DeskProductFilter;
  readonly sort?: DeskProductSort | undefined;
  readonly isDescending?: boolean | undefined;
  readonly reason: string;
}

/**
 * Returns the products of a filter as CSV, and records who exported them and why. Refuses with the refusals of
 * `requireReason`, and with 'export-too-long' beyond 100,000.
 */
export async function exportProducts(
  db: Db,
  { filter, sort = 'name', isDescending = false, reason }: ProductExport,
  { actor, now }: { readonly actor: DeskActor; readonly now: Date },
): Promise<FileAnswer> {
  const why = requireReason(reason);
  return withTransaction(db, async (trx) => {
    const limit = MOST_EXPORTED_CATALOGUE + 1;
    const window = { sort, isDescending, mark: undefined, isBackward: false, limit };
    const rows = await readProductPage(trx, filter, window);
    if (rows.length > MOST_EXPORTED_CATALOGUE) throw new Refused('export-too-long');
    const headings = columns.map(([heading]) => heading);
    const lines = rows.map(({ row }) => columns.map(([, of]) => of(row)));
    const bytes = Buffer.from(writeCsv(headings, lines));
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'products-exported',
      subject: 'catalogue',
      detail: {
        by: actor.by,
        reason: why,
        filter: JSON.stringify(filter),
        rows: rows.length,
        sha256: hash('sha256', bytes, 'hex'),
      },
      staff: actor.staff,
    });
    return new FileAnswer(bytes, `products-${londonDay(now)}.csv`);
  });
}
