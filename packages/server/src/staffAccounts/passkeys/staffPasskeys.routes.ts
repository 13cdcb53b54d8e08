import {
  addDeskPasskey,
  beginDeskPasskey,
  listDeskPasskeys,
  removeDeskPasskey,
  renameDeskPasskey,
} from '@formulary/rules/calls/desk/deskPasskeyCalls';
import type { FastifyInstance } from 'fastify';
import { registerDeskCall } from '../../platform/desk/registerDeskCall.ts';
import { requireFresh } from '../../platform/desk/requireFresh.ts';
import type { StaffAccounts } from '../StaffAccounts.ts';
import { readStaffPasskeys } from './staffPasskeys.queries.ts';
import {
  addStaffPasskey,
  beginStaffPasskey,
  removeStaffPasskey,
  renameStaffPasskey,
} from './staffPasskeys.service.ts';

/**
 * Registers the calls for a person's own passkeys at the desk; somebody else's are not found. Adding or removing one
 * requires a fresh proof: a session left open is not enough.
 */
export function registerStaffPasskeys(app: FastifyInstance, accounts: StaffAccounts): void {
  const { db, now } = accounts;

  registerDeskCall(app, listDeskPasskeys, ({ session }) => readStaffPasskeys(db, session.staffId));

  registerDeskCall(app, beginDeskPasskey, async ({ session }) => {
    requireFresh(session, now());
    return beginStaffPasskey(accounts, session.staffId);
  });

  registerDeskCall(app, addDeskPasskey, async ({ session, actor, body }) => {
    requireFresh(session, now());
    return addStaffPasskey(accounts, { ...body, actor });
  });

  registerDeskCall(app, renameDeskPasskey, ({ actor, body }) =>
    renameStaffPasskey(accounts, { ...body, actor }),
  );

  registerDeskCall(app, removeDeskPasskey, async ({ session, actor, params }) => {
    requireFresh(session, now());
    await removeStaffPasskey(accounts, { ...params, actor });
    return undefined;
  });
}
