import { useSyncExternalStore } from 'react';
import { callsUnderWay } from '../lib/http/callsUnderWay.ts';

/** How many calls are under way that are not flagged to skip the loader (spec 2.30). */
export function useCallsUnderWay(): number {
  return useSyncExternalStore(callsUnderWay.listen, callsUnderWay.count);
}
