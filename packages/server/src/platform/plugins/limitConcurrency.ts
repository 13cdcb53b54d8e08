import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createKeyedLimiter } from '../limits/createKeyedLimiter.ts';

/** Concurrent requests of one account (docs/decisions/2026-11-27-two-requests-per-account.md). */
const MOST_AT_ONCE = 2;
/** Recent processing time above which an account gets one request at once; opening a screen takes far less. */
const BURST_MS = 250;
/** Users do not notice a pause no longer than the request before it. */
const LONGEST_REST_MS = 250;
/** Longest queue; one more is refused with 503. No browser sends as many. */
const MOST_WAITING = 200;

const rest = (tookMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.min(tookMs, LONGEST_REST_MS));
  });

/**
 * Runs two requests of one account at once and queues the others in order. While they recently took longer than
 * `burstMs`, one runs at once. The next starts after a rest as long as that one took, a quarter of a second at most. So
 * one client occupies the database and processors with two requests at most, and for part of the time with none.
 * Uploads are exempt, because the sender sets their pace and they have separate limits.
 */
export function limitConcurrency(app: FastifyInstance, burstMs = BURST_MS): void {
  const inTurn = createKeyedLimiter(MOST_AT_ONCE, MOST_WAITING, { burstMs, rest });
  const ends = new WeakMap<FastifyReply, () => void>();

  app.addHook('preHandler', async (request, reply) => {
    const account = accountOf(request);
    if (account === undefined || request.routeOptions.config.hasLongBody === true) return;
    const { promise: isTurn, resolve: begin, reject: refuse } = Promise.withResolvers<void>();
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    ends.set(reply, end);
    // A closed connection or a timed-out request frees the turn as well.
    reply.raw.once('close', end);
    inTurn(account, async () => {
      begin();
      await isOver;
      // Otherwise immediately refused requests would run in a row, with no other request answered in between.
      await nextTurn();
    }).catch(refuse);
    await isTurn;
  });

  app.addHook('onSend', async (_request, reply) => ends.get(reply)?.());
}

function accountOf({ session, deskSession }: FastifyRequest): string | undefined {
  if (deskSession) return `staff ${deskSession.staffId}`;
  return session && String(session.userId);
}
