import { type StaffRole, staffCan } from '@formulary/rules/accounts/staffPermissions';
import type { NamedCommand } from '@formulary/rules/commands/commandsFound';
import { jobsOf } from '../../jobs/jobs.ts';
import { paths } from '../../lib/screen/paths.ts';

interface Actions {
  readonly keys: () => void;
  readonly lock: () => void;
  readonly signOut: () => void;
}

/** A page or an action of the palette. */
export type DeskCommand = NamedCommand &
  ({ readonly href: string } | { readonly onRun: () => void });

/** Returns the pages and actions of a role: its jobs, then what everybody has. */
export function deskCommands(role: StaffRole, actions: Actions): readonly DeskCommand[] {
  const pages = jobsOf(role).map(({ title, href, words }) => ({
    label: title,
    href,
    ...(words === undefined ? {} : { words }),
  }));
  return [
    ...pages,
    ...(staffCan(role, 'useDesk')
      ? [{ label: 'Your passkeys', words: 'security recovery codes', href: paths.ownSecurity }]
      : []),
    { label: 'Keys', words: 'shortcuts keyboard help', onRun: actions.keys },
    { label: 'Lock now', words: 'leave away', onRun: actions.lock },
    { label: 'Sign out', words: 'log out off', onRun: actions.signOut },
  ];
}
