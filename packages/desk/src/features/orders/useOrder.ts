import { isReadOf } from '@formulary/client/reads/isReadOf';
import { getDeskOrder, getDeskOrderTimeline } from '@formulary/rules/calls/desk/deskOrderCalls';
import { listDeskOrders } from '@formulary/rules/calls/desk/deskOrderListCall';
import { useSWRConfig } from 'swr';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';

/** Reads an order and what happened to it; nothing without an id. */
export function useOrder(id: number | undefined) {
  const input = id === undefined ? null : { params: { id } };
  const order = useDeskRead(getDeskOrder, input, { keepPrevious: true });
  const timeline = useDeskRead(getDeskOrderTimeline, input, { keepPrevious: true });
  return { order, timeline };
}

/** Returns the function that reads orders and their lists again after a change. */
export function useReloadOrders(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await Promise.all(
      [getDeskOrder, getDeskOrderTimeline, listDeskOrders].map(({ name }) =>
        mutate(isReadOf(name)),
      ),
    );
  };
}
