import { randomBytes } from 'node:crypto';
import cookies from '@fastify/cookie';
import { needsSession } from '@formulary/rules/accounts/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../problems/Refused.ts';

/** The cookie whose value a page's scripts must send back in X-XSRF-TOKEN (spec 7.1). */
const XSRF_COOKIE = 'XSRF-TOKEN';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);
const HEADER = 'x-xsrf-token';

/**
 * Checks the XSRF double submit (spec 7.1, reading R22): a signed-in request that changes something and sends the
 * XSRF-TOKEN cookie must send the same value in X-XSRF-TOKEN. Refuses with 400, because 403 would sign the client out
 * (docs/decisions/2026-11-22-xsrf-cookie.md). Registers cookie parsing.
 */
export async function checkXsrf(app: FastifyInstance): Promise<void> {
  await app.register(cookies);
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === undefined || !needsSession(access) || HARMLESS.has(request.method)) return;
    const cookie = request.cookies[XSRF_COOKIE];
    const isForged = Boolean(cookie) && request.headers[HEADER] !== cookie;
    if (!isForged) return;
    throw new Refused('malformed-request', {
      errors: { 'X-XSRF-TOKEN': 'should be the value of the XSRF-TOKEN cookie' },
    });
  });
}

const TOKEN_BYTES = 24;

/** Sets the XSRF-TOKEN cookie if the browser has none; its scripts copy it into X-XSRF-TOKEN (reading R22). */
export function setXsrfCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  isProduction: boolean,
): void {
  if (request.cookies[XSRF_COOKIE]) return;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  void reply.setCookie(XSRF_COOKIE, token, { path: '/', sameSite: 'strict', secure: isProduction });
}
