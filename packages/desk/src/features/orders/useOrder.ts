import { getDeskOrder, getDeskOrderTimeline } from '@formulary/rules/calls/desk/deskOrderCalls';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';

/** Reads an order and what happened to it; nothing without an id. */
export function useOrder(id: number | undefined) {
  const input = id === undefined ? null : { params: { id } };
  const order = useDeskRead(getDeskOrder, input, { keepPrevious: true });
  const timeline = useDeskRead(getDeskOrderTimeline, input, { keepPrevious: true });
  return { order, timeline };
}
