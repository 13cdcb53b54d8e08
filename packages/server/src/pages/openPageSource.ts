import type { Catalogue } from '../catalogue/readModel/Catalogue.ts';
import { headsIn } from '../heads/headsIn.ts';
import type { ReadPagesNow } from '../platform/pages/PagesNow.ts';
import { visitorsAnswers } from './visitorsAnswers.ts';

interface PagesContext {
  readonly catalogue: Catalogue;
  /** The shop's public address; read it when it is needed. */
  readonly shopUrl: string;
  /** Reads a static page by the name of its file (TC, PP or DP). */
  readonly readText: (file: string) => unknown;
}

/** What the shop's pages are made of: heads and answers from the catalogue in memory, and the static pages. */
export function openPageSource(shop: PagesContext): ReadPagesNow {
  return async () => {
    const book = await shop.catalogue.current();
    return {
      version: book.publicVersion,
      headAt: headsIn(book, shop.shopUrl),
      answer: visitorsAnswers(book, shop.readText),
    };
  };
}
