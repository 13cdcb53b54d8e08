import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Boxes } from 'lucide-react';
import type { Job } from '../../lib/screen/Job.ts';
import { paths } from '../../lib/screen/paths.ts';

/** The job Stock with its screens. */
export const stockJob: Job = {
  title: 'Stock',
  href: paths.stock,
  letter: 'w',
  permission: 'seeStock',
  Icon: Boxes,
  words: 'goods in deliveries purchase orders suppliers counts movements adjust runs out',
  screens: [
    {
      path: 'stock',
      load: async () => (await loadLazily(() => import('./Stock.tsx'))).Stock,
    },
    {
      path: 'stock/goods-in',
      load: async () => (await loadLazily(() => import('./goods/Deliveries.tsx'))).Deliveries,
    },
    {
      path: 'stock/goods-in/new',
      permission: 'changeStock',
      load: async () => (await loadLazily(() => import('./goods/TakeIn.tsx'))).TakeIn,
    },
    {
      path: 'stock/goods-in/:deliveryId',
      load: async () => (await loadLazily(() => import('./goods/Delivery.tsx'))).Delivery,
    },
    {
      path: 'stock/orders',
      load: async () =>
        (await loadLazily(() => import('./goods/PurchaseOrders.tsx'))).PurchaseOrders,
    },
    {
      path: 'stock/orders/new',
      permission: 'changeStock',
      load: async () =>
        (await loadLazily(() => import('./goods/NewPurchaseOrder.tsx'))).NewPurchaseOrder,
    },
    {
      path: 'stock/orders/:purchaseOrderId',
      load: async () => (await loadLazily(() => import('./goods/PurchaseOrder.tsx'))).PurchaseOrder,
    },
    {
      path: 'stock/counts',
      load: async () => (await loadLazily(() => import('./counts/Counts.tsx'))).Counts,
    },
    {
      path: 'stock/counts/:countId',
      load: async () => (await loadLazily(() => import('./counts/CountPage.tsx'))).CountPage,
    },
  ],
};
