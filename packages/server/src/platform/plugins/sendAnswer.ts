import type { Call } from '@formulary/rules/calls/call';
import type { FastifyReply } from 'fastify';

/** Sends what a call answers, encoded field by field under its status of success. */
export function sendAnswer<Answer>(
  call: Pick<Call<never, never, never, Answer>, 'answer' | 'status'>,
  answer: Answer,
  reply: FastifyReply,
): FastifyReply {
  // Written out here: Fastify would send a bare string unquoted and null as nothing.
  return reply
    .code(call.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(call.answer.write(answer)));
}
