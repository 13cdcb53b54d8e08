import { getProfile } from '@formulary/rules/calls/profileCalls';
import { updateProfile as updateProfileCall } from '@formulary/rules/calls/profileChangeCalls';
import {
  provePresence as provePresenceCall,
  signIn as signInCall,
  signOut,
} from '@formulary/rules/calls/sessionCalls';
import type { FastifyInstance } from 'fastify';
import { bearerToken } from '../platform/http/bearerToken.ts';
import { networkOf } from '../platform/http/networkOf.ts';
import { setXsrfCookie } from '../platform/plugins/xsrf.ts';
import { registerCall, registerPublicCall } from '../platform/plugins/registerCall.ts';
import { Refused } from '../platform/problems/Refused.ts';
import type { Shop } from '../start/Shop.ts';
import { signIn, updateProfile } from './accounts.service.ts';
import { registerJoining } from './joining/joining.routes.ts';
import { registerPasskeys } from './passkeys/passkeys.routes.ts';
import { provePresence } from './presence/presence.ts';
import { readProfile } from './users.queries.ts';

/** Registers the calls for joining, sign-in, sign-out, profile and passkeys (spec 7.2 to 7.9). */
export function registerAccounts(app: FastifyInstance, shop: Shop): void {
  const { db, sessions, now } = shop;
  registerJoining(app, shop);
  registerPasskeys(app, shop);

  registerPublicCall(app, signInCall, async ({ body, request, reply }) => {
    const attempt = { ...body, network: networkOf(request.ip) };
    const token = await signIn(db, sessions, attempt, now());
    setXsrfCookie(request, reply, shop.isProduction);
    return token;
  });

  registerCall(app, signOut, async ({ request }) => {
    const token = bearerToken(request);
    if (token !== undefined) await sessions.end(token);
    return undefined;
  });

  registerCall(app, provePresenceCall, async ({ session, body, request }) => {
    const token = bearerToken(request) ?? '';
    const { userId } = session;
    const proof = { ...body, userId, token, network: networkOf(request.ip) };
    await provePresence(db, proof, now());
    return undefined;
  });

  registerCall(app, getProfile, async ({ session, request, reply }) => {
    setXsrfCookie(request, reply, shop.isProduction);
    return readProfile(db, session.userId);
  });

  registerCall(app, updateProfileCall, async ({ session, body }) => {
    const typed = { ...body, county: body.county ?? '' };
    const updated = await updateProfile(db, session.userId, typed, now());
    if (!('errors' in updated)) return updated;
    throw new Refused('invalid-request', { errors: updated.errors });
  });
}
