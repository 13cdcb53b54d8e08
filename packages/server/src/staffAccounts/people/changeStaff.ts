import { staffReasonRules } from '@formulary/rules/accounts/staffMember';
import {
  type StaffRole,
  staffCan,
  staffRoleLabel,
} from '@formulary/rules/accounts/staffPermissions';
import { checkForm, tidyForm } from '@formulary/rules/forms/fieldCheck';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { requireUnchanged } from '../../platform/events/requireUnchanged.queries.ts';
import type { Mail } from '../../platform/mail/Mail.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import {
  type StaffAction,
  type StaffActor,
  recordStaffEvent,
  staffSubject,
} from '../recordStaffEvent.ts';
import { deleteSessionsOfStaff } from '../sessions/staffSessions.queries.ts';
import { type StaffAccount, lockStaff } from '../staffAccounts.queries.ts';
import type { StaffAccounts } from '../StaffAccounts.ts';
import {
  staffEndedMail,
  staffInvitationMail,
  staffResetMail,
  staffRoleMail,
} from '../staffMails.ts';
import { makeInvitation } from './makeInvitation.ts';
import { stripStaff, updateStaffRole } from './people.queries.ts';

/** What changing accounts of staff works with, at the desk and at the command line. */
export type StaffOffice = Pick<StaffAccounts, 'db' | 'now' | 'deskUrl'>;

/** Which account to change, by whom. */
interface StaffChange {
  readonly staffId: number;
  readonly actor: StaffActor;
  /** Version of the account that the actor saw; undefined at the command line, which shows none. */
  readonly version: number | undefined;
}

/** What a change does, and how it is recorded. */
interface Done {
  readonly action: StaffAction;
  readonly detail?: Readonly<Record<string, string>>;
  readonly mail?: Mail;
}

/**
 * Changes somebody's role, ends their sessions and tells them by mail. Refuses the own account with
 * 'own-staff-account', one that has ended with 'staff-state-refused', and with 'record-changed' and 'not-found'.
 */
export function changeStaffRole(
  office: StaffOffice,
  {
    role,
    reason: typed = '',
    ...change
  }: StaffChange & { readonly role: StaffRole; readonly reason?: string | undefined },
): Promise<void> {
  const { reason } = tidyForm(staffReasonRules, { reason: typed });
  return changeStaff(office, change, ['invited', 'active'], async (trx, person) => {
    await updateStaffRole(trx, person.id, role);
    await deleteSessionsOfStaff(trx, person.id);
    return {
      action: 'staff-role-changed',
      detail: {
        from: staffRoleLabel(person.role),
        to: staffRoleLabel(role),
        ...(reason === '' ? {} : { reason }),
      },
      // An invited person reads the role when they open the invitation.
      ...(person.state === 'active' ? { mail: staffRoleMail({ person, role }) } : {}),
    };
  });
}

/**
 * Ends somebody's account and sessions, and tells them by mail. Refuses a missing reason with its sentence, and as
 * `changeStaffRole` does.
 */
export function endStaff(
  office: StaffOffice,
  { reason: typed, ...change }: StaffChange & { readonly reason: string },
): Promise<void> {
  const reason = checkedReason(typed);
  return changeStaff(office, change, ['invited', 'active'], async (trx, person) => {
    await stripStaff(trx, person.id, 'ended');
    const mail = person.state === 'active' ? { mail: staffEndedMail(person) } : {};
    return { action: 'staff-ended', detail: { reason }, ...mail };
  });
}

/**
 * Takes from somebody password, second factor, passkeys, recovery codes and sessions, and invites them by mail to set
 * new ones. Refuses a missing reason with its sentence, and as `changeStaffRole` does.
 */
export function resetStaff(
  office: StaffOffice,
  { reason: typed, ...change }: StaffChange & { readonly reason: string },
): Promise<void> {
  const reason = checkedReason(typed);
  return changeStaff(office, change, ['active'], async (trx, person) => {
    await stripStaff(trx, person.id, 'invited');
    const link = await linkFor(trx, office, person);
    return { action: 'staff-reset', detail: { reason }, mail: staffResetMail({ person, link }) };
  });
}

/** Sends somebody who has not accepted their invitation a new one; earlier links are void. Refuses as others here do. */
export function resendStaffInvitation(office: StaffOffice, change: StaffChange): Promise<void> {
  return changeStaff(office, change, ['invited'], async (trx, person) => {
    const link = await linkFor(trx, office, person);
    const mail = staffInvitationMail({ person, role: person.role, link });
    return { action: 'staff-invitation-resent', mail };
  });
}

async function changeStaff(
  { db, now }: StaffOffice,
  { staffId, actor, version }: StaffChange,
  states: readonly StaffAccount['state'][],
  change: (trx: Trx, person: StaffAccount) => Promise<Done>,
): Promise<void> {
  if (actor.staff?.staffId === staffId) throw new Refused('own-staff-account');
  await withTransaction(db, async (trx) => {
    const person = await requireManager(trx, actor, [staffId]);
    if (!person) throw new Refused('not-found');
    if (version !== undefined) await requireUnchanged(trx, staffSubject(staffId), version);
    if (!states.includes(person.state)) throw new Refused('staff-state-refused');
    const { action, detail = {}, mail } = await change(trx, person);
    const eventId = await recordStaffEvent(trx, { action, staffId, actor, at: now(), detail });
    if (mail) await queueMail(trx, mail, eventId);
  });
}

/**
 * Locks the accounts and that of the actor, in the order of their ids, and returns the first of the accounts. Refuses
 * with 'session-expired' an actor who may not manage staff any more: two who end each other's accounts at once must not
 * both succeed.
 */
export async function requireManager(
  trx: Trx,
  actor: StaffActor,
  staffIds: readonly number[],
): Promise<StaffAccount | undefined> {
  const actorId = actor.staff?.staffId;
  const ids = actorId === undefined ? staffIds : [...staffIds, actorId];
  const locked = ids.length === 0 ? [] : await lockStaff(trx, ids);
  const manager = locked.find(({ id }) => id === actorId);
  const isManager = manager?.state === 'active' && staffCan(manager.role, 'manageStaff');
  if (actorId !== undefined && !isManager) throw new Refused('session-expired');
  return locked.find(({ id }) => id === staffIds[0]);
}

function linkFor(trx: Trx, { now, deskUrl }: StaffOffice, { id }: StaffAccount): Promise<string> {
  return makeInvitation(trx, id, { now: now(), deskUrl: deskUrl() });
}

function checkedReason(typed: string): string {
  const { reason } = tidyForm(staffReasonRules, { reason: typed });
  const errors = checkForm(staffReasonRules, { reason });
  if (Object.keys(errors).length > 0) throw new Refused('invalid-request', { errors });
  return reason;
}
