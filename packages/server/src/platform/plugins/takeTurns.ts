import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createTurns } from '../limits/createTurns.ts';

/** Requests of one account that are worked on at once (docs/decisions/2026-11-27-two-requests-of-an-account-at-once.md). */
const MOST_AT_ONCE = 2;
/** An account whose requests took longer than this lately has one at once: a screen that opens is far below it. */
const BURST_MS = 250;
/** Users do not notice a pause that is no longer than the request before it. */
const LONGEST_REST_MS = 250;
/** One more is refused with 503; no browser sends as many. */
const MOST_WAITING = 200;

const rest = (tookMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.min(tookMs, LONGEST_REST_MS));
  });

/**
 * Lets two requests of one account be worked on at once; the others wait in the order they came. While they took longer than
 * `burstMs` lately, one is worked on at once, and the next begins after a rest as long as that one took, a quarter of a second
 * at most. So the others in the shop share the database and the processors with two requests at most, however many a client
 * sends, and part of the time with none. What brings files is not counted, because it arrives as slowly as its sender likes,
 * and has limits of its own.
 */
export function takeTurns(app: FastifyInstance, burstMs = BURST_MS): void {
  const inTurn = createTurns(MOST_AT_ONCE, MOST_WAITING, { burstMs, rest });
  const ends = new WeakMap<FastifyReply, () => void>();

  app.addHook('preHandler', async (request, reply) => {
    const { session, routeOptions } = request;
    if (session === undefined || routeOptions.config.hasLongBody === true) return;
    const { promise: isTurn, resolve: begin, reject: refuse } = Promise.withResolvers<void>();
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    ends.set(reply, end);
    // Whoever hung up, or was answered that it takes too long, gives the turn on.
    reply.raw.once('close', end);
    inTurn(String(session.userId), async () => {
      begin();
      await isOver;
      // Requests that are refused at once would otherwise be judged one after the other with nobody else answered between.
      await nextTurn();
    }).catch(refuse);
    await isTurn;
  });

  app.addHook('onSend', async (_request, reply) => ends.get(reply)?.());
}
