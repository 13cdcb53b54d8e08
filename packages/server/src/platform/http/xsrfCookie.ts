import type { FastifyRequest } from 'fastify';

const XSRF_COOKIE = /(?:^|; ?)XSRF-TOKEN=([^;]*)/;

/** The value of the XSRF-TOKEN cookie, if the request brings one (spec 7.1). */
export function xsrfCookie(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const value = XSRF_COOKIE.exec(request.headers.cookie ?? '')?.[1];
  return value === '' ? undefined : value;
}
