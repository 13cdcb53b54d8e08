import type { HeadCatalogue } from '@formulary/rules/head/HeadCatalogue';
import type { CatalogueBook } from '../catalogue/readModel/CatalogueBook.ts';

/** Returns the part of the catalogue in memory that page heads need. */
export function headCatalogue(book: CatalogueBook): HeadCatalogue {
  return {
    categories: book.categories,
    product: (id) => book.entry(id)?.product,
    countIn: (categoryId) => book.rows({ categoryId }).length,
  };
}
