import { getDeskOrder, getDeskOrderTimeline } from '@formulary/rules/calls/desk/deskOrderCalls';
import { useRecord } from '../../lib/record/useRecord.ts';

/** Reads an order and what happened to it; nothing without an id. */
export function useOrder(id: number | undefined) {
  return { order: useRecord(getDeskOrder, id), timeline: useRecord(getDeskOrderTimeline, id) };
}
