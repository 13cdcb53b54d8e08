import type { FastifyRequest } from 'fastify';

const BEARER = /^Bearer ([\w-]{20,200})$/i;

/** Returns the token of the Authorization header, if it is well formed (spec 7.1). */
export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1];
}
