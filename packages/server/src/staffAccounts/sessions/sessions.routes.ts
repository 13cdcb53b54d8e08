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
import {
  clearDeskCookie,
  deskToken,
  setDeskCookie,
  setStationCookie,
  stationToken,
} from '../../platform/desk/deskCookie.ts';
import { deviceOf } from '../../platform/desk/deviceOf.ts';
import { registerDeskCall, registerOpenDeskCall } from '../../platform/desk/registerDeskCall.ts';
import { requireFresh } from '../../platform/desk/requireFresh.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { networkOf } from '../../platform/http/networkOf.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { look } from '../looks/looks.queries.ts';
import {
  beginPasskeyProof,
  proveSessionByPasskey,
  signInByPasskey,
} from '../passkeys/proveByPasskey.ts';
import { readStaffPasskeys } from '../passkeys/staffPasskeys.queries.ts';
import { recordStaffEvent } from '../recordStaffEvent.ts';
import { replaceOwnRecoveryCodes } from '../secondFactor/replaceOwnRecoveryCodes.ts';
import type { StaffAccounts } from '../StaffAccounts.ts';
import { type StaffPerson, readStaffPerson } from '../staffAccounts.queries.ts';
import type { OpenStaffSession } from './createStaffSessions.ts';
import { type Method, actorOf, proveByPassword, signInToDesk } from './signInToDesk.ts';
import { originOf } from './StaffOrigin.ts';

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
    if (token !== undefined) await signOut(accounts, token, deviceOf(request));
    clearDeskCookie(reply);
    return undefined;
  });

  registerOpenDeskCall(app, getDeskLock, async ({ request }) => {
    const { session } = await requireOpen(accounts, request);
    const { staffId, name, isLocked, isDemo } = session;
    const passkeys = await readStaffPasskeys(db, staffId);
    return { name, isLocked, isDemo, hasPasskey: passkeys.length > 0 };
  });

  registerDeskCall(app, lockDesk, async ({ request, actor }) => {
    const { staffId } = actor.staff;
    await withTransaction(db, async (trx) => {
      await sessions.lock(deskToken(request) ?? '', trx);
      await recordStaffEvent(trx, { action: 'staff-locked', staffId, actor, at: now() });
    });
    return undefined;
  });

  registerOpenDeskCall(app, unlockDesk, async ({ body, request }) => {
    const { token, session } = await requireOpen(accounts, request);
    const proof = await proveByPassword(accounts, session, { ...body, ...originOf(request) });
    return unlocked(accounts, session, { ...proof, token, device: deviceOf(request) });
  });

  registerOpenDeskCall(app, beginPasskeyProofCall, ({ request }) =>
    beginPasskeyProof(accounts, networkOf(request.ip)),
  );

  registerOpenDeskCall(app, signInWithPasskey, async ({ body, request, reply }) => {
    const begun = await signInByPasskey(accounts, { ...body, ...originOf(request) });
    return startWith(accounts, request, reply, begun);
  });

  registerOpenDeskCall(app, unlockWithPasskey, async ({ body, request }) => {
    const { token, session } = await requireOpen(accounts, request);
    await proveSessionByPasskey(accounts, { ...body, staffId: session.staffId });
    const proof = { isProven: true, method: 'passkey' } as const;
    return unlocked(accounts, session, { ...proof, token, device: deviceOf(request) });
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
  accounts: StaffAccounts,
  request: FastifyRequest,
  reply: FastifyReply,
  { staffId, token }: { readonly staffId: number; readonly token: string },
): Promise<StaffPerson> {
  const before = deskToken(request);
  if (before !== undefined) await signOut(accounts, before, deviceOf(request));
  setDeskCookie(reply, token);
  const station = stationToken(request);
  if (station !== undefined) setStationCookie(reply, station);
  return readStaffPerson(accounts.db, staffId);
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

/** Unlocks a session, or notes a fresh proof of its person, and records how. Returns the person. */
async function unlocked(
  { db, sessions, now }: StaffAccounts,
  { staffId, name, isLocked }: OpenStaffSession,
  {
    token,
    isProven,
    method,
    device,
  }: {
    readonly token: string;
    readonly isProven: boolean;
    readonly method: Method;
    readonly device: string;
  },
): Promise<StaffPerson> {
  await withTransaction(db, async (trx) => {
    if (!(await sessions.unlock(token, isProven, trx))) throw new Refused('session-expired');
    const actor = actorOf({ id: staffId, name }, device);
    const action = isLocked ? 'staff-unlocked' : 'staff-proven';
    await recordStaffEvent(trx, { action, staffId, actor, at: now(), detail: { method } });
  });
  return readStaffPerson(db, staffId);
}

/** Ends the session of a token, if there is one, and records it. */
async function signOut(
  { db, sessions, now }: StaffAccounts,
  token: string,
  device: string,
): Promise<void> {
  const session = await sessions.find(token);
  await withTransaction(db, async (trx) => {
    await sessions.end(token, trx);
    if (session === undefined) return;
    const { staffId, name } = session;
    const actor = actorOf({ id: staffId, name }, device);
    await recordStaffEvent(trx, { action: 'staff-signed-out', staffId, actor, at: now() });
  });
}
