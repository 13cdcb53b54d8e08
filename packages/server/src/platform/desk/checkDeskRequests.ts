import cookies from '@fastify/cookie';
import { staffCan } from '@formulary/rules/accounts/staffPermissions';
import type { DeskAccess } from '@formulary/rules/calls/desk/deskCall';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../problems/Refused.ts';
import type { DeskSession } from './DeskSession.ts';
import { deskToken } from './deskCookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route of the desk that asks for a permission. */
    deskSession: DeskSession | undefined;
  }
  interface FastifyContextConfig {
    /** Who may make this call of the desk. */
    deskAccess?: DeskAccess;
  }
}

const HARMLESS = new Set(['GET', 'HEAD']);
/** Sent by polling, which must not keep an idle desk open. */
const BACKGROUND_HEADER = 'x-background';

/** What the checks of the desk's requests need. */
export interface DeskGate {
  /** The desk's public address; read for each request, because with any free port it is known late. */
  readonly deskUrl: () => string;
  /**
   * Returns the live session of a token; a background call does not extend it. Refuses with 'desk-locked' after minutes
   * without use.
   */
  readonly resolveSession: (
    token: string,
    isBackground: boolean,
  ) => Promise<DeskSession | undefined>;
}

/**
 * Admits requests to the desk's calls: only from pages of the desk's own address, and with the live cookie of somebody
 * whose role has the permission. Calls of other origins, with a token of the shop, or of another role look unknown
 * (404); without a live session they are refused with 401, before the body is read. Registers cookie parsing.
 */
export async function checkDeskRequests(
  app: FastifyInstance,
  { deskUrl, resolveSession }: DeskGate,
): Promise<void> {
  await app.register(cookies);
  app.decorateRequest('deskSession', undefined);
  app.addHook('onRequest', async (request) => {
    const { deskAccess } = request.routeOptions.config;
    if (deskAccess === undefined) return;
    if (!isOwnPage(request, deskUrl())) throw new Refused('not-found');
    // A token of the shop has no business here.
    if (request.headers.authorization !== undefined) throw new Refused('not-found');
    if (deskAccess === 'open') return;
    const token = deskToken(request);
    const isBackground = request.headers[BACKGROUND_HEADER] === 'true';
    const session = token === undefined ? undefined : await resolveSession(token, isBackground);
    if (session === undefined) throw new Refused('session-expired');
    if (!staffCan(session.role, deskAccess)) throw new Refused('not-found');
    request.deskSession = session;
  });
}

/**
 * Returns whether a page of the desk made a request. Every browser names the origin of a request that changes something;
 * one that only reads carries Sec-Fetch-Site, and at least no foreign origin.
 */
function isOwnPage({ method, headers }: FastifyRequest, deskUrl: string): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  const isForeign = origin !== undefined && origin !== deskUrl;
  if (isForeign || (site !== undefined && site !== 'same-origin')) return false;
  return HARMLESS.has(method) || origin === deskUrl;
}
