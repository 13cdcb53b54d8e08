import { headsIn } from '../heads/headsIn.ts';
import type { ReadPageData } from '../platform/pages/PageData.ts';
import { cacheTexts } from './cacheTexts.ts';
import type { Texts } from './readTexts.ts';
import { visitorsAnswers } from './visitorsAnswers.ts';
import type { Shop } from '../start/Shop.ts';

/**
 * Returns the data source of the shop's pages: heads and answers from the catalogue in memory, and the static pages'
 * texts.
 */
export function openPageSource(
  shop: Pick<Shop, 'catalogue' | 'settings' | 'shopUrl'>,
  texts: Texts,
): ReadPageData {
  const readTexts = cacheTexts(texts, () => performance.now());
  return async () => {
    const { version, text } = await readTexts();
    const book = await shop.catalogue.current();
    const said = await shop.settings.current();
    return {
      version: `${book.publicVersion} ${version} ${said.version}`,
      settings: said.settings,
      headAt: headsIn(book, shop.shopUrl),
      answer: visitorsAnswers(book, text),
    };
  };
}
