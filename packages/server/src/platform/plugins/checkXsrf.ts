import type { FastifyInstance } from 'fastify';
import { xsrfCookie } from '../http/xsrfCookie.ts';
import { Refused } from '../problems/Refused.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);
const HEADER = 'x-xsrf-token';

/**
 * Double submit (spec 7.1, reading R22): a request that changes something for a signed-in user and
 * brings the XSRF-TOKEN cookie must bring the same value in X-XSRF-TOKEN. Refused with 400, because
 * 403 would sign the client out (docs/decisions/2026-11-20-xsrf.md).
 */
export function checkXsrf(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access !== 'signed-in' || HARMLESS.has(request.method)) return;
    const cookie = xsrfCookie(request);
    const isForged = cookie !== undefined && request.headers[HEADER] !== cookie;
    if (!isForged) return;
    throw new Refused('malformed-request', {
      errors: { 'X-XSRF-TOKEN': 'should be the value of the XSRF-TOKEN cookie' },
    });
  });
}
