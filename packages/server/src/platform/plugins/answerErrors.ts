import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type FieldsOfCall, errorsOnTheWire } from '@formulary/rules/calls/fieldNames';
import { messages } from '@formulary/rules/problems/messages';
import type { Refusal } from '@formulary/rules/problems/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../problems/Refused.ts';
import { hasBody } from '../http/hasBody.ts';
import { refusalOf } from '../http/refusalOf.ts';
import type { Sought } from '../problems/Sought.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that the route answers; its declaration names the fields at fault. */
    call?: FieldsOfCall;
  }
}

const TOO_SLOW = 408;
const TOO_LARGE = 413;
/** A megabyte costs its sender nothing: who sends one after the other has one refused as seldom as this. */
const TOO_LARGE_AFTER_MS = 400;
const LONGEST_REST_MS = 2_000;

/** Records that a signed-in user asked for a record that is not theirs. */
export type RecordDenial = (actorId: number, sought: Sought) => Promise<void>;

/**
 * The one place that turns errors into answers: `{ message, errors?, code? }` (reading R16). What is
 * not a refusal is a bug: it is logged, and the client learns nothing of its inside.
 */
export function answerErrors(app: FastifyInstance, recordDenial?: RecordDenial): void {
  app.setErrorHandler(async (error, request, reply) => {
    if (recordDenial) await recordIfDenied(error, request, recordDenial);
    const status = refusalOf(error)?.status;
    if (status === TOO_LARGE) await wait(TOO_LARGE_AFTER_MS, undefined, { ref: false });
    if (status !== TOO_SLOW) await dropRest(request, reply);
    return answerError(error, request, reply);
  });
}

/** Whatever becomes of the record, the answer is the same. */
async function recordIfDenied(
  error: unknown,
  request: FastifyRequest,
  recordDenial: RecordDenial,
): Promise<void> {
  const sought = error instanceof Refused ? error.sought : undefined;
  const { session } = request;
  if (!sought || !session) return;
  try {
    await recordDenial(session.userId, sought);
  } catch (failure) {
    request.log.error({ err: failure }, 'a denial could not be recorded');
  }
}

/** Answers one error; also for those that Fastify finds before any route is known. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  void reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
  const refusal = refusalOf(error);
  if (refusal === undefined) {
    request.log.error({ err: error }, 'a request failed');
    return reply
      .code(500)
      .send(JSON.stringify({ message: messages['server-error'], code: 'server-error' }));
  }
  if (refusal.alarm !== undefined)
    request.log.error({ alarm: refusal.alarm }, 'records were altered');
  const isWorthKnowing = refusal !== error && refusal.status !== 404;
  if (isWorthKnowing) request.log.warn({ err: error }, `answered ${refusal.status}`);
  if (refusal.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(refusal.retryAfterSeconds));
  }
  return reply.code(refusal.status).send(JSON.stringify(onTheWire(refusal.problem, request)));
}

/**
 * Reads and drops what is still arriving of a refused body, for as long as `limitAnswerTime` lets a body arrive. Fastify would
 * hang up instead: a client that is still sending then meets a reset connection and never reads the answer. Where the client
 * itself wants the connection closed, the answer waits for the rest, because closing it with unread bytes resets it as well.
 */
async function dropRest({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const isKept = reply.raw.shouldKeepAlive;
  if (isKept && reply.hasHeader('connection')) void reply.header('connection', 'keep-alive');
  if (raw.complete || !hasBody(raw)) return;
  raw.unpipe().resume();
  if (isKept) return;
  await finished(raw, { signal: AbortSignal.timeout(LONGEST_REST_MS) }).catch(() => {});
}

function onTheWire(problem: Refusal, request: FastifyRequest): Refusal {
  // Undefined where no route was found yet.
  const call = (request.routeOptions as FastifyRequest['routeOptions'] | undefined)?.config?.call;
  if (!call || !problem.errors) return problem;
  return { ...problem, errors: errorsOnTheWire(call, problem.errors) };
}
