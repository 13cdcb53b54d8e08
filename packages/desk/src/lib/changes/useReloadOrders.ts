import { isReadOf } from '@formulary/client/reads/isReadOf';
import { useSWRConfig } from 'swr';

/** Names of calls whose answers a change of an order makes old, whoever shows them. */
export const readsOfOrders = [
  'getDeskOrder',
  'getDeskOrderTimeline',
  'getDeskOrderMoney',
  'listDeskOrders',
  'listOrdersToPrice',
  'listDueRefunds',
  'getOrderRefunds',
  'getStatement',
  'listStatements',
];

/** Returns the function that reads orders, and the lists that have them, again after a change. */
export function useReloadOrders(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await Promise.all(readsOfOrders.map((name) => mutate(isReadOf(name))));
  };
}
