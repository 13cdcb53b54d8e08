import * as calls from '@formulary/rules/calls/desk/deskPromotionCalls';
import type { FastifyInstance } from 'fastify';
import { registerDeskCall } from '../../platform/desk/registerDeskCall.ts';
import type { Shop } from '../../start/Shop.ts';
import { addPromotion, changePromotion, endPromotion } from './changePromotion.ts';
import { listPromotions } from './listPromotions.ts';
import { previewPromotion } from './previewPromotion.ts';
import { readPromotion } from './readPromotion.ts';

/** Registers the desk's calls about promotions. */
export function registerPromotions(
  app: FastifyInstance,
  { db, now }: Pick<Shop, 'db' | 'now'>,
): void {
  registerDeskCall(app, calls.listDeskPromotions, ({ body }) => listPromotions(db, body, now()));
  registerDeskCall(app, calls.previewDeskPromotion, ({ body }) =>
    previewPromotion(db, body, now()),
  );
  registerDeskCall(app, calls.addDeskPromotion, ({ body, actor }) =>
    addPromotion(db, body, { actor, now: now() }),
  );
  registerDeskCall(app, calls.getDeskPromotion, ({ params: { id } }) =>
    readPromotion(db, id, now()),
  );
  registerDeskCall(app, calls.changeDeskPromotion, async ({ params: { id }, body, actor }) => {
    await changePromotion(db, { id, ...body }, { actor, now: now() });
    return undefined;
  });
  registerDeskCall(app, calls.endDeskPromotion, async ({ params: { id }, body, actor }) => {
    await endPromotion(db, { id, ...body }, { actor, now: now() });
    return undefined;
  });
}
