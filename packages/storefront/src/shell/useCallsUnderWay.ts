import { useSyncExternalStore } from 'react';
import { callsUnderWay } from '../lib/http/callsUnderWay.ts';

/** A page that the server draws waits for none. */
const none = () => 0;

/** How many calls are under way that are not flagged to skip the loader (spec 2.30). */
export function useCallsUnderWay(): number {
  return useSyncExternalStore(callsUnderWay.listen, callsUnderWay.count, none);
}
