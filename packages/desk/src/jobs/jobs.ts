import { type StaffRole, staffCan } from '@formulary/rules/accounts/staffPermissions';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { CalendarCheck, IdCard } from 'lucide-react';
import { paths } from '../lib/screen/paths.ts';
import type { Job, JobScreen } from './Job.ts';

/**
 * Every job of the desk, in the order of the navigation. Navigation, routes, `g` keys and palette follow from it: a new
 * job is one entry here and its folder in `features`.
 */
export const jobs: readonly Job[] = [
  {
    title: 'Today',
    href: paths.today,
    letter: 't',
    permission: 'useDesk',
    Icon: CalendarCheck,
    words: 'home start what waits',
    screens: [
      {
        path: '',
        load: async () => (await loadLazily(() => import('../features/today/Today.tsx'))).Today,
      },
    ],
  },
  {
    title: 'People',
    href: paths.people,
    letter: 'p',
    permission: 'seeStaff',
    Icon: IdCard,
    words: 'staff colleagues roles invite',
    screens: [
      {
        path: 'people',
        load: async () => (await loadLazily(() => import('../features/people/People.tsx'))).People,
      },
    ],
  },
];

/** Screens of everybody that no entry of the navigation leads to. */
export const ownScreens: readonly JobScreen[] = [
  {
    path: 'you',
    permission: 'useDesk',
    load: async () =>
      (await loadLazily(() => import('../features/session/Security/Security.tsx'))).Security,
  },
];

/** Returns the jobs that a role sees. */
export const jobsOf = (role: StaffRole): readonly Job[] =>
  jobs.filter(({ permission }) => staffCan(role, permission));
