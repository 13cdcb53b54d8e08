import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '../http/refusalOf.ts';
import { Refused } from '../problems/Refused.ts';
import { messages } from '@formulary/rules/problems/messages';

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
  const isExpected = refusal === error || error instanceof Refused;
  const isWorthKnowing = !isExpected && refusal.status !== 404;
  if (isWorthKnowing) request.log.warn({ err: error }, `answered ${refusal.status}`);
  if (refusal.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(refusal.retryAfterSeconds));
  }
  return reply.code(refusal.status).send(JSON.stringify(refusal.problem));
}
