import type { Catalogue } from '../catalogue/readModel/Catalogue.ts';
import { headsIn } from '../heads/headsIn.ts';
import type { ReadPagesNow } from '../platform/pages/PagesNow.ts';
import { keepTexts } from './keepTexts.ts';
import type { Texts } from './readTexts.ts';
import { visitorsAnswers } from './visitorsAnswers.ts';

interface PagesContext {
  readonly catalogue: Catalogue;
  /** The shop's public address; read it when it is needed. */
  readonly shopUrl: string;
}

/** What the shop's pages are made of: heads and answers from the catalogue in memory, and the static pages' texts. */
export function openPageSource(shop: PagesContext, texts: Texts): ReadPagesNow {
  const readTexts = keepTexts(texts, () => performance.now());
  return async () => {
    const { version, text } = await readTexts();
    const book = await shop.catalogue.current();
    return {
      version: `${book.publicVersion} ${version}`,
      headAt: headsIn(book, shop.shopUrl),
      answer: visitorsAnswers(book, text),
    };
  };
}
