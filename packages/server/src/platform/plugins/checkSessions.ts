import type { FastifyInstance } from 'fastify';
import { Refused } from '../problems/Refused.ts';
import { bearerToken } from '../http/bearerToken.ts';
import type { ResolveSession } from './ResolveSession.ts';
import type { Session } from './Session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route whose access rule is 'signed-in'. */
    session: Session | undefined;
  }
}

/** Polling says so, and does not keep an idle session alive (reading R6). */
const BACKGROUND_HEADER = 'x-background';

/**
 * Lets a request on to a signed-in route only with a live token; every other is 401 before a byte
 * of its body is read (reading R16).
 */
export function checkSessions(app: FastifyInstance, resolveSession: ResolveSession): void {
  app.decorateRequest('session', undefined);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.access !== 'signed-in') return;
    const token = bearerToken(request);
    const isBackground = request.headers[BACKGROUND_HEADER] === 'true';
    request.session = token === undefined ? undefined : await resolveSession(token, isBackground);
    if (request.session === undefined) throw new Refused('session-expired');
  });
}
