import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasBody } from '../http/hasBody.ts';
import { Refused } from '../problems/Refused.ts';
import { networkOf } from '../http/networkOf.ts';
import { measureLoopDelay } from './measureLoopDelay.ts';
import { isCall, type Urgency, urgencyOf } from './urgencyOf.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Exempt from load shedding: the health checks. */
    isAlwaysAnswered?: boolean;
  }
  interface FastifyRequest {
    /** Network that the request counts for, while it is being processed. */
    workedOnFor: string | undefined;
  }
  interface FastifyInstance {
    /** Returns whether a visitor would be refused now. */
    isOverloaded: () => boolean;
    /** Returns whether a call is being processed; absent where requests are not counted. */
    isAnsweringCalls?: () => boolean;
  }
}

/** Limits above which requests are refused. */
export interface LoadLimits {
  /** Most concurrent requests; those less urgent than a buyer's get a share of it. */
  readonly mostAtOnce: number;
  readonly isKnownToken: (token: string) => boolean;
  /** Event-loop delay in milliseconds; measured by default. */
  readonly delayMs?: () => number;
}

const SHARES: Readonly<Record<Urgency, number>> = {
  picture: 0.4,
  visitor: 0.6,
  page: 0.8,
  buyer: 1,
};
/** Largest share of one network in the room for unknown clients. */
const SHARE_OF_NETWORK = 0.5;
/** Above this delay, admission shrinks in proportion to it. */
const GOOD_DELAY_MS = 60;
/** Requests admitted per turn of the event loop when the delay is above that, before new connections are accepted. */
const MOST_IN_TURN = 64;
/**
 * Lower bound of both shares at any delay: a machine that paused for a second is late too, without a crowd to keep out.
 */
const LEAST = { atOnce: 0.125, inTurn: 0.25 };
/** Delay of a refusal, which limits clients that retry at once; others hardly notice. */
const REFUSED_AFTER_MS = 400;
/** Created once: under overload it is thrown thousands of times a second. */
const OVERLOADED = new Refused('unavailable', { retryAfterSeconds: 2 });

/**
 * Refuses requests that cannot be answered soon with 503 and Retry-After, before session and body are read; the least
 * urgent first (`URGENCIES`). A request counts while the server processes it: not while its body arrives or its answer
 * is fetched, because the client sets that pace.
 */
export function shedLoad(app: FastifyInstance, limits: LoadLimits): void {
  const delayMs = limits.delayMs ?? measureLoopDelay(app);
  const ofNetwork = new Map<string, number>();
  let count = 0;
  let calls = 0;
  let inTurn = 0;

  const mostFor = (urgency: Urgency): number =>
    Math.max(1, limits.mostAtOnce * SHARES[urgency] * roomFor(delayMs(), LEAST.atOnce));

  /** Node accepts one connection per turn of its loop, so a long turn keeps new clients out. */
  const isTurnFull = (urgency: Urgency): boolean => {
    const delay = delayMs();
    const most = MOST_IN_TURN * SHARES[urgency] * roomFor(delay, LEAST.inTurn);
    return delay > GOOD_DELAY_MS && inTurn >= most;
  };

  const countInTurn = (): void => {
    if (inTurn === 0) setImmediate(() => (inTurn = 0));
    inTurn += 1;
  };

  const begin = (request: FastifyRequest, network: string): void => {
    request.workedOnFor = network;
    count += 1;
    if (isCall(request)) calls += 1;
    ofNetwork.set(network, (ofNetwork.get(network) ?? 0) + 1);
  };
  const end = (request: FastifyRequest): void => {
    const network = request.workedOnFor;
    if (network === undefined) return;
    request.workedOnFor = undefined;
    count -= 1;
    if (isCall(request)) calls -= 1;
    const others = (ofNetwork.get(network) ?? 1) - 1;
    if (others === 0) ofNetwork.delete(network);
    else ofNetwork.set(network, others);
  };

  app.decorateRequest('workedOnFor', undefined);
  app.decorate('isOverloaded', () => count >= mostFor('visitor'));
  app.decorate('isAnsweringCalls', () => calls > 0);

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isAlwaysAnswered === true) return;
    const urgency = urgencyOf(request, limits.isKnownToken);
    const most = mostFor(urgency);
    const network = networkOf(request.ip);
    const isNetworkFull =
      urgency !== 'buyer' && (ofNetwork.get(network) ?? 0) >= Math.max(1, most * SHARE_OF_NETWORK);
    if (count >= most || isNetworkFull || isTurnFull(urgency)) {
      await wait(REFUSED_AFTER_MS, undefined, { ref: false });
      throw OVERLOADED;
    }
    countInTurn();
    begin(request, network);
    reply.raw.once('close', () => end(request));
  });

  app.addHook('preParsing', async (request, reply) => {
    const network = request.workedOnFor;
    const isWhole = request.raw.complete || !hasBody(request.raw);
    if (network === undefined || isWhole) return;
    end(request);
    request.raw.once('end', () => {
      if (!reply.sent) begin(request, network);
    });
  });

  app.addHook('onSend', async (request) => end(request));
}

/** Returns the fraction of requests to admit at a given delay. */
function roomFor(delayMs: number, least: number): number {
  return Math.min(1, Math.max(least, GOOD_DELAY_MS / delayMs));
}
