import { matchProducts } from '@formulary/rules/calls/quickOrderCalls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/database/Db.ts';
import { registerCall } from '../platform/plugins/registerCall.ts';
import { matchRows } from './matchRows.ts';
import type { Catalogue } from './readModel/Catalogue.ts';

interface QuickOrderContext {
  readonly db: Db;
  readonly catalogue: Catalogue;
  /** The server's clock. */
  readonly now: () => Date;
}

/** What the rows of a quick order mean. */
export function registerQuickOrder(
  app: FastifyInstance,
  { db, catalogue, now }: QuickOrderContext,
): void {
  registerCall(app, matchProducts, async ({ body }) => {
    return matchRows(db, await catalogue.current(), body.rows, now());
  });
}
