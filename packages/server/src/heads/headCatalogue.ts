import type { HeadCatalogue } from '@formulary/rules/head/HeadCatalogue';
import type { CatalogueBook } from '../catalogue/readModel/CatalogueBook.ts';

/** The catalogue in memory as far as the heads of pages ask for it. */
export function headCatalogue(book: CatalogueBook): HeadCatalogue {
  return {
    categories: book.categories,
    product: (id) => book.entry(id)?.product,
    countIn: (categoryId) => book.rows({ categoryId }).length,
  };
}
