import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasBody } from '../http/hasBody.ts';
import { Refused } from '../problems/Refused.ts';
import { networkOf } from '../http/networkOf.ts';
import { measureLoopDelay } from './measureLoopDelay.ts';
import { isCall, type Urgency, urgencyOf } from './urgencyOf.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Never refused for want of room: whether the shop lives and is ready. */
    isAlwaysAnswered?: boolean;
  }
  interface FastifyRequest {
    /** While it is being worked on: the network that is counted for it. */
    workedOnFor: string | undefined;
  }
  interface FastifyInstance {
    /** Whether a visitor would be refused now. */
    isOverloaded: () => boolean;
    /** Whether a call is being worked on; not there where nothing counts requests. */
    isAnsweringCalls?: () => boolean;
  }
}

/** When requests are refused. */
export interface LoadLimits {
  /** Requests worked on at once; what is less urgent than a buyer's has a share of it. */
  readonly mostAtOnce: number;
  readonly isKnownToken: (token: string) => boolean;
  /** How late the event loop is, in milliseconds; measured unless given. */
  readonly delayMs?: () => number;
}

const SHARES: Readonly<Record<Urgency, number>> = {
  picture: 0.4,
  visitor: 0.6,
  page: 0.8,
  buyer: 1,
};
/** Of what is open to those who are not known, one network has at most this. */
const SHARE_OF_NETWORK = 0.5;
/** Beyond it, as many fewer are let in as the event loop is later. */
const GOOD_DELAY_MS = 60;
/** Requests let in before the event loop turns to new connections again, once it is later than that. */
const MOST_IN_TURN = 64;
/** However late it is, so much of both is let in: a machine that stood still for a second is late as well, and has no crowd to keep out. */
const LEAST = { atOnce: 0.125, inTurn: 0.25 };
/** Who asks again as soon as they are refused are refused at most so often; others hardly notice. */
const REFUSED_AFTER_MS = 400;
/** Made once: under overload it is thrown thousands of times a second. */
const OVERLOADED = new Refused('unavailable', { retryAfterSeconds: 2 });

/**
 * Refuses what cannot be answered soon, with 503 and Retry-After, before its session is looked up or its body read;
 * the least urgent first (`URGENCIES`). A request counts while the server works on it: not while its body arrives,
 * and not while its answer is fetched, because both are as slow as the caller likes.
 */
export function shedLoad(app: FastifyInstance, limits: LoadLimits): void {
  const delayMs = limits.delayMs ?? measureLoopDelay(app);
  const ofNetwork = new Map<string, number>();
  let count = 0;
  let calls = 0;
  let inTurn = 0;

  const mostFor = (urgency: Urgency): number =>
    Math.max(1, limits.mostAtOnce * SHARES[urgency] * roomFor(delayMs(), LEAST.atOnce));

  /** Node accepts one connection in each turn of its loop: a long one keeps everybody else out. */
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

/** Which part of what a server that is in time lets in is let in by one that is so late. */
function roomFor(delayMs: number, least: number): number {
  return Math.min(1, Math.max(least, GOOD_DELAY_MS / delayMs));
}
