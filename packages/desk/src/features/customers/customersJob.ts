import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Users } from 'lucide-react';
import type { Job } from '../../lib/screen/Job.ts';
import { paths } from '../../lib/screen/paths.ts';

/** The job Customers with its screens. */
export const customersJob: Job = {
  title: 'Customers',
  href: paths.customers,
  letter: 'c',
  permission: 'seeCustomers',
  Icon: Users,
  queues: ['applications', 'data-requests', 'rechecks'],
  words: 'applications accounts register re-check documents data',
  loadFound: async () => (await loadLazily(() => import('./CustomersFound.tsx'))).CustomersFound,
  screens: [
    {
      path: 'customers',
      load: async () => (await loadLazily(() => import('./Customers.tsx'))).Customers,
    },
    {
      path: 'customers/:customerId',
      load: async () => (await loadLazily(() => import('./CustomerPage.tsx'))).CustomerPage,
    },
  ],
};
