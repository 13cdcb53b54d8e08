import {
  beginPasskeyProof as beginPasskeyProofCall,
  getDeskLock,
  getDeskSession,
  lockDesk,
  look as lookCall,
  replaceRecoveryCodes,
  signInToDesk as signInToDeskCall,
  signInWithPasskey,
  signOutOfDesk,
  unlockDesk,
  unlockWithPasskey,
} from '@formulary/rules/calls/desk/deskSessionCalls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clearDeskCookie, deskToken, setDeskCookie } from '../../platform/desk/deskCookie.ts';
import { deviceOf } from '../../platform/desk/deviceOf.ts';
import { registerDeskCall, registerOpenDeskCall } from '../../platform/desk/registerDeskCall.ts';
import { requireFresh } from '../../platform/desk/requireFresh.ts';
import { networkOf } from '../../platform/http/networkOf.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { look } from '../looks/looks.queries.ts';
import {
  beginPasskeyProof,
  proveSessionByPasskey,
  signInByPasskey,
} from '../passkeys/proveByPasskey.ts';
import { readStaffPasskeys } from '../passkeys/staffPasskeys.queries.ts';
import { replaceOwnRecoveryCodes } from '../secondFactor/replaceOwnRecoveryCodes.ts';
import type { StaffAccounts } from '../StaffAccounts.ts';
import { type StaffPerson, readStaffPerson } from '../staffAccounts.queries.ts';
import type { OpenStaffSession } from './createStaffSessions.ts';
import { type StaffOrigin, proveByPassword, signInToDesk } from './signInToDesk.ts';

/** Registers the calls for sessions of staff: signing in and out, locking, unlocking, and who looks at what. */
export function registerStaffSessions(app: FastifyInstance, accounts: StaffAccounts): void {
  const { db, sessions, now } = accounts;

  registerDeskCall(app, getDeskSession, ({ session }) => readStaffPerson(db, session.staffId));

  registerOpenDeskCall(app, signInToDeskCall, async ({ body, request, reply }) => {
    const begun = await signInToDesk(accounts, { ...body, ...originOf(request) });
    return startWith(accounts, request, reply, begun);
  });

  registerOpenDeskCall(app, signOutOfDesk, async ({ request, reply }) => {
    const token = deskToken(request);
    if (token !== undefined) await sessions.end(token);
    clearDeskCookie(reply);
    return undefined;
  });

  registerOpenDeskCall(app, getDeskLock, async ({ request }) => {
    const { session } = await requireOpen(accounts, request);
    const { staffId, name, isLocked, isDemo } = session;
    const passkeys = await readStaffPasskeys(db, staffId);
    return { name, isLocked, isDemo, hasPasskey: passkeys.length > 0 };
  });

  registerDeskCall(app, lockDesk, async ({ request }) => {
    await sessions.lock(deskToken(request) ?? '');
    return undefined;
  });

  registerOpenDeskCall(app, unlockDesk, async ({ body, request }) => {
    const { token, session } = await requireOpen(accounts, request);
    const isProven = await proveByPassword(accounts, session, { ...body, ...originOf(request) });
    return unlocked(accounts, session, { token, isProven });
  });

  registerOpenDeskCall(app, beginPasskeyProofCall, ({ request }) =>
    beginPasskeyProof(accounts, networkOf(request.ip)),
  );

  registerOpenDeskCall(app, signInWithPasskey, async ({ body, request, reply }) => {
    const begun = await signInByPasskey(accounts, { ...body, device: deviceOf(request) });
    return startWith(accounts, request, reply, begun);
  });

  registerOpenDeskCall(app, unlockWithPasskey, async ({ body, request }) => {
    const { token, session } = await requireOpen(accounts, request);
    await proveSessionByPasskey(accounts, { ...body, staffId: session.staffId });
    return unlocked(accounts, session, { token, isProven: true });
  });

  registerDeskCall(app, replaceRecoveryCodes, ({ session, actor }) => {
    requireFresh(session, now());
    return replaceOwnRecoveryCodes(accounts, actor);
  });

  registerDeskCall(app, lookCall, ({ session, body }) =>
    look(db, { ...body, staffId: session.staffId, now: now() }),
  );
}

/** Sets the cookie of a new session, ends the one that the browser had, and returns who is signed in. */
export async function startWith(
  { db, sessions }: StaffAccounts,
  request: FastifyRequest,
  reply: FastifyReply,
  { staffId, token }: { readonly staffId: number; readonly token: string },
): Promise<StaffPerson> {
  const before = deskToken(request);
  if (before !== undefined) await sessions.end(before);
  setDeskCookie(reply, token);
  return readStaffPerson(db, staffId);
}

/** Returns the session of a request's cookie, also a locked one. Refuses with 'session-expired'. */
async function requireOpen(
  { sessions }: StaffAccounts,
  request: FastifyRequest,
): Promise<{ readonly token: string; readonly session: OpenStaffSession }> {
  const token = deskToken(request);
  const session = token === undefined ? undefined : await sessions.find(token);
  if (token === undefined || session === undefined) throw new Refused('session-expired');
  return { token, session };
}

async function unlocked(
  { db, sessions }: StaffAccounts,
  { staffId }: OpenStaffSession,
  { token, isProven }: { readonly token: string; readonly isProven: boolean },
): Promise<StaffPerson> {
  if (!(await sessions.unlock(token, isProven))) throw new Refused('session-expired');
  return readStaffPerson(db, staffId);
}

function originOf(request: FastifyRequest): StaffOrigin {
  return { network: networkOf(request.ip), device: deviceOf(request) };
}
