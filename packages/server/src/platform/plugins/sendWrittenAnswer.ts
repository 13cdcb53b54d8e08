import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WrittenAnswer } from './WrittenAnswer.ts';

/** Long enough to spare a click back and forth, short enough that nobody waits for news. */
const SHARED_FOR = 'public, max-age=15';

/** Sends an answer as it was written; 304 when the client has this very one. */
export function sendWrittenAnswer(
  { body, etag }: WrittenAnswer,
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (etag !== undefined) {
    void reply.header('etag', etag).header('cache-control', SHARED_FOR);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}
