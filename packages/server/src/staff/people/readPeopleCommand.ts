import { type StaffRole, staffRoles } from '@formulary/rules/accounts/staffPermissions';
import { readId, UsageProblem } from '../commandWords.ts';

/** Staff command about the people who work at the desk. */
export type PeopleCommand =
  | { readonly kind: 'list-people' }
  | {
      readonly kind: 'invite-person';
      readonly email: string;
      readonly name: string;
      readonly role: StaffRole;
      readonly by: string | undefined;
    }
  | {
      readonly kind: 'end-person' | 'reset-person';
      readonly staffId: number;
      readonly reason: string;
      readonly by: string | undefined;
    };

type PeopleOptions = Readonly<Partial<Record<string, string | boolean>>>;

const fitting: Readonly<Record<string, readonly string[]>> = {
  invite: ['name', 'role', 'as'],
  end: ['reason', 'as'],
  reset: ['reason', 'as'],
};

/** Parses `people …`. Refuses invalid arguments with a `UsageProblem`. */
export function readPeopleCommand(
  verb: string | undefined,
  which: string | undefined,
  options: PeopleOptions,
  by: string | undefined,
): PeopleCommand {
  const fit = verb === undefined ? [] : fitting[verb];
  if (!fit) {
    throw new UsageProblem(
      `"people ${verb}" is not a command: say ${Object.keys(fitting).join(', ')}.`,
    );
  }
  const stray = Object.keys(options).find((name) => !fit.includes(name));
  if (stray !== undefined) throw new UsageProblem(`--${stray} does not go with this command.`);
  if (verb === undefined) return { kind: 'list-people' };
  if (verb === 'invite') {
    if (which === undefined) throw new UsageProblem('Say whom to invite: an email address.');
    const { name = '', role } = options;
    if (String(name).trim() === '') throw new UsageProblem('Say their name: --name "…".');
    return { kind: 'invite-person', email: which, name: String(name), role: readRole(role), by };
  }
  const staffId = readId(which, 'a person');
  const { reason = '' } = options;
  if (String(reason).trim() === '') throw new UsageProblem('Say why: --reason "…".');
  const kind = verb === 'end' ? 'end-person' : 'reset-person';
  return { kind, staffId, reason: String(reason), by };
}

function readRole(word: string | boolean | undefined): StaffRole {
  const role = staffRoles.find((each) => each === word);
  if (role !== undefined) return role;
  const said = word === undefined ? 'Say their role' : `"${word}" is not a role`;
  throw new UsageProblem(`${said}: --role ${staffRoles.join(', ')}.`);
}
