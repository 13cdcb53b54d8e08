import { type FieldsOfCall, errorsOnTheWire } from '@formulary/rules/calls/fieldNames';
import { messages } from '@formulary/rules/problems/messages';
import type { Refusal } from '@formulary/rules/problems/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '../http/refusalOf.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that the route answers; its declaration names the fields at fault. */
    call?: FieldsOfCall;
  }
}

/**
 * The one place that turns errors into answers: `{ message, errors?, code? }` (reading R16). What is
 * not a refusal is a bug: it is logged, and the client learns nothing of its inside.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
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
  const isWorthKnowing = refusal !== error && refusal.status !== 404;
  if (isWorthKnowing) request.log.warn({ err: error }, `answered ${refusal.status}`);
  if (refusal.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(refusal.retryAfterSeconds));
  }
  return reply.code(refusal.status).send(JSON.stringify(onTheWire(refusal.problem, request)));
}

function onTheWire(problem: Refusal, request: FastifyRequest): Refusal {
  // Undefined where no route was found yet.
  const call = (request.routeOptions as FastifyRequest['routeOptions'] | undefined)?.config?.call;
  if (!call || !problem.errors) return problem;
  return { ...problem, errors: errorsOnTheWire(call, problem.errors) };
}
