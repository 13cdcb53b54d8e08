import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '@formulary/rules/calls/call';
import { type FieldsOfCall, errorsOnTheWire } from '@formulary/rules/calls/fieldNames';
import { messages } from '@formulary/rules/problems/messages';
import type { Refusal } from '@formulary/rules/problems/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../problems/Refused.ts';
import { hasBody } from '../http/hasBody.ts';
import { refusalOf } from '../http/refusalOf.ts';
import type { RequestedRecord } from '../problems/RequestedRecord.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the route; its declaration names the faulty fields. */
    call?: FieldsOfCall & Pick<Call<never, never, never, never>, 'takesIdempotencyKey'>;
  }
}

const TOO_SLOW = 408;
const TOO_LARGE = 413;
/**
 * Delay before refusing a large body, because sending one costs its sender nothing: limits how often a client is
 * refused in a row.
 */
const TOO_LARGE_AFTER_MS = 400;
const LONGEST_REST_MS = 2_000;

/** Records a signed-in user's request for another user's record. */
export type RecordDenial = (actorId: number, requestedRecord: RequestedRecord) => Promise<void>;

/**
 * Turns errors into answers `{ message, errors?, code? }`, the only place that does (reading R16). Anything but a
 * refusal is a bug: it is logged, and the client learns no details.
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

/** Records a denied request; the answer does not depend on the outcome. */
async function recordIfDenied(
  error: unknown,
  request: FastifyRequest,
  recordDenial: RecordDenial,
): Promise<void> {
  const requestedRecord = error instanceof Refused ? error.requestedRecord : undefined;
  const { session } = request;
  if (!requestedRecord || !session) return;
  try {
    await recordDenial(session.userId, requestedRecord);
  } catch (failure) {
    request.log.error({ err: failure }, 'a denial could not be recorded');
  }
}

/** Answers one error, including those that Fastify finds before routing. */
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
 * Reads and drops the rest of a refused body, for as long as `limitAnswerTime` allows. Fastify would hang up instead,
 * and a client that is still sending would get a reset connection and never the answer. If the client asked to close
 * the connection, the answer waits for the rest, because closing with unread bytes resets it too.
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
  // Undefined before a route was found.
  const call = (request.routeOptions as FastifyRequest['routeOptions'] | undefined)?.config?.call;
  if (!call || !problem.errors) return problem;
  return { ...problem, errors: errorsOnTheWire(call, problem.errors) };
}
