import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { XSRF_COOKIE } from './xsrfCookie.ts';

const TOKEN_BYTES = 24;

/** Sets the XSRF-TOKEN cookie if the browser has none; its scripts copy it into X-XSRF-TOKEN (reading R22). */
export function giveXsrfCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  isProduction: boolean,
): void {
  if (request.cookies[XSRF_COOKIE]) return;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  void reply.setCookie(XSRF_COOKIE, token, { path: '/', sameSite: 'strict', secure: isProduction });
}
