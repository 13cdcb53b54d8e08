import { type StaffRole, staffCan } from '@formulary/rules/accounts/staffPermissions';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { catalogueJob } from '../features/catalogue/catalogueJob.ts';
import { customersJob } from '../features/customers/customersJob.ts';
import { messagesJob } from '../features/messages/messagesJob.ts';
import { moneyJob } from '../features/money/moneyJob.ts';
import { ordersJob } from '../features/orders/ordersJob.ts';
import { peopleJob } from '../features/people/peopleJob.ts';
import { prescriptionsJob } from '../features/prescriptions/prescriptionsJob.ts';
import { reportsJob } from '../features/reports/reportsJob.ts';
import { settingsJob } from '../features/settings/settingsJob.ts';
import { stockJob } from '../features/stock/stockJob.ts';
import { todayJob } from '../features/today/todayJob.ts';
import type { Job, JobScreen } from '../lib/screen/Job.ts';

/**
 * Every job of the desk, in the order of the navigation. Navigation, routes, `g` keys and palette follow from it: a new
 * job is declared in its folder of `features`, and is one word here.
 */
export const jobs: readonly Job[] = [
  todayJob,
  customersJob,
  ordersJob,
  prescriptionsJob,
  messagesJob,
  moneyJob,
  catalogueJob,
  stockJob,
  reportsJob,
  peopleJob,
  settingsJob,
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
