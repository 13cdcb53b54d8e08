import type { Category } from '@formulary/rules/catalogue/category';
import { categoryWithDescendants } from '@formulary/rules/catalogue/categoryTree';
import type { FilterKey, ProductFacets } from '@formulary/rules/catalogue/listing/filters';
import { formNames } from '@formulary/rules/catalogue/listing/productForm';
import { purchaseFlag } from '@formulary/rules/catalogue/purchaseFlag';
import { isInStock } from '@formulary/rules/stock/stockLevel';
import { productTypes } from '../ProductColumns.ts';
import type { CatalogueBook } from '../readModel/CatalogueBook.ts';
import type { ProductsInput } from './Listings.ts';

/** One bit per filter of a row. Earlier purchases select the rows themselves. */
const BITS = {
  isInStock: 1,
  isPrescription: 2,
  forms: 4,
  subCategoryIds: 8,
  isOnOffer: 16,
} as const satisfies Readonly<Record<Exclude<FilterKey, 'isBoughtBefore'>, number>>;

const rowFilters = Object.keys(BITS) as readonly (keyof typeof BITS)[];

/** Filter results for rows. */
export interface RowFilter {
  /** Returns the failed filters as bits; 0 if the row matches. */
  readonly fails: (row: number) => number;
  /** Whether no filter is set, so that every row matches. */
  readonly isOpen: boolean;
  readonly isInStock: (row: number) => boolean;
  /** Whether the product may be bought with, or without, a prescription. */
  readonly isSold: (row: number, isPrescription: boolean) => boolean;
}

/** Returns a list's filter for rows. `offered` has one byte per row, 1 if on offer. */
export function rowFilter(
  book: CatalogueBook,
  input: ProductsInput,
  offered: Uint8Array | undefined,
): RowFilter {
  const { search } = book;
  const { inStock, minimumStock, types, forms } = book.columns;
  const sold = [false, true].map((isPrescription) =>
    Uint8Array.from(productTypes, (type) => Number(purchaseFlag(type, isPrescription).ok)),
  ) as [Uint8Array, Uint8Array];
  const wantedForms = input.forms && new Set(input.forms.map((form) => formNames.indexOf(form)));
  const wantedCategories = input.subCategoryIds && categoriesBelow(book, input.subCategoryIds);
  const { isInStock: wantedStock, isPrescription: wantedPurchase } = input;
  const hasStock = (row: number) =>
    isInStock({ inStock: inStock[row] as number, minimumStock: minimumStock[row] as number });
  const isSold = (row: number, isPrescription: boolean) =>
    sold[isPrescription ? 1 : 0][types[row] as number] === 1;
  const isIn = (row: number, wanted: Uint8Array) => {
    let isWithin = 0;
    search.eachCategory(row, (id) => {
      isWithin |= wanted[id] ?? 0;
    });
    return isWithin === 1;
  };
  const fails = (row: number) => {
    let failed = 0;
    if (wantedStock !== undefined && hasStock(row) !== wantedStock) failed |= BITS.isInStock;
    if (wantedPurchase !== undefined && !isSold(row, wantedPurchase)) failed |= BITS.isPrescription;
    if (wantedForms && !wantedForms.has(forms[row] as number)) failed |= BITS.forms;
    if (wantedCategories && !isIn(row, wantedCategories)) failed |= BITS.subCategoryIds;
    if (input.isOnOffer !== undefined && (offered?.[row] === 1) !== input.isOnOffer)
      failed |= BITS.isOnOffer;
    return failed;
  };
  const isOpen = rowFilters.every((key) => input[key] === undefined);
  return { fails, isOpen, isInStock: hasStock, isSold };
}

/** Marks categories and their descendants with 1, by id. */
function categoriesBelow({ categories }: CatalogueBook, ids: readonly number[]): Uint8Array {
  const largest = categories.reduce((most, { id }) => Math.max(most, id), 0);
  const marks = new Uint8Array(largest + 1);
  for (const id of ids)
    for (const below of categoryWithDescendants(categories, id))
      if (below <= largest) marks[below] = 1;
  return marks;
}

/** The counts of a list that are the same for every buyer. */
export type CountedFacets = Omit<ProductFacets, 'boughtBefore'>;

/** Counts the filtered products in one pass, and for each filter value the matches with all other filters unchanged. */
export function countFacets(
  book: CatalogueBook,
  input: ProductsInput,
  rows: Readonly<Uint32Array>,
  filter: RowFilter,
  offered: Uint8Array | undefined,
): CountedFacets {
  const { search } = book;
  const formOf = book.columns.forms;
  const forms = new Uint32Array(formNames.length);
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
    if ((failed & ~BITS.isInStock) === 0 && filter.isInStock(row)) inStock += 1;
    if ((failed & ~BITS.isPrescription) === 0) {
      if (filter.isSold(row, true)) onPrescription += 1;
      if (filter.isSold(row, false)) withoutPrescription += 1;
    }
    if ((failed & ~BITS.forms) === 0) {
      const form = formOf[row] as number;
      forms[form] = (forms[form] as number) + 1;
    }
    if ((failed & ~BITS.isOnOffer) === 0 && offered?.[row] === 1) onOffer += 1;
    if ((failed & ~BITS.subCategoryIds) === 0) {
      current = row;
      search.eachCategory(row, countChild);
    }
  }
  return {
    count,
    inStock,
    onPrescription,
    withoutPrescription,
    onOffer,
    forms: formNames.flatMap((form, number) => {
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

const DEEPEST = 50;

/** Maps each category id to the child of `parentId` that contains it; 0 if none does. */
function childOfEach(categories: readonly Category[], parentId: number): Uint32Array {
  const parents = new Map(categories.map((category) => [category.id, category.parentId]));
  const largest = categories.reduce((most, { id }) => Math.max(most, id), 0);
  const childOf = new Uint32Array(largest + 1);
  for (const { id } of categories) {
    let above: number | undefined = id;
    for (let step = 0; step < DEEPEST && above !== undefined && above !== 0; step += 1) {
      const next = parents.get(above);
      if (next === parentId) childOf[id] = above;
      above = next === parentId ? undefined : next;
    }
  }
  return childOf;
}
