import { childCategories } from '@formulary/rules/catalogue/childCategories';
import {
  countProducts as countProductsCall,
  getProduct,
  getPublicProduct,
  listCategories,
  listProducts,
  listPublicProducts,
  listSubCategories,
  readSearch,
} from '@formulary/rules/calls/catalogueCalls';
import type { FastifyInstance } from 'fastify';
import { registerCall, registerPublicCall } from '../platform/plugins/registerCall.ts';
import { Refused } from '../platform/problems/Refused.ts';
import type { Catalogue } from './readModel/Catalogue.ts';
import { countProducts, pageOfProducts } from './listProducts.ts';
import {
  allCategories,
  item,
  listAnswer,
  page,
  publicList,
  publicPage,
  searchReading,
  sharedAnswer,
} from './productAnswers.ts';
import type { CatalogueBook } from './readModel/CatalogueBook.ts';
import type { CatalogueEntry } from './readModel/CatalogueEntry.ts';

interface CatalogueContext {
  readonly catalogue: Catalogue;
  /** The server's clock. */
  readonly now: () => Date;
}

/** Categories, products, counts, one product; for visitors and for buyers (spec 7.14 to 7.19). */
export function registerCatalogue(
  app: FastifyInstance,
  { catalogue, now }: CatalogueContext,
): void {
  registerPublicCall(app, listCategories, async () => {
    return allCategories(await catalogue.current());
  });

  registerPublicCall(app, listSubCategories, async ({ query }) => {
    const { categories } = await catalogue.current();
    const children = childCategories(categories, query.parentId);
    return sharedAnswer(JSON.stringify(listSubCategories.answer.write(children)));
  });

  registerPublicCall(app, countProductsCall, async ({ body }) => {
    return countProducts(await catalogue.current(), body.query);
  });

  registerPublicCall(app, readSearch, async ({ body }) => {
    return searchReading(await catalogue.current(), body.query);
  });

  registerPublicCall(app, listPublicProducts, async ({ body }) => {
    return publicList(await catalogue.current(), body);
  });

  registerCall(app, listProducts, async ({ body }) => {
    const book = await catalogue.current();
    const entries = pageOfProducts(book, body.query, body.page);
    const at = now();
    return listAnswer(entries.map((entry) => item(book, entry, at)));
  });

  registerPublicCall(app, getPublicProduct, async ({ params }) => {
    const book = await catalogue.current();
    return publicPage(book, found(book, params.id));
  });

  registerCall(app, getProduct, async ({ params }) => {
    const book = await catalogue.current();
    return page(book, found(book, params.id), now());
  });
}

function found(book: CatalogueBook, id: number): CatalogueEntry {
  const entry = book.entry(id);
  if (!entry) throw new Refused('product-missing');
  return entry;
}
