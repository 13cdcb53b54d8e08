import { getDeskSession, signOutOfDesk } from '@formulary/rules/calls/desk/deskSessionCalls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/database/Db.ts';
import { clearDeskCookie, deskToken } from '../platform/desk/deskCookie.ts';
import { registerDeskCall, registerOpenDeskCall } from '../platform/desk/registerDeskCall.ts';
import type { StaffSessions } from './sessions/createStaffSessions.ts';
import { readStaffPerson } from './staffAccounts.queries.ts';

interface StaffAccountsContext {
  readonly db: Db;
  readonly sessions: StaffSessions;
}

/** Registers the calls for the sessions of staff. */
export function registerStaffAccounts(
  app: FastifyInstance,
  { db, sessions }: StaffAccountsContext,
): void {
  registerDeskCall(app, getDeskSession, ({ session }) => readStaffPerson(db, session.staffId));

  registerOpenDeskCall(app, signOutOfDesk, async ({ request, reply }) => {
    const token = deskToken(request);
    if (token !== undefined) await sessions.end(token);
    clearDeskCookie(reply);
    return undefined;
  });
}
