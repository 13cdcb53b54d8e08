import type { FastifyInstance } from 'fastify';
import { registerStaffPasskeys } from './passkeys/staffPasskeys.routes.ts';
import { registerStaffPeople } from './people/people.routes.ts';
import { registerStaffSessions } from './sessions/sessions.routes.ts';
import type { StaffAccounts } from './StaffAccounts.ts';

/** Registers the calls for the accounts of staff: sessions, passkeys, people and invitations. */
export function registerStaffAccounts(app: FastifyInstance, accounts: StaffAccounts): void {
  registerStaffSessions(app, accounts);
  registerStaffPasskeys(app, accounts);
  registerStaffPeople(app, accounts);
}
