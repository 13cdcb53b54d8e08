import * as calls from '@formulary/rules/calls/stockRequestCalls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../platform/plugins/registerCall.ts';
import { requestStock } from './requestStock.ts';
import { deleteStockRequests, readStockRequests } from './stockRequests.queries.ts';
import type { Shop } from '../start/Shop.ts';

/** Registers the routes of a user's stock requests; each call returns all of them. */
export function registerStockRequests(app: FastifyInstance, { db, now }: Shop): void {
  registerCall(app, calls.listStockRequests, ({ session }) =>
    readStockRequests(db, session.userId),
  );
  registerCall(app, calls.addStockRequest, ({ session, body }) =>
    requestStock(db, session.userId, body.productId, now()),
  );
  registerCall(app, calls.removeStockRequest, async ({ session, body }) => {
    await deleteStockRequests(db, session.userId, [body.productId]);
    return readStockRequests(db, session.userId);
  });
}
