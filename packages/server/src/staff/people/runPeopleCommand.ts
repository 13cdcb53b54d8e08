import { staffRoleLabel } from '@formulary/rules/accounts/staffPermissions';
import type { Refusal } from '@formulary/rules/problems/refusal';
import type { Db } from '../../platform/database/Db.ts';
import { londonTime } from '../../platform/mail/londonTime.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { StartupProblem } from '../../platform/process/StartupProblem.ts';
import { endStaff, resetStaff } from '../../staffAccounts/people/changeStaff.ts';
import { inviteStaff } from '../../staffAccounts/people/inviteStaff.ts';
import { readStaff } from '../../staffAccounts/people/people.queries.ts';
import { printableText, textTable } from '../terminalText.ts';
import type { PeopleCommand } from './readPeopleCommand.ts';

/** Dependencies of a command about people. */
export interface PeopleCommandContext {
  readonly db: Db;
  readonly now: Date;
  /** Default for the person who runs the command. */
  readonly user: () => string;
  /** The desk's address, for links in mails; fails if it is not known. */
  readonly deskUrl: () => string;
}

/** Runs a command about the people of the desk; returns the text to print. */
export async function runPeopleCommand(
  command: PeopleCommand,
  { db, now, user, deskUrl }: PeopleCommandContext,
): Promise<string> {
  if (command.kind === 'list-people') return people(db);
  const { by = user() } = command;
  const office = { db, now: () => now, deskUrl };
  const actor = { by };
  try {
    if (command.kind === 'invite-person') {
      const { email, name, role } = command;
      const staffId = await inviteStaff(office, { email, name, role, actor });
      return `${printableText(name)} is invited as person ${staffId}, by a mail whose link works for 72 hours.`;
    }
    const { staffId, reason } = command;
    const change = { staffId, reason, actor, version: undefined };
    if (command.kind === 'end-person') {
      await endStaff(office, change);
      return `The account of person ${staffId} has ended.`;
    }
    await resetStaff(office, change);
    return `Person ${staffId} is signed out, and sets password and second factor anew by a mail whose link works for 72 hours.`;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new StartupProblem(sentenceOf(error.problem, command));
  }
}

async function people(db: Db): Promise<string> {
  const staff = await readStaff(db);
  if (staff.length === 0) return 'Nobody works at the desk yet.';
  const rows = staff.map(({ id, name, email, role, state, isDemo, lastSignInAt }) => [
    String(id),
    printableText(name),
    printableText(email),
    staffRoleLabel(role),
    isDemo ? `${state}, demo` : state,
    lastSignInAt ? londonTime(lastSignInAt) : 'never',
  ]);
  return textTable([['ID', 'Name', 'Email', 'Role', 'State', 'Signed in'], ...rows]);
}

function sentenceOf(
  { code, message, errors = {} }: Refusal,
  command: Exclude<PeopleCommand, { readonly kind: 'list-people' }>,
): string {
  const [field] = Object.values(errors);
  if (command.kind !== 'invite-person' && code === 'not-found') {
    return `There is no person ${command.staffId}.`;
  }
  return `${field ?? message}.`;
}
