import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WrittenAnswer } from './WrittenAnswer.ts';

/** Long enough for going back and forth, short enough that news is not delayed. */
const SHARED_FOR = 'public, max-age=15';

/** Sends a pre-encoded answer; 304 if the client has this version. */
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
