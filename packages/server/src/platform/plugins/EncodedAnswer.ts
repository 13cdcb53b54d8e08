import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer encoded in advance by its call's codec, as text or bytes, such as the catalogue's. */
export class EncodedAnswer {
  readonly body: string | Buffer;
  /** Set on answers shared by all visitors, so that browsers and caches may keep and revalidate them. */
  readonly etag: string | undefined;

  constructor(body: string | Buffer, etag?: string) {
    this.body = body;
    this.etag = etag;
  }

  get json(): string {
    return String(this.body);
  }
}

/** Long enough for going back and forth, short enough that news is not delayed. */
const SHARED_FOR = 'public, max-age=15';

/** Sends a pre-encoded answer; 304 if the client has this version. */
export function sendEncodedAnswer(
  { body, etag }: EncodedAnswer,
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
