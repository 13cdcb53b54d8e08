import { findDeskProducts } from '@formulary/rules/calls/desk/deskProductCalls';
import * as lists from '@formulary/rules/calls/desk/deskProductListCall';
import type { FastifyInstance } from 'fastify';
import { registerDeskCall } from '../../platform/desk/registerDeskCall.ts';
import type { Shop } from '../../start/Shop.ts';
import { exportProducts } from './exportProducts.ts';
import { findProducts } from './findProducts.queries.ts';
import { listProducts } from './listProducts.ts';

/** Registers the desk's calls about products, and its search for them, which leads to their pages in the shop. */
export function registerDeskProducts(
  app: FastifyInstance,
  { db, now, shopUrl }: Pick<Shop, 'db' | 'now' | 'shopUrl'>,
): void {
  registerDeskCall(app, findDeskProducts, async ({ body }) => {
    const found = await findProducts(db, body.search);
    return found.map((product) => ({ ...product, shopHref: `${shopUrl}/product/${product.id}` }));
  });
  registerDeskCall(app, lists.listDeskProducts, ({ body }) => listProducts(db, body));
  registerDeskCall(app, lists.exportDeskProducts, ({ body, actor }) =>
    exportProducts(db, body, { actor, now: now() }),
  );
}
