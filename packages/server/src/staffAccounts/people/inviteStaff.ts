import { staffInvitationRules } from '@formulary/rules/accounts/staffMember';
import { type StaffRole, staffRoleLabel } from '@formulary/rules/accounts/staffPermissions';
import { checkForm, tidyForm } from '@formulary/rules/forms/fieldCheck';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { type StaffActor, recordStaffEvent } from '../recordStaffEvent.ts';
import { findStaffByEmail } from '../staffAccounts.queries.ts';
import { staffInvitationMail } from '../staffMails.ts';
import { requireManager, type StaffOffice } from './changeStaff.ts';
import { makeInvitation } from './makeInvitation.ts';
import { insertStaff, reopenStaff } from './people.queries.ts';

/** Whom to invite, by whom. */
interface Invited {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly actor: StaffActor;
}

/**
 * Invites somebody to the desk by mail, and returns the account's id. The address of an account that has ended opens
 * that account again, under the new name and role. Refuses invalid fields with their sentences, and with
 * 'staff-email-taken' the address of an account that is invited or active.
 */
export async function inviteStaff(
  { db, now, deskUrl }: StaffOffice,
  { actor, role, ...typed }: Invited,
): Promise<number> {
  const { name, email } = tidyForm(staffInvitationRules, { name: typed.name, email: typed.email });
  const errors = checkForm(staffInvitationRules, { name, email });
  if (Object.keys(errors).length > 0) throw new Refused('invalid-request', { errors });
  return withTransaction(db, async (trx) => {
    const at = now();
    const known = await findStaffByEmail(trx, email);
    const locked = await requireManager(trx, actor, known ? [known.id] : []);
    if (locked && locked.state !== 'ended') throw new Refused('staff-email-taken');
    if (locked) await reopenStaff(trx, locked.id, { name, role });
    const staffId = locked?.id ?? (await insertStaff(trx, { name, email, role, now: at }));
    const link = await makeInvitation(trx, staffId, { now: at, deskUrl: deskUrl() });
    const detail = { to: staffRoleLabel(role) };
    const event = { action: 'staff-invited', staffId, actor, at, detail } as const;
    const eventId = await recordStaffEvent(trx, event);
    await queueMail(trx, staffInvitationMail({ person: { name, email }, role, link }), eventId);
    return staffId;
  });
}
