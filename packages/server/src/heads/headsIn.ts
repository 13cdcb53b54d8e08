import { headOf } from '@formulary/rules/head/headOf';
import type { CatalogueBook } from '../catalogue/readModel/CatalogueBook.ts';
import type { PagesNow } from '../platform/pages/PagesNow.ts';
import { headCatalogue } from './headCatalogue.ts';
import { writeHead } from './writeHead.ts';

/** Returns the heads of the shop's pages, from the catalogue in memory. */
export function headsIn(book: CatalogueBook, shopUrl: string): PagesNow['headAt'] {
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
