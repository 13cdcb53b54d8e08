import type { FastifyInstance } from 'fastify';
import { registerOwnAccount } from './own/ownAccount.routes.ts';
import { registerStaffPasskeys } from './passkeys/staffPasskeys.routes.ts';
import { registerStaffPeople } from './people/people.routes.ts';
import { registerStaffSessions } from './sessions/sessions.routes.ts';
import { registerStations } from './stations/stations.routes.ts';
import { registerStaffViews } from './views/views.routes.ts';
import type { StaffAccounts } from './StaffAccounts.ts';

/** Registers the calls for the accounts of staff: sessions, stations, passkeys, people, invitations and saved views. */
export function registerStaffAccounts(app: FastifyInstance, accounts: StaffAccounts): void {
  registerStaffSessions(app, accounts);
  registerStaffPasskeys(app, accounts);
  registerStaffPeople(app, accounts);
  registerOwnAccount(app, accounts);
  registerStations(app, accounts);
  registerStaffViews(app, accounts);
}
