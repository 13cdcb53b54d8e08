import { findDeskProducts } from '@formulary/rules/calls/desk/deskProductCalls';
import type { FastifyInstance } from 'fastify';
import { registerDeskCall } from '../platform/desk/registerDeskCall.ts';
import type { Shop } from '../start/Shop.ts';
import { findProducts } from './deskProducts.queries.ts';

/** Registers the desk's search for products, which leads to their pages in the shop. */
export function registerDeskProducts(
  app: FastifyInstance,
  shop: Pick<Shop, 'db' | 'shopUrl'>,
): void {
  registerDeskCall(app, findDeskProducts, async ({ body }) => {
    const found = await findProducts(shop.db, body.search);
    return found.map((product) => ({
      ...product,
      shopHref: `${shop.shopUrl}/product/${product.id}`,
    }));
  });
}
