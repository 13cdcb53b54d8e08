import { can, needsSession, roleOf } from '@formulary/rules/accounts/permissions';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../problems/Refused.ts';
import { bearerToken } from '../http/bearerToken.ts';
import type { ResolveSession } from './ResolveSession.ts';
import type { Session } from './Session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route that is not public. */
    session: Session | undefined;
  }
}

/** Sent by polling, which must not keep an idle session alive (reading R6). */
const BACKGROUND_HEADER = 'x-background';

/**
 * Admits requests to non-public routes only with a live token; others get 401 before the body is read (reading R16). A
 * route for another role answers 404 (reading R8).
 */
export function checkSessions(app: FastifyInstance, resolveSession: ResolveSession): void {
  app.decorateRequest('session', undefined);
  app.addHook('onRequest', async (request) => {
    const { access = 'public' } = request.routeOptions.config;
    if (!needsSession(access)) return;
    const token = bearerToken(request);
    const isBackground = request.headers[BACKGROUND_HEADER] === 'true';
    request.session = token === undefined ? undefined : await resolveSession(token, isBackground);
    if (request.session === undefined) throw new Refused('session-expired');
    if (!can(roleOf(request.session), access)) throw new Refused('not-found');
  });
}
