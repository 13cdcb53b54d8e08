import { childCategories, listedCategories } from '@formulary/rules/catalogue/categoryTree';
import {
  countProducts,
  getProduct,
  getProductFacets,
  getPublicProduct,
  getPublicProductFacets,
  listCategories,
  listProducts,
  listPublicProducts,
  listSubCategories,
  readSearch,
} from '@formulary/rules/calls/catalogueCalls';
import type { FastifyInstance } from 'fastify';
import { registerCall, registerPublicCall } from '../platform/plugins/registerCall.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { readBoughtProducts } from './catalogue.queries.ts';
import { listingsOf } from './listing/Listings.ts';
import {
  allCategories,
  list,
  page,
  publicFacets,
  publicList,
  publicPage,
  searchReading,
  sharedAnswer,
} from './productAnswers.ts';
import type { CatalogueBook, CatalogueEntry } from './readModel/CatalogueBook.ts';
import type { Shop } from '../start/Shop.ts';

/** Registers the catalogue calls for visitors and buyers (spec 7.14 to 7.19). */
export function registerCatalogue(
  app: FastifyInstance,
  { catalogue, db, now }: Pick<Shop, 'catalogue' | 'db' | 'now'>,
): void {
  registerPublicCall(app, listCategories, async () => {
    return allCategories(await catalogue.current());
  });

  registerPublicCall(app, listSubCategories, async ({ query }) => {
    const { categories } = await catalogue.current();
    const children = childCategories(listedCategories(categories), query.parentId);
    return sharedAnswer(JSON.stringify(listSubCategories.answer.write(children)));
  });

  registerPublicCall(app, countProducts, async ({ body }) => {
    const listings = listingsOf(await catalogue.current());
    await listings.turn(body.query, {});
    return listings.facets(body.query, {}).count;
  });

  registerPublicCall(app, readSearch, async ({ body }) => {
    return searchReading(await catalogue.current(), body.query);
  });

  registerPublicCall(app, listPublicProducts, async ({ body }) => {
    const book = await catalogue.current();
    await listingsOf(book).turn(body.query, {}, body.page);
    return publicList(book, body);
  });

  registerPublicCall(app, getPublicProductFacets, async ({ body }) => {
    const book = await catalogue.current();
    await listingsOf(book).turn(body.query, {});
    return publicFacets(book, body.query);
  });

  registerCall(app, getProductFacets, async ({ body, session }) => {
    const boughtIds = await readBoughtProducts(db, session.userId);
    const listings = listingsOf(await catalogue.current());
    const listedFor = { now: now(), boughtIds };
    await listings.turn(body.query, listedFor);
    const facets = listings.facets(body.query, listedFor);
    return { ...facets, boughtBefore: listings.boughtBefore(body.query, listedFor) };
  });

  registerCall(app, listProducts, async ({ body, session }) => {
    const isBought = body.query.isBoughtBefore !== undefined;
    const boughtIds = isBought ? await readBoughtProducts(db, session.userId) : [];
    const book = await catalogue.current();
    const listedFor = { now: now(), boughtIds };
    await listingsOf(book).turn(body.query, listedFor, body.page);
    return list(book, body, listedFor);
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
