import type { FastifyInstance } from 'fastify';
import { HttpRefusal } from '../http/HttpRefusal.ts';
import type { ResolveSession } from '../sessions/ResolveSession.ts';
import type { Session } from '../sessions/Session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route whose access rule is 'signed-in'. */
    session: Session | undefined;
  }
}

const BEARER = /^Bearer ([\w-]{20,200})$/i;

/**
 * Lets a request on to a signed-in route only with a live token; every other is 401 before a byte
 * of its body is read (reading R16).
 */
export function checkSessions(app: FastifyInstance, resolveSession: ResolveSession): void {
  app.decorateRequest('session', undefined);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.access !== 'signed-in') return;
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    request.session = token === undefined ? undefined : await resolveSession(token);
    if (request.session === undefined) throw new HttpRefusal(401, 'session-expired');
  });
}
