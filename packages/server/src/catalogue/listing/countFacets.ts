import type { PublicProductFacets } from '@formulary/rules/catalogue/listing/publicProductFacets';
import { productForms } from '@formulary/rules/catalogue/listing/productForms';
import type { CatalogueBook } from '../readModel/CatalogueBook.ts';
import { childOfEach } from './childOfEach.ts';
import type { ProductsInput } from './ProductsInput.ts';
import { FILTERS, type RowFilter } from './rowFilter.ts';

/** Shared counts of a list, and how many products are on offer. */
export interface CountedFacets extends PublicProductFacets {
  readonly onOffer: number;
}

/** Counts the filtered products in one pass, and for each filter value the matches with all other filters unchanged. */
export function countFacets(
  book: CatalogueBook,
  input: ProductsInput,
  rows: Readonly<Uint32Array>,
  filter: RowFilter,
  offered: Uint8Array | undefined,
): CountedFacets {
  const formOf = book.columns.forms;
  const forms = new Uint32Array(productForms.length);
  const childOf = childOfEach(book.categories, input.categoryId ?? 0);
  const children = new Uint32Array(childOf.length);
  /** Last row (from 1) counted for each child: a product may be in several of its categories. */
  const lastOf = new Uint32Array(childOf.length);
  let [count, inStock, onPrescription, withoutPrescription, onOffer] = [0, 0, 0, 0, 0];
  let current = 0;
  const countChild = (categoryId: number) => {
    const child = childOf[categoryId] ?? 0;
    if (child === 0 || lastOf[child] === current + 1) return;
    lastOf[child] = current + 1;
    children[child] = (children[child] as number) + 1;
  };
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const failed = filter.fails(row);
    // A product that fails two filters is in no count.
    if ((failed & (failed - 1)) !== 0) continue;
    if (failed === 0) count += 1;
    if ((failed & ~FILTERS.stock) === 0 && filter.isInStock(row)) inStock += 1;
    if ((failed & ~FILTERS.purchase) === 0) {
      if (filter.isSold(row, true)) onPrescription += 1;
      if (filter.isSold(row, false)) withoutPrescription += 1;
    }
    if ((failed & ~FILTERS.form) === 0) {
      const form = formOf[row] as number;
      forms[form] = (forms[form] as number) + 1;
    }
    if ((failed & ~FILTERS.offer) === 0 && offered?.[row] === 1) onOffer += 1;
    if ((failed & ~FILTERS.category) === 0) {
      current = row;
      book.eachCategory(row, countChild);
    }
  }
  return {
    count,
    inStock,
    onPrescription,
    withoutPrescription,
    onOffer,
    forms: productForms.flatMap(({ form }, number) => {
      const found = forms[number] ?? 0;
      return found > 0 ? [{ form, count: found }] : [];
    }),
    // In the display order of the shop.
    subCategories: book.categories.flatMap(({ id }) => {
      const found = children[id] ?? 0;
      return found > 0 ? [{ id, count: found }] : [];
    }),
  };
}
