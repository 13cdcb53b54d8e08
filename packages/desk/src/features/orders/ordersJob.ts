import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Package } from 'lucide-react';
import type { Job } from '../../lib/screen/Job.ts';
import { paths } from '../../lib/screen/paths.ts';

/** The job Orders with its screens. */
export const ordersJob: Job = {
  title: 'Orders',
  href: paths.orders,
  letter: 'o',
  permission: 'seeOrders',
  Icon: Package,
  queues: ['orders-to-send', 'orders-flagged'],
  words: 'parcels dispatch hold cancel address lines delivery',
  loadFound: async () => (await loadLazily(() => import('./OrdersFound.tsx'))).OrdersFound,
  screens: [
    {
      path: 'orders',
      load: async () => (await loadLazily(() => import('./Orders.tsx'))).Orders,
    },
    {
      path: 'orders/:orderId',
      load: async () => (await loadLazily(() => import('./OrderPage.tsx'))).OrderPage,
    },
  ],
};
