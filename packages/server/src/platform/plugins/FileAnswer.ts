import type { FastifyReply } from 'fastify';

/** An answer that is a file: browsers save it, and caches must not store it. */
export class FileAnswer {
  readonly bytes: Buffer;
  /** Name for saving; contains no person's name. */
  readonly name: string;

  constructor(bytes: Buffer, name: string) {
    this.bytes = bytes;
    this.name = name;
  }
}

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
