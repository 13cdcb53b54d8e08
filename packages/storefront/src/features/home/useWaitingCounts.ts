import { countWaiting } from '@formulary/rules/calls/orderCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** What waits for the signed-in user. */
export function useWaitingCounts() {
  return useRead(countWaiting, {}, { isBackground: true });
}
