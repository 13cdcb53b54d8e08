import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Landmark } from 'lucide-react';
import type { Job } from '../../lib/screen/Job.ts';
import { paths } from '../../lib/screen/paths.ts';

/** The job Money with its screens. */
export const moneyJob: Job = {
  title: 'Money',
  href: paths.money,
  letter: 'm',
  permission: 'seeMoney',
  Icon: Landmark,
  queues: ['prices-to-set', 'refunds-to-pay', 'statements-to-book'],
  words: 'bank statements transfers payments prices refunds credit notes invoices accountant',
  screens: [
    {
      path: 'money',
      load: async () => (await loadLazily(() => import('./Statements/Statements.tsx'))).Statements,
    },
    {
      path: 'money/statements/:id',
      load: async () => (await loadLazily(() => import('./Statement/Statement.tsx'))).Statement,
    },
    {
      path: 'money/prices',
      load: async () => (await loadLazily(() => import('./Prices/Prices.tsx'))).Prices,
    },
    {
      path: 'money/refunds',
      load: async () => (await loadLazily(() => import('./Refunds/Refunds.tsx'))).Refunds,
    },
    {
      path: 'money/refunds/:id',
      load: async () => (await loadLazily(() => import('./Refunds/OrderRefund.tsx'))).OrderRefund,
    },
    {
      path: 'money/invoices',
      load: async () => (await loadLazily(() => import('./Invoices/Invoices.tsx'))).Invoices,
    },
  ],
};
