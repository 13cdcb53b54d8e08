import { categoryWithDescendants } from '@formulary/rules/catalogue/categoryWithDescendants';
import { purchaseFlag } from '@formulary/rules/catalogue/purchaseFlag';
import { isInStock } from '@formulary/rules/stock/isInStock';
import { formNumber } from '../productTable/formNumber.ts';
import { productTypes } from '../productTable/productTypes.ts';
import type { CatalogueBook } from '../readModel/CatalogueBook.ts';
import type { ProductsInput } from './ProductsInput.ts';

/** One bit per filter. */
export const FILTERS = { stock: 1, purchase: 2, form: 4, category: 8, offer: 16 } as const;

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
  const { inStock, minimumStock, types, forms } = book.columns;
  const sold = [false, true].map((isPrescription) =>
    Uint8Array.from(productTypes, (type) => Number(purchaseFlag(type, isPrescription).ok)),
  ) as [Uint8Array, Uint8Array];
  const wantedForms = input.forms && new Set(input.forms.map(formNumber));
  const wantedCategories = input.subCategoryIds && categoriesBelow(book, input.subCategoryIds);
  const { isInStock: wantedStock, isPrescription: wantedPurchase } = input;
  const hasStock = (row: number) =>
    isInStock({ inStock: inStock[row] as number, minimumStock: minimumStock[row] as number });
  const isSold = (row: number, isPrescription: boolean) =>
    sold[isPrescription ? 1 : 0][types[row] as number] === 1;
  const isIn = (row: number, wanted: Uint8Array) => {
    let isWithin = 0;
    book.eachCategory(row, (id) => {
      isWithin |= wanted[id] ?? 0;
    });
    return isWithin === 1;
  };
  const fails = (row: number) => {
    let failed = 0;
    if (wantedStock !== undefined && hasStock(row) !== wantedStock) failed |= FILTERS.stock;
    if (wantedPurchase !== undefined && !isSold(row, wantedPurchase)) failed |= FILTERS.purchase;
    if (wantedForms && !wantedForms.has(forms[row] as number)) failed |= FILTERS.form;
    if (wantedCategories && !isIn(row, wantedCategories)) failed |= FILTERS.category;
    if (input.isOnOffer !== undefined && (offered?.[row] === 1) !== input.isOnOffer)
      failed |= FILTERS.offer;
    return failed;
  };
  const chosen = [wantedStock, wantedPurchase, wantedForms, wantedCategories, input.isOnOffer];
  const isOpen = chosen.every((each) => each === undefined);
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
