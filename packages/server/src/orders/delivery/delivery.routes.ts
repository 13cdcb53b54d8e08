import * as calls from '@formulary/rules/calls/desk/deskDeliveryCalls';
import type { FastifyInstance } from 'fastify';
import { readDeskEvents } from '../../platform/desk/readDeskEvents.queries.ts';
import { registerDeskCall } from '../../platform/desk/registerDeskCall.ts';
import type { Shop } from '../../start/Shop.ts';
import { addDelivery, changeDelivery, previewDelivery } from './changeDelivery.ts';
import { readDelivery } from './delivery.queries.ts';
import { deliverySubject } from './deliveryEvents.ts';

/** Registers the desk's calls about ways of delivery. */
export function registerDelivery(
  app: FastifyInstance,
  { db, now }: Pick<Shop, 'db' | 'now'>,
): void {
  registerDeskCall(app, calls.listDeskDelivery, async () => {
    const options = await readDelivery(db);
    const subjects = options.map(({ id }) => deliverySubject(id));
    return { options, events: await readDeskEvents(db, subjects) };
  });
  registerDeskCall(app, calls.addDeskDelivery, ({ body, actor }) =>
    addDelivery(db, body, { actor, now: now() }),
  );
  registerDeskCall(app, calls.previewDeskDelivery, ({ params: { id }, body }) =>
    previewDelivery(db, { id, ...body }),
  );
  registerDeskCall(app, calls.changeDeskDelivery, async ({ params: { id }, body, actor }) => {
    await changeDelivery(db, { id, ...body }, { actor, now: now() });
    return undefined;
  });
}
