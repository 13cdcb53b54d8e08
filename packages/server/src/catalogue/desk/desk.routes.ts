import * as catalogue from '@formulary/rules/calls/desk/deskCatalogueCalls';
import { findDeskProducts } from '@formulary/rules/calls/desk/deskProductCalls';
import * as lists from '@formulary/rules/calls/desk/deskProductListCall';
import type { ProductPatch } from '@formulary/rules/catalogue/changes/productWire';
import type { FastifyInstance } from 'fastify';
import { registerDeskCall } from '../../platform/desk/registerDeskCall.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import type { Shop } from '../../start/Shop.ts';
import { changeProduct, createProduct } from '../changes/changeProduct.ts';
import { previewProduct } from '../changes/previewProduct.ts';
import { readKeptChange } from '../changes/products.queries.ts';
import { productSubject } from '../prices/priceEvents.ts';
import { exportProducts } from './exportProducts.ts';
import { findProducts } from './findProducts.queries.ts';
import { listProducts } from './listProducts.ts';
import { readDeskProduct } from './readDeskProduct.ts';

/** Registers the desk's calls about products, and its search for them, which leads to their pages in the shop. */
export function registerDeskProducts(
  app: FastifyInstance,
  shop: Pick<Shop, 'db' | 'now' | 'shopUrl'>,
): void {
  const { db, now } = shop;
  // The address is known once the shop listens.
  const show = (id: number) => readDeskProduct({ db, shopUrl: shop.shopUrl, now: now() }, id);
  registerDeskCall(app, findDeskProducts, async ({ body }) => {
    const found = await findProducts(db, body.search);
    const { shopUrl } = shop;
    return found.map((product) => ({ ...product, shopHref: `${shopUrl}/product/${product.id}` }));
  });
  registerDeskCall(app, lists.listDeskProducts, ({ body }) => listProducts(db, body));
  registerDeskCall(app, lists.exportDeskProducts, ({ body, actor }) =>
    exportProducts(db, body, { actor, now: now() }),
  );
  registerDeskCall(app, catalogue.getDeskProduct, ({ params }) => show(params.id));
  registerDeskCall(app, catalogue.previewDeskProduct, ({ params, body }) =>
    previewProduct(db, { id: params.id, ...body }, now()),
  );
  registerDeskCall(app, catalogue.changeDeskProduct, async ({ params, body, actor }) => {
    await changeProduct(db, { id: params.id, ...body }, { actor, now: now() });
    return show(params.id);
  });
  registerDeskCall(app, catalogue.getDeskProductBefore, async ({ params: { id, eventId } }) => {
    const kept = await readKeptChange(db, eventId, productSubject(id));
    if (!kept) throw new Refused('not-found');
    return kept.before as ProductPatch;
  });
  registerDeskCall(app, catalogue.createDeskProduct, async ({ body, actor }) => ({
    id: await createProduct(db, body, { actor, now: now() }),
  }));
}
