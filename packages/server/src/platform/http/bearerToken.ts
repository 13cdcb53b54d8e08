import type { FastifyRequest } from 'fastify';

const BEARER = /^Bearer ([\w-]{20,200})$/i;

/** The token of a request's Authorization header, if it could be one (spec 7.1). */
export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1];
}
