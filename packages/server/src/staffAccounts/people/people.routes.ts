import {
  acceptStaffInvitation,
  changeStaffRole as changeStaffRoleCall,
  endStaff as endStaffCall,
  inviteStaff as inviteStaffCall,
  getStaffTimeline,
  listStaff,
  openStaffInvitation,
  resendStaffInvitation as resendStaffInvitationCall,
  resetStaff as resetStaffCall,
} from '@formulary/rules/calls/desk/staffCalls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerDeskCall, registerOpenDeskCall } from '../../platform/desk/registerDeskCall.ts';
import { readDeskEvents } from '../../platform/desk/readDeskEvents.queries.ts';
import { requireFresh } from '../../platform/desk/requireFresh.ts';
import { networkOf } from '../../platform/http/networkOf.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { takeAttempt } from '../../platform/limits/takeAttempt.ts';
import { originOf } from '../sessions/StaffOrigin.ts';
import { startWith } from '../sessions/sessions.routes.ts';
import { signInSubject, staffSubject } from '../recordStaffEvent.ts';
import type { StaffAccounts } from '../StaffAccounts.ts';
import { acceptInvitation, openInvitation } from './acceptInvitation.ts';
import { changeStaffRole, endStaff, resendStaffInvitation, resetStaff } from './changeStaff.ts';
import { inviteStaff } from './inviteStaff.ts';
import { findStaffMember, readStaff, readStaffMember } from './people.queries.ts';

const HOUR_MS = 3_600_000;
/** Of a network; all who are invited to one pharmacy share it. */
const MOST_USES_AN_HOUR = 100;

/**
 * Registers the calls for the people of the desk and their invitations. Each change requires a fresh proof of who makes
 * it.
 */
export function registerStaffPeople(app: FastifyInstance, accounts: StaffAccounts): void {
  const { db, now } = accounts;
  const admit = ({ ip }: FastifyRequest) => {
    const limit = { kind: 'staff invitation', most: MOST_USES_AN_HOUR, perMs: HOUR_MS };
    return takeAttempt(db, { ...limit, key: networkOf(ip) }, now());
  };

  registerDeskCall(app, listStaff, () => readStaff(db));

  registerDeskCall(app, getStaffTimeline, async ({ params: { id } }) => {
    const member = await findStaffMember(db, id);
    if (!member) throw new Refused('not-found');
    return { member, events: await readDeskEvents(db, [staffSubject(id), signInSubject(id)]) };
  });

  registerDeskCall(app, inviteStaffCall, async ({ session, actor, body }) => {
    requireFresh(session, now());
    return readStaffMember(db, await inviteStaff(accounts, { ...body, actor }));
  });

  registerDeskCall(app, changeStaffRoleCall, async ({ session, actor, params, body }) => {
    requireFresh(session, now());
    await changeStaffRole(accounts, { ...body, staffId: params.id, actor });
    return readStaffMember(db, params.id);
  });

  registerDeskCall(app, endStaffCall, async ({ session, actor, params, body }) => {
    requireFresh(session, now());
    await endStaff(accounts, { ...body, staffId: params.id, actor });
    return readStaffMember(db, params.id);
  });

  registerDeskCall(app, resetStaffCall, async ({ session, actor, params, body }) => {
    requireFresh(session, now());
    await resetStaff(accounts, { ...body, staffId: params.id, actor });
    return readStaffMember(db, params.id);
  });

  registerDeskCall(app, resendStaffInvitationCall, async ({ session, actor, params, body }) => {
    requireFresh(session, now());
    await resendStaffInvitation(accounts, { ...body, staffId: params.id, actor });
    return readStaffMember(db, params.id);
  });

  registerOpenDeskCall(app, openStaffInvitation, async ({ body, request }) => {
    await admit(request);
    return openInvitation(accounts, body.token);
  });

  registerOpenDeskCall(app, acceptStaffInvitation, async ({ body, request, reply }) => {
    await admit(request);
    const accepted = await acceptInvitation(accounts, { ...body, ...originOf(request) });
    const person = await startWith(accounts, request, reply, accepted);
    return { person, recoveryCodes: accepted.recoveryCodes };
  });
}
