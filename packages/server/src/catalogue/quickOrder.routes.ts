import { matchProducts } from '@formulary/rules/calls/quickOrderCalls';
import type { FastifyInstance } from 'fastify';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { createKeyedLimiter } from '../platform/limits/createKeyedLimiter.ts';
import { consumeQuota } from '../platform/limits/consumeQuota.ts';
import { registerCall } from '../platform/plugins/registerCall.ts';
import { matchRows } from './matchRows.ts';
import { createSharedTurn } from '../platform/process/inSlices.ts';
import type { Shop } from '../start/Shop.ts';

const HOUR_MS = 3_600_000;
/** Five files of 1,000 rows, each with a misspelt name. */
const MOST_MISSPELT_AN_HOUR = 5000;
/** Per buyer: one request runs, and the next ones wait. */
const MOST_WAITING = 3;

/**
 * Registers the call that matches rows of a quick order. Limits a buyer to one request at a time and 5,000 misspelt
 * rows an hour. All buyers' requests share the turns of the event loop, one slice at a time.
 */
export function registerQuickOrder(app: FastifyInstance, { db, catalogue, now }: Shop): void {
  const turn = createSharedTurn();
  const inTurn = createKeyedLimiter(1, MOST_WAITING);

  registerCall(app, matchProducts, ({ body, session, reply }) => {
    // The client no longer waits for a request that timed out or was aborted: give its turns to others.
    const turnWhileAwaited = () => {
      if (reply.sent || reply.raw.destroyed) throw new Refused('unavailable');
      return turn();
    };
    const limit = {
      kind: 'misspelt rows of',
      key: String(session.userId),
      most: MOST_MISSPELT_AN_HOUR,
      perMs: HOUR_MS,
      code: 'too-many-requests',
    } as const;
    return inTurn(limit.key, async () =>
      matchRows(db, body.rows, {
        book: await catalogue.current(),
        now: now(),
        turn: turnWhileAwaited,
        takeMisspelt: (amount) =>
          withTransaction(db, (trx) => consumeQuota(trx, { ...limit, amount }, now())),
      }),
    );
  });
}
