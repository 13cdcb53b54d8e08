import * as calls from '@formulary/rules/calls/desk/deskPriceCalls';
import type { FastifyInstance } from 'fastify';
import { registerDeskCall } from '../../platform/desk/registerDeskCall.ts';
import type { Shop } from '../../start/Shop.ts';
import { changePrice, withdrawPrice } from './changePrice.ts';
import { previewPrice } from './previewPrice.ts';
import { readPrices } from './readPrices.ts';

/** Registers the desk's calls about prices of products. */
export function registerPrices(app: FastifyInstance, { db, now }: Pick<Shop, 'db' | 'now'>): void {
  registerDeskCall(app, calls.getDeskPrices, ({ params, query }) =>
    readPrices(db, params.id, query.after),
  );
  registerDeskCall(app, calls.previewDeskPrice, ({ params, body }) =>
    previewPrice(db, params.id, body, now()),
  );
  registerDeskCall(app, calls.setDeskPrice, async ({ params, body, actor }) => {
    await changePrice(db, { productId: params.id, ...body }, { actor, now: now() });
    return undefined;
  });
  registerDeskCall(app, calls.withdrawDeskPrice, async ({ params, body, actor }) => {
    await withdrawPrice(db, { id: params.id, ...body }, { actor, now: now() });
    return undefined;
  });
}
