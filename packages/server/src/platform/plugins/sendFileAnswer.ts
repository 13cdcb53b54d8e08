import type { FastifyReply } from 'fastify';
import type { FileAnswer } from './FileAnswer.ts';

/** Sends a file as an attachment with the call's media type. */
export function sendFileAnswer(
  { bytes, name }: FileAnswer,
  { status, answerType }: { readonly status: number; readonly answerType?: string },
  reply: FastifyReply,
): FastifyReply {
  return reply
    .code(status)
    .type(answerType ?? 'application/octet-stream')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(bytes);
}
