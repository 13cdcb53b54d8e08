import type { HeadCatalogue } from '@formulary/rules/head/PageHead';
import type { CatalogueBook } from '../catalogue/readModel/CatalogueBook.ts';
import { headOf } from '@formulary/rules/head/headOf';
import type { PageData } from '../platform/pages/PageData.ts';
import { writeHead } from './writeHead.ts';

/** Returns the part of the catalogue in memory that page heads need. */
function headCatalogue(book: CatalogueBook): HeadCatalogue {
  return {
    categories: book.categories,
    product: (id) => book.entry(id)?.product,
    countIn: (categoryId) => book.rows({ categoryId }).length,
  };
}

/** Returns the heads of the shop's pages, from the catalogue in memory. */
export function headsIn(book: CatalogueBook, shopUrl: string): PageData['headAt'] {
  const catalogue = headCatalogue(book);
  return (path, query) => {
    const head = headOf({ path, query }, catalogue);
    return {
      html: writeHead(head, shopUrl),
      canonical: head.canonical,
      isShared: !head.isEcho,
    };
  };
}
