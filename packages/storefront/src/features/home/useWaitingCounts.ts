import { countWaiting } from '@formulary/rules/calls/orderCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** Reads the counts of the signed-in user's pending tasks. */
export function useWaitingCounts() {
  return useRead(countWaiting, {}, { isBackground: true });
}
