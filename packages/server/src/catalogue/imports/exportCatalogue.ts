import { categoryPaths } from '@formulary/rules/catalogue/imports/categoryPaths';
import {
  productCells,
  productHeadings,
  templateCells,
} from '@formulary/rules/catalogue/imports/productCells';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { writeCsv, writeLongCsv } from '../../platform/csv/writeCsv.ts';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { FileAnswer } from '../../platform/plugins/FileAnswer.ts';
import { readCategories } from '../catalogue.queries.ts';
import { readProductsAfter } from './importedProducts.queries.ts';
import type { ImportActor } from './storeImport.ts';

const PRODUCTS_AT_ONCE = 1_000;

/** Returns the headings of a file of products, with an example that is easily told from products. */
export function templateFile(): FileAnswer {
  return new FileAnswer(Buffer.from(writeCsv(productHeadings, [templateCells])), 'products.csv');
}

/**
 * Returns all products as a file that can be changed and imported, and records who exported them. Unchanged, it changes
 * nothing when it is imported.
 */
export async function exportCatalogue(
  db: Db,
  { by, staff }: ImportActor,
  now: Date,
): Promise<FileAnswer> {
  const paths = categoryPaths(await readCategories(db));
  let rows = 0;
  const lines = async function* () {
    for (let last = 0; ;) {
      const products = await readProductsAfter(db, last, { limit: PRODUCTS_AT_ONCE, now });
      rows += products.length;
      yield products.map((product) => {
        const categories = product.categoryIds.map((id) => paths.get(id) ?? '');
        return productCells({ ...product, categories });
      });
      if (products.length < PRODUCTS_AT_ONCE) return;
      last = products.at(-1)?.id ?? 0;
    }
  };
  const bytes = Buffer.from(await writeLongCsv(productHeadings, lines()));
  await withTransaction(db, (trx) =>
    recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'catalogue-exported',
      subject: 'catalogue',
      detail: { by, rows },
      staff,
    }),
  );
  return new FileAnswer(bytes, `products-${londonDay(now)}.csv`);
}
