import { headOf } from '@formulary/rules/head/headOf';
import type { Catalogue } from '../catalogue/readModel/Catalogue.ts';
import type { HeadAt } from '../platform/pages/HeadAt.ts';
import { headCatalogue } from './headCatalogue.ts';
import { writeHead } from './writeHead.ts';

interface HeadsContext {
  readonly catalogue: Catalogue;
  /** The shop's public address; read it when it is needed. */
  readonly shopUrl: string;
}

/** The heads of the shop's pages, from the catalogue in memory. */
export function openHeads(shop: HeadsContext): HeadAt {
  return async (path, query) => {
    const book = await shop.catalogue.current();
    const head = headOf({ path, query }, headCatalogue(book));
    return { html: writeHead(head, shop.shopUrl), isShared: !head.isEcho };
  };
}
