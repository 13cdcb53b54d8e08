import {
  addDeskView,
  changeDeskView,
  listDeskViews,
  removeDeskView,
} from '@formulary/rules/calls/desk/deskViewCalls';
import type { FastifyInstance } from 'fastify';
import { registerDeskCall } from '../../platform/desk/registerDeskCall.ts';
import type { StaffAccounts } from '../StaffAccounts.ts';
import { addView, changeView, removeView } from './changeViews.ts';
import { readViews } from './views.queries.ts';

/** Registers the calls for a person's own saved views; somebody else's are not found. */
export function registerStaffViews(app: FastifyInstance, accounts: StaffAccounts): void {
  registerDeskCall(app, listDeskViews, ({ session }) => readViews(accounts.db, session.staffId));

  registerDeskCall(app, addDeskView, ({ session, body }) =>
    addView(accounts, { ...body, staffId: session.staffId }),
  );

  registerDeskCall(app, changeDeskView, ({ session, params, body }) =>
    changeView(accounts, { ...params, ...body, staffId: session.staffId }),
  );

  registerDeskCall(app, removeDeskView, async ({ session, params }) => {
    await removeView(accounts, { ...params, staffId: session.staffId });
    return undefined;
  });
}
